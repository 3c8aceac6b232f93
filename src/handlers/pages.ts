/** The pages of projects and of the workspace. */
import { answer, type Handler } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import { pages as list, visibleTo, windowOf } from '../tracker/pages/list.ts';
import * as pages from '../tracker/pages/pages.ts';
import * as trash from '../tracker/trash/trash.ts';
import { pageRecord, recordById, recordByIdentifier } from '../records/page.ts';
import { versionAt, versionsOf } from '../records/page-version.ts';

export const listPages: Handler<'listPages'> = async ({ query, by, call, store }) => {
  const [filter, window] = [visibleTo(by, query), windowOf(query)];
  if (window === null) return answer(200, await list.whole(store, filter), {});
  const { json, returned, hasMore } = await store.read(read => list.slice(read, filter, window));
  return answer(200, json, { Link: linkHeader(call, window, hasMore, returned) });
};

export const createPage: Handler<'createPage'> = ({ body, by, call, store }) =>
  store.write(call, async work => pageRecord(work, await pages.createPage(work, by, body)));

export const getPage: Handler<'getPage'> = ({ params, store }) =>
  store.read(read => recordById(read, params.id));

export const resolvePage: Handler<'resolvePage'> = ({ params, store }) =>
  store.read(read => recordByIdentifier(read, params.identifier));

export const updatePage: Handler<'updatePage'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => pageRecord(work, await pages.updatePage(work, by, params.id, body)));

export const deletePage: Handler<'deletePage'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await trash.deletePage(work, params.id);
    return { deleted: true };
  });

export const listPageVersions: Handler<'listPageVersions'> = async ({ params, query, call, store }) => {
  const { rows, hasMore } = await store.read(read => versionsOf(read, params.id, query));
  return answer(200, { items: rows, has_more: hasMore }, { Link: linkHeader(call, query, hasMore) });
};

export const getPageVersion: Handler<'getPageVersion'> = ({ params, store }) =>
  store.read(read => versionAt(read, params.id, params.seq));
