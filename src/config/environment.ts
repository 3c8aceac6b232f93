/** Reads settings from DOCKET_ variables, and warns about variables that name no setting. */

import { nearestName } from '../text/nearest.ts';
import type { Environment } from './folders.ts';
import type { Source } from './refused.ts';
import { keys, settingOf, settingsSchema, variableOf } from './schema.ts';

const prefix = 'DOCKET_';
const keyOfVariable = new Map(keys.map(key => [variableOf(key), key]));
const knownVariables = [...keyOfVariable.keys(), settingsSchema['x-file'].variable];

/** An empty variable counts as unset, because compose files and unit files cannot omit one conditionally. */
export function readEnvironment(env: Environment): Source & { warnings: string[] } {
  const values: Record<string, unknown> = {};
  const warnings: string[] = [];
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith(prefix) || text === undefined || text === '') continue;
    const key = keyOfVariable.get(variable);
    if (key !== undefined) values[key] = valueOf(key, text);
    else if (!knownVariables.includes(variable)) warnings.push(warningAbout(variable));
  }
  return { values, writtenAt, warnings };
}

/** Text that is not a number stays text and fails validation. Text settings are used unchanged, passwords included. */
function valueOf(key: string, text: string): unknown {
  const type = settingOf(key)?.type;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'array') return text.split(',').map(entry => entry.trim());
  return text;
}

function writtenAt(key: string, entry?: number): string {
  return entry === undefined ? variableOf(key) : `Entry ${entry + 1} of ${variableOf(key)}`;
}

function warningAbout(variable: string): string {
  // Without the prefix, which all names share, so that all would look similar.
  const names = knownVariables.map(name => name.slice(prefix.length));
  const nearest = nearestName(variable.slice(prefix.length), names);
  const hint = nearest === undefined ? '.' : `; did you mean ${prefix}${nearest}?`;
  return `${variable} is not a setting of Docket and is ignored${hint}`;
}
