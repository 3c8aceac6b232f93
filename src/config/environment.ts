/** Reads settings from DOCKET_ variables, and warns about variables that name no setting. */

import type { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { nearestName } from '../text/nearest.ts';
import type { Environment } from './folders.ts';
import { ConfigRefused, type Source } from './refused.ts';
import { keys, settingOf, settingsSchema, variableOf } from './schema.ts';

const prefix = 'DOCKET_';
const keyOfVariable = new Map(keys.map(key => [variableOf(key), key]));

/** The variable with the path of a file that has the secret, as containers get them. */
const keyOfFile = new Map(
  keys.filter(key => settingOf(key)?.writeOnly === true).map(key => [`${variableOf(key)}_FILE`, key]),
);
const knownVariables = [...keyOfVariable.keys(), ...keyOfFile.keys(), settingsSchema['x-file'].variable];

/** The same program has the commands of the client, which read these. */
const OF_CLIENT = ['URL', 'TOKEN', 'PROJECT', 'EDITOR', 'PAGER'].map(name => prefix + name);

/** An empty variable counts as unset, because compose files and unit files cannot omit one conditionally. */
export function readEnvironment(env: Environment, cwd: string): Source & { warnings: string[] } {
  const values: Record<string, unknown> = {};
  const inFiles = new Map<string, string>();
  const warnings: string[] = [];
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith(prefix) || text === undefined || text === '') continue;
    const key = keyOfVariable.get(variable);
    const keyInFile = keyOfFile.get(variable);
    if (key !== undefined) values[key] = valueOf(key, text);
    else if (keyInFile !== undefined) inFiles.set(keyInFile, text);
    else if (!knownVariables.includes(variable) && !OF_CLIENT.includes(variable))
      warnings.push(warningAbout(variable));
  }
  for (const [key, path] of inFiles) {
    const variable = variableOf(key);
    if (key in values)
      throw new ConfigRefused(`${variable} and ${variable}_FILE are both set: use one of them.`);
    values[key] = secretIn(resolve(cwd, path), `${variable}_FILE`);
  }
  const writtenIn = (key: string, entry?: number): string =>
    inFiles.has(key) ? `${variableOf(key)}_FILE` : writtenAt(key, entry);
  return { values, writtenAt: writtenIn, warnings };
}

/** Far more than a secret has. */
const MOST_BYTES = 65_536;

/** Without the line end that editors add. */
function secretIn(path: string, variable: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigRefused(`${path}, named by ${variable}, cannot be read (${code}).`);
  }
  if (bytes.length > MOST_BYTES)
    throw new ConfigRefused(`${path}, named by ${variable}, is larger than ${MOST_BYTES} bytes.`);
  return bytes.toString('utf8').replace(/\r?\n$/, '');
}

/** Text that is not a number stays text and fails validation. Text settings are used unchanged, passwords included. */
function valueOf(key: string, text: string): unknown {
  const type = settingOf(key)?.type;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
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
