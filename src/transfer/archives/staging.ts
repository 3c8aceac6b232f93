/**
 * Writes the rows of a verified archive in small changes, under a hidden project. Other writers wait for at most one of
 * these changes.
 */
import { randomUUID } from 'node:crypto';
import type { AttachmentRow } from '../../attachments/rows.ts';
import { printed } from '../../text/identifiers.ts';
import { commentKind } from '../../records/comment.ts';
import { folderKind } from '../../records/folder.ts';
import { issueKind, rankOf, storedChecklist } from '../../records/issue.ts';
import { labelKind } from '../../records/label.ts';
import { type ModuleRow, moduleKind } from '../../records/module.ts';
import { pageKind } from '../../records/page.ts';
import { type PlanStepRow, planStepKind } from '../../records/plan-step.ts';
import { planKind } from '../../records/plan.ts';
import { type ProjectRow, projectKind } from '../../records/project.ts';
import type { EntityType } from '../../store/writing/activity.ts';
import { LongTexts } from '../../store/writing/long-texts.ts';
import { portions } from '../../store/portions.ts';
import type { Work } from '../../store/work.ts';
import { recountWaits } from '../../tracker/issues/waits.ts';
import { fold } from '../../text/fold.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { previewOf } from '../../text/preview.ts';
import { shownName } from '../../text/shown-name.ts';
import type { Kind, Row } from './format.ts';
import { References } from './references.ts';
import { invalid } from './refusing.ts';

/** New ids by those of the archive. */
type Ids = { readonly [K in Kind]?: Map<number, number> };

export interface Staging {
  readonly project: ProjectRow;
  readonly identifier: string;
  readonly ids: Required<Pick<Ids, Numbered>>;
  readonly files: ReadonlyMap<number, number>;
  readonly references: References;
}

type Numbered = 'modules' | 'labels' | 'folders' | 'issues' | 'pages' | 'plans' | 'plan_steps' | 'comments';

/** An id that no row has: history names deleted items. */
const GONE = Number.MAX_SAFE_INTEGER;

/** The staged identifier is not a valid one, so no lookup finds the project. */
export async function stageProject(work: Work, row: Row<'project'>, server: number): Promise<ProjectRow> {
  const { name, description, emoji, created_at, updated_at } = row;
  const project = await work.carry(projectKind, {
    name,
    description: normalizeNewlines(description),
    emoji,
    created_at,
    updated_at,
    identifier: `~${randomUUID()}`,
    lead_user_id: null,
    sort_order: 0,
    is_public: 0,
  });
  await work.db('hidden_projects').insert({ project_id: project.id, hidden_at: work.now, server });
  for (const [kind, last] of Object.entries(row.sequences))
    if (last > 0) await work.db('sequences').insert({ project_id: project.id, kind, last });
  return project;
}

export function newStaging(
  project: ProjectRow,
  identifier: string,
  files: ReadonlyMap<number, number>,
): Staging {
  const ids = {
    modules: new Map<number, number>(),
    labels: new Map<number, number>(),
    folders: new Map<number, number>(),
    issues: new Map<number, number>(),
    pages: new Map<number, number>(),
    plans: new Map<number, number>(),
    plan_steps: new Map<number, number>(),
    comments: new Map<number, number>(),
  };
  return { project, identifier, ids, files, references: new References(files) };
}

/** Reserves ids that no other file gets, even if the import fails: rows are inserted and deleted again. */
export async function reserveFileIds(
  work: Work,
  rows: readonly Row<'attachments'>[],
): Promise<Map<number, number>> {
  work.untraced();
  const reserved = new Map<number, number>();
  for (const part of portions(rows)) {
    const blank = { filename: '', filename_folded: '', mime: '', mime_class: 'other', size_bytes: 0 };
    const made = await work
      .db('attachments')
      .insert(part.map(({ sha256, created_at }) => ({ ...blank, sha256, created_at })))
      .returning<Pick<AttachmentRow, 'id'>[]>('id');
    const ids = made.map(row => row.id).toSorted((a, b) => a - b);
    await work.db('attachments').whereIn('id', ids).delete();
    for (const [place, { id }] of part.entries()) reserved.set(id, ids[place] ?? GONE);
  }
  return reserved;
}

type Stage<K extends Kind> = (work: Work, staging: Staging, rows: readonly Row<K>[]) => Promise<void>;

