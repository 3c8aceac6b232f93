/** The id of a request, in its response and in every log line about it. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';

export function giveId(context: Context): string {
  const id = randomUUID();
  context.state['id'] = id;
  return id;
}

export function idOf(context: Context): string {
  // Koa's state has any type; nothing else writes this field.
  return context.state['id'] as string;
}
