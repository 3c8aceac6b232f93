/** What calls are answered with: the instance, what finds the operation of a request, and the handlers. */
import type { Backend } from './routing/backend.ts';
import type { Handlers } from './handler.ts';
import type { Instance } from './instance.ts';

export interface Pipeline {
  readonly instance: Instance;
  readonly backend: Backend;
  readonly handlers: Handlers;
}