/** Writers for the rows of each kind. Files and their links are written at the reveal. */
export const STAGES: { readonly [K in Kind]?: Stage<K> } = {
  modules: each(async (work, { project, ids }, { id, ...row }) => {
    const status = row.status as ModuleRow['status'];
    const made = { ...row, status, description: normalizeNewlines(row.description) };
    const { id: here } = await work.carry(moduleKind, {
      ...made,
      project_id: project.id,
      name_folded: fold(row.name),
    });
    ids.modules.set(id, here);
  }),
  labels: each(async (work, { project, ids }, { id, name, color }) => {
    const row = { project_id: project.id, name, name_folded: fold(name), color };
    ids.labels.set(id, (await work.carry(labelKind, row)).id);
  }),
  folders: each(async (work, { project, ids }, { id, parent_id, name, sort_order }) => {
    const place = { parent_id: newId(ids.folders, parent_id), sort_order };
    const row = { project_id: project.id, name, name_folded: fold(name), ...place };
    ids.folders.set(id, (await work.carry(folderKind, row)).id);
  }),
  issues: each(stageIssue),
  pages: each(stagePage),
  relations: async (work, { ids }, rows) => {
    work.untraced();
    for (const part of portions(rows))
      await work.db('relations').insert(
        part.map(({ source_id, target_id, type }) => ({
          source_id: ids.issues.get(source_id),
          target_id: ids.issues.get(target_id),
          type,
        })),
      );
  },
  plans: each(async (work, { project, identifier, ids }, { id, issue_id, ...row }) => {
    const { id: here } = await work.carry(planKind, {
      ...row,
      project_id: project.id,
      issue_id: newId(ids.issues, issue_id),
      identifier: printed('plan', identifier, row.sequence),
    });
    ids.plans.set(id, here);
  }),
  plan_steps: each(async (work, { project, ids }, { id, done, ...row }) => {
    const columns: Omit<PlanStepRow, 'id'> = {
      ...row,
      description: normalizeNewlines(row.description),
      done: done ? 1 : 0,
      plan_id: ids.plans.get(row.plan_id) ?? GONE,
      parent_step_id: newId(ids.plan_steps, row.parent_step_id),
      issue_id: newId(ids.issues, row.issue_id),
    };
    const { id: here } = await work.carry(planStepKind, {
      ...columns,
      project_id: project.id,
      identifier: '',
    });
    ids.plan_steps.set(id, here);
  }),
  comments: each(async (work, { project, ids, references }, { id, issue_id, page_id, author, ...row }) => {
    const { id: here } = await work.carry(commentKind, {
      ...row,
      project_id: project.id,
      identifier: '',
      user_id: null,
      imported_author: author,
      issue_id: newId(ids.issues, issue_id),
      page_id: newId(ids.pages, page_id),
      content: references.inText('a comment', normalizeNewlines(row.content)),
      deleted_at: null,
      went_with_parent: 0,
    });
    ids.comments.set(id, here);
  }),
  activity: stageActivity,
};

function each<K extends Kind>(stage: (work: Work, staging: Staging, row: Row<K>) => Promise<void>): Stage<K> {
  return async (work, staging, rows) => {
    for (const row of rows) await stage(work, staging, row);
  };
}

/** Null stays null; everything that is named has been staged already. */
function newId(ids: ReadonlyMap<number, number>, id: number | null): number | null {
  if (id === null) return null;
  const here = ids.get(id);
  if (here === undefined) throw invalid('a row refers to a row that does not exist');
  return here;
}

async function stageIssue(
  work: Work,
  staging: Staging,
  { id, labels, needs_human, assignees, waits, ...row }: Row<'issues'>,
): Promise<void> {
  const { project, ids, references } = staging;
  const identifier = printed('issue', staging.identifier, row.sequence);
  const description = references.inText(identifier, normalizeNewlines(row.description));
  const { id: here } = await work.carry(issueKind, {
    ...row,
    identifier,
    project_id: project.id,
    deleted_at: null,
    description,
    preview: previewOf(description),
    checklist: storedChecklist(description),
    module_id: newId(ids.modules, row.module_id),
    priority_rank: rankOf(row.priority),
    needs_human: needs_human ? 1 : 0,
    source: await freeSource(work, staging, identifier, row.source),
  });
  ids.issues.set(id, here);
  const attached = labels.map(label => ({ issue_id: here, label_id: newId(ids.labels, label) }));
  for (const part of portions(attached)) await work.db('issue_labels').insert(part);
  const of = { references, identifier, issue_id: here };
  await stageAssignees(work, of, assignees);
  await stageWaits(work, of, waits);
}

type StagedIssue = Pick<Staging, 'references' | 'identifier'> & { readonly issue_id: number };

/** Active people with these usernames are assigned. Without them, the issue still needs a person. */
async function stageAssignees(work: Work, of: StagedIssue, usernames: readonly string[]): Promise<void> {
  if (usernames.length === 0) return;
  const { references, identifier, issue_id } = of;
  const people = await activePeople(work, usernames);
  for (const username of usernames)
    if (!people.has(fold(username)))
      references.note(`${identifier} was assigned to ${shownName(username)}, who has no active account here`);
  for (const part of portions([...people.values()].map(user_id => ({ issue_id, user_id }))))
    await work.db('issue_assignees').insert(part);
}

