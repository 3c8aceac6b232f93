/** Cross-origin requests: allowed origins may send the visitor's cookie; some paths are open to every origin without it. */
import cors from '@koa/cors';
import type { Context, Next } from 'koa';
import type { Config } from '../config/schema.ts';
import { saysCommonHeaders } from './headers.ts';

type Middleware = (context: Context, next: Next) => Promise<unknown>;

/** The methods that pages of any origin may use on a path; empty if none. */
export type OpenMethods = (path: string) => readonly string[];

/** Preflights are handled here, before the contract. */
export function crossOrigin(config: Config, openMethods: OpenMethods): Middleware {
  const allowed = new Set(config.allowed_origins);
  const [forAllowed, forAll] = [answeringAllowed(config), answeringAll(config, openMethods)];
  return (context, next) => {
    if (allowed.size > 0) context.vary('Origin');
    const { origin } = context.req.headers;
    if (origin === undefined) return next();
    const isPublished = context.path.startsWith('/openapi/') || context.path.startsWith('/asyncapi/');
    if (allowed.has(origin) && !isPublished) return forAllowed(context, next);
    return openMethods(context.path).length > 0 ? forAll(context, next) : next();
  };
}

function answeringAllowed(config: Config): Middleware {
  const answer = cors({
    origin: context => context.get('Origin'),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [...SENT, 'Range', 'If-None-Match', 'Idempotency-Key', ...TOOLS],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  return withCommonHeaders(config, answer);
}

/** If any origin is allowed, no credentials are accepted, so the origin is not echoed. */
function answeringAll(config: Config, openMethods: OpenMethods): Middleware {
  const answers = new Map<string, Middleware>();
  return (context, next) => {
    const methods = openMethods(context.path).join(',');
    const answer =
      answers.get(methods) ??
      withCommonHeaders(
        config,
        cors({
          origin: '*',
          allowMethods: methods,
          allowHeaders: [...SENT, ...TOOLS],
          exposeHeaders: EXPOSED,
          maxAge: 600,
        }),
      );
    answers.set(methods, answer);
    return answer(context, next);
  };
}

function withCommonHeaders(config: Config, answer: Middleware): Middleware {
  const says = saysCommonHeaders(config);
  return async (context, next) => {
    const isPreflight = context.method === 'OPTIONS' && context.get('Access-Control-Request-Method') !== '';
    // A preflight returns here, before the code that adds headers to other responses.
    if (isPreflight) await says(context, async () => {});
    await answer(context, next);
  };
}

const SENT = ['Authorization', 'Content-Type'];
/** The request headers of MCP clients. */
const TOOLS = ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id', 'Last-Event-ID'];

const EXPOSED = [
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Link',
  'Sync-Reset',
  'ETag',
  'Idempotency-Replayed',
  'WWW-Authenticate',
  'Allow',
  'Content-Range',
  'Content-Disposition',
  'x-comment-has-more',
  'x-comment-returned',
  'x-comment-next-offset',
  'x-comment-next-created-at',
  'x-comment-next-id',
];
