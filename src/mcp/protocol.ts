/** The protocol, spoken by its library: one request, from a caller who is known, to its answer. */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type Server,
} from '@modelcontextprotocol/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { Asking, ToolDesk } from './asking.ts';
import { answeredAtOnce, plainRequest } from './at-once.ts';
import { toolServer } from './server.ts';

export interface Protocol {
  /** The answer as JSON, to a request that can have no other; null where the next one must see to it. */
  answerAtOnce(headers: IncomingHttpHeaders, body: unknown, asking: Asking): Promise<string> | null;
  answer(request: Request, body: unknown, asking: Asking): Promise<Response>;
  close(): Promise<void>;
}

export function openProtocol(pipeline: ToolDesk): Protocol {
  const asked = new WeakMap<AuthInfo, Asking>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const asking = authInfo && asked.get(authInfo);
      if (!asking) throw new Error('a tool request without its caller');
      return toolServer(pipeline, asking);
    },
    { maxSubscriptions: MOST_LISTENING },
  );
  return {
    answerAtOnce: (headers, body, asking) => {
      const request = plainRequest(headers, body);
      return request && answeredAtOnce(toolServer(pipeline, asking), request);
    },
    answer: async (request, body, asking) => {
      if (body !== undefined && (await isLegacyRequest(request, body)))
        return answerAsJson(toolServer(pipeline, asking), request, body);
      const authInfo: AuthInfo = { token: '', clientId: '', scopes: ['mcp'] };
      asked.set(authInfo, asking);
      return handler.fetch(request, { authInfo, parsedBody: body });
    },
    close: () => handler.close(),
  };
}

/** Nothing of ours is told before the result, so a request of the revisions up to 2025 is answered by JSON, which costs less than a stream. */
async function answerAsJson(server: Server, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  // Neither is closed: they hold nothing that outlives the answer, and closing makes errors that cost more than the call.
  const answered = transport.handleRequest(request, { parsedBody: body });
  return Array.isArray(body) ? Promise.race([answered, hungUp(request)]) : answered;
}

/** A call cancelled by its own batch gets no response: only a disconnect ends the wait for it. */
function hungUp({ signal }: Request): Promise<Response> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })), { once: true });
  });
}

/** Streams that only wait; nothing of ours is announced on them yet. */
const MOST_LISTENING = 64;
