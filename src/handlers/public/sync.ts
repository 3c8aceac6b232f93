/** Delta sync of a published project. */
import type { Handler } from '../../contract/handler.ts';
import * as published from '../../tracker/published/sync.ts';
import { changesAnswer } from '../sync.ts';

export const getPublicIndex: Handler<'getPublicIndex'> = ({ params, store }) =>
  published.index(store, params);

export const listPublicChanges: Handler<'listPublicChanges'> = async ({ params, query, call, store }) =>
  changesAnswer(call, query, await published.changes(store, params, query));
