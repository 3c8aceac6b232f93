/** The dependencies of calls: the instance, the router and the handlers. */
import type { Backend } from './routing/backend.ts';
import type { Handlers } from './handler.ts';
import type { KeysInUse } from './idempotency/keyed.ts';
import type { Instance } from './instance.ts';

export interface Pipeline {
  readonly instance: Instance;
  readonly backend: Backend;
  readonly handlers: Handlers;
  readonly inUse: KeysInUse;
}
