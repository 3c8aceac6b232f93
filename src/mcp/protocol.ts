/** The MCP protocol, implemented by its library: one request of a known caller, to its response. */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type Server,
} from '@modelcontextprotocol/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { Asking, ToolDesk } from './asking.ts';
import { answerDirectly, plainRequest } from './at-once.ts';
import { toolServer } from './server.ts';

export interface Protocol {
  /** The response as JSON, if the request can have no other; null if the transport must handle it. */
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
      return request && answerDirectly(toolServer(pipeline, asking), request);
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

/**
 * We send no messages before the result, so a request of the revisions up to 2025 is answered with JSON, which costs less
 * than a stream.
 */
async function answerAsJson(server: Server, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  // Neither is closed: they hold nothing after the response, and closing creates errors that cost more than the call.
  const answered = transport.handleRequest(request, { parsedBody: body });
  return Array.isArray(body) ? Promise.race([answered, hungUp(request)]) : answered;
}

/** A call cancelled by its own batch gets no response: only a disconnect ends the wait for it. */
function hungUp({ signal }: Request): Promise<Response> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })), { once: true });
  });
}

/** Limits idle streams; we announce nothing on them yet. */
const MOST_LISTENING = 64;
