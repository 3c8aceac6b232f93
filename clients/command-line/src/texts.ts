/** Long texts: from an option, a file, standard input or an editor. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { composed, takenApart, type Draft } from './front-matter.ts';
import type { Given } from './parse.ts';
import { Problem, usage } from './problems.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

export async function readText(file: string): Promise<string> {
  if (file === '-') return surroundings().input();
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usage(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Null if the command says nothing about the text. Only an editor changes fields. */
export async function writtenText(around: Surroundings, asked: Given, before: Draft): Promise<Draft | null> {
  const text = await givenText(around, asked);
  if (text !== null) return { ...before, text };
  if (!asked.edit) return null;
  if (!around.canAsk) throw usage('--edit needs a terminal: use --body or --body-file');
  const shown = composed(before);
  const document = edited(around, shown);
  if (document === shown) throw new Problem('declined', 'the text is as before: nothing was changed');
  return takenApart(document, before);
}

async function givenText(around: Surroundings, { values, bodyFile }: Given): Promise<string | null> {
  const [, body] = [...values].find(([{ kind }]) => kind === 'markdown') ?? [];
  if (typeof body === 'string') return body === '-' ? around.input() : body;
  if (bodyFile === undefined) return null;
  return bodyFile === '-' ? around.input() : readText(bodyFile);
}

function edited({ env }: Surroundings, before: string): string {
  const editor = env['DOCKET_EDITOR'] || env['VISUAL'] || env['EDITOR'] || 'vi';
  const folder = mkdtempSync(join(tmpdir(), 'docket-'));
  const file = join(folder, 'text.md');
  try {
    writeFileSync(file, before, { mode: 0o600 });
    const { status, error } = spawnSync(`${editor} "${file}"`, { stdio: 'inherit', shell: true });
    if (error || status !== 0)
      throw new Problem('declined', `the editor (${editor}) failed: nothing was changed`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Keeps a text that was not accepted, in the current folder. */
export function keepText(name: string, text: string): string {
  const file = resolve(`${name.replace(/[^A-Za-z0-9-]/g, '')}-${String(Date.now())}.md`);
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return file;
}
