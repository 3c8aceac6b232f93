/** Writes what was downloaded into a file, or to standard output. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { Problem, usage } from './problems.ts';
import type { Surroundings } from './surroundings.ts';
import type { Words } from './words.ts';

export const SAVING = { output: 'string', force: 'boolean' } as const;

export const SAVING_HELP = `  --output <file>         write to this file; - is standard output
  --force                 overwrite an existing file`;

/** Into the file of `--output`, or else the named one; null for standard output. */
export function save(around: Surroundings, given: Words, bytes: Uint8Array, otherwise: string | null): void {
  const output = given.text('output') ?? otherwise ?? '-';
  if (output === '-') {
    process.stdout.write(bytes);
    return;
  }
  try {
    writeFileSync(output, bytes, { flag: given.has('force') ? 'w' : 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Problem(
        'conflict',
        `there is a file ${output} already`,
        'Choose another --output, or use --force.',
      );
    throw usage(`${output} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  around.tell(`${output}: ${String(bytes.length)} bytes`);
}
