/** What tables a SQLite file has, read by a process that may hang or crash without anybody else noticing. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '../../generated/types.ts';
import { hasNoFiles } from '../../store/folder.ts';
import { shownName } from '../../text/shown-name.ts';

type Preview = Schemas['SqlitePreview'] | Schemas['NoPreview'];

const MOST_TABLES = 200;

/** The reader limits its own processor time; this is for one that a file has taken over. */
const PATIENCE_MS = 60_000;

/** The compiled reader is in the same folder as the compiled parent. */
const READER = fileURLToPath(new URL(`./sqlite-reader${import.meta.url.slice(-3)}`, import.meta.url));

export async function sqlitePreview(path: string): Promise<Preview> {
  // It is given nothing that it need not know: neither the environment nor a line to print on.
  const reader = fork(READER, [path, String(MOST_TABLES)], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const told = await firstWord(reader);
  reader.kill('SIGKILL');
  return previewOf(told);
}

/** Undefined when it ended, or was given up, without an answer. */
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

/** Not believed further than its shape goes: a file may have taken the reader over. */
function previewOf(told: unknown): Preview {
  if (typeof told !== 'object' || told === null || !('tables' in told) || !Array.isArray(told.tables))
    return { kind: 'none' };
  const tables = told.tables.slice(0, MOST_TABLES).flatMap(tableOf);
  return { kind: 'sqlite', tables };
}

function tableOf(table: unknown): { name: string; rows: number }[] {
  if (typeof table !== 'object' || table === null || !('name' in table) || !('rows' in table)) return [];
  const { name, rows } = table;
  const isCounted =
    typeof name === 'string' && typeof rows === 'number' && Number.isSafeInteger(rows) && rows >= 0;
  return isCounted ? [{ name: shownName(name), rows }] : [];
}
