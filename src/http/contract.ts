/** Koa's two ends of the walk: a request becomes a plain call, a plain answer becomes a response. */
import type { Context, Next } from 'koa';
import type { Door } from '../contract/door.ts';
import type { Answer } from '../contract/call.ts';
import type { Config } from '../config/schema.ts';
import { refusalAnswer } from '../contract/answer.ts';
import { refuse } from '../generated/refusals.ts';
import { issuerOf, type AddressOf } from './address.ts';
import { hasBody, readBody } from './body.ts';
import { hangUp } from './linger.ts';
import { isUpgradable } from './upgrade.ts';

export function contractEnd(door: Door, config: Config, addressOf: AddressOf) {
  return async (context: Context, next: Next): Promise<void> => {
    const [path = '/', query = ''] = splitOnce(context.req.url ?? '/', '?');
    const request = {
      id: context.state['id'] as string,
      method: context.method,
      path,
      query,
      headers: context.req.headers,
      address: addressOf(context),
      hasBody: hasBody(context),
      upgradable: isUpgradable(context.req),
      readBody: readBody.bind(null, context),
      issuer: () => issuerOf(config, context),
    };
    const answer = await door.answer(request);
    if (answer) respond(context, answer);
    else await next();
  };
}

/** Below the public API nothing tells a route that is not there from a project that is not public. */
export function noRoute(config: Config) {
  return (context: Context): void => {
    const [path = '/'] = splitOnce(context.req.url ?? '/', '?');
    const refusal = path.startsWith('/public/') ? refuse.notFound() : refuse.unknownRoute();
    const request = { id: context.state['id'] as string, path, issuer: () => issuerOf(config, context) };
    respond(context, refusalAnswer(request, null, refusal));
  };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function respond(context: Context, { status, headers, body }: Answer): void {
  context.status = status;
  for (const [name, value] of Object.entries(headers))
    context.set(name, typeof value === 'string' ? value : [...value]);
  context.body = body instanceof Uint8Array ? Buffer.from(body) : body;
  // Koa takes an empty body for 204 and types bodies itself: the contract has the last word on both.
  context.status = status;
  const type = headers['Content-Type'];
  if (typeof type === 'string') context.set('Content-Type', type);
  // Whoever takes the connection writes this answer.
  if (status === 101) context.respond = false;
  else leaveUnreadBody(context);
}

/** A body that nobody read must not be drained for ever: past a little, the connection ends with the answer. */
function leaveUnreadBody({ req, res }: Context): void {
  if (req.complete || req.readableEnded) return;
  const announced = Number(req.headers['content-length'] ?? Number.NaN);
  // Who waited to be asked for the body and was not may send another request in its place.
  const isComing = req.headers.expect === undefined;
  if (announced <= DRAINED_BYTES && isComing && !req.destroyed) {
    req.resume();
    return;
  }
  res.setHeader('Connection', 'close');
  // What Node calls when the answer has left; its own would cut the line.
  req.socket.destroySoon = () => hangUp(req.socket);
}

const DRAINED_BYTES = 65_536;
