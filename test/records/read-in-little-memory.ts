/** A process that reads lists of long texts while SQLite has little memory, and prints how much it received. */
import type { Authority } from '../../src/access/authority.ts';
import { wholeOf, type Response } from '../../src/records/whole.ts';
import { Json } from '../../src/store/json.ts';
import { openStore } from '../../src/store/store.ts';
import { listedIssues } from '../../src/tracker/issues/list.ts';
import { board } from '../../src/tracker/overview/board.ts';
import { pages } from '../../src/tracker/pages/list.ts';

/** Two thirds of the texts of a table; a list of 8 MiB takes about 50 MB while SQLite writes it. */
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

async function bytesOf(list: Response<unknown>): Promise<number> {
  if (list instanceof Json) return list.bytes.length;
  let bytes = 0;
  for await (const piece of list.pieces) bytes += (piece as Buffer).length;
  return bytes;
}

const store = await openStore({ url, readers: 1 });
await store.read(({ db }) => db.raw(`PRAGMA hard_heap_limit = ${MOST_BYTES}`));
const issues = await store.read(read => listedIssues(read, by, WINDOW));
const slice = await store.read(read => pages.slice(read, { project_id }, WINDOW));
const columns = await bytesOf(await wholeOf(store, board, { project: project_id, grouping: 'status' }));
const all = await bytesOf(await pages.whole(store, { project_id }));
await store.close();
console.log(JSON.stringify({ issues: issues.returned, pages: slice.returned, board: columns, all }));
