/** Refusals while the server or its database is unavailable. */
import { FilesUnavailable } from '../../attachments/bytes/content-store.ts';
import { refuse, type Refusal } from '../../generated/refusals.ts';
import { hasNoFiles } from '../../store/folder.ts';
import { DatabaseUnavailable, NoReaderFree, WritesFailing } from '../../store/unusable.ts';

/** Seconds until a database that is back is detected. */
const WAIT = { wait: 5 };

/** Seconds until a connection or a file is probably free again. */
const SOON = { wait: 2 };

/** Null for any other kind of failure. */
export function unavailable(error: unknown): Refusal | null {
  if (error instanceof NoReaderFree || hasNoFiles(error)) return refuse.serverBusy(SOON);
  if (error instanceof FilesUnavailable) return refuse.filesUnavailable(WAIT);
  if (!(error instanceof DatabaseUnavailable)) return null;
  const fault = error instanceof WritesFailing ? error.fault : 'database_locked';
  if (fault === 'disk_full') return refuse.diskFull(WAIT);
  if (fault === 'database_read_only') return refuse.databaseReadOnly(WAIT);
  if (fault === 'database_io_error') return refuse.databaseIoError(WAIT);
  return refuse.databaseUnavailable(WAIT);
}
