/** A process that reads lists of long texts while SQLite may use little memory, and prints how much of each it got. */
import type { Authority } from '../../src/access/authority.ts';
import { Json } from '../../src/store/json.ts';
import { openStore } from '../../src/store/store.ts';
import { listedIssues } from '../../src/tracker/issues/list.ts';
import { readBoard } from '../../src/tracker/overview/board.ts';
import { everyPage, listedPages } from '../../src/tracker/pages/list.ts';

/** Two thirds of what the texts of a table take; a list of 8 MiB takes about 50 MB while SQLite writes it. */
const MOST_BYTES = 64 * 1024 * 1024;

const WINDOW = { limit: 500, offset: 0 };

const [url = '', project = ''] = process.argv.slice(2);
const project_id = Number(project);
const by: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};

async function bytesOf(list: Awaited<ReturnType<typeof readBoard | typeof everyPage>>): Promise<number> {
  if (list instanceof Json) return list.bytes.length;
  let bytes = 0;
  for await (const piece of list.pieces) bytes += (piece as Buffer).length;
  return bytes;
}

const store = await openStore({ url, readers: 1 });
await store.read(({ db }) => db.raw(`PRAGMA hard_heap_limit = ${MOST_BYTES}`));
const issues = await store.read(read => listedIssues(read, by, WINDOW));
const pages = await store.read(read => listedPages(read, by, { project_id }, WINDOW));
const board = await bytesOf(await readBoard(store, project_id, 'status'));
const all = await bytesOf(await everyPage(store, by, { project_id }));
await store.close();
console.log(JSON.stringify({ issues: issues.returned, pages: pages.returned, board, all }));
