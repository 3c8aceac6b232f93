import { test } from 'node:test';
import { freshDatabase } from '../engines.ts';
test('x', async () => {
  const d = await freshDatabase();
  await new Promise(r => setTimeout(r, 3000));
  await d.remove();
});
