/** What calls are answered with: the instance, what finds the operation of a request, and the handlers. */
import type { OperationId } from '../generated/operations.ts';
import type { Backend } from './backend.ts';
import type { Handler } from './handler.ts';
import type { Instance } from './instance.ts';

/** Every operation that can be answered, with its handler. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

export interface Desk {
  readonly instance: Instance;
  readonly backend: Backend;
  readonly handlers: Handlers;
}
