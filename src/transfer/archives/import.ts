/** Imports an archive: verifies all of it, stages the rows invisibly, and reveals them in one short change. */
import { refuseWhileHeld } from '../../attachments/bytes/holds.ts';
import type { Files } from '../../attachments/bytes/files.ts';
import type { Received } from '../../attachments/bytes/contents.ts';
import type { CarriedLink } from '../../attachments/links.ts';
import type { ProjectRow } from '../../records/project.ts';
import type { Door, Store } from '../../store/store.ts';
import type { Origin } from '../../store/work.ts';
import { describeFiles, stageWords, type FileRow } from './carried-files.ts';
import { KIND_NAMES, type Kind, type Row } from './format.ts';
import { removeStaged } from './leftovers.ts';
import { rowsIn } from './reading.ts';
import type { References } from './references.ts';
import { refuseTakenHere, reveal } from './revealing.ts';
import { newStaging, reserveFileIds, stageProject, STAGES, type Staging } from './staging.ts';
import { unpackArchive } from './unpacking.ts';
import { verifyArchive, type Verified } from './verifying.ts';

export interface Importing<Call extends Origin> {
  readonly call: Call;
  /** Checks the session again in every change. */
  readonly store: Door;
  /** Does not check it, for cleanup that must run in any case. */
  readonly own: Store;
  readonly files: Files;
  readonly importer: { readonly id: number; readonly username: string };
  readonly limit: number;
}

export interface Imported {
  readonly project: ProjectRow;
  readonly rows: number;
  readonly blobs: number;
  readonly references: References;
}

export async function importArchive<Call extends Origin>(
  importing: Importing<Call>,
  archive: Received,
): Promise<Imported> {
  const { store, files, call } = importing;
  const taken: Received[] = [];
  try {
    const content = await verifyArchive(await unpackArchive(archive.path, files.contents, taken));
    const described = await describeFiles(content, importing.importer.id);
    await store.read(async read => {
      await refuseWhileHeld(read, call.now);
      await refuseTakenHere(read, content.project.identifier);
    });
    return await stagedAndRevealed(importing, content, described);
  } finally {
    for (const one of taken) await files.contents.discard(one);
  }
}

async function stagedAndRevealed<Call extends Origin>(
  importing: Importing<Call>,
  content: Verified,
  described: readonly FileRow[],
): Promise<Imported> {
  const { call, store, own, files, importer, limit } = importing;
  const { identifier } = content.project;
  const { project, fileIds } = await store.stage(call, async work => ({
    project: await stageProject(work, content.project, own.servers.number),
    fileIds: await reserveFileIds(work, content.attachments),
  }));
  try {
    const staging = newStaging(project, identifier, fileIds);
    for (const kind of KIND_NAMES) await stageKind(importing, staging, content, kind);
    const links = await linksOf(content, staging, fileIds);
    const rows = described.map(file => ({ ...file, id: fileIds.get(file.id) ?? 0 }));
    await stageWords(importing, rows, content);
    const all = { project, identifier, importer, files: rows, links, limit };
    const shown = await files.contents.keepAll([...content.blobs.values()], files.unwanted, () =>
      store.write(call, work => reveal(work, all)),
    );
    const { references } = staging;
    return { project: shown, rows: content.rows, blobs: content.blobs.size, references };
  } catch (error) {
    // If even that fails, it is removed after the end of this server.
    await removeStaged(own, call.now, [{ project_id: project.id }]).catch(() => undefined);
    throw error;
  }
}

/** The amount that is written in one change before other writers get a turn. */
const ROWS_A_CHANGE = 100;
const CHARACTERS_A_CHANGE = 1_000_000;

async function stageKind<Call extends Origin, K extends Kind>(
  { call, store }: Importing<Call>,
  staging: Staging,
  content: Verified,
  kind: K,
): Promise<void> {
  const stage = STAGES[kind];
  if (!stage) return;
  let held: Row<K>[] = [];
  let characters = 0;
  const write = async (): Promise<void> => {
    if (held.length > 0) await store.stage(call, work => stage(work, staging, held));
    [held, characters] = [[], 0];
  };
  for await (const row of rowsIn(content, kind)) {
    held.push(row);
    characters += weightOf(row);
    if (held.length >= ROWS_A_CHANGE || characters >= CHARACTERS_A_CHANGE) await write();
  }
  await write();
}

function weightOf(row: object): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

async function linksOf(
  content: Verified,
  { project, ids }: Staging,
  fileIds: ReadonlyMap<number, number>,
): Promise<CarriedLink[]> {
  const links: CarriedLink[] = [];
  for await (const row of rowsIn(content, 'attachment_links')) {
    const here = (of: ReadonlyMap<number, number>, id: number | null) =>
      id === null ? null : (of.get(id) ?? null);
    links.push({
      project_id: project.id,
      attachment_id: fileIds.get(row.attachment_id) ?? 0,
      issue_id: here(ids.issues, row.issue_id),
      page_id: here(ids.pages, row.page_id),
      comment_id: here(ids.comments, row.comment_id),
      by_upload: row.by_upload ? 1 : 0,
      by_body: row.by_body ? 1 : 0,
    });
  }
  return links;
}
