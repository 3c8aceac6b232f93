/** Configurations loaded from real files in new folders, like at a start of the server. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

import assert from 'node:assert/strict';

import { ConfigRefused, loadConfig, type LoadedConfig } from '../../src/config/load.ts';

export interface Start {
  /** The text or bytes of docket.yaml in the working directory; without it there is no file. */
  yaml?: string | Uint8Array;
  env?: Record<string, string>;
  path?: string;
  folders?: string[];
  cwd?: string;
}

const made: string[] = [];
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docket-config-'));
  made.push(folder);
  return folder;
}

export function write(path: string, text: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

export function start({ yaml, env = {}, path, folders = [], cwd = freshFolder() }: Start): LoadedConfig {
  if (yaml !== undefined) write(join(cwd, 'docket.yaml'), yaml);
  return loadConfig({ path, env, cwd, folders });
}

/** The sentence of the refusal, with `docket.yaml` for the path of the file in the working directory. */
export function refusal(attempt: Start): string {
  const cwd = attempt.cwd ?? freshFolder();
  try {
    start({ ...attempt, cwd });
  } catch (error) {
    assert.ok(error instanceof ConfigRefused, `not a refusal: ${String(error)}`);
    return error.message.replaceAll(`${cwd}/`, '');
  }
  assert.fail('the configuration was accepted');
}
