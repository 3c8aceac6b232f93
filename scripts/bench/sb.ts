import { tmpdir } from 'node:os';
import { Files } from '../../src/attachments/bytes/files.ts';
import { Shares } from '../../src/limits/shares.ts';
import { found } from '../../src/search/search.ts';
import { openStore } from '../../src/store/store.ts';
import { engine, freshDatabase } from '../../test/setting/engines.ts';
import { startPostgres } from '../postgres.ts';
import { fillForSearch, LARGE_PROJECT } from './search-contents.ts';
const searches = new Shares(1);
const ADMIN = { userId: 1, memberId: 1, isAdministrator: true, isRecent: true, enforced: true, role: 'viewer' } as const;
const Q: any[] = [
  ['two words of all', { query: 'harbour mooring' }],
  ['one word of all', { query: 'harbour' }],
  ['a tenth', { query: 'tenth' }],
  ['rare', { query: 'anchor buoy' }],
  ['none', { query: 'zebra' }],
  ['title word of all', { query: 'issue' }],
  ['recent, two of all', { query: 'harbour mooring', sort: 'recent' }],
  ['literal tenth', { query: 'ing tent', mode: 'literal' }],
  ['literal rare', { query: 'chor buo', mode: 'literal' }],
  ['one letter', { query: 'h' }],
  ['deep page', { query: 'harbour', offset: 5000 }],
  ['tenth in project', { query: 'harbour', project_id: LARGE_PROJECT }],
];
async function main() {
  const sizes = process.argv.slice(2).map(Number);
  for (const size of sizes) {
    const db = await freshDatabase();
    const store = await openStore({ url: db.url });
    await fillForSearch(store, size);
    const files = new Files(tmpdir(), store, () => new Date());
    for (const who of [ADMIN, { ...ADMIN, isAdministrator: false }]) for (const [name, asked] of Q) {
      const whole = { mode: 'fts', sort: 'relevance', limit: 20, offset: 0, ...asked } as any;
      const run = () => store.read((read: any) => found({ read, files, searches } as any, { ...who } as any, whole));
      let t0 = performance.now(); let n = 0;
      try { while (performance.now() - t0 < 300 && n < 200) { await run(); n++; } } catch (e: any) { console.log(size, who.isAdministrator ? 'admin ' : 'member', name.padEnd(22), 'ERR ' + (e.code ?? e.message)); continue; }
      const c0 = process.cpuUsage(); t0 = performance.now(); n = 0; let rows: any;
      while (performance.now() - t0 < 500 && n < 300) { rows = await run(); n++; }
      const c = process.cpuUsage(c0);
      console.log(size, who.isAdministrator ? 'admin ' : 'member', name.padEnd(22), Math.round((c.user + c.system) / n), 'us cpu', Math.round((performance.now() - t0) * 1000 / n), 'us wall', rows.rows.length);
    }
    await store.close(); await db.remove();
  }
}
if (engine === 'sqlite') await main();
else { const s = await startPostgres(tmpdir()); process.env['DOCKET_TEST_POSTGRES'] = s.url; try { await main(); } finally { await s.stop(); } }
