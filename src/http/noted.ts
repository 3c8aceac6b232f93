/** Extra fields of a request's log line. */
import type { Context } from 'koa';
import { nothingNoted, type Noted } from '../contract/call.ts';

export function giveNoted(context: Context): Noted {
  const noted = nothingNoted();
  context.state['noted'] = noted;
  return noted;
}

export function notedOf(context: Context): Noted {
  // Koa's state has any type; nothing else writes this field.
  return context.state['noted'] as Noted;
}
