/** Answers that one project alone decides: kept while its version stands, and not sent again to whoever has them. */
import type { OperationId } from '../generated/operations.ts';
import { contractHash } from '../generated/hash.ts';
import { Json, type JsonPieces } from '../store/json.ts';
import { Check } from '../store/checks.ts';
import type { Door } from '../store/store.ts';
import { versionAsked } from '../store/versions.ts';
import { hasTag } from '../text/entity-tags.ts';
import { answer, type Answered, type Input } from './handler.ts';

type Asked = Pick<Input<OperationId>, 'call' | 'store' | 'instance'>;

/** An answer with the headers that it always has. */
export interface Made<Shown, Headers> {
  readonly body: Json<Shown> | JsonPieces<Shown>;
  readonly headers: Headers;
}

export type Remembered<Shown, Headers> =
  | Answered<200, Json<Shown> | JsonPieces<Shown>, Headers & { readonly ETag: string }>
  | Answered<304, null, { readonly ETag: string }>;

/**
 * Answers what `make` makes of it, which no reader and no other project may have a
 * part in. The version is read at the latest with it: what is written meanwhile makes an answer newer than it says, and
 * never older.
 */
export async function remembered<Shown, Headers extends object>(
  { call, store, instance: { answers } }: Asked,
  project: number,
  make: (store: Door) => Promise<Made<Shown, Headers>>,
): Promise<Remembered<Shown, Headers>> {
  let version = 0;
  call.checks.push(
    new Check({
      asked: read => versionAsked(read, { project }),
      judge: answer => {
        version = Number(answer);
      },
    }),
  );
  const key = `${call.path}?${call.knownQuery}`;
  const tags = call.headers['if-none-match'];
  // Where it may have been made already, the version is asked for first.
  if (tags !== undefined || answers.has(key)) {
    await store.read(read => read.settled());
    const ETag = tagOf(version);
    if (hasTag(tags, ETag)) return answer(304, null, { ETag });
    const kept = answers.get(key, version);
    // Nothing else is kept under the path of this operation.
    if (kept) return answer(200, kept.body as Json<Shown>, { ETag, ...(kept.headers as Headers) });
  }
  const { body, headers } = await make(store);
  if (body instanceof Json) answers.set(key, { version, body, headers });
  return answer(200, body, { ETag: tagOf(version), ...headers });
}

/** Weak, since a compressed answer has the same one; another contract may show the same project differently. */
function tagOf(version: number): string {
  return `W/"${contractHash.slice(0, 8)}-${version.toString(36)}"`;
}
