/** Delta sync of a project. */
import { answer, type Handler } from '../contract/handler.ts';
import * as sync from '../tracker/sync.ts';

export const getProjectIndex: Handler<'getProjectIndex'> = ({ params, by, store }) =>
  store.read(read => sync.projectIndex(read, by, params.id));

export const listProjectChanges: Handler<'listProjectChanges'> = async ({
  params,
  query,
  by,
  call,
  store,
}) => {
  const page = await store.read(read => sync.projectChanges(read, by, params.id, query));
  const next = `<${call.path}?since=${page.cursor}&limit=${query.limit}>; rel="next"`;
  const first = `<${call.path}?since=0&limit=${query.limit}>; rel="first"`;
  return answer(200, page, { Link: page.has_more ? `${next}, ${first}` : first });
};
