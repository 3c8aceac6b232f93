import { openStore } from '../../src/store/store.ts';
import { freshDatabase } from '../../test/setting/engines.ts';
const db = await freshDatabase();
const store = await openStore({ url: db.url });
const pad = ' '.repeat(0);
for (const [name, text, values] of [['one', 'SELECT 1 AS one', []], ['params', 'SELECT ' + Array.from({length: 60}, () => '?').join('+') + ' AS s', Array(60).fill('1')], ['long text', 'SELECT 1 /*' + 'x'.repeat(12000) + '*/ AS one', []], ['blob', "SELECT CAST(replace(hex(zeroblob(5000)),'0','a') AS BLOB) AS one", []]] as any) {
  const run = () => store.read((read: any) => read.rows({ text, values, isSelect: true }));
  for (let i = 0; i < 300; i++) await run();
  const c0 = process.cpuUsage(); const e0 = performance.eventLoopUtilization(); const t0 = performance.now();
  for (let i = 0; i < 2000; i++) await run();
  const c = process.cpuUsage(c0);
  console.log(name, 'cpu', (c.user + c.system) / 2000, 'active', performance.eventLoopUtilization(e0).active * 1000 / 2000);
}
await store.close(); await db.remove();
