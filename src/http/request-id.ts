/** The id of a request: its answer carries it, and so does every line of the log about it. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';

export function giveId(context: Context): string {
  const id = randomUUID();
  context.state['id'] = id;
  return id;
}

export function idOf(context: Context): string {
  // Koa's state is of any type; nothing else writes there.
  return context.state['id'] as string;
}
