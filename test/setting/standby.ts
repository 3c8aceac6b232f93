/** A PostgreSQL primary with a synchronous standby, which can take over. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import {
  endAtOnce,
  newCluster,
  startServer,
  SUPERUSER,
  urlOf,
  type Cluster,
} from '../../scripts/postgres.ts';
import { until } from './until.ts';

export interface Pair {
  readonly primary: string;
  readonly standby: string;
  /** Ends the primary without a shutdown. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
}

const STANDBY = 'standby';

/** Both begin with the same files; from then on the primary waits for the standby with every commit. */
export async function standbyPair(t: TestContext): Promise<Pair> {
  const cluster = newCluster(tmpdir());
  t.after(() => cluster.remove());
  const copy = copied(cluster);
  const [port, other] = [await freePort(), await freePort()];
  const primary = await started(t, cluster, port, {
    synchronous_standby_names: STANDBY,
    max_wal_senders: '4',
  });
  const from = `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${cluster.password} application_name=${STANDBY}`;
  appendFileSync(join(copy.folder, 'cluster/postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  await started(t, copy, other);
  const urls = { primary: urlOf(cluster, port), standby: urlOf(copy, other) };
  await until('the standby follows', () =>
    asks(urls.primary, `SELECT count(*) = 1 AS it FROM pg_stat_replication WHERE sync_state = 'sync'`),
  );
  return {
    ...urls,
    killPrimary: async () => {
      const ended = once(primary, 'exit');
      primary.kill('SIGKILL');
      await ended;
    },
    promote: async () => {
      await asks(urls.standby, 'SELECT pg_promote() AS it');
      await until('it is the primary', () => asks(urls.standby, 'SELECT NOT pg_is_in_recovery() AS it'));
    },
  };
}

function copied(cluster: Cluster): Cluster {
  const folder = mkdtempSync(join(cluster.folder, 'standby-'));
  const files = join(folder, 'cluster');
  cpSync(join(cluster.folder, 'cluster'), files, { recursive: true });
  writeFileSync(join(files, 'standby.signal'), '');
  const { account } = cluster;
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  return { ...cluster, folder };
}

async function started(
  t: TestContext,
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const server = await startServer(cluster, port, settings);
  t.after(() => endAtOnce(server));
  return server;
}

/** The answer to a question of one column. */
async function asks(url: string, question: string): Promise<boolean> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    const { rows } = await session.query<{ it: boolean }>(question);
    return rows[0]?.it === true;
  } finally {
    await session.end();
  }
}
