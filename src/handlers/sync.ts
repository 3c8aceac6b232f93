/** Delta sync of a project. */
import { answer, type Handler } from '../contract/handler.ts';
import { changedRecord, issueSummary, pageSummary } from '../records/summary-record.ts';
import * as sync from '../tracker/sync.ts';

export const getProjectIndex: Handler<'getProjectIndex'> = ({ params, by, store }) =>
  store.read(async read => {
    const { project, cursor, issues, pages } = await sync.projectIndex(read, by, params.id);
    return {
      cursor,
      issues: issues.map(row => issueSummary(project, row)),
      pages: pages.map(row => pageSummary(project, row)),
    };
  });

export const listProjectChanges: Handler<'listProjectChanges'> = async ({
  params,
  query,
  by,
  call,
  store,
}) => {
  const { project, rows, cursor, hasMore, isReset } = await store.read(read =>
    sync.projectChanges(read, by, params.id, query),
  );
  const next = `<${call.path}?since=${cursor}&limit=${query.limit}>; rel="next"`;
  const first = `<${call.path}?since=0&limit=${query.limit}>; rel="first"`;
  const body = { changes: rows.map(row => changedRecord(project, row)), cursor, has_more: hasMore };
  const link = { Link: hasMore ? `${next}, ${first}` : first };
  return answer(200, body, isReset ? { ...link, 'Sync-Reset': 'true' } : link);
};
