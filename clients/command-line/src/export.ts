/** Exports a project as a ZIP file, an issue or a page as Markdown. */
import { writeFileSync } from 'node:fs';
import type { Run } from './by-hand.ts';
import { itemType } from './names.ts';
import { usage } from './problems.ts';
import { asText } from './shown.ts';
import { read } from './words.ts';

const HELP = `Usage: docket export <APP|APP-12|APP-DOC-3> [options]

Export a project as a ZIP file of Markdown, or an issue or a page as Markdown.

Options:
  --output <file>         write to this file; - is standard output
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { output: 'string' }, around);
  if (!given) return 0;
  const session = given.session(around);
  const identifier = given.arguments[0] ?? (await session.project()).identifier;
  const { api } = session;
  const isItem = identifier.includes('-');
  const path = { identifier };
  const content = !isItem
    ? await api.exportProject({ path })
    : itemType(identifier) === 'page'
      ? await api.exportPage({ path })
      : await api.exportIssue({ path });
  const bytes =
    content instanceof Blob ? Buffer.from(await content.arrayBuffer()) : Buffer.from(asText(content));
  const output = given.text('output') ?? (isItem || !around.isTerminal ? '-' : `${identifier}-export.zip`);
  if (output === '-') process.stdout.write(bytes);
  else {
    writeNew(output, bytes);
    around.tell(`${output}: ${String(bytes.length)} bytes`);
  }
  return 0;
};

function writeNew(file: string, bytes: Buffer): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (error) {
    throw usage(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
