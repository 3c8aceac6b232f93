/** Saved views: private settings for how a caller displays the issues of a project. */
import type { Authority } from '../../access/authority.ts';
import { ownerId } from '../../access/own.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { type ViewRow, viewKind } from '../../records/view.ts';

const CONFIG_BYTES = 8192;

export async function listViews(read: Read, by: Authority, projectId: number): Promise<ViewRow[]> {
  return ownViews(read, by, projectId).orderBy('name_folded');
}

export type NewView = Required<Schemas['SavedViewCreate']>;

export async function createView(
  work: Work,
  by: Authority,
  projectId: number,
  { name, config, is_default }: NewView,
): Promise<ViewRow> {
  const user_id = ownerId(by);
  checkConfig(config);
  await refuseTaken(work, by, projectId, name, 0);
  if (is_default) await unmarkDefault(work, by, projectId);
  const marked = is_default ? 1 : 0;
  return work.insert(viewKind, { project_id: projectId, user_id, name, config, is_default: marked });
}

export async function updateView(
  work: Work,
  by: Authority,
  [projectId, id]: readonly [number, number],
  fields: Schemas['SavedViewUpdate'],
): Promise<ViewRow> {
  const before = await viewInPath(work, by, projectId, id);
  const { name = before.name, config = before.config, is_default = before.is_default === 1 } = fields;
  checkConfig(config);
  await refuseTaken(work, by, projectId, name, id);
  if (is_default && before.is_default === 0) await unmarkDefault(work, by, projectId);
  return work.update(viewKind, before, { name, config, is_default: is_default ? 1 : 0 });
}

export async function deleteView(
  work: Work,
  by: Authority,
  [projectId, id]: readonly [number, number],
): Promise<void> {
  const view = await viewInPath(work, by, projectId, id);
  await work.remove(viewKind, view);
}

/** A view of another user or another project is not found. */
async function viewInPath(work: Work, by: Authority, projectId: number, id: number): Promise<ViewRow> {
  const view = await ownViews(work, by, projectId).where({ id }).first();
  if (!view) throw refuse.notFound();
  return view;
}

function ownViews({ db }: Read, by: Authority, projectId: number) {
  return db<ViewRow>('saved_views').where({ project_id: projectId, user_id: ownerId(by) });
}

/** The text is stored as it was sent. The server only checks its size and that it is JSON. */
function checkConfig(config: string): void {
  if (Buffer.byteLength(config) > CONFIG_BYTES) throw refuse.viewConfigTooLarge();
  try {
    JSON.parse(config);
  } catch {
    throw refuse.viewConfigMalformed();
  }
}

async function refuseTaken(
  read: Read,
  by: Authority,
  projectId: number,
  name: string,
  exceptId: number,
): Promise<void> {
  const namesake = await ownViews(read, by, projectId)
    .where({ name_folded: fold(name) })
    .whereNot('id', exceptId)
    .first();
  if (namesake) throw refuse.viewNameTaken();
}

async function unmarkDefault(work: Work, by: Authority, projectId: number): Promise<void> {
  await ownViews(work, by, projectId)
    .where({ is_default: 1 })
    .update({ is_default: 0, updated_at: work.now });
}
