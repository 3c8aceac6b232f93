/** Downloads a file. */
import { writeFileSync } from 'node:fs';
import type { Run } from './by-hand.ts';
import { usage } from './problems.ts';
import { read } from './words.ts';

const HELP = `Usage: docket file get <id> [options]

Download a file.

Options:
  --output <file>         write to this file; default: standard output
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { output: 'string' }, around);
  if (!given) return 0;
  const [id = ''] = given.arguments;
  if (!/^\d+$/.test(id)) throw usage('a file is named by its id: docket file list APP-12');
  const { api } = given.session(around);
  const content = await api.getAttachment({ path: { id: Number(id) } });
  const bytes = Buffer.from(await content.arrayBuffer());
  const output = given.text('output');
  if (output === undefined && around.isTerminal)
    throw usage('a file is not shown in a terminal: use --output');
  if (output === undefined) process.stdout.write(bytes);
  else writeFileSync(output, bytes);
  return 0;
};
