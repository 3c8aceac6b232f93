/**
 * The role that an operation declares, as a check of the call, built from the names in the request before anything is read.
 */
import type { AccessOf, Operation, Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import { Check } from '../store/checks.ts';
import { readIdentifier, upperAscii, type Numbered } from '../text/identifiers.ts';
import { actingRole, demandHeld, demandInWorkspace, memberOf, viewOf, type Authority } from './authority.ts';
import { ownerId } from './own.ts';
import {
  fileQuery,
  groupQuery,
  isInner,
  LACKING,
  NONE,
  roleQuery,
  WORKSPACE,
  type Inner,
  type Names,
  type THINGS,
} from './things.ts';

/** The names in a request, each part as the contract has validated it. */
export interface Named {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** An item, and the values that find it. */
export interface Subject {
  readonly thing: keyof typeof THINGS;
  readonly names: Names;
}

/** The checks of a call; none if the operation requires no role, or if the domain code checks what the body names. */
export function roleChecks({ access }: Operation, by: Authority, named: Named): readonly Check[] {
  if (access?.of === undefined) return [];
  const { of } = access;
  if (of === 'body') return checksOfBody(by, named.body);
  const [id] = Object.values(named.params);
  if (of === 'group') return [groupCheck(by, Number(id))];
  if (of === 'attachment') return [fileCheck(by, Number(id))];
  const subject = subjectOf(access, named);
  if (subject === null) return [];
  const [inner] = Object.entries(named.params).filter((entry): entry is [Inner, number] => isInner(entry[0]));
  if (!inner) return [roleCheck(by, subject)];
  const owner = of === 'view' ? { owner: ownerId(by) } : {};
  const names = { ...subject.names, [inner[0]]: inner[1], ...owner };
  return [roleCheck(by, { ...subject, names }, inner[0])];
}

/** The item in the path or the query whose project decides; null if a list spans everything that the caller can read. */
export function subjectOf(
  { of, trashed }: NonNullable<Operation['access']>,
  { params, query }: Omit<Named, 'body'>,
): Subject | null {
  if (of === 'query') return subjectOfQuery(query);
  const [name] = Object.values(params);
  if (of === undefined || !isHeld(of) || name === undefined) return null;
  if (typeof name === 'string') return subjectCalled(of, name);
  // The views of a project: its id comes first.
  const thing = of === 'view' ? 'project' : of;
  const isTrashed = trashed === true && (thing === 'issue' || thing === 'page');
  return { thing: isTrashed ? `trashed ${thing}` : thing, names: { id: Number(name) } };
}

/** Whether such a thing is in a project. */
function isHeld(of: AccessOf): of is Exclude<AccessOf, 'body' | 'query' | 'group' | 'attachment'> {
  return of !== 'body' && of !== 'query' && of !== 'group' && of !== 'attachment';
}

/** A text that is not a valid identifier is not found. */
function subjectCalled(of: AccessOf, text: string): Subject {
  if (of === 'project') return { thing: 'project called', names: { project: upperAscii(text) } };
  if (!isNumbered(of)) throw new Error(`no ${of} is called by an identifier`);
  const identifier = readIdentifier(of, text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  if (project === null) return { thing: 'page of the workspace called', names: { sequence } };
  return { thing: `${of} called`, names: { project, sequence } };
}

function isNumbered(of: AccessOf): of is Numbered {
  return of === 'issue' || of === 'page' || of === 'plan';
}

function subjectOfQuery({ project_id, entity_type, entity_id }: Named['query']): Subject | null {
  if (typeof project_id === 'number') return { thing: 'project', names: { id: project_id } };
  if (typeof entity_id !== 'number') return null;
  const thing = entity_type === 'issue' || entity_type === 'page' ? entity_type : 'comment';
  return { thing, names: { id: entity_id } };
}

/** The project of a repository binding: such a body names the subject of the call, like a path. */
function checksOfBody(by: Authority, body: unknown): readonly Check[] {
  if (typeof body !== 'object' || body === null) return [];
  if ('project' in body && typeof body.project === 'string')
    return [roleCheck(by, subjectCalled('project', body.project))];
  if (!('from' in body && 'into' in body)) return [];
  return [body.from, body.into].map(id => roleCheck(by, { thing: 'binding', names: { id: Number(id) } }));
}

function roleCheck(by: Authority, { thing, names }: Subject, inner: Inner | null = null): Check {
  const asked = roleQuery(thing, inner);
  const values = { member: memberOf(by), ...names };
  return new Check({
    asked: read => asked(read, values),
    judge: answer => {
      if (typeof answer !== 'string') throw refuse.notFound();
      const isLacking = answer.startsWith(LACKING);
      demandRole(by, isLacking ? answer.slice(LACKING.length) : answer);
      if (isLacking) throw refuse.notFound();
    },
  });
}

function demandRole(by: Authority, membership: string): void {
  if (membership === WORKSPACE) demandInWorkspace(by, by.role);
  // The column holds the roles that the contract knows.
  else demandHeld(actingRole(by, membership === NONE ? null : (membership as Role)), by.role);
}

function groupCheck(by: Authority, id: number): Check {
  const values = { id, owner: ownerId(by) };
  return new Check({
    asked: read => groupQuery(read, values),
    judge: answer => {
      if (answer === null) throw refuse.notFound();
    },
  });
}

/** The projects that use a file decide, and otherwise its uploader. */
function fileCheck(by: Authority, id: number): Check {
  const values = { id, administrator: by.isAdministrator ? 1 : 0, ...viewOf(by) };
  return new Check({
    asked: read => fileQuery(read, values),
    judge: answer => {
      if (typeof answer !== 'string') throw refuse.notFound();
      if (answer !== WORKSPACE) demandHeld(answer as Role, by.role);
      else if (by.role !== 'viewer') throw refuse.administratorRequired();
    },
  });
}
