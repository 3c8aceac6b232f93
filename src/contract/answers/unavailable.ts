/** The refusals of calls that the server or its database cannot serve at the moment. */
import { refuse, type Refusal } from '../../generated/refusals.ts';
import { hasNoFiles } from '../../store/folder.ts';
import { DatabaseUnavailable, NoReaderFree, WritesFailing } from '../../store/unusable.ts';

/** Seconds within which a database that has come back is noticed. */
const WAIT = { wait: 5 };

/** Seconds within which a connection or a file is likely to be free again. */
const SOON = { wait: 2 };

/** Null for a failure of any other kind. */
export function unavailable(error: unknown): Refusal | null {
  if (error instanceof NoReaderFree || hasNoFiles(error)) return refuse.serverBusy(SOON);
  if (!(error instanceof DatabaseUnavailable)) return null;
  const fault = error instanceof WritesFailing ? error.fault : 'database_locked';
  if (fault === 'disk_full') return refuse.diskFull(WAIT);
  if (fault === 'database_read_only') return refuse.databaseReadOnly(WAIT);
  if (fault === 'database_io_error') return refuse.databaseIoError(WAIT);
  return refuse.databaseUnavailable(WAIT);
}
