/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { Handlers } from '../contract/handler.ts';
import * as activity from '../handlers/activity.ts';
import * as archivedProjects from '../handlers/archived-projects.ts';
import * as archives from '../handlers/archives.ts';
import * as attachments from '../handlers/attachments.ts';
import * as audit from '../handlers/audit.ts';
import * as bots from '../handlers/bots.ts';
import * as bulk from '../handlers/bulk.ts';
import * as comments from '../handlers/comments.ts';
import * as events from '../handlers/events.ts';
import * as exports from '../handlers/exports.ts';
import * as folders from '../handlers/folders.ts';
import * as groups from '../handlers/groups.ts';
import * as home from '../handlers/home.ts';
import * as hooks from '../handlers/hooks.ts';
import * as imports from '../handlers/imports.ts';
import * as instance from '../handlers/instance.ts';
import * as issues from '../handlers/issues.ts';
import * as keys from '../handlers/keys.ts';
import * as labels from '../handlers/labels.ts';
import * as members from '../handlers/members.ts';
import * as modules from '../handlers/modules.ts';
import * as oauthAuthorize from '../handlers/oauth/authorize.ts';
import * as oauthClients from '../handlers/oauth/clients.ts';
import * as oauthDevice from '../handlers/oauth/device.ts';
import * as oauthDiscovery from '../handlers/oauth/discovery.ts';
import * as oauthSignIn from '../handlers/oauth/sign-in.ts';
import * as oauthTokens from '../handlers/oauth/tokens.ts';
import * as pages from '../handlers/pages.ts';
import * as plans from '../handlers/plans.ts';
import * as projects from '../handlers/projects.ts';
import * as publicAttachments from '../handlers/public/attachments.ts';
import * as publicComments from '../handlers/public/comments.ts';
import * as publicIssues from '../handlers/public/issues.ts';
import * as publicPages from '../handlers/public/pages.ts';
import * as publicProject from '../handlers/public/project.ts';
import * as publicStructure from '../handlers/public/structure.ts';
import * as publicSync from '../handlers/public/sync.ts';
import * as repos from '../handlers/repos.ts';
import * as search from '../handlers/search.ts';
import * as sessions from '../handlers/sessions.ts';
import * as sync from '../handlers/sync.ts';
import * as trash from '../handlers/trash.ts';
import * as users from '../handlers/users.ts';
import * as views from '../handlers/views.ts';
import * as waits from '../handlers/waits.ts';

