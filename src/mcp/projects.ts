/** Lists projects with the people and the work in them, one line each. */
import type { Schemas } from '../generated/types.ts';
import type { Role } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { summariesOf, type Summary } from '../tracker/projects/summaries.ts';
import type { Caller } from '../identity/caller.ts';
import { called, type Calling } from './asking.ts';
import { cut, listIn } from './markdown.ts';

export async function projects(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, asking, tool } = calling;
  const { body } = await called(calling, choice.operation, { params: {}, query: {}, body: undefined });
  const rows = (listIn(body) ?? []) as Schemas['Project'][];
  if (rows.length === 0)
    return 'There are no projects yet. Create one with create_project, then add issues with create_issue.';
  const ids = rows.map(({ id }) => id);
  const [summaries, roles] = await pipeline.store.read(async read => [
    await summariesOf(read, ids),
    new Map(
      (
        await read
          .db('project_members')
          .where({ user_id: asking.caller.authorityId ?? 0 })
          .select<{ project_id: number; role: Role }[]>('project_id', 'role')
      ).map(({ project_id, role }) => [project_id, role]),
    ),
  ]);
  const now = pipeline.clock();
  const lines = rows.map(project => {
    const summary = summaries.get(project.id);
    const own = roles.get(project.id) ?? roleOf(asking.caller);
    return [`${project.identifier} | ${project.name}${summary ? workIn(summary, now) : ''}`]
      .concat(
        summary ? peopleIn(summary) : [],
        own === null ? [] : `you: ${own}`,
        summary ? countsIn(summary) : [],
      )
      .join(' | ');
  });
  if (pipeline.publicUrl !== null) lines.push('', pipeline.publicUrl);
  return cut(lines.join('\n'), 0, tool.name);
}

function roleOf({ isAdministrator }: Caller): string | null {
  return isAdministrator ? 'administrator' : null;
}

function workIn({ workable, lastActivity }: Summary, now: Date): string {
  const active = lastActivity === null ? '' : `, active ${ago(lastActivity, now)}`;
  return ` (${workable} workable${active})`;
}

function ago(time: string, now: Date): string {
  const minutes = Math.max(
    0,
    Math.floor((now.getTime() - Date.parse(`${time.replace(' ', 'T')}Z`)) / 60_000),
  );
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ago`;
  return `${Math.floor(hours / 24)} days ago`;
}

/** Leads and maintainers by name, viewers by number. */
function peopleIn({ people }: Summary): string[] {
  const named = (['lead', 'maintainer'] as const).flatMap(role => {
    const { count = 0, names = [] } = people.get(role) ?? {};
    if (count === 0) return [];
    const more = count > names.length ? ` and ${count - names.length} more` : '';
    return `${role} ${names.map(name => `@${name}`).join(', ')}${more}`;
  });
  const viewers = people.get('viewer')?.count ?? 0;
  const all = [...named, ...(viewers === 0 ? [] : [`${viewers} ${viewers === 1 ? 'viewer' : 'viewers'}`])];
  return all.length === 0 ? [] : [all.join(', ')];
}

const ORDER = ['active', 'todo', 'backlog', 'done', 'cancelled'];

function countsIn({ counts }: Summary): string[] {
  const all = ORDER.flatMap(status => (counts.get(status) ? `${counts.get(status)} ${status}` : []));
  return [all.length === 0 ? 'no issues' : all.join(', ')];
}
