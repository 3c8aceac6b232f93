/** Delta sync of a project. */
import { Again } from '../contract/again.ts';
import { answer, type Handler, type HandledCall } from '../contract/handler.ts';
import { ownerOf } from '../identity/caller.ts';
import { wholeOf } from '../records/whole.ts';
import type { ChangesPage } from '../tracker/changes.ts';
import * as sync from '../tracker/sync.ts';

export const getProjectIndex: Handler<'getProjectIndex'> = ({ params, store }) =>
  wholeOf(store, sync.projectIndex, { project: params.id });

/** After a wait the call runs again from its first step, so whoever has lost access is refused. */
export const listProjectChanges: Handler<'listProjectChanges'> = async ({
  params: { id: project },
  query,
  call,
  caller,
  store,
  instance: { waiters },
}) => {
  const { id: requestId, whenLeft } = call;
  const accounts = [caller.account?.id ?? null, caller.authorityId];
  const wait = waiters.listen({
    requestId,
    project,
    owner: ownerOf(caller),
    accounts,
    seconds: query.wait,
    whenLeft,
  });
  const page = await sync.projectChanges(store, project, query);
  if (wait === null || page.isReset || page.cursor > query.since) return changesAnswer(call, query, page);
  const began = performance.now();
  await wait();
  call.noted.waitedMs += performance.now() - began;
  throw new Again('The project may have changed.', true);
};

export function changesAnswer<Row>(
  call: HandledCall,
  query: { readonly limit: number },
  { body, cursor, hasMore, isReset }: ChangesPage<Row> & { readonly isReset: boolean },
) {
  const next = `<${call.path}?since=${cursor}&limit=${query.limit}>; rel="next"`;
  const first = `<${call.path}?since=0&limit=${query.limit}>; rel="first"`;
  const link = { Link: hasMore ? `${next}, ${first}` : first };
  return answer(200, body, isReset ? { ...link, 'Sync-Reset': 'true' } : link);
}
