/** The audit, as `GET /api/audit` has it, without a server. */
import { checkAddress } from '../contract/steps/check.ts';
import type { Instance } from '../contract/instance.ts';
import { operations } from '../generated/operations.ts';
import type { Schemas } from '../generated/types.ts';
import { auditEntries, type AuditFilter } from '../records/audit.ts';
import { said, type Said } from './said.ts';
import { table } from './table.ts';

/** The parameters of the operation, by name. */
export type AuditOptions = Readonly<Partial<Record<keyof AuditFilter | 'limit', string>>>;

export async function showAudit({ store }: Instance, options: AuditOptions): Promise<Said> {
  const operation = operations.listAudit;
  const query = new URLSearchParams(options).toString();
  const { queryValues } = checkAddress({ operation, path: operation.path, query });
  // The operation's parameters, as it has just checked them.
  const { limit, ...filter } = queryValues as unknown as AuditFilter & { readonly limit: number };
  const { json } = await store.read(read => auditEntries.slice(read, filter, { limit, offset: 0 }));
  const entries = json.parsed();
  const rows = entries.map(entry => [
    String(entry.id),
    entry.at,
    entry.action,
    entry.actor.username ?? '',
    entry.credential.kind,
    entry.client ?? '',
    entry.target.name,
    changeOf(entry),
  ]);
  return said(
    table(['id', 'at', 'action', 'actor', 'credential', 'client', 'target', 'change'], rows),
    entries,
  );
}

/** `{"role":"viewer"} → {"role":"lead"}`, or the side that there is. */
function changeOf({ before, after }: Schemas['AuditEntry']): string {
  return [before, after].flatMap(values => (values === null ? [] : JSON.stringify(values))).join(' → ');
}
