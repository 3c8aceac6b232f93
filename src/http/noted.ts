/** What the log line will say about a request beside the request itself. */
import type { Context } from 'koa';
import type { Noted } from '../contract/call.ts';

export function giveNoted(context: Context): Noted {
  const noted: Noted = { account: null, code: null };
  context.state['noted'] = noted;
  return noted;
}

export function notedOf(context: Context): Noted {
  // Koa's state is of any type; nothing else writes there.
  return context.state['noted'] as Noted;
}
