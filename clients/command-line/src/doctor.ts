/** Examines a server from outside: whether it can be reached, and each of the ways in which clients use it. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { Refused } from '../../typescript/src/index.ts';
import type { Run } from './by-hand.ts';
import { writeOne } from './output.ts';
import { tableOf } from './table.ts';
import type { Session } from './session.ts';
import { read } from './words.ts';

const HELP = `Usage: docket doctor [options]

Examine a server from here: connection, TLS, readiness, WebSocket, sign-in, API and /mcp. It changes nothing. The exit status is 1 if a
check failed.
`;

type Status = 'ok' | 'warning' | 'failed' | 'skipped';

interface Finding {
  readonly name: string;
  readonly status: Status;
  readonly message: string;
}

type Check = (session: Session) => Promise<Omit<Finding, 'name'>>;

const ok = (message: string) => ({ status: 'ok', message }) as const;
const warning = (message: string) => ({ status: 'warning', message }) as const;
const failed = (message: string) => ({ status: 'failed', message }) as const;
const skipped = (message: string) => ({ status: 'skipped', message }) as const;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const session = given.visit(around);
  const checks: Finding[] = [];
  for (const [name, examine] of Object.entries(CHECKS)) {
    const found = await examine(session).catch((error: unknown) =>
      failed(error instanceof Error ? error.message : String(error)),
    );
    checks.push({ name, ...found });
    // Nothing else can be examined.
    if (name === 'reachable' && found.status === 'failed') break;
  }
  if (around.isTerminal && given.fields === null)
    around.out(
      tableOf(
        around,
        ['name', 'status', 'message'],
        checks.map(one => ({ ...one })),
      ),
    );
  else writeOne(around, { json: given.fields, csv: false, columns: [] }, { checks });
  return checks.some(({ status }) => status === 'failed') ? 1 : 0;
};

const CHECKS: Readonly<Record<string, Check>> = {
  reachable: async ({ api, url }) => {
    await api.getHealth();
    const { ok: isReady, status } = await api.instance.fetch(`${url}/ready`);
    return isReady
      ? ok(`${url} is ready`)
      : failed(`/ready responds with ${String(status)}: the database cannot be reached or written`);
  },
  tls: async ({ url }) => {
    const { protocol, hostname } = new URL(url);
    if (protocol === 'https:') return certificate(url);
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    return isLocal ? ok('not encrypted, on this machine only') : warning('not encrypted: use https');
  },
  clock: async ({ api, url }) => {
    const { headers } = await api.instance.fetch(`${url}/ready`);
    const seconds = Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1000);
    return Math.abs(seconds) < 60
      ? ok('the clocks agree')
      : warning(`the server's clock differs by ${String(seconds)} s`);
  },
  proxy: async ({ api, url }) => {
    const { resource } = await api.getResourceMetadata();
    const own = new URL(resource).origin;
    return own === new URL(url).origin
      ? ok(`the server knows itself as ${own}`)
      : warning(
          `the server knows itself as ${own}: check public_url, and the Host header that a proxy passes on`,
        );
  },
  discovery: async ({ api }) => {
    const { device_authorization_endpoint } = await api.getServerMetadata();
    return device_authorization_endpoint
      ? ok('tools can ask for codes')
      : failed('no device authorization is offered');
  },
  registration: async ({ api }) => {
    const { registration_endpoint } = await api.getServerMetadata();
    // A request that asks for nothing is refused by what registers tools, and by nothing else.
    const { status } = await api.instance.fetch(registration_endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    return status === 400 || status === 429
      ? ok('tools can register')
      : failed(`the registration of tools responds with ${String(status)}`);
  },
  api: async ({ api }) => {
    if ((await api.instance.tokens.read()) === null) return skipped('not signed in');
    try {
      return ok(`signed in as ${(await api.getMe()).username}`);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 403) throw error;
      await api.listProjects();
      return ok('the credential belongs to no person');
    }
  },
  websocket: async session => {
    const token = await session.api.instance.tokens.read();
    const status = await upgraded(session.url, token);
    if (status === 101) return ok('a socket opens');
    if (status === 403) return ok('reached; it needs the credential of a person');
    return failed(
      `the handshake is answered with ${String(status)}: a proxy must pass on Upgrade and Connection`,
    );
  },
  mcp: async session => {
    const token = await session.api.instance.tokens.read();
    const { status } = await session.api.instance.fetch(`${session.url}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    if (status === 200) return ok('agents can connect');
    if (status === 401 && token === null) return ok('reached; it needs a credential');
    return failed(`/mcp responds with ${String(status)}`);
  },
};

const DAY_MS = 86_400_000;

function certificate(url: string): Promise<Omit<Finding, 'name'>> {
  return new Promise((resolve, reject) => {
    const asking = secure(url, { method: 'HEAD' }, response => {
      const { valid_to } = (response.socket as TLSSocket).getPeerCertificate();
      const days = Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS);
      response.resume();
      resolve(
        days < 14
          ? warning(`the certificate expires in ${String(days)} days`)
          : ok(`the certificate is valid for ${String(days)} days`),
      );
    });
    asking.on('error', reject).end();
  });
}

const PATIENCE_MS = 10_000;

/** The status of the handshake. */
function upgraded(url: string, token: string | null): Promise<number> {
  const target = new URL(`${url}/api/events/ws`);
  const send = target.protocol === 'https:' ? secure : plain;
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    Origin: target.origin,
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.from('docket doctor 16').toString('base64'),
    ...(token === null ? {} : { Cookie: `svc_token=${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asking = send(target, { headers }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asking.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    asking.setTimeout(PATIENCE_MS, () =>
      asking.destroy(new Error('no response to the handshake in ten seconds')),
    );
    asking.on('error', reject).end();
  });
}
