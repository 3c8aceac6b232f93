/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { Handler } from '../contract/handler.ts';
import type { OperationId } from './operations.ts';
import type { PlannedId } from './types.ts';
import * as activity from '../handlers/activity.ts';
import * as bots from '../handlers/bots.ts';
import * as comments from '../handlers/comments.ts';
import * as instance from '../handlers/instance.ts';
import * as keys from '../handlers/keys.ts';
import * as sessions from '../handlers/sessions.ts';
import * as sync from '../handlers/sync.ts';
import * as users from '../handlers/users.ts';

export type HandlerTable = { readonly [Id in Exclude<OperationId, PlannedId>]: Handler<Id> };

export const handlers: HandlerTable = {
  listProjectActivity: activity.listProjectActivity,
  listActivityActors: activity.listActivityActors,
  listIssueActivity: activity.listIssueActivity,
  listPageActivity: activity.listPageActivity,
  listPlanActivity: activity.listPlanActivity,
  listBots: bots.listBots,
  connectBot: bots.connectBot,
  disconnectBot: bots.disconnectBot,
  deleteBot: bots.deleteBot,
  listIssueComments: comments.listIssueComments,
  createIssueComment: comments.createIssueComment,
  listPageComments: comments.listPageComments,
  createPageComment: comments.createPageComment,
  updateComment: comments.updateComment,
  deleteComment: comments.deleteComment,
  getInstance: instance.getInstance,
  getInstanceSettings: instance.getInstanceSettings,
  updateInstanceSettings: instance.updateInstanceSettings,
  getHealth: instance.getHealth,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,
  signUp: sessions.signUp,
  logIn: sessions.logIn,
  autoLogIn: sessions.autoLogIn,
  logOut: sessions.logOut,
  getMe: sessions.getMe,
  updateMe: sessions.updateMe,
  changePassword: sessions.changePassword,
  refreshSession: sessions.refreshSession,
  revokeSessions: sessions.revokeSessions,
  getProjectIndex: sync.getProjectIndex,
  listProjectChanges: sync.listProjectChanges,
  listUsers: users.listUsers,
  createUser: users.createUser,
  promoteUser: users.promoteUser,
  demoteUser: users.demoteUser,
  deactivateUser: users.deactivateUser,
  reactivateUser: users.reactivateUser,
};
