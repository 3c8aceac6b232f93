/** Uploads a file, and links it to an issue or a page. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { Run } from './by-hand.ts';
import { idOf, itemType } from './names.ts';
import { writeOne } from './output.ts';
import { usage } from './problems.ts';
import { read } from './words.ts';

const HELP = `Usage: docket file add <file> [<APP-12|APP-DOC-3>] [options]

Upload a file. Without an item, link to it in a text: /api/attachments/<id>.
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const [path, item] = given.arguments;
  if (path === undefined) throw usage('which file?');
  const session = given.session(around);
  const file = new File([await opened(path)], basename(path));
  const link =
    item === undefined
      ? {}
      : ({
          entity_type: itemType(item),
          entity_id: (await idOf(session, 'item', item)).id,
        } as const);
  const uploaded = await session.api.uploadAttachment({ body: { file, ...link } });
  writeOne(around, { json: given.fields, csv: false, columns: [] }, uploaded);
  return 0;
};

async function opened(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path);
  } catch (error) {
    throw usage(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
