#!/usr/bin/env node
/** The first file: it imports nothing at its start, and uses no new syntax, so that an old Node can read it and say that it is old. */

const NEEDED = { major: 20, minor: 19 };

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor);
}

function leave(sentence: string): void {
  console.error(`docket: ${sentence}`);
  process.exit(1);
}

/** Packages or files that are not there; anything else is ours, and comes with its trace. */
function isIncomplete(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

async function run(): Promise<void> {
  const { commandLineFor } = await import('./program/command-line.ts');
  const commandLine = commandLineFor(process.argv.slice(2));
  if (commandLine !== null) {
    await import(commandLine.href);
    return;
  }
  const { useCompileCache } = await import('./program/compile-cache.ts');
  useCompileCache();
  await import('./main/run.ts');
}

if (isOld(process.versions.node)) {
  const needed = `${String(NEEDED.major)}.${String(NEEDED.minor)}`;
  leave(`Node ${process.versions.node} is too old: install Node ${needed} or newer.`);
} else {
  run().catch((error: unknown) => {
    if (!isIncomplete(error)) throw error;
    leave(
      `the installation is not complete (${String(error.message.split(' imported from ')[0])}): run \`npm ci\`.`,
    );
  });
}
