/** Agents: clients of the tool endpoint, with a credential or a way to get one. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestContext } from 'node:test';
import type { TestServer } from './server.ts';

export interface ToolResult {
  readonly text: string;
  readonly failed: boolean;
}

export interface Agent {
  readonly client: Client;
  /** Calls a tool, and returns the text for the model. */
  readonly use: (name: string, given?: Record<string, unknown>) => Promise<ToolResult>;
}

export async function agent(t: TestContext, { url }: Pick<TestServer, 'url'>, token: string): Promise<Agent> {
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(transport);
  t.after(() => client.close());
  return { client, use: (name, given = {}) => used(client, name, given) };
}

export async function used(
  client: Client,
  name: string,
  given: Record<string, unknown>,
): Promise<ToolResult> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const text = content.map(part => (part.type === 'text' ? part.text : '')).join('\n');
  return { text, failed: isError ?? false };
}
