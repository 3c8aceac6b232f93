/** What a test process runs: imports the test files that it was given. One that cannot be imported is a failed test. */
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const program of process.argv.slice(2)) {
  await import(pathToFileURL(program).href).catch((error: unknown) =>
    test(`the import of ${program}`, () => {
      throw error;
    }),
  );
}
