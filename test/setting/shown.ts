/** A reader's view of a project, without what differs between instances. */
import assert from 'node:assert/strict';
import type { Schemas } from '../../src/generated/types.ts';
import { at, done, type Client } from './client.ts';

/** More than a project of a test has of anything. */
const ALL = 500;

/** Row numbers, the actor, and counters. */
const ELSEWHERE =
  /(^|_)(id|seq|user|username|author|uploader|display_name)$|^(actor|author|uploader)_|^(by|version)$/;

export async function shownProject(api: Client, identifier: string): Promise<unknown> {
  const projects = done(await api.GET('/api/projects'));
  const { id, name, description, emoji } =
    projects.find(one => one.identifier === identifier) ?? assert.fail();
  const query = { project_id: id, limit: ALL };
  const params = { query: { project_id: id } };
  const issues = [];
  const kept = new Set<string>();
  for (const issue of done(await api.GET('/api/issues', { params: { query } }))) {
    const { source, ...whole } = done(await api.GET('/api/issues/{id}', at(issue.id)));
    const inside = (ends: readonly string[]) => ends.filter(end => end.startsWith(`${identifier}-`));
    const { blocks, blocked_by, relates_to, duplicates, duplicated_by } = whole;
    const ends = [blocks, blocked_by, relates_to, duplicates, duplicated_by].map(inside);
    kept.add(issue.identifier);
    const path = { issue_id: issue.id };
    const comments = done(
      await api.GET('/api/issues/{issue_id}/comments', { params: { path, query: { limit: ALL } } }),
    );
    issues.push([{ ...issue, source: source ?? null }, ends, comments]);
  }
  const pages = [];
  for (const page of done(await api.GET('/api/pages', { params: { query } }))) {
    const path = { page_id: page.id };
    const comments = done(
      await api.GET('/api/pages/{page_id}/comments', { params: { path, query: { limit: ALL } } }),
    );
    pages.push([page, comments]);
  }
  const plans = [];
  for (const plan of done(await api.GET('/api/plans', { params: { query } })))
    plans.push(withoutOthers(done(await api.GET('/api/plans/{id}', at(plan.id))), kept));
  return plain({
    name,
    description,
    emoji,
    issues,
    pages,
    plans: plans.toSorted((a, b) => a.sequence - b.sequence),
    modules: done(await api.GET('/api/modules', { params })),
    labels: done(await api.GET('/api/labels', { params })),
    folders: done(await api.GET('/api/folders', { params })),
    counts: done(await api.GET('/api/projects/{id}/issue-counts', at(id))),
    files: done(
      await api.GET('/api/projects/{id}/attachments', { params: { path: { id }, query: { limit: ALL } } }),
    ),
  });
}

/** Items outside the project and in the trash are not named in an import. */
function withoutOthers({ steps, ...plan }: Schemas['Plan'], kept: ReadonlySet<string>): Schemas['Plan'] {
  const stays = (identifier: string | null) => identifier !== null && kept.has(identifier);
  const inside = ({ issue_identifier, issue_status, children, ...step }: Step): Step => ({
    ...step,
    issue_identifier: stays(issue_identifier) ? issue_identifier : null,
    issue_status: stays(issue_identifier) ? issue_status : null,
    children: children.map(inside),
  });
  const anchor_identifier = stays(plan.anchor_identifier) ? plan.anchor_identifier : null;
  return { ...plan, anchor_identifier, steps: steps.map(inside) };
}

type Step = Schemas['Plan']['steps'][number];

/** The same without fields that differ, and with normalized file names. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\/api\/attachments\/(absent-)?[0-9]+/g, 'a file');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, held]) => (ELSEWHERE.test(field) ? [] : [[field, plain(held)]])),
  );
}
