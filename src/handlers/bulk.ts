/** Creating and updating many issues in one request. */
import type { Handler } from '../contract/handler.ts';
import * as bulk from '../tracker/issues/bulk.ts';

export const createIssues: Handler<'createIssues'> = ({ body, by, call, store }) =>
  store.write(call, work => bulk.createIssues(work, by, body.issues));

export const updateIssues: Handler<'updateIssues'> = ({ body, caller, by, call, store }) => {
  bulk.refuseTwice(body.issues);
  return store.write(call, work => bulk.updateIssues(work, by, caller, body.issues));
};
