/** Delta sync of a project. */
import { answer, type Handler } from '../contract/handler.ts';
import * as sync from '../tracker/sync.ts';

export const getProjectIndex: Handler<'getProjectIndex'> = ({ params, by, store }) =>
  sync.projectIndex(store, by, params.id);

export const listProjectChanges: Handler<'listProjectChanges'> = async ({
  params,
  query,
  by,
  call,
  store,
}) => {
  const { body, cursor, hasMore, isReset } = await sync.projectChanges(store, by, params.id, query);
  const next = `<${call.path}?since=${cursor}&limit=${query.limit}>; rel="next"`;
  const first = `<${call.path}?since=0&limit=${query.limit}>; rel="first"`;
  const link = { Link: hasMore ? `${next}, ${first}` : first };
  return answer(200, body, isReset ? { ...link, 'Sync-Reset': 'true' } : link);
};
