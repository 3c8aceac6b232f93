/** Uploads files, and links them to an issue or a page. */
import { existsSync } from 'node:fs';
import type { Run } from './by-hand.ts';
import { idOf, itemType } from './names.ts';
import { opened } from './opened.ts';
import { writeLine, writeOne } from './output.ts';
import { usage } from './problems.ts';
import { withProgress } from './progress.ts';
import { read } from './words.ts';

const HELP = `Usage: docket file add [<APP-12|APP-DOC-3>] <file>… [options]

Upload files. Without an item, link to them in a text: /api/attachments/<id>.
`;

const ITEM = /^[a-z][a-z0-9]*-(doc-)?[0-9]+$|^doc-[0-9]+$/i;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const [first = ''] = given.arguments;
  const item = ITEM.test(first) && !existsSync(first) ? first : null;
  const paths = item === null ? given.arguments : given.arguments.slice(1);
  if (paths.length === 0) throw usage('which file? docket file add APP-12 chart.pdf');
  const session = given.session(around);
  const files = await Promise.all(paths.map(opened));
  const link =
    item === null
      ? {}
      : ({ entity_type: itemType(item), entity_id: (await idOf(session, 'item', item)).id } as const);
  const form = { json: given.fields, csv: false, columns: [] };
  for (const file of files) {
    const uploaded = await withProgress(around, file.name, shown =>
      session.api.uploadAttachment({ body: { file, ...link } }, shown),
    );
    if (files.length === 1 || around.isTerminal) writeOne(around, form, uploaded);
    else writeLine(around, form, uploaded);
  }
  return 0;
};
