/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { operations as restOperations, components as restComponents } from './types/rest.ts';
import type { operations as publicOperations, components as publicComponents } from './types/public.ts';
import type { operations as oauthOperations, components as oauthComponents } from './types/oauth.ts';

export type Operations = restOperations & publicOperations & oauthOperations;
export type Schemas = restComponents['schemas'] & publicComponents['schemas'] & oauthComponents['schemas'];

/** The names that a handler always finds filled: the contract gives them a default. */
export interface Defaulted {
  listProjectActivity: { query: 'limit' | 'offset'; body: never };
  listIssueActivity: { query: 'limit' | 'offset'; body: never };
  listPageActivity: { query: 'limit' | 'offset'; body: never };
  listPlanActivity: { query: 'limit' | 'offset'; body: never };
  listProjectAttachments: { query: 'sort' | 'limit' | 'offset'; body: never };
  listAudit: { query: 'limit'; body: never };
  createIssues: { query: never; body: never; entries: 'status' | 'priority' | 'description' };
  listIssueComments: { query: 'order' | 'limit' | 'offset'; body: never };
  listPageComments: { query: 'order' | 'limit' | 'offset'; body: never };
  exportIssue: { query: 'format'; body: never };
  exportPage: { query: 'format'; body: never };
  exportProject: { query: 'format'; body: never };
  getHomeOverview: { query: 'tz'; body: never };
  runGitHook: { query: never; body: 'dry_run' };
  importCodehost: { query: never; body: 'state' | 'map_open' | 'map_closed' | 'dry_run' };
  importLinear: { query: never; body: 'dry_run' };
  importJira: { query: never; body: 'dry_run' };
  importTrello: { query: never; body: 'dry_run' };
  importCsv: { query: never; body: 'dry_run' };
  listIssues: { query: 'order_by' | 'order' | 'limit' | 'offset'; body: never };
  createIssue: { query: never; body: 'status' | 'priority' | 'description' };
  createLabel: { query: never; body: 'color' };
  addMember: { query: never; body: 'role' };
  createModule: { query: never; body: 'description' | 'status' };
  listPages: { query: 'order_by' | 'order'; body: never };
  createPage: { query: never; body: 'content' | 'status' };
  listPageVersions: { query: 'limit' | 'offset'; body: never };
  listPlans: { query: 'order_by' | 'limit' | 'offset'; body: never };
  createPlanStep: { query: never; body: 'description' };
  createProject: { query: never; body: 'description' };
  getBoard: { query: 'group_by'; body: never };
  getInsights: { query: 'weeks'; body: never };
  search: { query: 'mode' | 'match' | 'sort' | 'limit' | 'offset'; body: never };
  listProjectChanges: { query: 'since' | 'limit' | 'wait'; body: never };
  listTrash: { query: 'limit' | 'offset'; body: never };
  createUser: { query: never; body: 'is_admin' };
  createView: { query: never; body: 'is_default' };
  listPublicIssueComments: { query: 'order' | 'limit' | 'offset'; body: never };
  listPublicPageComments: { query: 'order' | 'limit' | 'offset'; body: never };
  listPublicChanges: { query: 'since' | 'limit'; body: never };
  showConsent: { query: 'scope'; body: never };
  decideConsent: { query: never; body: 'scope' };
  showConsentAlias: { query: 'scope'; body: never };
  decideConsentAlias: { query: never; body: 'scope' };
  registerClient: { query: never; body: 'client_name' | 'grant_types' | 'response_types' };
  registerClientAlias: { query: never; body: 'client_name' | 'grant_types' | 'response_types' };
  startDeviceLogin: { query: never; body: 'scope' };
  startDeviceLoginAlias: { query: never; body: 'scope' };
  signInOnPage: { query: never; body: 'request' };
}

/** The fields of multipart bodies that are files. */
export interface Files {
  importArchive: 'archive';
  uploadAttachment: 'file';
  importTrello: 'file';
  importCsv: 'file';
}
