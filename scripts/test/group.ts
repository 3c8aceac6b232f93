/**
 * What a test process runs: imports the test files that it was given. One that cannot be imported is a failed test.
 * At the end it notes the processor seconds that it spent.
 */
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const spent = process.env['DOCKET_TEST_SPENT'];
process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  if (spent !== undefined) writeFileSync(spent, String((user + system) / 1e6));
});

for (const program of process.argv.slice(2)) {
  await import(pathToFileURL(program).href).catch((error: unknown) =>
    test(`the import of ${program}`, () => {
      throw error;
    }),
  );
}
