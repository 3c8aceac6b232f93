/** The pages of projects and of the workspace. */
import { answer, type Handler } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import { listedPages, windowOf } from '../tracker/pages/list.ts';
import * as lookup from '../records/page-lookup.ts';
import { labelledPage, labelledPages } from '../records/page-record.ts';
import * as pages from '../tracker/pages/pages.ts';
import * as trash from '../tracker/trash/trash.ts';

export const listPages: Handler<'listPages'> = async ({ query, by, call, store }) => {
  const window = windowOf(query);
  const { records, hasMore } = await store.read(async read => {
    const { rows, hasMore } = await listedPages(read, by, query, window);
    return { records: await labelledPages(read, rows), hasMore };
  });
  if (window === null) return records;
  return answer(200, records, { Link: linkHeader(call, window, hasMore, records.length) });
};

export const createPage: Handler<'createPage'> = ({ body, by, call, store }) =>
  store.write(call, async work => labelledPage(work, await pages.createPage(work, by, body)));

export const getPage: Handler<'getPage'> = ({ params, by, store }) =>
  store.read(async read => labelledPage(read, await lookup.allowedPage(read, by, params.id)));

export const resolvePage: Handler<'resolvePage'> = ({ params, by, store }) =>
  store.read(async read => labelledPage(read, await lookup.resolvedPage(read, by, params.identifier)));

export const updatePage: Handler<'updatePage'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => labelledPage(work, await pages.updatePage(work, by, params.id, body)));

export const deletePage: Handler<'deletePage'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await trash.deletePage(work, by, params.id);
    return { deleted: true };
  });
