/** Delta sync of a project. */
import { answer, type Handler, type HandledCall } from '../contract/handler.ts';
import { wholeOf } from '../records/whole.ts';
import type { ChangesPage } from '../tracker/changes.ts';
import * as sync from '../tracker/sync.ts';

export const getProjectIndex: Handler<'getProjectIndex'> = ({ params, store }) =>
  wholeOf(store, sync.projectIndex, { project: params.id });

export const listProjectChanges: Handler<'listProjectChanges'> = async ({ params, query, call, store }) =>
  changesAnswer(call, query, await sync.projectChanges(store, params.id, query));

export function changesAnswer<Row>(
  call: HandledCall,
  query: { readonly limit: number },
  { body, cursor, hasMore, isReset }: ChangesPage<Row> & { readonly isReset: boolean },
) {
  const next = `<${call.path}?since=${cursor}&limit=${query.limit}>; rel="next"`;
  const first = `<${call.path}?since=0&limit=${query.limit}>; rel="first"`;
  const link = { Link: hasMore ? `${next}, ${first}` : first };
  return answer(200, body, isReset ? { ...link, 'Sync-Reset': 'true' } : link);
}
