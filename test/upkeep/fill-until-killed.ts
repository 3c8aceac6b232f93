/** A process that fills what a migration left, prints a line in the middle of its third piece, and waits there to be killed. */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fillSome } from '../../src/upkeep/fillings.ts';
import { openStore } from '../../src/store/store.ts';

/** Far longer than a kill takes, so that no test waits forever. */
const AT_MOST_MS = 120_000;
const WHOLE_PIECES = 2;

const call = { now: new Date(), transport: 'system', actorId: null } as const;
const [url = ''] = process.argv.slice(2);
const store = await openStore({ url });
for (let piece = 0; piece < WHOLE_PIECES; piece += 1) await store.write(call, fillSome);
await store.write(call, async work => {
  await fillSome(work);
  writeSync(process.stdout.fd, 'in the middle\n');
  await setTimeout(AT_MOST_MS);
});
