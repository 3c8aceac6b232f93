/** Lists the tables of a SQLite file, in a child process that may hang or crash without harm. */
import { fork, type ChildProcess } from 'node:child_process';
import type { Schemas } from '../../generated/types.ts';
import { ownProgram } from '../../program/programs.ts';
import { hasNoFiles } from '../../store/folder.ts';
import { shownName } from '../../text/shown-name.ts';

type Preview = Schemas['SqlitePreview'] | Schemas['NoPreview'];

const MOST_TABLES = 200;

/** The reader limits its own CPU time; this is for a reader that a malicious file controls. */
const PATIENCE_MS = 60_000;

const READER = ownProgram('attachments/kinds/sqlite-reader');

export async function sqlitePreview(path: string): Promise<Preview> {
  // It gets only what it needs: no environment and no output stream.
  const reader = fork(READER, [path, String(MOST_TABLES)], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const found = await firstWord(reader);
  reader.kill('SIGKILL');
  return previewOf(found);
}

/** Undefined if it ended or was stopped without a result. */
function firstWord(reader: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(resolve, PATIENCE_MS);
    const end = (word?: unknown): void => {
      clearTimeout(patience);
      resolve(word);
    };
    reader.once('message', end);
    reader.once('exit', () => end());
    reader.on('error', error => {
      if (hasNoFiles(error)) reject(error);
      else end();
    });
  });
}

/** Only the shape is trusted: a malicious file may control the reader. */
function previewOf(found: unknown): Preview {
  if (typeof found !== 'object' || found === null || !('tables' in found) || !Array.isArray(found.tables))
    return { kind: 'none' };
  const tables = found.tables.slice(0, MOST_TABLES).flatMap(tableOf);
  return { kind: 'sqlite', tables };
}

function tableOf(table: unknown): { name: string; rows: number }[] {
  if (typeof table !== 'object' || table === null || !('name' in table) || !('rows' in table)) return [];
  const { name, rows } = table;
  const isCounted =
    typeof name === 'string' && typeof rows === 'number' && Number.isSafeInteger(rows) && rows >= 0;
  return isCounted ? [{ name: shownName(name), rows }] : [];
}
