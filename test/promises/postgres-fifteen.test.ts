/** PostgreSQL 15 as Debian has it, over TLS, with the role of the guide and no other right. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import { POSTGRES_15 } from '../../scripts/guide-programs.ts';
import { endAtOnce, newCluster, startServer, urlOf } from '../../scripts/postgres.ts';
import { clientOf, done } from '../setting/client.ts';
import { codeOf } from '../setting/guide-code.ts';
import { lacks, unless } from '../setting/lacking.ts';
import {
  assertNotServing,
  build,
  command,
  emptyPlace,
  serve,
  stopped,
  type Place,
} from '../setting/program.ts';
import { SELF_SIGNED } from '../setting/self-signed.ts';

before(build);

const skip = unless(POSTGRES_15 !== undefined, 'PostgreSQL 15 is not installed') || lacks('psql');
const [STATEMENTS = ''] = codeOf('guides/operating.md', 'PostgreSQL', 'sql');
const [, YAML = ''] =
  /```yaml\n(database_url: [^`]*)```/.exec(
    readFileSync(new URL('../../docs/guides/operating.md', import.meta.url), 'utf8'),
  ) ?? [];

const OLGA = { identity: 'olga', password: 'a password of olga' };

interface Cluster {
  readonly port: number;
  /** Of a superuser. */
  readonly url: string;
  readonly certificate: string;
}

/** Only TLS leads to it. */
async function clusterWithTls(t: TestContext): Promise<Cluster> {
  const place = mkdtempSync(join(tmpdir(), 'docket-fifteen-'));
  execFileSync('chmod', ['755', place]);
  t.after(() => rmSync(place, { recursive: true, force: true }));
  const cluster = newCluster(place, POSTGRES_15);
  const [certificate = '', key = ''] = Object.entries(SELF_SIGNED).map(([name, text]) => {
    const path = join(cluster.folder, `${name}.pem`);
    writeFileSync(path, text, { mode: 0o600 });
    if (cluster.account) chownSync(path, cluster.account.uid, cluster.account.gid);
    return path;
  });
  writeFileSync(join(cluster.folder, 'cluster/pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  const port = await freePort();
  const server = await startServer(cluster, port, {
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_key_file: key,
  });
  t.after(() => endAtOnce(server));
  return { port, url: urlOf(cluster, port), certificate };
}

test(
  'the statements and settings of the guide serve over TLS, and nothing else is permitted',
  { skip },
  async t => {
    const { port, url, certificate } = await clusterWithTls(t);
    const superuser = `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${certificate}`;
    execFileSync('psql', [superuser, '--quiet', '--set', 'ON_ERROR_STOP=1'], {
      input: STATEMENTS,
      stdio: ['pipe', 'ignore', 'pipe'],
    });

    const empty = await emptyPlace(t);
    const { DOCKET_DATABASE_URL: _, ...env } = empty.env;
    const place: Place = {
      ...empty,
      env: { ...env, DOCKET_ADMIN_USERNAME: OLGA.identity, DOCKET_ADMIN_PASSWORD: OLGA.password },
    };
    const configured = (yaml: string): void => writeFileSync(join(place.folder, 'docket.yaml'), yaml);
    const settings = YAML.replace('db.example.org', `localhost:${String(port)}`);
    configured(settings.replace('/etc/docket/ca.pem', certificate));
    const server = await serve(t, place);
    const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body: OLGA }));
    const api = clientOf(server.url, token);
    const project = done(await api.POST('/api/projects', { body: { name: 'Boats', identifier: 'BTS' } }));
    await api.POST('/api/issues', { body: { project_id: project.id, title: 'Lantern' } });
    const query = { query: 'anter', mode: 'literal' } as const;
    assert.equal(done(await api.GET('/api/search', { params: { query } })).length, 1);

    const database = new pg.Client({
      connectionString: url.replace(/postgres$/, 'docket'),
      ssl: { ca: readFileSync(certificate) },
    });
    await database.connect();
    const { rows } = await database.query<{ plain: number; all: number }>(
      `SELECT count(*) FILTER (WHERE NOT ssl)::int AS plain, count(*)::int AS all
     FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = 'docket'`,
    );
    assert.equal(rows[0]?.plain, 0);
    assert.ok((rows[0]?.all ?? 0) > 1);
    const { rows: roles } = await database.query(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = 'docket'`,
    );
    assert.deepEqual(Object.values(roles[0] as object), [false, false, false, false, false]);
    await database.end();
    await stopped(server);
    for (const words of [
      ['doctor', '--deep'],
      ['backup', 'docket.tar'],
      ['restore', 'docket.tar', '--replace'],
      ['search', 'rebuild'],
    ]) {
      const { code, stdout, stderr } = await command(t, place, words);
      assert.equal(code, 0, `${words.join(' ')}: ${stdout}${stderr}`);
    }

    // Not the authority that signed the certificate, and no TLS at all.
    const other = join(place.folder, 'other.pem');
    writeFileSync(other, '');
    for (const [changed, reason] of [
      [settings.replace('&sslrootcert=/etc/docket/ca.pem', ''), /self-signed certificate/],
      [settings.replace(/\?sslmode=\S+/, ''), /no pg_hba.conf entry.*no encryption/],
    ] as const) {
      configured(changed);
      const { code, stdout, stderr } = await command(t, place, ['start']);
      assert.equal(code, 1);
      assertNotServing(stdout);
      assert.match(stderr, /^docket: [^\n]+\n$/);
      assert.match(stderr, reason);
    }
  },
);
