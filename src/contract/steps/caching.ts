/**
 * Steps: responses that stay the same until something changes that they depend on. `x-cached` lists what that is. Its
 * versions are read together with the role, in the first statement of the call; they are the `ETag`, and the server keeps the
 * response under them.
 *
 * A version is raised in the transaction of every change of what it stands for, so any number of servers on one database agree.
 * It is read no later than the response: a change in between makes the response newer than its tag, never older.
 */
import { contractHash } from '../../generated/hash.ts';
import type { Dependency } from '../../generated/operations.ts';
import { memberOf, viewOf } from '../../access/authority.ts';
import { subjectOf } from '../../access/role-check.ts';
import { projectQuery, type ThingQuery, type THINGS } from '../../access/things.ts';
import { Check } from '../../store/checks.ts';
import { Json } from '../../store/json.ts';
import { versionOf, versionOfProject } from '../../store/writing/versions.ts';
import { hasTag } from '../../text/entity-tags.ts';
import { stamp } from '../../time/clock.ts';
import { settle } from './access.ts';
import type { Call, Caching } from '../call.ts';
import type { Instance } from '../instance.ts';
import type { Pipeline } from '../pipeline.ts';
import { answer, outputOf } from '../handler.ts';

/** A thing that a response can depend on: a version in the database, a value of the call, or both. */
const DEPENDENCIES: Readonly<Record<Dependency, Meaning>> = {
  /** All that its responses show of the project, including the state of issues elsewhere that it is linked with. */
  project: { version: versionOfProject },
  /** All that is shown of accounts. */
  people: { version: () => versionOf('people') },
  /** The other projects that the caller can see, and their names. */
  links: { version: () => versionOf('links'), known: ({ by }) => readerOf(by) },
  /** The person whose issues are listed with `assignee=me`. */
  caller: {
    known: ({ by, queryValues }) => (meansMe(queryValues['assignee']) ? `m${memberOf(by)}` : undefined),
  },
  /** The day in the instance's time zone, which decides what an issue still waits for. */
  today: { known: ({ now }, { calendar }) => calendar.at(now).today },
  /** The date in UTC. */
  day: { known: ({ now }) => stamp(now).slice(0, '2026-11-27'.length) },
};

interface Meaning {
  /** As SQL, given the column with the id of the project. */
  readonly version?: (project: string) => string;
  readonly known?: (
    call: Pick<Call, 'by' | 'now' | 'queryValues'>,
    instance: Pick<Instance, 'calendar'>,
  ) => string | undefined;
}

function meansMe(value: unknown): boolean {
  return typeof value === 'string' && /^\s*@?\s*me\s*$/i.test(value);
}

function readerOf(by: Call['by']): string {
  const { everything, member } = viewOf(by);
  return everything === 1 ? 'all' : `u${member}`;
}

type Asking = Pick<
  Call,
  'operation' | 'path' | 'headers' | 'params' | 'queryValues' | 'knownQuery' | 'checks' | 'by' | 'now'
>;
type Reusing = Pick<Call, 'caching' | 'isReused' | 'output'>;

const NOT_CACHED: Reusing = { caching: null, isReused: false, output: undefined };

/** Answers with what is cached, or what the client has. */
export function reuse(call: Asking, pipeline: Pipeline): Promise<Reusing> | Reusing {
  const caching = addVersions(call, pipeline);
  if (caching === null) return NOT_CACHED;
  // Where nothing can be reused, the versions come with what the handler reads.
  const mayReuse = call.headers['if-none-match'] !== undefined || pipeline.instance.answers.has(caching.key);
  return mayReuse ? reused(call, caching, pipeline) : { ...NOT_CACHED, caching };
}

async function reused(call: Asking, caching: Caching, pipeline: Pipeline): Promise<Reusing> {
  await settle(call, pipeline);
  const { key, tag: ETag } = caching;
  if (ETag === null) return NOT_CACHED;
  if (hasTag(call.headers['if-none-match'], ETag))
    return { caching, isReused: true, output: answer(304, null, { ETag }) };
  const kept = pipeline.instance.answers.get(key, ETag);
  if (!kept) return { ...NOT_CACHED, caching };
  return { caching, isReused: true, output: answer(200, kept.body, { ETag, ...kept.headers }) };
}

/** Caches what the handler has made, and tags it. A value, or a response that is too long for memory, only gets a tag. */
export function keep(
  { caching, isReused, output }: Reusing,
  { instance }: Pipeline,
): Pick<Call, 'output'> | void {
  if (caching === null || caching.tag === null || isReused) return;
  const { key, tag } = caching;
  const { body, headers } = outputOf(output);
  if (body instanceof Json) instance.answers.set(key, { tag, body, headers });
  return { output: answer(200, body, { ETag: tag, ...headers }) };
}

/** Adds the versions to the checks of the call; null if no project is named. */
function addVersions(call: Asking, { instance }: Pipeline): Caching | null {
  const { operation, params, queryValues: query, path, knownQuery, checks } = call;
  const { cached, access } = operation;
  const subject = cached && access && subjectOf(access, { params, query });
  if (!subject) return null;
  const known = cached.flatMap(one => DEPENDENCIES[one].known?.(call, instance) ?? []);
  const asked = versionsQuery(subject.thing, cached);
  const caching: Caching = { key: `${known.join(' ')} ${path}?${knownQuery}`, tag: null };
  checks.push(
    new Check({
      asked: read => asked(read, subject.names),
      judge: versions => {
        if (typeof versions === 'string') caching.tag = tagOf(versions, known);
      },
    }),
  );
  return caching;
}

const queries = new Map<string, ThingQuery>();

/** Selects the versions as one text; null for what is in the workspace, which has none. */
function versionsQuery(thing: keyof typeof THINGS, cached: readonly Dependency[]): ThingQuery {
  const name = `${thing}/${cached.join()}`;
  const built =
    queries.get(name) ??
    projectQuery(thing, project => {
      const versions = cached.flatMap(one => DEPENDENCIES[one].version?.(project) ?? []);
      return `CAST(${versions.join(" || '.' || ")} AS TEXT)`;
    });
  queries.set(name, built);
  return built;
}

/** Weak, since a compressed response has the same one; another contract may show the same data differently. */
function tagOf(versions: string, known: readonly string[]): string {
  const short = versions.split('.').map(version => Number(version).toString(36));
  return `W/"${[contractHash.slice(0, 8), short.join('.'), ...known].join('-')}"`;
}
