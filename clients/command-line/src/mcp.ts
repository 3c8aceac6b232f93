/**
 * A local end of `/mcp` for agents that start a program: messages on standard input go to the server, and its responses come back.
 * The tools of several servers are one list, in which the alias of the server is part of each name.
 */
import { createInterface } from 'node:readline';
import process from 'node:process';
import type { Run } from './by-hand.ts';
import { usage } from './problems.ts';
import type { Session } from './session.ts';
import { read } from './words.ts';

const HELP = `Usage: docket mcp [options]

Pass the messages of an agent on standard input to the server's /mcp. It uses the credential of \`docket login\`:

  claude mcp add docket -- docket mcp

Options:
  --server <alias=url>    one of several servers, whose tools are called <alias>_<tool>; can be given several times
`;

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface Reply {
  readonly result?: Readonly<Record<string, unknown>>;
}

interface Server {
  /** Null if there is only one. */
  readonly alias: string | null;
  readonly session: Session;
}

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { server: 'list' }, around);
  if (!given) return 0;
  const named = given.all('server').map(word => {
    const [, alias, url] = /^([a-z0-9-]+)=(.+)$/i.exec(word) ?? [];
    if (alias === undefined || url === undefined) throw usage(`"${word}" is not of the form alias=url`);
    return { alias, session: given.session(around, url) };
  });
  const servers: readonly Server[] =
    named.length > 0 ? named : [{ alias: null, session: given.session(around) }];
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    // Responses may come in any order; each has the id of its request.
    const passing = pass(servers, line, around.out).finally(() => running.delete(passing));
    running.add(passing);
  }
  await Promise.all(running);
  return 0;
};

async function pass(servers: readonly Server[], line: string, out: (text: string) => void): Promise<void> {
  const message = parsed(line);
  try {
    const answers =
      servers.length > 1 && message ? await ofSeveral(servers, message) : await sent(servers[0], line);
    for (const answer of answers) out(`${answer}\n`);
  } catch (error) {
    // A request without a response would make the agent wait.
    if (message !== null && message.id === undefined) return;
    const reason = error instanceof Error ? error.message : String(error);
    out(
      `${JSON.stringify({ jsonrpc: '2.0', id: message?.id ?? null, error: { code: -32_000, message: reason } })}\n`,
    );
  }
}

/** A call goes to the server that its tool names, and a list of tools comes from all. The first server speaks for all otherwise. */
async function ofSeveral(servers: readonly Server[], message: Message): Promise<string[]> {
  if (message.method === 'tools/call') {
    const name = String(message.params?.['name']);
    const server = servers.find(({ alias }) => name.startsWith(`${alias ?? ''}_`));
    if (!server) throw new Error(`there is no tool "${name}"`);
    const params = { ...message.params, name: name.slice((server.alias ?? '').length + 1) };
    return sent(server, JSON.stringify({ ...message, params }));
  }
  if (message.method !== 'tools/list') return sent(servers[0], JSON.stringify(message));
  const tools: unknown[] = [];
  for (const server of servers) {
    const [answer = '{}'] = await sent(server, JSON.stringify(message));
    const { result } = JSON.parse(answer) as Reply;
    for (const tool of (result?.['tools'] ?? []) as readonly { readonly name: string }[])
      tools.push({ ...tool, name: `${server.alias ?? ''}_${tool.name}` });
  }
  return [JSON.stringify({ jsonrpc: '2.0', id: message.id, result: { tools } })];
}

async function sent(server: Server | undefined, message: string): Promise<string[]> {
  if (!server) return [];
  const { api, url } = server.session;
  const response = await api.instance.fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      Authorization: `Bearer ${(await api.instance.tokens.read()) ?? ''}`,
    },
    body: message,
  });
  const text = await response.text();
  if (!response.ok && !isRpc(text))
    throw new Error(`${url} responds with ${String(response.status)}: ${text}`);
  return messagesIn(text, response.headers.get('content-type') ?? '');
}

/** The responses, each on one line. */
function messagesIn(text: string, type: string): string[] {
  if (type.startsWith('text/event-stream'))
    return [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data).filter(Boolean);
  return type.startsWith('application/json') && isRpc(text) ? [JSON.stringify(JSON.parse(text))] : [];
}

function isRpc(text: string): boolean {
  return /"jsonrpc"\s*:\s*"2\.0"/.test(text);
}

/** Null if it is not JSON. */
function parsed(line: string): Message | null {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return null;
  }
}
