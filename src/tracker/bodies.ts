/** References in a saved body: records mentions as activity, links files, and refuses too many references. */
import { refuse } from '../generated/refusals.ts';
import type { Authority } from '../access/authority.ts';
import type { Item } from '../attachments/items.ts';
import { linkNamed } from '../attachments/links.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { fold } from '../text/fold.ts';
import { attachmentNumbers, foldedMentions } from '../text/references.ts';
import { inSlices } from '../time/slices.ts';

/** The most files, and the most users, that one text may refer to. */
export const MOST_REFERENCES = 256;

export interface Candidate {
  readonly user_id: number;
  readonly username: string;
  readonly display_name: string;
}

/** The users who can be mentioned: the project's active members when roles are enforced, else every active user; never a tool. */
export function mentionable({ db }: Read, by: Authority, projectId: number | null) {
  const people = db('users')
    .where({ is_active: 1 })
    .whereNull('owner_id')
    .orderBy('username_folded')
    .select<Candidate[]>({ user_id: 'id', username: 'username', display_name: 'display_name' });
  if (projectId === null || !by.enforced) return people;
  return people.whereIn('id', members => {
    void members.from('project_members').where({ project_id: projectId }).select('user_id');
  });
}

/** The text of an item before and after a change. */
interface Body {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Records users who are mentioned in the new body but not in the old one, and links the files it names. Refuses a body with
 * too many references.
 */
export async function traceReferences(
  work: Work,
  by: Authority,
  item: Item,
  { field, before, after }: Body,
): Promise<void> {
  if (before === after) return;
  const files = attachmentNumbers(after, MOST_REFERENCES);
  if (files.length > MOST_REFERENCES) throw refuse.tooManyAttachments({ field });
  await traceMentions(work, by, item, { field, before, after });
  if (files.length > 0 || attachmentNumbers(before, 0).length > 0) await linkNamed(work, by, item, after);
}

async function traceMentions(
  work: Work,
  by: Authority,
  item: Item,
  { field, before, after }: Body,
): Promise<void> {
  const names = await foldedMentions(after);
  if (names.size === 0) return;
  const known = await candidatesNamed(work, by, item.project_id ?? null, names);
  if (known.size === 0) return;
  const mentioned: string[] = [];
  for await (const slice of inSlices(names)) mentioned.push(...slice.filter(name => known.has(name)));
  if (mentioned.length > MOST_REFERENCES) throw refuse.tooManyMentions({ field });
  const earlier = await foldedMentions(before);
  for (const name of mentioned) {
    if (!earlier.has(name)) work.trace({ ...item, action: 'mention', new_value: known.get(name) ?? name });
  }
}

/** Below this many names a lookup by name is faster. No engine accepts many more in one statement. */
const FEW_NAMES = 1000;

/** The usernames of the candidates that the names refer to, keyed by folded username. */
async function candidatesNamed(
  read: Read,
  by: Authority,
  projectId: number | null,
  names: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const candidates = mentionable(read, by, projectId);
  if (names.size <= FEW_NAMES) void candidates.whereIn('username_folded', [...names]);
  return new Map((await candidates).map(({ username }) => [fold(username), username]));
}
