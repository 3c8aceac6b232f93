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

/** The checks of a call; none if the operation requires no role, or if the domain code checks what the body names. */
export function roleChecks({ access }: Operation, by: Authority, named: Named): readonly Check[] {
  if (access?.of === undefined) return [];
  const { of, trashed } = access;
  if (of === 'query') return checksOfQuery(by, named.query);
  if (of === 'body') return checksOfBody(by, named.body);
  const [first, ...others] = Object.entries(named.params);
  if (!first) return [];
  const [, name] = first;
  const [inner] = others.filter((entry): entry is [Inner, number] => isInner(entry[0]));
  const within = inner ? { [inner[0]]: inner[1] } : {};
  return [checkInPath(by, { of, trashed: trashed === true, name, inner: inner?.[0] ?? null, within })];
}

interface InPath {
  readonly of: Exclude<AccessOf, 'body' | 'query'>;
  readonly trashed: boolean;
  /** The id, or the identifier. */
  readonly name: unknown;
  readonly inner: Inner | null;
  readonly within: Names;
}

function checkInPath(by: Authority, { of, trashed, name, inner, within }: InPath): Check {
  if (typeof name === 'string') return checkCalled(by, of, name);
  const id = Number(name);
  if (of === 'group') return groupCheck(by, id);
  if (of === 'attachment') return fileCheck(by, id);
  // The views of a project: its id comes first.
  if (of === 'view') return roleCheck(by, 'project', { id, ...within, owner: ownerId(by) }, inner);
  const kept = trashed && (of === 'issue' || of === 'page') ? (`trashed ${of}` as const) : of;
  return roleCheck(by, kept, { id, ...within }, inner);
}

/** A text that is not a valid identifier is not found. */
function checkCalled(by: Authority, of: AccessOf, text: string): Check {
  if (of === 'project') return roleCheck(by, 'project called', { project: upperAscii(text) });
  if (!isNumbered(of)) throw new Error(`no ${of} is called by an identifier`);
  const identifier = readIdentifier(of, text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  if (project === null) return roleCheck(by, 'page of the workspace called', { sequence });
  return roleCheck(by, `${of} called`, { project, sequence });
}

function isNumbered(of: AccessOf): of is Numbered {
  return of === 'issue' || of === 'page' || of === 'plan';
}

/** A project or an item; nothing if a list spans everything the caller can read. */
function checksOfQuery(by: Authority, query: Named['query']): readonly Check[] {
  const { project_id, entity_type, entity_id } = query;
  if (typeof project_id === 'number') return [roleCheck(by, 'project', { id: project_id })];
  if (typeof entity_id !== 'number') return [];
  const item = entity_type === 'issue' || entity_type === 'page' ? entity_type : 'comment';
  return [roleCheck(by, item, { id: entity_id })];
}

/** The project of a repository binding: such a body names the subject of the call, like a path. */
function checksOfBody(by: Authority, body: unknown): readonly Check[] {
  if (typeof body !== 'object' || body === null) return [];
  if ('project' in body && typeof body.project === 'string')
    return [roleCheck(by, 'project called', { project: upperAscii(body.project) })];
  if (!('from' in body && 'into' in body)) return [];
  return [body.from, body.into].map(id => roleCheck(by, 'binding', { id: Number(id) }));
}

function roleCheck(
  by: Authority,
  thing: keyof typeof THINGS,
  names: Names,
  inner: Inner | null = null,
): Check {
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
