/** Stands between a program and a server, and keeps what they say to each other. */
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export interface Exchange {
  /** `GET /api/projects/3?limit=1`. */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly status: number;
  readonly answer: string;
}

export interface Recorder {
  readonly url: string;
  /** What was said since the last time. */
  take(): Exchange[];
}

export async function recorderOf(t: TestContext, target: string): Promise<Recorder> {
  let exchanges: Exchange[] = [];
  const front = createServer((asked, answered) => {
    const forward = async (): Promise<void> => {
      const { method = '', url = '', headers } = asked;
      const body = await wholeOf(asked);
      const passed = request(new URL(url, target), {
        method,
        // What is recorded can be read.
        headers: { ...headers, connection: 'close', 'accept-encoding': 'identity' },
      });
      passed.end(body);
      const [response] = (await once(passed, 'response')) as [IncomingMessage];
      const answer = await wholeOf(response);
      const status = response.statusCode ?? 0;
      exchanges.push({ line: `${method} ${url}`, headers, body, status, answer: answer.toString() });
      answered.writeHead(status, response.headers).end(answer);
    };
    forward().catch((error: unknown) => answered.destroy(error as Error));
  });
  front.unref().listen(0, '127.0.0.1');
  await once(front, 'listening');
  t.after(() => {
    front.closeAllConnections();
    front.close();
  });
  return {
    url: `http://127.0.0.1:${String((front.address() as AddressInfo).port)}`,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
  };
}

async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await message.toArray());
}
