/** The built program has the commands that work with a server too: they are another program, `clients/command-line`. */
import { existsSync } from 'node:fs';
import { ownFile } from './files.ts';

/** The commands of the operator. */
const OPERATORS = new Set([
  'start',
  'user',
  'session',
  'key',
  'backup',
  'restore',
  'config',
  'health',
  'migrate',
]);

/** Where the program of these words is, if it is that one. */
export function commandLineFor(words: readonly string[]): URL | null {
  const program = ownFile('command-line/docket.js');
  return isOfClient(words) && existsSync(program) ? program : null;
}

function isOfClient([first = '', second = '', ...others]: readonly string[]): boolean {
  if (first === '' || first.startsWith('-') || OPERATORS.has(first)) return false;
  const options = [second, ...others];
  if (first === 'search') return second !== 'rebuild';
  // Both have these; without the address of a server, the one of this machine is meant.
  if (first === 'doctor' || first === 'audit') return options.some(word => /^--url(?:=|$)/.test(word));
  return first !== 'help' || options.includes('--all');
}
