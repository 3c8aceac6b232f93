/** Reads a password from the terminal, without showing it, or from standard input. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandRefused } from './refused.ts';

export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const shows = stdin.isTTY === true;
  if (shows) stderr.write('Password: ');
  // Receives the echo of typed characters, and drops it.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: shows });
  try {
    const first = await lines[Symbol.asyncIterator]().next();
    const typed = first.done === true ? '' : first.value;
    // Invalid UTF-8 decodes to this character, so such a password would match any other with the same length.
    if (typed.includes('\ufffd')) throw new CommandRefused('the password is not valid UTF-8');
    return typed;
  } finally {
    lines.close();
    if (shows) stderr.write('\n');
  }
}
