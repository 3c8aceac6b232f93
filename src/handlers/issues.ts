/** Issues and their relations. */
import { answer, type Handler } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import { wholeOf } from '../records/whole.ts';
import { listedIssues } from '../tracker/issues/list.ts';
import { issueRecord, recordById, recordByIdentifier } from '../records/issue.ts';
import { changeIssue } from '../tracker/issues/evidence.ts';
import * as issues from '../tracker/issues/issues.ts';
import { relationsOfProject } from '../tracker/issues/relation-list.ts';
import * as relations from '../tracker/issues/relations.ts';
import * as trash from '../tracker/trash/trash.ts';

export const listIssues: Handler<'listIssues'> = async ({ query, by, call, store }) => {
  const { json, returned, hasMore } = await store.read(read => listedIssues(read, by, query));
  return answer(200, json, { Link: linkHeader(call, query, hasMore, returned) });
};

export const createIssue: Handler<'createIssue'> = ({ body, by, call, store }) =>
  store.write(call, async work => issueRecord(work, await issues.createIssue(work, by, body)));

export const getIssue: Handler<'getIssue'> = ({ params, by, store }) =>
  store.read(read => recordById(read, by, params.id));

export const resolveIssue: Handler<'resolveIssue'> = ({ params, by, store }) =>
  store.read(read => recordByIdentifier(read, by, params.identifier));

export const updateIssue: Handler<'updateIssue'> = ({ params, body, caller, by, call, store }) =>
  store.write(call, async work => issueRecord(work, await changeIssue(work, by, caller, params.id, body)));

export const deleteIssue: Handler<'deleteIssue'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await trash.deleteIssue(work, params.id);
    return { deleted: true };
  });

export const linkIssues: Handler<'linkIssues'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await relations.link(work, by, body, body.relation_type);
    return { linked: true };
  });

export const unlinkIssues: Handler<'unlinkIssues'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await relations.unlink(work, by, body);
    return { unlinked: true };
  });

export const reverseRelations: Handler<'reverseRelations'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await relations.reverse(work, by, body);
    return { reversed: true };
  });

export const listRelations: Handler<'listRelations'> = ({ params, store }) =>
  wholeOf(store, relationsOfProject, { project: params.id });
