/** A process that writes, several changes at once, and prints the title of each that was acknowledged. */
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../src/store/store.ts';
import { call, makeThing } from '../setting/things.ts';

/** Far more than any wait needs, so that no loop runs forever. */
const AT_MOST = 100_000;
const AT_ONCE = 10;

const [url = ''] = process.argv.slice(2);
const store = await openStore({ url });
for (let written = 0; written < AT_MOST; written += AT_ONCE) {
  const titles = Array.from({ length: AT_ONCE }, (_, place) => `thing ${String(written + place)}`);
  await Promise.all(
    titles.map(async title => {
      await store.write(call, async work => {
        await makeThing(work, title);
        // Long enough for the end to come between a change and its commit.
        await setTimeout(5);
      });
      writeSync(process.stdout.fd, `${title}\n`);
    }),
  );
}
