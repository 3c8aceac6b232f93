/** Runs first in every test process, and notes at its end which file it was and what it cost. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const notes = process.env['DOCKET_TEST_COSTS'];
const program = process.argv[1];

if (isMainThread && notes !== undefined && program !== undefined) {
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    const cost = { program, cpu: (user + system) / 1e6, wall: performance.now() / 1e3 };
    appendFileSync(notes, `${JSON.stringify(cost)}\n`);
  });
}
