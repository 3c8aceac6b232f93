/** The proxies of the operator's guide, with its configuration: addresses, cookies, WebSockets and large files get through. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectHttp2 } from 'node:http2';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { connect } from 'node:tls';
import { freePort } from '../../scripts/free-port.ts';
import { guideProgram, type GuideProgram } from '../../scripts/guide-programs.ts';
import { codeOf } from '../setting/guide-code.ts';
import { unlessBrought } from '../setting/lacking.ts';
import { build, command, emptyPlace, serve, type Place } from '../setting/program.ts';
import { SELF_SIGNED } from '../setting/self-signed.ts';
import { until } from '../setting/until.ts';

before(build);

const GUIDE = 'guides/operating.md';
const [YAML = ''] = codeOf(GUIDE, 'Behind a reverse proxy', 'yaml');
const deployed = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

const ADMIN = { DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'a password of olga' };

interface Front {
  readonly port: number;
  /** Of the authority whose certificates the proxy shows. */
  readonly certificate: string;
}

/** Runs a proxy until the end of the test. */
function start(
  t: TestContext,
  program: GuideProgram,
  words: readonly string[],
  { folder, env }: Place,
): void {
  const child = spawn(guideProgram(program) ?? program, words, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  let isStopped = false;
  child.once('exit', status => {
    if (!isStopped) console.error(`${program} ended with ${String(status)}: ${said}`);
  });
  t.after(async () => {
    isStopped = true;
    const ended = once(child, 'close');
    if (child.exitCode === null && child.kill()) await ended;
  });
}

/** nginx as another user than root has to be told where it may write. */
async function nginxBefore(t: TestContext, place: Place, upstream: number): Promise<Front> {
  const port = await freePort();
  const [certificate, key] = ['cert', 'key'].map(name => join(place.folder, `${name}.pem`));
  writeFileSync(certificate ?? '', SELF_SIGNED.cert);
  writeFileSync(key ?? '', SELF_SIGNED.key);
  const site = deployed('nginx.conf')
    .replace('listen 443', `listen 127.0.0.1:${String(port)}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${String(certificate)};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${String(key)};`)
    .replace('127.0.0.1:3456', `127.0.0.1:${String(upstream)}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${name};`,
  );
  // Its workers have the account of the test, whose folder is private.
  const user = userInfo().username === 'root' ? 'user root;\n' : '';
  const whole = `${user}pid nginx.pid;\ndaemon off;\nevents {}\nhttp {\n${paths.join('\n')}\naccess_log off;\n${site}}\n`;
  writeFileSync(join(place.folder, 'nginx.conf'), whole);
  start(t, 'nginx', ['-p', place.folder, '-c', 'nginx.conf', '-e', 'stderr'], place);
  return { port, certificate: certificate ?? '' };
}

/** Caddy signs its own certificate for this machine, and must not have the system trust it. */
async function caddyBefore(t: TestContext, place: Place, upstream: number): Promise<Front> {
  const [port, plain] = [await freePort(), await freePort()];
  const options = `{\n\tadmin off\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${String(plain)}\n\thttps_port ${String(port)}\n}\n`;
  writeFileSync(join(place.folder, 'Caddyfile'), options + deployed('Caddyfile'));
  const env = {
    ...place.env,
    XDG_DATA_HOME: place.folder,
    DOCKET_DOMAIN: 'localhost',
    DOCKET_UPSTREAM: `127.0.0.1:${String(upstream)}`,
  };
  start(t, 'caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], { ...place, env });
  const certificate = join(place.folder, 'caddy/pki/authorities/local/root.crt');
  await until('its certificate is there', () => existsSync(certificate));
  return { port, certificate };
}

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
}

function posted({ port, certificate }: Front, path: string, headers: object, body: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: 'localhost', port, path, method: 'POST', ca: readFileSync(certificate) },
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      response => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => {
          const [cookie = ''] = response.headers['set-cookie'] ?? [];
          resolve({ status: response.statusCode ?? 0, cookie, text });
        });
      },
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

