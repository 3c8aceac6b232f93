/** Asks the server of this configuration whether it is ready, for containers without curl. */
import { withoutBrackets } from '../config/addresses.ts';
import type { Config } from '../config/schema.ts';
import { CommandRefused } from './refused.ts';
import { said, type Said } from './said.ts';

const PATIENCE_MS = 5_000;

/** What listens on all addresses is asked at this machine's own. */
const ANY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export async function health({ host, port }: Config): Promise<Said> {
  const plain = withoutBrackets(host);
  const own = ANY[plain] ?? plain;
  const url = `http://${own.includes(':') ? `[${own}]` : own}:${String(port)}/ready`;
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => {
    throw new CommandRefused(`no server responds at ${url}`, { cause: error });
  });
  const text = (await response.text()).trim();
  if (!response.ok) throw new CommandRefused(`the server is not ready: ${text}`);
  return said(text, { ready: true, lines: text.split('\n') });
}
