/** The pages of projects and of the workspace. */
import { answer, type Handler } from '../contract/handler.ts';
import type { Schemas } from '../generated/types.ts';
import { remembered, type Made } from '../contract/remembered.ts';
import { linkHeader } from '../paging/slice.ts';
import type { Door } from '../store/store.ts';
import { everyPage, listedPages, windowOf } from '../tracker/pages/list.ts';
import { recordById, pageRecord, recordByIdentifier } from '../records/page-record.ts';
import * as pages from '../tracker/pages/pages.ts';
import * as trash from '../tracker/trash/trash.ts';

export const listPages: Handler<'listPages'> = async input => {
  const { query, by, call } = input;
  const window = windowOf(query);
  const make = async (store: Door): Promise<Made<Schemas['Page'][], { readonly Link?: string }>> => {
    if (window === null) return { body: await everyPage(store, by, query), headers: {} };
    const { json, returned, hasMore } = await store.read(read => listedPages(read, by, query, window));
    return { body: json, headers: { Link: linkHeader(call, window, hasMore, returned) } };
  };
  if (query.project_id !== undefined) return remembered(input, query.project_id, make);
  const { body, headers } = await make(input.store);
  return answer(200, body, headers);
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
