/** Finds, limits and decodes the configuration file. */

import { Buffer } from 'node:buffer';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Environment } from './folders.ts';
import { ConfigRefused } from './refused.ts';
import { settingsSchema } from './schema.ts';

const { variable, option, name, limit } = settingsSchema['x-file'];

export interface FoundFile {
  path: string;
  text: string;
}

export interface Search {
  /** The value of --config. */
  path?: string | undefined;
  env: Environment;
  cwd: string;
  /** Folders to search after the working directory. */
  folders: readonly string[];
}

/** A file that was named must exist; otherwise the first file found is used. */
export function findFile({ path, env, cwd, folders }: Search): FoundFile | undefined {
  // An empty path would resolve to the working directory.
  if (path === '') throw new ConfigRefused(`${option} requires the path of a file.`);
  if (path !== undefined) return namedFile(resolve(cwd, path), option);
  const fromVariable = env[variable];
  if (fromVariable) return namedFile(resolve(cwd, fromVariable), variable);
  for (const folder of [cwd, ...folders]) {
    const candidate = join(folder, name);
    const text = readText(candidate);
    if (text !== undefined) return { path: candidate, text };
  }
  return undefined;
}

function namedFile(path: string, namedBy: string): FoundFile {
  const text = readText(path);
  if (text === undefined) throw new ConfigRefused(`${path}, named by ${namedBy}, does not exist.`);
  return { path, text };
}

/** Only a file that certainly does not exist is skipped: any other error could hide settings that an operator relies on. */
function readText(path: string): string | undefined {
  const bytes = readBytes(path);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigRefused(`${path}, line ${lineOfBadByte(bytes)}, is not UTF-8 text.`);
  }
}

function readBytes(path: string): Buffer | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    if (found === undefined) throw new ConfigRefused(`${path} is a link to a file that does not exist.`);
    // A pipe or a device may never end.
    if (!found.isFile()) throw new ConfigRefused(`${path} is not a regular file.`);
    if (found.size > limit) throw new ConfigRefused(`${path} is larger than ${limit} bytes.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ConfigRefused) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    // A parent is a file, so the path cannot exist.
    if (code === 'ENOTDIR') return undefined;
    throw new ConfigRefused(`${path} cannot be read (${code}).`);
  }
}

/** Decoding replaces malformed bytes with U+FFFD, so the first line that changes when encoded again has them. */
function lineOfBadByte(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  const same = bytes.findIndex((byte, index) => again[index] !== byte);
  return bytes.subarray(0, same).filter(byte => byte === 0x0a).length + 1;
}
