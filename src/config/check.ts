/** Values checked against the schema, and the sentence for the first that does not fit. */

import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import { formats } from './formats.ts';
import { nearestName } from './nearest.ts';
import { ConfigRefused, type Place, type Source } from './refused.ts';
import { fileKeys, ruleOf, settingOf, settingsSchema, type Config } from './schema.ts';

const ajv = new Ajv2020({ useDefaults: true });
ajv.addVocabulary(['x-must-be', 'x-environment-only', 'x-file']);
for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
const isConfig = ajv.compile<Config>(settingsSchema);

/** The values with every default filled in. */
export function checked({ values, place }: Source): Config {
  const filled = { ...values };
  if (isConfig(filled)) return filled;
  const [error] = isConfig.errors ?? [];
  throw new ConfigRefused(error === undefined ? 'The configuration is refused.' : sentence(error, place));
}

function sentence(error: ErrorObject, place: Place): string {
  const [, key, entry] = error.instancePath.split('/');
  const setting = key === undefined ? undefined : settingOf(key);
  if (key === undefined || setting === undefined)
    return unknownKey(String(error.params.additionalProperty), place);
  if (entry !== undefined && setting.type === 'array') {
    return `${place(key, Number(entry))} must be ${setting.items['x-must-be']}.`;
  }
  return `${place(key)} must be ${ruleOf(setting)}.`;
}

function unknownKey(key: string, place: Place): string {
  const nearest = nearestName(key, fileKeys);
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
  return `${place(key)} is no setting of Docket${hint || '.'}`;
}
