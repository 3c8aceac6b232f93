/** Idempotency keys: the server carries out requests with the same key once. */
import type { CallOptions, Route } from './operation.ts';

/** Null if the operation accepts none. */
export function keyOf({ keyed }: Route, { idempotencyKey }: CallOptions): string | null {
  return keyed ? (idempotencyKey ?? randomKey()) : null;
}

/** `randomUUID` is missing in pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
