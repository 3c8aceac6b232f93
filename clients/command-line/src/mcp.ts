/** A local end of `/mcp` for agents that start a program: messages on standard input go to the server, and its responses come back. */
import { createInterface } from 'node:readline';
import process from 'node:process';
import type { Run } from './by-hand.ts';
import type { Session } from './session.ts';
import { read } from './words.ts';

const HELP = `Usage: docket mcp [options]

Pass the messages of an agent on standard input to the server's /mcp. It uses the credential of \`docket login\`:

  claude mcp add docket -- docket mcp
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const session = given.session(around);
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    // Responses may come in any order; each has the id of its request.
    const passing = pass(session, line).finally(() => running.delete(passing));
    running.add(passing);
  }
  await Promise.all(running);
  return 0;
};

async function pass({ api, url, around }: Session, message: string): Promise<void> {
  try {
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
    for (const answer of messagesIn(text, response.headers.get('content-type') ?? ''))
      around.out(`${answer}\n`);
    if (!response.ok && !isRpc(text))
      fail(around.out, message, `the server answered ${String(response.status)}: ${text}`);
  } catch (error) {
    fail(around.out, message, error instanceof Error ? error.message : String(error));
  }
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

/** A request without a response would make the agent wait. */
function fail(out: (text: string) => void, message: string, reason: string): void {
  const id = idOf(message);
  if (id === undefined) return;
  out(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: reason } })}\n`);
}

function idOf(message: string): unknown {
  try {
    return (JSON.parse(message) as { readonly id?: unknown }).id;
  } catch {
    return null;
  }
}
