/** The audit as administrators read it, newest first. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { fold } from '../text/fold.ts';
import { timeBound } from '../time/bounds.ts';
import { list } from './list.ts';
import { column, columns, shape, type Field } from './shape.ts';

/** An object of some columns, which keep the part of their name after the prefix. */
const objectOf =
  (prefix: string, ...names: readonly string[]): Field =>
  ({ json }) =>
    json.object(names.map(name => [name, `audit.${prefix}_${name}`]));

const valuesOf =
  (side: 'before' | 'after'): Field =>
  ({ json }) =>
    json.stored(`audit.values_${side}`);

const entry = shape<Schemas['AuditEntry']>()({
  id: column('audit.id'),
  at: column(`REPLACE(audit.at, ' ', 'T') || 'Z'`),
  action: column('audit.action'),
  actor: objectOf('actor', 'id', 'username'),
  credential: objectOf('credential', 'kind', 'id'),
  ...columns('audit', 'client', 'request_id'),
  target: objectOf('target', 'kind', 'id', 'name'),
  before: valuesOf('before'),
  after: valuesOf('after'),
});

export interface AuditFilter {
  readonly actor?: string | undefined;
  /** An action, or a group, which ends with a dot. */
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly before?: number | undefined;
}

export const auditEntries = list({
  of: {
    shape: entry,
    table: 'audit',
    size: 'COALESCE(octet_length(audit.values_before), 0) + COALESCE(octet_length(audit.values_after), 0)',
  },
  values: ({ actor, action, target, since, until, before }: AuditFilter) => {
    const isGroup = action?.endsWith('.') === true;
    return {
      actor: actor === undefined ? undefined : fold(actor),
      action: isGroup ? undefined : action,
      group: isGroup ? action : undefined,
      // The next character after the dot.
      groupEnd: isGroup ? action.replace('.', '/') : undefined,
      target: target === undefined ? undefined : fold(target),
      since: since === undefined ? undefined : timeBound('since', since),
      until: until === undefined ? undefined : timeBound('until', until),
      before,
    };
  },
  // By id, which increases even when the clock is set back.
  order: 'audit.id DESC',
  ids: ({ db }, marks, { order }) => {
    const conditions = [
      ['actor_folded', '=', marks.actor],
      ['action', '=', marks.action],
      ['action', '>=', marks.group],
      ['action', '<', marks.groupEnd],
      ['target_folded', '=', marks.target],
      ['at', '>=', marks.since],
      ['at', '<', marks.until],
      ['id', '<', marks.before],
    ] as const;
    const entries = db('audit').orderByRaw(order).select('audit.id');
    for (const [column, operator, value] of conditions)
      if (value !== undefined) void entries.where(`audit.${column}`, operator, value);
    return entries;
  },
});

/** How many entries are read at a time. */
const PORTION = 500;

/** Every entry that matches, as one line of JSON each. */
export async function* auditLines(read: Read, filter: AuditFilter): AsyncGenerator<Buffer, void> {
  let { before } = filter;
  for (let hasMore = true; hasMore;) {
    const slice = await auditEntries.slice(read, { ...filter, before }, { limit: PORTION, offset: 0 });
    const rows = slice.json.parsed();
    ({ hasMore } = slice);
    before = rows.at(-1)?.id;
    if (rows.length > 0) yield Buffer.from(rows.map(row => `${JSON.stringify(row)}\n`).join(''));
  }
}
