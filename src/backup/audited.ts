/** Records in the audit that a backup was made or restored. */
import { audited } from '../identity/audit.ts';
import type { Store } from '../store/store.ts';
import type { Origin } from '../store/work.ts';

/** A command may back up a database that an older version serves, and that has no audit yet. */
export async function auditBackup(
  store: Store,
  origin: Origin,
  action: 'backup.create' | 'backup.restore',
  path: string,
): Promise<void> {
  if (!(await store.read(({ db }) => db('migrations').where({ name: 'audit' }).first('name')))) return;
  await store.write(origin, work =>
    audited(work, { action, target: { kind: 'backup', id: null, name: path } }),
  );
}
