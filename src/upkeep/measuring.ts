/** The values of an instance that its metrics show. A look at them costs a few small statements, however much there is. */
import type { Instance } from '../contract/instance.ts';
import type { Gauge } from '../log/metrics.ts';
import type { Dialect } from '../store/dialects/dialect.ts';
import type { Logger } from '../log/log.ts';
import type { BackingUp } from './backing-up.ts';

export interface Sources {
  readonly instance: Instance;
  readonly log: Logger;
  readonly sockets: () => number;
  /** Null on a server that does not run the background jobs. */
  readonly backups: () => BackingUp | null;
}

/** More texts than that wait only after an upgrade or a restore, and counting them would take long. */
const MOST_COUNTED = 10_000;

/** `sources` returns null until the server has started. */
export function gaugesOf(sources: () => Sources | null): Gauge[] {
  const of =
    <T>(look: (known: Sources) => T) =>
    (): T | null => {
      const known = sources();
      return known && look(known);
    };
  const read = (text: (dialect: Dialect) => string) =>
    of(async ({ instance: { store } }) => {
      const rows = (await store.read(({ ask, dialect }) => ask(text(dialect), []))) as {
        readonly value: number;
      }[];
      return Number(rows[0]?.value ?? 0);
    });
  return [
    {
      name: 'docket_websocket_connections',
      help: 'Open sockets of this server.',
      value: of(({ sockets }) => sockets()),
    },
    {
      name: 'docket_response_cache_bytes',
      help: 'Memory of cached responses.',
      value: of(({ instance }) => instance.answers.taken),
    },
    {
      name: 'docket_storage_bytes',
      help: 'Size of all uploaded files; identical ones count once.',
      value: read(() => 'SELECT bytes AS value FROM file_storage'),
    },
    {
      name: 'docket_storage_limit_bytes',
      help: 'The setting storage_limit.',
      value: of(({ instance }) => instance.config.storage_limit),
    },
    {
      name: 'docket_database_bytes',
      help: 'Size of the database.',
      value: read(({ databaseBytes }) => databaseBytes),
    },
    {
      name: 'docket_search_index_pending',
      help: `Texts that wait for the search index, ${String(MOST_COUNTED)} at most.`,
      value: read(
        () =>
          `SELECT COUNT(*) AS value FROM (SELECT docid FROM search_due LIMIT ${String(MOST_COUNTED)}) AS due`,
      ),
    },
    {
      name: 'docket_writes_failing',
      help: '1 while the database cannot be written, otherwise 0.',
      value: of(({ instance }) => (instance.store.writeFault() === null ? 0 : 1)),
    },
    {
      name: 'docket_backup_last_success_timestamp_seconds',
      help: 'When the newest backup in backup_folder was made.',
      value: of(async ({ backups }) => {
        const newest = (await backups()?.newest()) ?? null;
        return newest && newest.getTime() / 1000;
      }),
    },
    {
      name: 'docket_backup_last_ok',
      help: '1 if the last attempt since the start made a backup, 0 if it failed.',
      value: of(({ backups }) => backups()?.isLastOk() ?? null),
    },
    {
      name: 'docket_log_lines_dropped_total',
      help: 'Log lines that standard output did not take.',
      isCounter: true,
      value: of(({ log }) => log.output.droppedTotal ?? 0),
    },
  ];
}
