/**
 * The program of a test process: imports its test files. One that cannot be imported is a failed test. At the end it records
 * the CPU seconds that it used.
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
