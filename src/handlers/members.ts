/** The members of a project and their roles. */
import type { Handler } from '../contract/handler.ts';
import { memberRecord, memberRecords } from '../records/member.ts';
import * as members from '../tracker/projects/members.ts';

export const listMembers: Handler<'listMembers'> = ({ params, store }) =>
  store.read(read => memberRecords(read, params.id));

export const addMember: Handler<'addMember'> = ({ params, body, call, store }) =>
  store.write(call, async work => memberRecord(work, await members.addMember(work, params.id, body)));

export const updateMember: Handler<'updateMember'> = ({ params, body, by, call, store }) =>
  store.write(call, async work =>
    memberRecord(work, await members.updateMember(work, by, [params.id, params.user_id], body.role)),
  );

export const removeMember: Handler<'removeMember'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await members.removeMember(work, [params.id, params.user_id]);
    return { deleted: true };
  });
