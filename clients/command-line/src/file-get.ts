/** Downloads a file. */
import type { Run } from './by-hand.ts';
import { usage } from './problems.ts';
import { withProgress } from './progress.ts';
import { save, SAVING, SAVING_HELP } from './saving.ts';
import { read } from './words.ts';

const HELP = `Usage: docket file get <id> [options]

Download a file, in a pipe to standard output.

Options:
${SAVING_HELP}
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, SAVING, around);
  if (!given) return 0;
  const [id = ''] = given.arguments;
  if (!/^\d+$/.test(id)) throw usage('a file is named by its id: docket file list APP-12');
  if (given.text('output') === undefined && around.isTerminal)
    throw usage('a file is not shown in a terminal: use --output');
  const { api } = given.session(around);
  const content = await withProgress(around, `file ${id}`, shown =>
    api.getAttachment({ path: { id: Number(id) } }, shown),
  );
  save(around, given, new Uint8Array(await content.arrayBuffer()), null);
  return 0;
};
