/** The baseline for tool calls: the protocol's library, behind plain Koa, with one tool that does nothing. */
import type { AddressInfo } from 'node:net';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import Koa from 'koa';
import { koaBody } from 'koa-body';

const nothing = { name: 'nothing', description: 'Does nothing.', inputSchema: { type: 'object' as const } };

const handler = createMcpHandler(() => {
  const server = new Server({ name: 'floor', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({ tools: [nothing] }));
  server.setRequestHandler('tools/call', () => ({ content: [{ type: 'text', text: '' }] }));
  return server;
});

const koa = new Koa();
koa.use(koaBody());
koa.use(async context => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(context.headers))
    if (typeof value === 'string') headers.set(name, value);
  const request = new Request('http://localhost/mcp', { method: context.method, headers });
  const response = await handler.fetch(request, { parsedBody: context.request.body });
  context.status = response.status;
  context.set(Object.fromEntries(response.headers));
  context.body = await response.text();
});

const server = koa.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});