export const handlers: Handlers = {
  listProjectActivity: activity.listProjectActivity,
  listActivityActors: activity.listActivityActors,
  listIssueActivity: activity.listIssueActivity,
  listPageActivity: activity.listPageActivity,
  listPlanActivity: activity.listPlanActivity,
  archiveProject: archivedProjects.archiveProject,
  listArchivedProjects: archivedProjects.listArchivedProjects,
  deleteArchivedProject: archivedProjects.deleteArchivedProject,
  unarchiveProject: archivedProjects.unarchiveProject,
  getArchiveLimits: archives.getArchiveLimits,
  importArchive: archives.importArchive,
  exportArchive: archives.exportArchive,
  listAttachments: attachments.listAttachments,
  uploadAttachment: attachments.uploadAttachment,
  getAttachment: attachments.getAttachment,
  updateAttachment: attachments.updateAttachment,
  deleteAttachment: attachments.deleteAttachment,
  getAttachmentThumbnail: attachments.getAttachmentThumbnail,
  previewAttachment: attachments.previewAttachment,
  listAttachmentLinks: attachments.listAttachmentLinks,
  listProjectAttachments: attachments.listProjectAttachments,
  listOrphanedAttachments: attachments.listOrphanedAttachments,
  listAudit: audit.listAudit,
  listBots: bots.listBots,
  connectBot: bots.connectBot,
  disconnectBot: bots.disconnectBot,
  deleteBot: bots.deleteBot,
  updateIssues: bulk.updateIssues,
  createIssues: bulk.createIssues,
  listIssueComments: comments.listIssueComments,
  createIssueComment: comments.createIssueComment,
  listPageComments: comments.listPageComments,
  createPageComment: comments.createPageComment,
  updateComment: comments.updateComment,
  deleteComment: comments.deleteComment,
  openEvents: events.openEvents,
  exportIssue: exports.exportIssue,
  exportPage: exports.exportPage,
  exportProject: exports.exportProject,
  listFolders: folders.listFolders,
  createFolder: folders.createFolder,
  updateFolder: folders.updateFolder,
  deleteFolder: folders.deleteFolder,
  listProjectGroups: groups.listProjectGroups,
  createProjectGroup: groups.createProjectGroup,
  assignProjectGroup: groups.assignProjectGroup,
  reorderProjectGroups: groups.reorderProjectGroups,
  updateProjectGroup: groups.updateProjectGroup,
  deleteProjectGroup: groups.deleteProjectGroup,
  listAttention: home.listAttention,
  getHomeOverview: home.getHomeOverview,
  runGitHook: hooks.runGitHook,
  getImportProgress: imports.getImportProgress,
  importCodehost: imports.importCodehost,
  importLinear: imports.importLinear,
  importJira: imports.importJira,
  importTrello: imports.importTrello,
  importCsv: imports.importCsv,
  getInstance: instance.getInstance,
  getInstanceSettings: instance.getInstanceSettings,
  updateInstanceSettings: instance.updateInstanceSettings,
  getHealth: instance.getHealth,
  listIssues: issues.listIssues,
  createIssue: issues.createIssue,
  getIssue: issues.getIssue,
  updateIssue: issues.updateIssue,
  deleteIssue: issues.deleteIssue,
  resolveIssue: issues.resolveIssue,
  linkIssues: issues.linkIssues,
  unlinkIssues: issues.unlinkIssues,
  reverseRelations: issues.reverseRelations,
  listRelations: issues.listRelations,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,
  listLabels: labels.listLabels,
  createLabel: labels.createLabel,
  updateLabel: labels.updateLabel,
  deleteLabel: labels.deleteLabel,
  mergeLabels: labels.mergeLabels,
  listMembers: members.listMembers,
  addMember: members.addMember,
  updateMember: members.updateMember,
  removeMember: members.removeMember,
  listModules: modules.listModules,
  createModule: modules.createModule,
  getModule: modules.getModule,
  updateModule: modules.updateModule,
  deleteModule: modules.deleteModule,
  listPages: pages.listPages,
  createPage: pages.createPage,
  getPage: pages.getPage,
  updatePage: pages.updatePage,
  deletePage: pages.deletePage,
  listPageVersions: pages.listPageVersions,
  getPageVersion: pages.getPageVersion,
  resolvePage: pages.resolvePage,
  listPlans: plans.listPlans,
  createPlan: plans.createPlan,
  getPlan: plans.getPlan,
  updatePlan: plans.updatePlan,
  deletePlan: plans.deletePlan,
  resolvePlan: plans.resolvePlan,
  createPlanStep: plans.createPlanStep,
  updatePlanStep: plans.updatePlanStep,
  deletePlanStep: plans.deletePlanStep,
  listProjects: projects.listProjects,
  createProject: projects.createProject,
  reorderProjects: projects.reorderProjects,
  getProject: projects.getProject,
  updateProject: projects.updateProject,
  deleteProject: projects.deleteProject,
  getBoard: projects.getBoard,
  getIssueCounts: projects.getIssueCounts,
  getInsights: projects.getInsights,
  listMentionCandidates: projects.listMentionCandidates,
  getMyRole: projects.getMyRole,
  resolveRepo: repos.resolveRepo,
  bindRepo: repos.bindRepo,
  listBindings: repos.listBindings,
  unbindRepo: repos.unbindRepo,
  mergeBindings: repos.mergeBindings,
  search: search.search,
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
  listTrash: trash.listTrash,
  restoreIssue: trash.restoreIssue,
  restorePage: trash.restorePage,
  listUsers: users.listUsers,
  createUser: users.createUser,
  promoteUser: users.promoteUser,
  demoteUser: users.demoteUser,
  deactivateUser: users.deactivateUser,
  reactivateUser: users.reactivateUser,
  listViews: views.listViews,
  createView: views.createView,
  updateView: views.updateView,
  deleteView: views.deleteView,
  listWaits: waits.listWaits,
  addWait: waits.addWait,
  clearWait: waits.clearWait,
  getClock: waits.getClock,
  listPublicAttachments: publicAttachments.listPublicAttachments,
  downloadPublicAttachment: publicAttachments.downloadPublicAttachment,
  getPublicThumbnail: publicAttachments.getPublicThumbnail,
  getPublicPreview: publicAttachments.getPublicPreview,
  listPublicIssueComments: publicComments.listPublicIssueComments,
  listPublicPageComments: publicComments.listPublicPageComments,
  resolvePublicIssue: publicIssues.resolvePublicIssue,
  getPublicIssue: publicIssues.getPublicIssue,
  getPublicPage: publicPages.getPublicPage,
  getPublicProject: publicProject.getPublicProject,
  listPublicModules: publicStructure.listPublicModules,
  listPublicLabels: publicStructure.listPublicLabels,
  listPublicFolders: publicStructure.listPublicFolders,
  getPublicIndex: publicSync.getPublicIndex,
  listPublicChanges: publicSync.listPublicChanges,
  showConsent: oauthAuthorize.showConsent,
  decideConsent: oauthAuthorize.decideConsent,
  showConsentAlias: oauthAuthorize.showConsentAlias,
  decideConsentAlias: oauthAuthorize.decideConsentAlias,
  registerClient: oauthClients.registerClient,
  registerClientAlias: oauthClients.registerClientAlias,
  startDeviceLogin: oauthDevice.startDeviceLogin,
  startDeviceLoginAlias: oauthDevice.startDeviceLoginAlias,
  showDevice: oauthDevice.showDevice,
  decideDevice: oauthDevice.decideDevice,
  showDeviceAlias: oauthDevice.showDeviceAlias,
  decideDeviceAlias: oauthDevice.decideDeviceAlias,
  getResourceMetadata: oauthDiscovery.getResourceMetadata,
  getMcpResourceMetadata: oauthDiscovery.getMcpResourceMetadata,
  getServerMetadata: oauthDiscovery.getServerMetadata,
  signInOnPage: oauthSignIn.signInOnPage,
  exchangeToken: oauthTokens.exchangeToken,
  exchangeTokenAlias: oauthTokens.exchangeTokenAlias,
  revokeToken: oauthTokens.revokeToken,
  revokeTokenAlias: oauthTokens.revokeTokenAlias,
};
