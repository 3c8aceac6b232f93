/** Bindings of repository names to projects. A name is bound to at most one project, regardless of who can see it. */
import type { Authority } from '../access/authority.ts';
import { whereReadable } from '../access/readable.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { groupByKey } from '../records/group-by-key.ts';
import { projectUpdated } from '../records/kind-parts.ts';
import { projectByIdentifier } from '../records/project.ts';
import { subjectOf, type TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { fold } from '../text/fold.ts';
import { addNames, byDigest, namesOf, type Alias, type NameRow } from './names.ts';

/** A binding of repository names to a project. */
interface BindingRow {
  readonly id: number;
  readonly project_id: number;
  readonly created_by: number | null;
  readonly created_at: string;
}

/** Activity labels are cut to this many characters of a path or an address. */
const LONGEST_LABEL = 500;

/** `name` is the oldest name of the repository; its beginning is the label in activity. */
const bindingKind: TracedKind<BindingRow & { readonly name: string }> = {
  entity: 'binding',
  table: 'repo_bindings',
  unstored: ['name'],
  stamps: { created_at: true },
  derived: {},
  named: {},
  silent: [],
  of: ({ id, project_id, name }) => ({
    entity_id: id,
    entity_label: [...name].slice(0, LONGEST_LABEL).join(''),
    project_id,
    title: name,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** The most names that the bindings of a project have in total, so that its list stays small. */
const MOST_NAMES = 500;

/** A binding with its oldest name. */
type NamedBinding = BindingRow & { readonly name: string };
type Resolution = Schemas['RepoUnbound'] | Schemas['RepoResolved'] | Schemas['RepoConflict'];
type BoundProject = Schemas['RepoConflict']['projects'][number];

/** The readable projects that the names are bound to. If a project has several such bindings, the oldest counts. */
export async function resolve(read: Read, by: Authority, aliases: readonly Alias[]): Promise<Resolution> {
  const { db } = read;
  const bound = db('repo_identities')
    .join('repo_bindings', 'repo_bindings.id', 'repo_identities.binding_id')
    .join('projects', 'projects.id', 'repo_bindings.project_id')
    .whereIn('repo_identities.digest', [...byDigest(aliases).keys()])
    .groupBy('projects.id', 'projects.identifier', 'projects.name')
    .select<BoundProject[]>(
      'projects.id',
      'projects.identifier',
      'projects.name',
      db.raw('MIN(repo_bindings.id) AS binding_id'),
    );
  const projects = await whereReadable(bound, 'projects.id', by);
  const [project, ...others] = projects;
  if (!project) return { resolution: 'none' };
  if (others.length > 0) return { resolution: 'conflict', projects: projects.sort(byName) };
  const { binding_id, ...named } = project;
  return { resolution: 'one', project: named, binding_id };
}

/** Compared here, because engines sort text differently. */
function byName(a: BoundProject, b: BoundProject): number {
  const [first, second] = [fold(a.name), fold(b.name)];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
}

/** Binds the names to the project: to the binding that has some of them already, or to a new one. */
export async function bind(
  work: Work,
  by: Authority,
  { project, aliases }: Schemas['RepoBind'],
): Promise<Schemas['Binding']> {
  const { id: project_id } = await projectByIdentifier(work, project);
  const names = byDigest(aliases);
  const bound = await boundAmong(work, [...names.keys()]);
  if (bound.some(one => one.project_id !== project_id)) throw refuse.aliasBoundElsewhere();
  const [existing, second] = new Set(bound.map(({ binding_id }) => binding_id));
  if (second !== undefined) throw refuse.aliasesSplit();
  for (const { digest } of bound) names.delete(digest);
  await refuseTooMany(work, project_id, names.size);
  const added = [...names.values()];
  const binding =
    existing === undefined
      ? await newBinding(work, by, project_id, added)
      : await bindingWithId(work, existing);
  await addNames(work, binding.id, names);
  // The entry for a new binding includes its first name.
  traceNames(work, binding, existing === undefined ? added.slice(1) : added);
  return whole(work, binding);
}

async function boundAmong({ db }: Read, digests: readonly string[]) {
  return db('repo_identities')
    .join('repo_bindings', 'repo_bindings.id', 'repo_identities.binding_id')
    .whereIn('repo_identities.digest', digests)
    .orderBy('repo_identities.id')
    .select<{ digest: string; binding_id: number; project_id: number }[]>(
      'repo_identities.digest',
      'repo_identities.binding_id',
      'repo_bindings.project_id',
    );
}

async function newBinding(
  work: Work,
  by: Authority,
  project_id: number,
  [first]: readonly Alias[],
): Promise<NamedBinding> {
  return work.insert(bindingKind, { project_id, created_by: by.userId, name: first?.value ?? '' });
}

async function refuseTooMany({ db }: Read, project_id: number, coming: number): Promise<void> {
  if (coming === 0) return;
  const [row] = await db('repo_identities')
    .join('repo_bindings', 'repo_bindings.id', 'repo_identities.binding_id')
    .where({ project_id })
    .count<{ count: number }[]>({ count: '*' });
  if ((row?.count ?? 0) + coming > MOST_NAMES) throw refuse.tooManyNames();
}

/** A name that joins or leaves a binding changes its project. */
function traceNames(work: Work, binding: NamedBinding, names: readonly Pick<Alias, 'value'>[]): void {
  if (names.length === 0) return;
  const subject = subjectOf(bindingKind, binding);
  for (const { value } of names) {
    work.trace({ ...subject, action: 'update', field: 'identities', old_value: null, new_value: value });
  }
  work.announce({ type: 'project.updated', project_id: binding.project_id });
}

/** All bindings of a project, the oldest first. */
export async function listedBindings(read: Read, project_id: number): Promise<Schemas['Binding'][]> {
  const bindings = await read.db<BindingRow>('repo_bindings').where({ project_id }).orderBy('id');
  const names = await namesOf(
    read,
    bindings.map(({ id }) => id),
  );
  const identities = groupByKey(names.map(name => [name.binding_id, name]));
  return bindings.map(binding => ({ binding, identities: identities.get(binding.id) ?? [] }));
}

/** Deletes a binding; its names are free again. */
export async function unbind(work: Work, id: number): Promise<void> {
  const binding = await bindingWithId(work, id);
  await work.remove(bindingKind, binding, async () => {
    await work.db<NameRow>('repo_identities').where({ binding_id: id }).delete();
  });
}

/** Moves the names of one binding to another, and deletes the first. */
export async function merge(
  work: Work,
  { from, into }: Schemas['BindingMerge'],
): Promise<Schemas['Binding']> {
  if (into === from) throw refuse.bindingIntoItself();
  const [leaving, staying] = [await bindingWithId(work, from), await bindingWithId(work, into)];
  const names = await namesOf(work, [from]);
  if (staying.project_id !== leaving.project_id) {
    await refuseTooMany(work, staying.project_id, names.length);
  }
  await work.remove(bindingKind, leaving, async () => {
    await work.db<NameRow>('repo_identities').where({ binding_id: from }).update({ binding_id: into });
  });
  traceNames(work, staying, names);
  return whole(work, staying);
}

async function bindingWithId({ db }: Read, id: number): Promise<NamedBinding> {
  const binding = await db<BindingRow>('repo_bindings').where({ id }).first();
  const oldest = await db<NameRow>('repo_identities').where({ binding_id: id }).orderBy('id').first('value');
  if (!binding || !oldest) throw new Error(`the binding ${id} has left within its own change`);
  return { ...binding, name: oldest.value };
}

async function whole(read: Read, binding: BindingRow): Promise<Schemas['Binding']> {
  return { binding, identities: await namesOf(read, [binding.id]) };
}
