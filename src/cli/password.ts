/** Gets a password from the terminal, without showing it, or from standard input. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandRefused } from './refused.ts';

export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const shows = stdin.isTTY === true;
  if (shows) stderr.write('Password: ');
  // What is typed is echoed by this stream, which swallows it.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: shows });
  try {
    const first = await lines[Symbol.asyncIterator]().next();
    const typed = first.done === true ? '' : first.value;
    // Anything that is not UTF-8 is read as this character: any such password would match any other of its length.
    if (typed.includes('\ufffd')) throw new CommandRefused('the password is not valid UTF-8');
    return typed;
  } finally {
    lines.close();
    if (shows) stderr.write('\n');
  }
}
