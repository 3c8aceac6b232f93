/** The trash of a project, and restoring from it. */
import { answer, type Handler } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import { issueRecord } from '../records/issue.ts';
import { pageRecord } from '../records/page.ts';
import { trashOf } from '../tracker/trash/list.ts';
import * as trash from '../tracker/trash/trash.ts';

export const listTrash: Handler<'listTrash'> = async ({ params, query, call, store }) => {
  const { rows, hasMore } = await store.read(read => trashOf(read, params.id, query));
  const body = { items: rows, has_more: hasMore };
  return answer(200, body, { Link: linkHeader(call, query, hasMore) });
};

export const restoreIssue: Handler<'restoreIssue'> = ({ params, call, store }) =>
  store.write(call, async work => issueRecord(work, await trash.restoreIssue(work, params.id)));

export const restorePage: Handler<'restorePage'> = ({ params, call, store }) =>
  store.write(call, async work => pageRecord(work, await trash.restorePage(work, params.id)));
