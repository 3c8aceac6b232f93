/** The refusal for a database that cannot be used at the moment. */
import { refuse, type Refusal } from '../generated/refusals.ts';
import { WritesFailing, type DatabaseUnavailable } from '../store/refused.ts';

/** Seconds within which a database that has come back is noticed. */
const WAIT = { wait: 5 };

export function unavailable(error: DatabaseUnavailable): Refusal {
  const fault = error instanceof WritesFailing ? error.fault : 'database_locked';
  if (fault === 'disk_full') return refuse.diskFull(WAIT);
  if (fault === 'database_read_only') return refuse.databaseReadOnly(WAIT);
  if (fault === 'database_io_error') return refuse.databaseIoError(WAIT);
  return refuse.databaseUnavailable(WAIT);
}
