/** Answers that one project alone decides: kept while its version stands, and not sent again to whoever has them. */
import { allowVersion } from '../access/authority.ts';
import type { OperationId } from '../generated/operations.ts';
import { contractHash } from '../generated/hash.ts';
import { Json, type JsonPieces } from '../store/json.ts';
import { hasTag } from '../text/entity-tags.ts';
import { answer, type Answered, type Input } from './handler.ts';

type Asked = Pick<Input<OperationId>, 'call' | 'by' | 'store' | 'instance'>;

/** An answer with the headers that it always has. */
export interface Made<Shown, Headers> {
  readonly body: Json<Shown> | JsonPieces<Shown>;
  readonly headers: Headers;
}

export type Remembered<Shown, Headers> =
  | Answered<200, Json<Shown> | JsonPieces<Shown>, Headers & { readonly ETag: string }>
  | Answered<304, null, { readonly ETag: string }>;

/**
 * Asks for the role in the project, and answers what `make` makes of it, which no reader and no other project may have a
 * part in. The version is read first: what is written meanwhile makes an answer newer than it says, and never older.
 */
export async function remembered<Shown, Headers extends object>(
  { call, by, store, instance: { answers } }: Asked,
  project: number,
  make: () => Promise<Made<Shown, Headers>>,
): Promise<Remembered<Shown, Headers>> {
  const version = await store.read(read => allowVersion(read, by, project));
  const ETag = tagOf(version);
  if (hasTag(call.headers['if-none-match'], ETag)) return answer(304, null, { ETag });
  const key = `${call.path}?${call.knownQuery}`;
  const kept = answers.get(key, version);
  // Nothing else is kept under the path of this operation.
  if (kept) return answer(200, kept.body as Json<Shown>, { ...(kept.headers as Headers), ETag });
  const { body, headers } = await make();
  if (body instanceof Json) answers.set(key, { version, body, headers });
  return answer(200, body, { ...headers, ETag });
}

/** Weak, since a compressed answer has the same one; another contract may show the same project differently. */
function tagOf(version: number): string {
  return `W/"${contractHash.slice(0, 8)}-${version.toString(36)}"`;
}
