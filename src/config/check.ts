/** Validates values against the schema, and words the first error. */

import type { ErrorObject } from 'ajv';

import { compiledModule, type Check } from '../compiled/module.ts';
import { didYouMean } from '../text/nearest.ts';
import { formats } from './formats.ts';
import { ConfigRefused, type WrittenAt, type Source } from './refused.ts';
import { fileKeys, keys, ruleOf, settingOf, type Config, type SettingsSchema } from './schema.ts';

type Setting = SettingsSchema['properties'][string];

interface Shape extends Pick<Check, 'errors'> {
  (values: unknown): values is Config;
}

/** The values with every default filled in. */
export function validated({ values, writtenAt }: Source): Config {
  const filled = { ...values };
  const { isConfig } = compiledModule<{ readonly isConfig: Shape }>('settings');
  if (!isConfig(filled)) {
    const [error] = isConfig.errors ?? [];
    throw new ConfigRefused(
      error === undefined ? 'The configuration is not valid.' : sentence(error, writtenAt),
    );
  }
  for (const key of keys) refuseMisfit(key, filled[key as keyof Config], writtenAt);
  return filled;
}

/** Refuses a text, or an entry of a list, that does not match the format of its setting. */
function refuseMisfit(key: string, value: unknown, writtenAt: WrittenAt): void {
  const setting = settingOf(key);
  if (setting?.type === 'array' && Array.isArray(value)) {
    const entry = value.findIndex(one => !formats[setting.items.format](String(one)));
    if (entry >= 0) throw new ConfigRefused(rule(setting, writtenAt, key, entry));
  } else if (setting !== undefined && 'format' in setting && typeof value === 'string') {
    if (!formats[setting.format](value)) throw new ConfigRefused(rule(setting, writtenAt, key));
  }
}

function sentence(error: ErrorObject, writtenAt: WrittenAt): string {
  const [, key, entry] = error.instancePath.split('/');
  const setting = key === undefined ? undefined : settingOf(key);
  if (key === undefined || setting === undefined)
    return unknownKey(String(error.params.additionalProperty), writtenAt);
  return rule(setting, writtenAt, key, entry === undefined ? undefined : Number(entry));
}

function rule(setting: Setting, writtenAt: WrittenAt, key: string, entry?: number): string {
  const ofEntry = entry !== undefined && setting.type === 'array';
  return `${writtenAt(key, entry)} must be ${ofEntry ? setting.items['x-must-be'] : ruleOf(setting)}.`;
}

function unknownKey(key: string, writtenAt: WrittenAt): string {
  return `${writtenAt(key)} is not a setting of Docket${didYouMean(key, fileKeys)}`;
}
