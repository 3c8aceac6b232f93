/** The settings in force. */
import type { LoadedConfig } from '../config/load.ts';
import { keys, settingOf, type Config } from '../config/schema.ts';
import { said, type Said } from './said.ts';
import { table } from './table.ts';

const HIDDEN = '***';

export function settingsInForce({ config, sourceOf }: LoadedConfig): Said {
  const settings = keys.map(key => {
    const value = config[key as keyof Config] ?? null;
    const isSecret = settingOf(key)?.writeOnly === true && value !== null;
    return { key, value: isSecret ? HIDDEN : value, source: sourceOf(key) };
  });
  const rows = settings.map(({ key, value, source }) => [key, shown(value), source]);
  return said(table(['setting', 'value', 'set in'], rows), settings);
}

function shown(value: string | number | boolean | readonly string[] | null): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}
