/** Exports a project as a ZIP file, an issue or a page as Markdown. */
import type { Run } from './by-hand.ts';
import { itemType } from './names.ts';
import { withProgress } from './progress.ts';
import { save, SAVING, SAVING_HELP } from './saving.ts';
import { asText } from './shown.ts';
import { read } from './words.ts';

const HELP = `Usage: docket export <APP|APP-12|APP-DOC-3> [options]

Export a project as a ZIP file of Markdown, or an issue or a page as Markdown.

Options:
${SAVING_HELP}
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, SAVING, around);
  if (!given) return 0;
  const session = given.session(around);
  const identifier = given.arguments[0] ?? (await session.project()).identifier;
  const { api } = session;
  const isItem = identifier.includes('-');
  const path = { identifier };
  const content = !isItem
    ? await withProgress(around, identifier, shown => api.exportProject({ path }, shown))
    : itemType(identifier) === 'page'
      ? await api.exportPage({ path })
      : await api.exportIssue({ path });
  const bytes =
    content instanceof Blob ? Buffer.from(await content.arrayBuffer()) : Buffer.from(asText(content));
  save(around, given, bytes, isItem || !around.isTerminal ? null : `${identifier}-export.zip`);
  return 0;
};
