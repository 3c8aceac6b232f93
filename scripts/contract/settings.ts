/** Compiles the validator of the settings, so that no start has to. Formats are our functions, called separately. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { settingsSchema } from '../../src/config/schema.ts';
import { formats } from '../../src/config/formats.ts';
import { standalone } from './compile.ts';

export function settingsCheck(schema: typeof settingsSchema): string {
  const ajv = new Ajv2020({
    useDefaults: true,
    code: { source: true, lines: true },
    keywords: ['x-must-be', 'x-environment-only', 'x-file'],
    formats: Object.fromEntries(Object.keys(formats).map(name => [name, true])),
  });
  return standalone(ajv.addSchema(schema, 'settings'), { isConfig: 'settings' });
}
