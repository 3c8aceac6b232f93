/**
 * Steps: responses that one project alone decides, as `x-cached` declares. They are kept while the version of the project
 * stays the same, and not sent again to a client that has them.
 */
import { contractHash } from '../../generated/hash.ts';
import { Check } from '../../store/checks.ts';
import { Json } from '../../store/json.ts';
import { versionAsked } from '../../store/writing/versions.ts';
import { hasTag } from '../../text/entity-tags.ts';
import { settle } from './access.ts';
import type { Call, Caching } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import { answer, outputOf } from '../handler.ts';

/** Answers with what is cached, or what the client has; the handler then has nothing to do. */
export function reuse(call: Call, pipeline: Pipeline): Promise<void> | void {
  const project = projectOf(call);
  if (project === null) return;
  const caching = { key: `${call.path}?${call.knownQuery}`, version: 0, isReused: false };
  call.caching = caching;
  call.checks.push(versionCheck(project, caching));
  // Where nothing can be reused, the version comes with what the handler reads.
  if (call.headers['if-none-match'] !== undefined || pipeline.instance.answers.has(caching.key))
    return reused(call, caching, pipeline);
}

async function reused(call: Call, caching: Caching, pipeline: Pipeline): Promise<void> {
  await settle(call, pipeline);
  const ETag = tagOf(caching);
  const kept = pipeline.instance.answers.get(caching.key, caching.version);
  const isKnown = hasTag(call.headers['if-none-match'], ETag);
  if (!isKnown && !kept) return;
  caching.isReused = true;
  call.output = isKnown ? answer(304, null, { ETag }) : answer(200, kept?.body, { ETag, ...kept?.headers });
}

/** Caches what the handler has made, and tags it. What is too long to be held is tagged alone. */
export function keep(call: Call, { instance }: Pipeline): void {
  const { caching, output } = call;
  if (caching === null || caching.isReused) return;
  const { body, headers } = outputOf(output);
  if (body instanceof Json) instance.answers.set(caching.key, { version: caching.version, body, headers });
  call.output = answer(200, body, { ETag: tagOf(caching), ...headers });
}

/** The project that alone decides; null where others have a part in it. */
function projectOf({ operation, params, queryValues }: Call): number | null {
  const { cached } = operation;
  if (cached === null || cached.unless.some(name => queryValues[name] === true)) return null;
  const id = (cached.project.in === 'path' ? params : queryValues)[cached.project.name];
  return typeof id === 'number' ? id : null;
}

function versionCheck(project: number, caching: Caching): Check {
  return new Check({
    asked: read => versionAsked(read, { project }),
    judge: version => {
      caching.version = Number(version);
    },
  });
}

/** Weak, since a compressed response has the same one; another contract may show the same project differently. */
function tagOf({ version }: Caching): string {
  return `W/"${contractHash.slice(0, 8)}-${version.toString(36)}"`;
}
