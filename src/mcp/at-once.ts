/** Answers simple calls without the library's HTTP transport, which costs as much as the call. */
import type { IncomingHttpHeaders } from 'node:http';
import {
  isJsonContentType,
  isJSONRPCRequest,
  type JSONRPCRequest,
  type Server,
  type Transport,
} from '@modelcontextprotocol/server';

/** The request in a body, if it is one of these and its headers are minimal; the transport handles all others. */
export function plainRequest(headers: IncomingHttpHeaders, body: unknown): JSONRPCRequest | null {
  if (!saysNoMore(headers) || !isJSONRPCRequest(body)) return null;
  const isPlain = METHODS.has(body.method) && body.params?._meta === undefined;
  return isPlain ? body : null;
}

const METHODS = new Set(['tools/call', 'tools/list']);
/** Revisions whose requests consist only of a body. */
const REVISIONS: readonly unknown[] = [undefined, '2025-06-18', '2025-11-25'];

function saysNoMore(headers: IncomingHttpHeaders): boolean {
  const { accept = '', 'content-type': type } = headers;
  return (
    accept.includes('application/json') &&
    accept.includes('text/event-stream') &&
    isJsonContentType(type) &&
    REVISIONS.includes(headers['mcp-protocol-version']) &&
    headers['mcp-method'] === undefined
  );
}

/** The serialized response to the request. */
export async function answerDirectly(server: Server, request: JSONRPCRequest): Promise<string> {
  let answer: (written: string) => void = () => undefined;
  const answered = new Promise<string>(resolve => {
    answer = resolve;
  });
  const transport: Transport = {
    start: () => Promise.resolve(),
    send: message => {
      answer(JSON.stringify(message));
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  await server.connect(transport);
  transport.onmessage?.(request);
  return answered;
}
