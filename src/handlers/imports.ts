/** Issues from code hosts. */
import { authorityOf } from '../access/authority.ts';
import type { Handler } from '../contract/handler.ts';
import { leavingOf } from '../contract/leaving.ts';
import { refuse } from '../generated/refusals.ts';
import { findCallerAgain } from '../identity/credentials.ts';

export const importCodehost: Handler<'importCodehost'> = async input => {
  const { params, body: wanted, caller, by, call, store, instance } = input;
  await store.read(read => read.settled());
  const counts = await instance.codehost.import({
    projectId: params.id,
    wanted,
    store,
    contents: instance.files.contents,
    origin: call,
    signal: leavingOf(call),
    authority: async work => {
      const now = await findCallerAgain(work, caller, instance.clock());
      if (now === null) throw refuse.unauthenticated();
      return authorityOf(call.operation, now, by.enforced);
    },
  });
  return { dry_run: wanted.dry_run, ...counts };
};
