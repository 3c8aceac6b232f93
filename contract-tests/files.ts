/** Files of every type that is taken, uploaded as their owner would. */
import { latin, MP3, MP4, OGG, PDF, picture, SVG_TEXT, WEBM } from '../test/setting/files.ts';
import { sqliteFile } from '../test/setting/sqlite-files.ts';
import { uploaded, type Form, type Uploaded } from '../test/setting/uploads.ts';
import { zipOf } from '../test/setting/zip-bytes.ts';
import { issueIn } from './contents.ts';
import type { Project, Stage, Member } from './stage.ts';

/** The example of a text in the document. */
const SHOWN_TEXT = 'High water at half past four.';

/** By the media type that they are downloaded with. */
const FORMS: Readonly<Record<string, () => Form | Promise<Form>>> = {
  'image/png': async () => ({ bytes: await picture('png', 640, 480), filename: 'moorings.png' }),
  'image/jpeg': async () => ({ bytes: await picture('jpeg', 640, 480), filename: 'moorings.jpg' }),
  'image/gif': async () => ({ bytes: await picture('gif', 640, 480), filename: 'moorings.gif' }),
  'image/webp': async () => ({ bytes: await picture('webp', 640, 480), filename: 'moorings.webp' }),
  'application/octet-stream': () => ({ bytes: SVG_TEXT, filename: 'moorings.svg' }),
  'application/pdf': () => ({ bytes: PDF, filename: 'tides.pdf' }),
  'text/plain': () => ({ bytes: SHOWN_TEXT, filename: 'tides.txt' }),
  'application/zip': () => ({ bytes: zipOf({ 'charts/east-pier.svg': SVG_TEXT }), filename: 'charts.zip' }),
  'video/mp4': () => ({ bytes: MP4, filename: 'swell.mp4' }),
  'video/webm': () => ({ bytes: WEBM, filename: 'swell.webm' }),
  'audio/webm': () => ({ bytes: WEBM, filename: 'horn.webm', type: 'audio/webm' }),
  'audio/ogg': () => ({ bytes: OGG, filename: 'horn.ogg' }),
  'audio/mpeg': () => ({ bytes: MP3, filename: 'horn.mp3' }),
  'application/vnd.sqlite3': async () => ({
    bytes: await sqliteFile('CREATE TABLE berths (number);'),
    filename: 'berths.db',
  }),
};

/** As it is uploaded, with its name and its declared type. */
export function fileOf(mediaType: string): Form | Promise<Form> {
  const form = FORMS[mediaType];
  if (!form) throw new Error(`no file is downloaded as ${mediaType}`);
  return form();
}

export function uploadBy({ url }: Stage, by: Member, form: Form): Promise<Uploaded> {
  return uploaded({ url }, by, form);
}

/** A project whose maintainer has linked a picture to an issue. */
export interface Illustrated extends Project {
  readonly issue: number;
  readonly file: Uploaded;
}

export async function illustrated(stage: Stage, mediaType = 'image/png'): Promise<Illustrated> {
  const project = await stage.project();
  const { id: issue } = await issueIn(project);
  const fields = { entity_type: 'issue', entity_id: issue };
  const file = await uploadBy(stage, project.maintainer, { ...(await fileOf(mediaType)), fields });
  return { ...project, issue, file };
}

/** A file as long as the limit allows, and a byte more. */
export function oversize(): Form {
  return { bytes: latin(`%PDF-1.4\n${'\xff'.repeat(10 * 1024 * 1024)}`), filename: 'tides.pdf' };
}

/** Its viewer asks for the file. */
export async function byViewer(stage: Stage, mediaType?: string) {
  const { viewer, file } = await illustrated(stage, mediaType);
  return { as: viewer, path: { id: file.id } };
}

/** The files take all the room that there is for them. */
export async function storageFilled(stage: Stage): Promise<void> {
  const countAs = (bytes: number) =>
    stage.write(async work => {
      work.untraced();
      await work.db('file_storage').update({ bytes });
    });
  const [before] = await stage.app.instance.store.read(({ db }) =>
    db<{ readonly bytes: number }>('file_storage').select('bytes'),
  );
  await countAs(stage.app.instance.config.storage_limit);
  stage.afterwards(async work => {
    work.untraced();
    await work.db('file_storage').update({ bytes: before?.bytes ?? 0 });
  });
}
