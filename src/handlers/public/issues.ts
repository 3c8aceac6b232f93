/** The issues of a published project. */
import type { Handler } from '../../contract/handler.ts';
import { issueRecord, resolvedIssue } from '../../tracker/published/items.ts';

export const getPublicIssue: Handler<'getPublicIssue'> = ({ params, store }) =>
  store.read(read => issueRecord(read, params));

export const resolvePublicIssue: Handler<'resolvePublicIssue'> = ({ params, store }) =>
  store.read(read => resolvedIssue(read, params));
