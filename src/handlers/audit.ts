/** The audit of administrative acts. */
import { namesType } from '../contract/accepting.ts';
import { answer, type Handler } from '../contract/handler.ts';
import { links } from '../paging/slice.ts';
import { auditEntries, auditLines } from '../records/audit.ts';
import { inPieces } from '../store/json.ts';

const LINES = 'application/x-ndjson';

export const listAudit: Handler<'listAudit'> = async ({ query, call, store }) => {
  const { limit } = query;
  const first = { limit, before: null };
  if (namesType(call.headers, LINES)) {
    const { pieces } = await inPieces(store, read => auditLines(read, query));
    return answer(200, pieces, { 'Content-Type': LINES, Link: links(call, { first }) });
  }
  const { json, hasMore } = await store.read(read => auditEntries.slice(read, query, { limit, offset: 0 }));
  const before = hasMore ? json.parsed().at(-1)?.id : undefined;
  const next = before === undefined ? {} : { next: { limit, before } };
  return answer(200, json, { Link: links(call, { ...next, first }) });
};