/** A wait for a person without an active account here keeps the name. */
async function stageWaits(work: Work, of: StagedIssue, waits: Row<'issues'>['waits']): Promise<void> {
  if (waits.length === 0) return;
  const { references, identifier, issue_id } = of;
  const people = await activePeople(
    work,
    waits.flatMap(({ person }) => person ?? []),
  );
  const rows = waits.map(({ person, ...wait }) => {
    const user_id = (person === null ? undefined : people.get(fold(person))) ?? null;
    if (person !== null && user_id === null)
      references.note(`${identifier} waits for ${shownName(person)}, who has no active account here`);
    return { ...wait, issue_id, user_id, imported_name: user_id === null ? person : null };
  });
  for (const part of portions(rows)) await work.db('issue_waits').insert(part);
  await recountWaits(work, issue_id);
}

/** The ids of the active people with these usernames, by the folded name. */
async function activePeople({ db }: Work, usernames: readonly string[]): Promise<Map<string, number>> {
  const people = await db('users')
    .whereIn('username_folded', usernames.map(fold))
    .where({ is_active: 1 })
    .whereNull('owner_id')
    .orderBy('id')
    .select<{ id: number; username_folded: string }[]>('id', 'username_folded');
  return new Map(people.map(({ id, username_folded }) => [username_folded, id]));
}

/** Two active issues cannot have the same source. */
async function freeSource(
  { db }: Work,
  { references }: Staging,
  identifier: string,
  source: string | null,
): Promise<string | null> {
  if (source === null) return null;
  const taken: unknown = await db('issues').where({ source }).whereNull('deleted_at').first('id');
  if (taken === undefined) return source;
  references.note(`${identifier} lost its source ${shownName(source)}, which another issue already has here`);
  return null;
}

async function stagePage(work: Work, staging: Staging, { id, labels, ...row }: Row<'pages'>): Promise<void> {
  const { project, ids, references } = staging;
  const identifier = printed('page', staging.identifier, row.sequence);
  const content = references.inText(identifier, normalizeNewlines(row.content));
  const { id: here } = await work.carry(pageKind, {
    ...row,
    identifier,
    project_id: project.id,
    deleted_at: null,
    pinned: row.pinned ? 1 : 0,
    title_folded: fold(row.title),
    content,
    content_by: null,
    preview: previewOf(content),
    folder_id: newId(ids.folders, row.folder_id),
  });
  ids.pages.set(id, here);
  const attached = labels.map(label => ({ page_id: here, label_id: newId(ids.labels, label) }));
  for (const part of portions(attached)) await work.db('page_labels').insert(part);
}

const OF_ENTITIES: Partial<Record<EntityType, Numbered>> = {
  module: 'modules',
  label: 'labels',
  folder: 'folders',
  issue: 'issues',
  page: 'pages',
  comment: 'comments',
  plan: 'plans',
  plan_step: 'plan_steps',
};

/** No user of this instance did it, and its item may be deleted. */
async function stageActivity(work: Work, staging: Staging, rows: readonly Row<'activity'>[]): Promise<void> {
  work.untraced();
  const { project, ids, files, references } = staging;
  const inHistory = (value: string | null): string | null =>
    value === null ? null : references.inHistory(value);
  const entityId = ({
    entity_type,
    entity_id,
  }: Pick<Row<'activity'>, 'entity_type' | 'entity_id'>): number => {
    if (entity_type === 'project') return project.id;
    if (entity_type === 'attachment') return files.get(entity_id ?? 0) ?? GONE;
    const of = OF_ENTITIES[entity_type];
    return (of && ids[of].get(entity_id ?? 0)) ?? GONE;
  };
  const texts = new LongTexts();
  const carried = rows.map(({ old_value, new_value, ...row }) => {
    const [before, after] = [old_value, new_value].map(value => texts.keep(project.id, inHistory(value)));
    return {
      ...row,
      entity_id: entityId(row),
      project_id: project.id,
      actor_user_id: null,
      issue_id: ids.issues.get(row.issue_id ?? 0) ?? null,
      page_id: ids.pages.get(row.page_id ?? 0) ?? null,
      plan_id: ids.plans.get(row.plan_id ?? 0) ?? null,
      old_value: before?.value,
      old_digest: before?.digest,
      new_value: after?.value,
      new_digest: after?.digest,
    };
  });
  await texts.write(work.ask, work.dialect);
  for (const part of portions(carried)) await work.db('activity').insert(part);
}
