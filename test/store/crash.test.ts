/** An acknowledged change survives a crash of its process. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../src/store/store.ts';
import { storedSeq } from '../../src/store/writing/seq-counter.ts';
import { openThings, type Thing } from '../setting/things.ts';

/** Not at the end of a commit of the other process. */
const ACKNOWLEDGED_AT_LEAST = 105;

test('every change that was acknowledged before the process was killed is there afterwards, whole', async t => {
  const { store, url } = await openThings(t);
  await store.close();
  const acknowledged = await killedWhileWriting(url);
  const reopened = await openStore({ url });
  t.after(() => reopened.close());
  const things = await reopened.read(({ db }) => db<Thing>('things').orderBy('seq').select('title', 'seq'));
  const there = new Set(things.map(({ title }) => title));
  assert.deepEqual(
    acknowledged.filter(title => !there.has(title)),
    [],
  );
  // Rows, seq and activity are consistent, even for unacknowledged changes.
  assert.deepEqual(
    things.map(({ seq }) => seq),
    things.map((_, place) => place + 1),
  );
  const recorded = await reopened.read(({ db }) => db('activity').orderBy('id').pluck('new_value'));
  assert.deepEqual(
    recorded,
    things.map(({ title }) => title),
  );
  assert.equal(await reopened.read(storedSeq), things.length);
});

async function killedWhileWriting(url: string): Promise<string[]> {
  const program = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url));
  const writer = spawn(process.execPath, ['--import', 'tsx', program, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface(writer.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === ACKNOWLEDGED_AT_LEAST) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  assert.equal(writer.signalCode, 'SIGKILL');
  return acknowledged;
}