const isListening = ({ port, certificate }: Front): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({
      host: 'localhost',
      servername: 'localhost',
      port,
      ca: readFileSync(certificate),
    });
    for (const [event, is] of [
      ['secureConnect', true],
      ['error', false],
    ] as const)
      socket.once(event, () => {
        socket.destroy();
        resolve(is);
      });
  });

/** What a client may try, to be counted as another. */
const FORGED = { 'X-Forwarded-For': '192.0.2.7' };
const PAIR = { 'X-Svc-Client-IP': '192.0.2.7', 'X-Svc-Proxy-Secret': 'a-guess' };

const PROXIES: readonly (readonly [GuideProgram, typeof nginxBefore, yaml: string, forged: object])[] = [
  ['nginx', nginxBefore, YAML, { ...FORGED, ...PAIR }],
  ['caddy', caddyBefore, YAML.replace(/^proxy_secret:.*\n/m, ''), FORGED],
];

for (const [program, putBefore, yaml, forged] of PROXIES)
  test(`${program} as the guide sets it up`, { skip: unlessBrought(program) }, async t => {
    const place = await emptyPlace(t);
    const upstream = await freePort();
    mkdirSync(join(place.folder, 'proxy'));
    const front = await putBefore(t, { folder: join(place.folder, 'proxy'), env: place.env }, upstream);
    const address = `https://localhost:${String(front.port)}`;
    writeFileSync(join(place.folder, 'docket.yaml'), yaml.replace('https://docket.example.org', address));
    await serve(t, { ...place, env: { ...place.env, ...ADMIN, DOCKET_PORT: String(upstream) } });
    await until('the proxy listens', () => isListening(front));

    const body = { identity: 'olga', password: ADMIN.DOCKET_ADMIN_PASSWORD };
    const { status, cookie, text } = await posted(front, '/api/auth/login', forged, body);
    assert.equal(status, 200, text);
    assert.match(cookie, /; Secure/i);
    const { token } = JSON.parse(text) as { readonly token: string };

    const client: Place = {
      folder: place.folder,
      env: {
        ...place.env,
        DOCKET_URL: address,
        DOCKET_TOKEN: token,
        NODE_EXTRA_CA_CERTS: front.certificate,
      },
    };
    const done = async (...words: string[]): Promise<string> => {
      const { code, stdout, stderr } = await command(t, client, words);
      assert.equal(code, 0, `${words.join(' ')}: ${stderr}${stdout}`);
      return stdout;
    };
    const entries = JSON.parse(await done('audit', '--action', 'session.create', '--json')) as {
      client: string;
    }[];
    assert.deepEqual(
      entries.map(({ client: from }) => from),
      ['127.0.0.1'],
    );

    const examined = JSON.parse(await done('doctor', '--url', address, '--json')) as {
      readonly checks: readonly {
        readonly name: string;
        readonly status: string;
        readonly message: string;
      }[];
    };
    // The self-signed certificate of the test is sound in all but who signed it.
    assert.deepEqual(
      examined.checks.filter(({ status: found }) => found === 'failed'),
      [],
    );
    for (const name of ['tls', 'proxy', 'websocket', 'api', 'mcp'])
      assert.notEqual(examined.checks.find(check => check.name === name)?.status, 'skipped', name);

    await done('project', 'create', 'Harbour', '--identifier', 'APP');
    await done('issue', 'create', 'Lights', '--project', 'APP');
    const bytes = Buffer.from(randomBytes(4_500_000).toString('hex'));
    writeFileSync(join(place.folder, 'chart.txt'), bytes);
    const { id } = JSON.parse(await done('file', 'add', 'APP-1', 'chart.txt')) as { readonly id: number };
    await done('file', 'get', String(id), '--output', 'again.txt');
    assert.ok(readFileSync(join(place.folder, 'again.txt')).equals(bytes));

    const session = connectHttp2(address, { ca: readFileSync(front.certificate) });
    const stream = session.request({ ':path': '/api/health' });
    const [headers] = (await once(stream, 'response')) as [{ readonly ':status': number }];
    assert.equal(headers[':status'], 200);
    session.destroy();
  });
