import { openStore } from '../../src/store/store.ts';
import { freshDatabase } from '../../test/setting/engines.ts';
import { fillForSearch } from './search-contents.ts';
const db = await freshDatabase();
const store = await openStore({ url: db.url });
await fillForSearch(store, 20500);
const B = 2 ** 40;
const fts = (m: string) => `SELECT rowid AS docid FROM search_words_fts WHERE search_words_fts MATCH '${m}' AND rowid BETWEEN ${B} AND ${2 * B - 1} ORDER BY rowid DESC`;
const none = '((("harbour") AND ("mooring")) NOT (("\uf001harbour") OR ("\uf001mooring")))';
const plain = '("harbour") AND ("mooring")';
const things = (f: string) => `SELECT found.docid, things.updated_at FROM (${f}) AS found CROSS JOIN issues AS things ON things.id = found.docid - ${B} WHERE things.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM staged_projects WHERE staged_projects.project_id = things.project_id)`;
const due = (f: string) => `${f} AND (SELECT docid FROM search_due WHERE search_due.docid = found.docid) IS NULL ORDER BY found.docid DESC LIMIT 300`;
const body = (w: string) => `2200 - 2200 * (300 + 9 * texts.body_count) / (1000 * ((octet_length(texts.body_words) - octet_length(replace(texts.body_words, ' ${w}', ''))) / 8) + 300 + 9 * texts.body_count)`;
const scored = (m: string) => `SELECT docid FROM (SELECT matches.docid, matches.updated_at, ${body('harbour')} + ${body('mooring')} AS score FROM (${m}) AS matches CROSS JOIN search_texts AS texts ON texts.docid = matches.docid) ORDER BY score DESC, updated_at DESC, docid DESC LIMIT 900`;
const cases: [string, string][] = [
  ['fts plain 300', `SELECT count(*) FROM (${fts(plain)} LIMIT 300)`],
  ['fts none 300', `SELECT count(*) FROM (${fts(none)} LIMIT 300)`],
  ['+things', `SELECT count(*) FROM (${things(fts(none))} LIMIT 300)`],
  ['+due', `SELECT count(*) FROM (${due(things(fts(none)))})`],
  ['+scored', `SELECT count(*) FROM (${scored(due(things(fts(none))))})`],
  ['texts only', `SELECT sum(texts.body_count) FROM (${due(things(fts(none)))}) AS matches CROSS JOIN search_texts AS texts ON texts.docid = matches.docid`],
];
for (const [name, text] of cases) {
  const run = () => store.read((read: any) => read.rows({ text, values: [], isSelect: true }));
  for (let i = 0; i < 100; i++) await run();
  const c0 = process.cpuUsage();
  for (let i = 0; i < 500; i++) await run();
  const c = process.cpuUsage(c0);
  console.log(name.padEnd(20), Math.round((c.user + c.system) / 500));
}
await store.close(); await db.remove();
