/**
 * Steps: responses that one project alone decides, as `x-cached` declares. They are kept while the version of the project
 * stays the same, and not sent again to a client that has them.
 */
import { contractHash } from '../../generated/hash.ts';
import { Check } from '../../store/checks.ts';
import { Json } from '../../store/json.ts';
import { versionQuery } from '../../store/writing/versions.ts';
import { hasTag } from '../../text/entity-tags.ts';
import { settle } from './access.ts';
import type { Call, Caching } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import { answer, outputOf } from '../handler.ts';

type Asking = Pick<
  Call,
  'operation' | 'path' | 'headers' | 'params' | 'queryValues' | 'knownQuery' | 'checks'
>;
type Reusing = Pick<Call, 'caching' | 'isReused' | 'output'>;

const NOT_CACHED: Reusing = { caching: null, isReused: false, output: undefined };

/** Answers with what is cached, or what the client has. */
export function reuse(call: Asking, pipeline: Pipeline): Promise<Reusing> | Reusing {
  const project = projectOf(call);
  if (project === null) return NOT_CACHED;
  const caching = { key: `${call.path}?${call.knownQuery}`, version: 0 };
  call.checks.push(versionCheck(project, caching));
  // Where nothing can be reused, the version comes with what the handler reads.
  const mayReuse = call.headers['if-none-match'] !== undefined || pipeline.instance.answers.has(caching.key);
  return mayReuse ? reused(call, caching, pipeline) : { ...NOT_CACHED, caching };
}

async function reused(call: Asking, caching: Caching, pipeline: Pipeline): Promise<Reusing> {
  await settle(call, pipeline);
  const ETag = tagOf(caching);
  if (hasTag(call.headers['if-none-match'], ETag))
    return { caching, isReused: true, output: answer(304, null, { ETag }) };
  const kept = pipeline.instance.answers.get(caching.key, caching.version);
  if (!kept) return { ...NOT_CACHED, caching };
  return { caching, isReused: true, output: answer(200, kept.body, { ETag, ...kept.headers }) };
}

/** Caches what the handler has made, and tags it. What is too long to be held is tagged alone. */
export function keep(
  { caching, isReused, output }: Reusing,
  { instance }: Pipeline,
): Pick<Call, 'output'> | void {
  if (caching === null || isReused) return;
  const { body, headers } = outputOf(output);
  if (body instanceof Json) instance.answers.set(caching.key, { version: caching.version, body, headers });
  return { output: answer(200, body, { ETag: tagOf(caching), ...headers }) };
}

/** The project that alone decides; null where others have a part in it. */
function projectOf({ operation, params, queryValues }: Asking): number | null {
  const { cached } = operation;
  if (cached === null || cached.unless.some(name => queryValues[name] === true)) return null;
  const id = (cached.project.in === 'path' ? params : queryValues)[cached.project.name];
  return typeof id === 'number' ? id : null;
}

function versionCheck(project: number, caching: Caching): Check {
  return new Check({
    asked: read => versionQuery(read, { project }),
    judge: version => {
      caching.version = Number(version);
    },
  });
}

/** Weak, since a compressed response has the same one; another contract may show the same project differently. */
function tagOf({ version }: Caching): string {
  return `W/"${contractHash.slice(0, 8)}-${version.toString(36)}"`;
}
