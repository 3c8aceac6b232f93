/** Turns names into the ids that operations take: `APP-12`, a project's identifier, the name of a label or of a person. */
import type { Called } from './command.ts';
import { Problem } from './problems.ts';
import { projectNamed, type Session } from './session.ts';

export interface Named {
  readonly id: number;
  /** Of an item that is edited: its state, and the text that it has now. */
  readonly seq?: number;
}

const LISTS = {
  label: ({ api }: Session, project_id: number) => api.listLabels({ query: { project_id } }),
  module: ({ api }: Session, project_id: number) => api.listModules({ query: { project_id } }),
  folder: ({ api }: Session, project_id: number) => api.listFolders({ query: { project_id } }),
  view: ({ api }: Session, id: number) => api.listViews({ path: { id } }),
} as const;

export async function idOf(session: Session, called: Called, name: string): Promise<Named> {
  const { api } = session;
  switch (called) {
    case 'project':
      return projectNamed(api, name);
    case 'issue':
      return api.resolveIssue({ path: { identifier: name } });
    case 'page':
      return api.resolvePage({ path: { identifier: name } });
    case 'plan':
      return api.resolvePlan({ path: { identifier: name } });
    case 'item':
      return idOf(session, itemType(name), name);
    case 'trashed':
      return trashed(session, name);
    case 'user':
      return person(session, name);
    case 'group':
      return among(await api.listProjectGroups(), 'group', name);
    default:
      return among(await LISTS[called](session, (await session.project()).id), called, name);
  }
}

async function person({ api }: Session, name: string): Promise<Named> {
  if (name === 'me') return api.getMe();
  const username = name.replace(/^@/, '').toLowerCase();
  const found = (await api.listUsers()).find(one => one.username.toLowerCase() === username);
  if (found) return found;
  throw new Problem('absent', `there is no account "${name}"`);
}

/** Pages of the workspace are in no list of a trash, so they are named by their ids. */
async function trashed({ api }: Session, name: string): Promise<Named> {
  if (/^\d+$/.test(name)) return { id: Number(name) };
  const { id } = await projectNamed(api, name.split('-')[0] ?? '');
  for await (const item of api.each.listTrash({ path: { id } }))
    if (item.kind !== 'comment' && item.identifier === name.toUpperCase()) return item;
  throw new Problem('absent', `${name} is not in the trash`);
}

/** `APP-DOC-3` and `DOC-3` are pages. */
export function itemType(identifier: string): 'page' | 'issue' {
  return /-?DOC-\d+$/i.test(identifier) ? 'page' : 'issue';
}

interface WithName extends Named {
  readonly name: string;
}

function among(all: readonly WithName[], called: string, name: string): Named {
  const found = all.find(one => one.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = all.map(one => one.name).slice(0, 10);
  throw new Problem(
    'absent',
    `there is no ${called} "${name}"`,
    names.length > 0 ? `There are: ${names.join(', ')}` : null,
  );
}
