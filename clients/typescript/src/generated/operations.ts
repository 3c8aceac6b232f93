/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import { operation } from '../operation.ts';

/** List the activity in a project. */
export const listProjectActivity = /* @__PURE__ */ operation('listProjectActivity', 'GET', '/api/projects/{id}/activity');
/** List the actors in a project. */
export const listActivityActors = /* @__PURE__ */ operation('listActivityActors', 'GET', '/api/projects/{id}/activity/actors');
/** List the activity of an issue. */
export const listIssueActivity = /* @__PURE__ */ operation('listIssueActivity', 'GET', '/api/issues/{id}/activity');
/** List the activity of a page. */
export const listPageActivity = /* @__PURE__ */ operation('listPageActivity', 'GET', '/api/pages/{id}/activity');
/** List the activity of a plan. */
export const listPlanActivity = /* @__PURE__ */ operation('listPlanActivity', 'GET', '/api/plans/{id}/activity');
/** Archive a project. */
export const archiveProject = /* @__PURE__ */ operation('archiveProject', 'POST', '/api/projects/{id}/archive', null, false, true);
/** List archived projects. */
export const listArchivedProjects = /* @__PURE__ */ operation('listArchivedProjects', 'GET', '/api/archived-projects');
/** Delete an archived project. */
export const deleteArchivedProject = /* @__PURE__ */ operation('deleteArchivedProject', 'DELETE', '/api/archived-projects/{id}');
/** Unarchive a project. */
export const unarchiveProject = /* @__PURE__ */ operation('unarchiveProject', 'POST', '/api/archived-projects/{id}/unarchive', null, false, true);
/** Read the archive limits. */
export const getArchiveLimits = /* @__PURE__ */ operation('getArchiveLimits', 'GET', '/api/project-archives');
/** Import a project. */
export const importArchive = /* @__PURE__ */ operation('importArchive', 'POST', '/api/project-archives', 'multipart', false, true);
/** Export a project as an archive. */
export const exportArchive = /* @__PURE__ */ operation('exportArchive', 'GET', '/api/project-archives/{identifier}', null, true);
/** List the files of an item. */
export const listAttachments = /* @__PURE__ */ operation('listAttachments', 'GET', '/api/attachments');
/** Upload a file. */
export const uploadAttachment = /* @__PURE__ */ operation('uploadAttachment', 'POST', '/api/attachments', 'multipart', false, true);
/** Download a file. */
export const getAttachment = /* @__PURE__ */ operation('getAttachment', 'GET', '/api/attachments/{id}', null, true);
/** Update the alternative text. */
export const updateAttachment = /* @__PURE__ */ operation('updateAttachment', 'PATCH', '/api/attachments/{id}', 'json');
/** Delete a file. */
export const deleteAttachment = /* @__PURE__ */ operation('deleteAttachment', 'DELETE', '/api/attachments/{id}');
/** Show a thumbnail. */
export const getAttachmentThumbnail = /* @__PURE__ */ operation('getAttachmentThumbnail', 'GET', '/api/attachments/{id}/thumbnail', null, true);
/** Show the contents of a file. */
export const previewAttachment = /* @__PURE__ */ operation('previewAttachment', 'GET', '/api/attachments/{id}/preview');
/** List where a file is used. */
export const listAttachmentLinks = /* @__PURE__ */ operation('listAttachmentLinks', 'GET', '/api/attachments/{id}/links');
/** List the files of a project. */
export const listProjectAttachments = /* @__PURE__ */ operation('listProjectAttachments', 'GET', '/api/projects/{id}/attachments');
/** List unlinked uploads. */
export const listOrphanedAttachments = /* @__PURE__ */ operation('listOrphanedAttachments', 'GET', '/api/projects/{id}/attachments/orphans');
/** List administrative acts. */
export const listAudit = /* @__PURE__ */ operation('listAudit', 'GET', '/api/audit');
/** List your connected tools. */
export const listBots = /* @__PURE__ */ operation('listBots', 'GET', '/api/auth/bots');
/** Connect a tool. */
export const connectBot = /* @__PURE__ */ operation('connectBot', 'POST', '/api/auth/bots', 'json');
/** Disconnect a tool. */
export const disconnectBot = /* @__PURE__ */ operation('disconnectBot', 'POST', '/api/auth/bots/{id}/disconnect');
/** Delete a tool's identity. */
export const deleteBot = /* @__PURE__ */ operation('deleteBot', 'DELETE', '/api/auth/bots/{id}');
/** Update several issues. */
export const updateIssues = /* @__PURE__ */ operation('updateIssues', 'PUT', '/api/issues/bulk', 'json');
/** Create several issues. */
export const createIssues = /* @__PURE__ */ operation('createIssues', 'POST', '/api/issues/bulk', 'json', false, true);
/** List the comments on an issue. */
export const listIssueComments = /* @__PURE__ */ operation('listIssueComments', 'GET', '/api/issues/{issue_id}/comments');
/** Comment on an issue. */
export const createIssueComment = /* @__PURE__ */ operation('createIssueComment', 'POST', '/api/issues/{issue_id}/comments', 'json', false, true);
/** List the comments on a page. */
export const listPageComments = /* @__PURE__ */ operation('listPageComments', 'GET', '/api/pages/{page_id}/comments');
/** Comment on a page. */
export const createPageComment = /* @__PURE__ */ operation('createPageComment', 'POST', '/api/pages/{page_id}/comments', 'json', false, true);
/** Update a comment. */
export const updateComment = /* @__PURE__ */ operation('updateComment', 'PUT', '/api/comments/{id}', 'json');
/** Delete a comment. */
export const deleteComment = /* @__PURE__ */ operation('deleteComment', 'DELETE', '/api/comments/{id}');
/** Export an issue. */
export const exportIssue = /* @__PURE__ */ operation('exportIssue', 'GET', '/api/export/issues/{identifier}');
/** Export a page. */
export const exportPage = /* @__PURE__ */ operation('exportPage', 'GET', '/api/export/pages/{identifier}');
/** Export a project. */
export const exportProject = /* @__PURE__ */ operation('exportProject', 'GET', '/api/export/projects/{identifier}', null, 'unless JSON');
/** List the folders of a project. */
export const listFolders = /* @__PURE__ */ operation('listFolders', 'GET', '/api/folders');
/** Create a folder. */
export const createFolder = /* @__PURE__ */ operation('createFolder', 'POST', '/api/folders', 'json', false, true);
/** Rename a folder. */
export const updateFolder = /* @__PURE__ */ operation('updateFolder', 'PUT', '/api/folders/{id}', 'json');
/** Delete a folder. */
export const deleteFolder = /* @__PURE__ */ operation('deleteFolder', 'DELETE', '/api/folders/{id}');
/** List your project groups. */
export const listProjectGroups = /* @__PURE__ */ operation('listProjectGroups', 'GET', '/api/project-groups');
/** Create a project group. */
export const createProjectGroup = /* @__PURE__ */ operation('createProjectGroup', 'POST', '/api/project-groups', 'json', false, true);
/** Put a project into a group. */
export const assignProjectGroup = /* @__PURE__ */ operation('assignProjectGroup', 'PUT', '/api/project-groups/assign', 'json');
/** Reorder your project groups. */
export const reorderProjectGroups = /* @__PURE__ */ operation('reorderProjectGroups', 'PUT', '/api/project-groups/reorder', 'json');
/** Rename a project group. */
export const updateProjectGroup = /* @__PURE__ */ operation('updateProjectGroup', 'PATCH', '/api/project-groups/{id}', 'json');
/** Delete a project group. */
export const deleteProjectGroup = /* @__PURE__ */ operation('deleteProjectGroup', 'DELETE', '/api/project-groups/{id}');
/** List issues that need your attention. */
export const listAttention = /* @__PURE__ */ operation('listAttention', 'GET', '/api/issues/attention');
/** Get an overview of all your projects. */
export const getHomeOverview = /* @__PURE__ */ operation('getHomeOverview', 'GET', '/api/home/overview');
/** Close the issues named in commits. */
export const runGitHook = /* @__PURE__ */ operation('runGitHook', 'POST', '/api/git-hook', 'json', false, true);
/** Read the progress of the running import. */
export const getImportProgress = /* @__PURE__ */ operation('getImportProgress', 'GET', '/api/projects/{id}/import');
/** Import issues from a code host. */
export const importCodehost = /* @__PURE__ */ operation('importCodehost', 'POST', '/api/projects/{id}/import/codehost', 'json', false, true);
/** Import issues from Linear. */
export const importLinear = /* @__PURE__ */ operation('importLinear', 'POST', '/api/projects/{id}/import/linear', 'json', false, true);
/** Import issues from Jira. */
export const importJira = /* @__PURE__ */ operation('importJira', 'POST', '/api/projects/{id}/import/jira', 'json', false, true);
/** Import the cards of a Trello board. */
export const importTrello = /* @__PURE__ */ operation('importTrello', 'POST', '/api/projects/{id}/import/trello', 'multipart', false, true);
/** Import issues from a CSV file. */
export const importCsv = /* @__PURE__ */ operation('importCsv', 'POST', '/api/projects/{id}/import/csv', 'multipart', false, true);
/** Read the public instance information. */
export const getInstance = /* @__PURE__ */ operation('getInstance', 'GET', '/api/instance');
/** Read the instance settings. */
export const getInstanceSettings = /* @__PURE__ */ operation('getInstanceSettings', 'GET', '/api/instance/settings');
/** Update the instance settings. */
export const updateInstanceSettings = /* @__PURE__ */ operation('updateInstanceSettings', 'PATCH', '/api/instance/settings', 'json');
/** Check that the server is up. */
export const getHealth = /* @__PURE__ */ operation('getHealth', 'GET', '/api/health');
/** List issues. */
export const listIssues = /* @__PURE__ */ operation('listIssues', 'GET', '/api/issues');
/** Create an issue. */
export const createIssue = /* @__PURE__ */ operation('createIssue', 'POST', '/api/issues', 'json', false, true);
/** Read an issue. */
export const getIssue = /* @__PURE__ */ operation('getIssue', 'GET', '/api/issues/{id}');
/** Update an issue. */
export const updateIssue = /* @__PURE__ */ operation('updateIssue', 'PUT', '/api/issues/{id}', 'json');
/** Delete an issue. */
export const deleteIssue = /* @__PURE__ */ operation('deleteIssue', 'DELETE', '/api/issues/{id}');
/** Read an issue by its identifier. */
export const resolveIssue = /* @__PURE__ */ operation('resolveIssue', 'GET', '/api/issues/resolve/{identifier}');
/** Link two issues. */
export const linkIssues = /* @__PURE__ */ operation('linkIssues', 'POST', '/api/issues/link', 'json', false, true);
/** Unlink two issues. */
export const unlinkIssues = /* @__PURE__ */ operation('unlinkIssues', 'POST', '/api/issues/unlink', 'json', false, true);
/** Reverse the relations of two issues. */
export const reverseRelations = /* @__PURE__ */ operation('reverseRelations', 'POST', '/api/issues/reverse', 'json', false, true);
/** List the relations in a project. */
export const listRelations = /* @__PURE__ */ operation('listRelations', 'GET', '/api/projects/{id}/relations');
/** List your API keys. */
export const listKeys = /* @__PURE__ */ operation('listKeys', 'GET', '/api/auth/keys');
/** Create an API key. */
export const createKey = /* @__PURE__ */ operation('createKey', 'POST', '/api/auth/keys', 'json');
/** Revoke an API key. */
export const revokeKey = /* @__PURE__ */ operation('revokeKey', 'DELETE', '/api/auth/keys/{id}');
/** List the labels of a project. */
export const listLabels = /* @__PURE__ */ operation('listLabels', 'GET', '/api/labels');
/** Create a label. */
export const createLabel = /* @__PURE__ */ operation('createLabel', 'POST', '/api/labels', 'json', false, true);
/** Update a label. */
export const updateLabel = /* @__PURE__ */ operation('updateLabel', 'PUT', '/api/labels/{id}', 'json');
/** Delete a label. */
export const deleteLabel = /* @__PURE__ */ operation('deleteLabel', 'DELETE', '/api/labels/{id}');
/** Merge a label into another. */
export const mergeLabels = /* @__PURE__ */ operation('mergeLabels', 'POST', '/api/labels/{id}/merge', 'json', false, true);
/** List the members of a project. */
export const listMembers = /* @__PURE__ */ operation('listMembers', 'GET', '/api/projects/{id}/members');
/** Add a member. */
export const addMember = /* @__PURE__ */ operation('addMember', 'POST', '/api/projects/{id}/members', 'json', false, true);
/** Update a member's role. */
export const updateMember = /* @__PURE__ */ operation('updateMember', 'PATCH', '/api/projects/{id}/members/{user_id}', 'json');
/** Remove a member. */
export const removeMember = /* @__PURE__ */ operation('removeMember', 'DELETE', '/api/projects/{id}/members/{user_id}');
/** List the modules of a project. */
export const listModules = /* @__PURE__ */ operation('listModules', 'GET', '/api/modules');
/** Create a module. */
export const createModule = /* @__PURE__ */ operation('createModule', 'POST', '/api/modules', 'json', false, true);
/** Read a module. */
export const getModule = /* @__PURE__ */ operation('getModule', 'GET', '/api/modules/{id}');
/** Update a module. */
export const updateModule = /* @__PURE__ */ operation('updateModule', 'PUT', '/api/modules/{id}', 'json');
/** Delete a module. */
export const deleteModule = /* @__PURE__ */ operation('deleteModule', 'DELETE', '/api/modules/{id}');
/** List pages. */
export const listPages = /* @__PURE__ */ operation('listPages', 'GET', '/api/pages');
/** Create a page. */
export const createPage = /* @__PURE__ */ operation('createPage', 'POST', '/api/pages', 'json', false, true);
/** Read a page. */
export const getPage = /* @__PURE__ */ operation('getPage', 'GET', '/api/pages/{id}');
/** Update a page. */
export const updatePage = /* @__PURE__ */ operation('updatePage', 'PUT', '/api/pages/{id}', 'json');
/** Delete a page. */
export const deletePage = /* @__PURE__ */ operation('deletePage', 'DELETE', '/api/pages/{id}');
/** List the versions of a page. */
export const listPageVersions = /* @__PURE__ */ operation('listPageVersions', 'GET', '/api/pages/{id}/versions');
/** Read a version of a page. */
export const getPageVersion = /* @__PURE__ */ operation('getPageVersion', 'GET', '/api/pages/{id}/versions/{seq}');
/** Read a page by its identifier. */
export const resolvePage = /* @__PURE__ */ operation('resolvePage', 'GET', '/api/pages/resolve/{identifier}');
/** List plans. */
export const listPlans = /* @__PURE__ */ operation('listPlans', 'GET', '/api/plans');
/** Create a plan. */
export const createPlan = /* @__PURE__ */ operation('createPlan', 'POST', '/api/plans', 'json', false, true);
/** Read a plan. */
export const getPlan = /* @__PURE__ */ operation('getPlan', 'GET', '/api/plans/{id}');
/** Update a plan. */
export const updatePlan = /* @__PURE__ */ operation('updatePlan', 'PUT', '/api/plans/{id}', 'json');
/** Delete a plan. */
export const deletePlan = /* @__PURE__ */ operation('deletePlan', 'DELETE', '/api/plans/{id}');
/** Read a plan by its identifier. */
export const resolvePlan = /* @__PURE__ */ operation('resolvePlan', 'GET', '/api/plans/resolve/{identifier}');
/** Add a step to a plan. */
export const createPlanStep = /* @__PURE__ */ operation('createPlanStep', 'POST', '/api/plans/{id}/steps', 'json', false, true);
/** Update, check or move a step. */
export const updatePlanStep = /* @__PURE__ */ operation('updatePlanStep', 'PUT', '/api/plans/{plan_id}/steps/{step_id}', 'json');
/** Delete a step. */
export const deletePlanStep = /* @__PURE__ */ operation('deletePlanStep', 'DELETE', '/api/plans/{plan_id}/steps/{step_id}');
/** List projects. */
export const listProjects = /* @__PURE__ */ operation('listProjects', 'GET', '/api/projects');
/** Create a project. */
export const createProject = /* @__PURE__ */ operation('createProject', 'POST', '/api/projects', 'json', false, true);
/** Reorder your projects. */
export const reorderProjects = /* @__PURE__ */ operation('reorderProjects', 'PUT', '/api/projects/reorder', 'json');
/** Read a project. */
export const getProject = /* @__PURE__ */ operation('getProject', 'GET', '/api/projects/{id}');
/** Update a project. */
export const updateProject = /* @__PURE__ */ operation('updateProject', 'PUT', '/api/projects/{id}', 'json');
/** Delete a project. */
export const deleteProject = /* @__PURE__ */ operation('deleteProject', 'DELETE', '/api/projects/{id}');
/** Read the board of a project. */
export const getBoard = /* @__PURE__ */ operation('getBoard', 'GET', '/api/projects/{id}/board');
/** Count the issues of a project by status. */
export const getIssueCounts = /* @__PURE__ */ operation('getIssueCounts', 'GET', '/api/projects/{id}/issue-counts');
/** Read the insights of a project. */
export const getInsights = /* @__PURE__ */ operation('getInsights', 'GET', '/api/projects/{id}/insights');
/** List the users who can be mentioned. */
export const listMentionCandidates = /* @__PURE__ */ operation('listMentionCandidates', 'GET', '/api/projects/{id}/mention-candidates');
/** Read your role in a project. */
export const getMyRole = /* @__PURE__ */ operation('getMyRole', 'GET', '/api/projects/{id}/my-role');
/** Find the project of a repository. */
export const resolveRepo = /* @__PURE__ */ operation('resolveRepo', 'POST', '/api/repos/resolve', 'json', false, true);
/** Bind a repository to a project. */
export const bindRepo = /* @__PURE__ */ operation('bindRepo', 'POST', '/api/repos/bind', 'json', false, true);
/** List the bindings of a project. */
export const listBindings = /* @__PURE__ */ operation('listBindings', 'GET', '/api/projects/{id}/bindings');
/** Unbind a repository. */
export const unbindRepo = /* @__PURE__ */ operation('unbindRepo', 'DELETE', '/api/repos/bindings/{id}');
/** Merge two bindings. */
export const mergeBindings = /* @__PURE__ */ operation('mergeBindings', 'POST', '/api/repos/merge', 'json', false, true);
/** Search issues, pages, comments and files. */
export const search = /* @__PURE__ */ operation('search', 'GET', '/api/search');
/** Sign up. */
export const signUp = /* @__PURE__ */ operation('signUp', 'POST', '/api/auth/signup', 'json');
/** Sign in. */
export const logIn = /* @__PURE__ */ operation('logIn', 'POST', '/api/auth/login', 'json');
/** Sign in without a password. */
export const autoLogIn = /* @__PURE__ */ operation('autoLogIn', 'POST', '/api/auth/auto-login');
/** Sign out. */
export const logOut = /* @__PURE__ */ operation('logOut', 'POST', '/api/auth/logout');
/** Read your account. */
export const getMe = /* @__PURE__ */ operation('getMe', 'GET', '/api/auth/me');
/** Update your profile. */
export const updateMe = /* @__PURE__ */ operation('updateMe', 'PATCH', '/api/auth/me', 'json');
/** Change your password. */
export const changePassword = /* @__PURE__ */ operation('changePassword', 'POST', '/api/auth/me/password', 'json');
/** Renew your session. */
export const refreshSession = /* @__PURE__ */ operation('refreshSession', 'POST', '/api/auth/me/refresh', 'json');
/** Sign out everywhere. */
export const revokeSessions = /* @__PURE__ */ operation('revokeSessions', 'DELETE', '/api/auth/me/sessions');
/** Read the index of a project. */
export const getProjectIndex = /* @__PURE__ */ operation('getProjectIndex', 'GET', '/api/projects/{id}/index');
/** List changes since a cursor. */
export const listProjectChanges = /* @__PURE__ */ operation('listProjectChanges', 'GET', '/api/projects/{id}/changes');
/** List the trash of a project. */
export const listTrash = /* @__PURE__ */ operation('listTrash', 'GET', '/api/projects/{id}/trash');
/** Restore an issue. */
export const restoreIssue = /* @__PURE__ */ operation('restoreIssue', 'POST', '/api/issues/{id}/restore', null, false, true);
/** Restore a page. */
export const restorePage = /* @__PURE__ */ operation('restorePage', 'POST', '/api/pages/{id}/restore', null, false, true);
/** List user accounts. */
export const listUsers = /* @__PURE__ */ operation('listUsers', 'GET', '/api/users');
/** Create an account. */
export const createUser = /* @__PURE__ */ operation('createUser', 'POST', '/api/users', 'json', false, true);
/** Give administrator rights. */
export const promoteUser = /* @__PURE__ */ operation('promoteUser', 'POST', '/api/users/{id}/promote', null, false, true);
/** Remove administrator rights. */
export const demoteUser = /* @__PURE__ */ operation('demoteUser', 'POST', '/api/users/{id}/demote', null, false, true);
/** Deactivate an account. */
export const deactivateUser = /* @__PURE__ */ operation('deactivateUser', 'POST', '/api/users/{id}/deactivate', null, false, true);
/** Reactivate an account. */
export const reactivateUser = /* @__PURE__ */ operation('reactivateUser', 'POST', '/api/users/{id}/reactivate', null, false, true);
/** List your saved views. */
export const listViews = /* @__PURE__ */ operation('listViews', 'GET', '/api/projects/{id}/views');
/** Save a view. */
export const createView = /* @__PURE__ */ operation('createView', 'POST', '/api/projects/{id}/views', 'json', false, true);
/** Update a saved view. */
export const updateView = /* @__PURE__ */ operation('updateView', 'PATCH', '/api/projects/{id}/views/{view_id}', 'json');
/** Delete a saved view. */
export const deleteView = /* @__PURE__ */ operation('deleteView', 'DELETE', '/api/projects/{id}/views/{view_id}');
/** List what an issue waits for. */
export const listWaits = /* @__PURE__ */ operation('listWaits', 'GET', '/api/issues/{id}/waits');
/** Make an issue wait. */
export const addWait = /* @__PURE__ */ operation('addWait', 'POST', '/api/issues/{id}/waits', 'json', false, true);
/** Clear a wait. */
export const clearWait = /* @__PURE__ */ operation('clearWait', 'DELETE', '/api/issues/{id}/waits/{wait_id}');
/** Get the current day. */
export const getClock = /* @__PURE__ */ operation('getClock', 'GET', '/api/clock');
/** List the files of an issue, a page or a comment. */
export const listPublicAttachments = /* @__PURE__ */ operation('listPublicAttachments', 'GET', '/public/api/projects/{project}/attachments');
/** Download a file. */
export const downloadPublicAttachment = /* @__PURE__ */ operation('downloadPublicAttachment', 'GET', '/public/api/projects/{project}/attachments/{id}', null, true);
/** Show a small image of a file. */
export const getPublicThumbnail = /* @__PURE__ */ operation('getPublicThumbnail', 'GET', '/public/api/projects/{project}/attachments/{id}/thumbnail', null, true);
/** Show the contents of a file. */
export const getPublicPreview = /* @__PURE__ */ operation('getPublicPreview', 'GET', '/public/api/projects/{project}/attachments/{id}/preview');
/** List the comments of an issue. */
export const listPublicIssueComments = /* @__PURE__ */ operation('listPublicIssueComments', 'GET', '/public/api/projects/{project}/issues/{id}/comments');
/** List the comments of a page. */
export const listPublicPageComments = /* @__PURE__ */ operation('listPublicPageComments', 'GET', '/public/api/projects/{project}/pages/{id}/comments');
/** Read an issue by its identifier. */
export const resolvePublicIssue = /* @__PURE__ */ operation('resolvePublicIssue', 'GET', '/public/api/projects/{project}/issues/resolve/{identifier}');
/** Read an issue. */
export const getPublicIssue = /* @__PURE__ */ operation('getPublicIssue', 'GET', '/public/api/projects/{project}/issues/{id}');
/** Read a page. */
export const getPublicPage = /* @__PURE__ */ operation('getPublicPage', 'GET', '/public/api/projects/{project}/pages/{id}');
/** Read a published project. */
export const getPublicProject = /* @__PURE__ */ operation('getPublicProject', 'GET', '/public/api/projects/{project}');
/** List the modules. */
export const listPublicModules = /* @__PURE__ */ operation('listPublicModules', 'GET', '/public/api/projects/{project}/modules');
/** List the labels. */
export const listPublicLabels = /* @__PURE__ */ operation('listPublicLabels', 'GET', '/public/api/projects/{project}/labels');
/** List the folders. */
export const listPublicFolders = /* @__PURE__ */ operation('listPublicFolders', 'GET', '/public/api/projects/{project}/folders');
/** Read the index of a project. */
export const getPublicIndex = /* @__PURE__ */ operation('getPublicIndex', 'GET', '/public/api/projects/{project}/index');
/** List changes since a cursor. */
export const listPublicChanges = /* @__PURE__ */ operation('listPublicChanges', 'GET', '/public/api/projects/{project}/changes');
/** Show the consent page. */
export const showConsent = /* @__PURE__ */ operation('showConsent', 'GET', '/oauth/authorize');
/** Approve or deny a request. */
export const decideConsent = /* @__PURE__ */ operation('decideConsent', 'POST', '/oauth/authorize', 'form');
/** Show the consent page (short path). */
export const showConsentAlias = /* @__PURE__ */ operation('showConsentAlias', 'GET', '/authorize');
/** Approve or deny a request (short path). */
export const decideConsentAlias = /* @__PURE__ */ operation('decideConsentAlias', 'POST', '/authorize', 'form');
/** Register a client. */
export const registerClient = /* @__PURE__ */ operation('registerClient', 'POST', '/oauth/register', 'json');
/** Register a client (short path). */
export const registerClientAlias = /* @__PURE__ */ operation('registerClientAlias', 'POST', '/register', 'json');
/** Start a device login. */
export const startDeviceLogin = /* @__PURE__ */ operation('startDeviceLogin', 'POST', '/oauth/device_authorization', 'json');
/** Start a device login (short path). */
export const startDeviceLoginAlias = /* @__PURE__ */ operation('startDeviceLoginAlias', 'POST', '/device_authorization', 'json');
/** Show the code entry page. */
export const showDevice = /* @__PURE__ */ operation('showDevice', 'GET', '/oauth/device');
/** Approve or deny a device. */
export const decideDevice = /* @__PURE__ */ operation('decideDevice', 'POST', '/oauth/device', 'form');
/** Show the code entry page (short path). */
export const showDeviceAlias = /* @__PURE__ */ operation('showDeviceAlias', 'GET', '/device');
/** Approve or deny a device (short path). */
export const decideDeviceAlias = /* @__PURE__ */ operation('decideDeviceAlias', 'POST', '/device', 'form');
/** Read the protected resource metadata. */
export const getResourceMetadata = /* @__PURE__ */ operation('getResourceMetadata', 'GET', '/.well-known/oauth-protected-resource');
/** Read the metadata of the tool endpoint. */
export const getMcpResourceMetadata = /* @__PURE__ */ operation('getMcpResourceMetadata', 'GET', '/.well-known/oauth-protected-resource/mcp');
/** Read the authorization server metadata. */
export const getServerMetadata = /* @__PURE__ */ operation('getServerMetadata', 'GET', '/.well-known/oauth-authorization-server');
/** Sign in to continue an approval. */
export const signInOnPage = /* @__PURE__ */ operation('signInOnPage', 'POST', '/oauth/sign-in', 'form');
/** Exchange a code for a token. */
export const exchangeToken = /* @__PURE__ */ operation('exchangeToken', 'POST', '/oauth/token', 'form');
/** Exchange a code for a token (short path). */
export const exchangeTokenAlias = /* @__PURE__ */ operation('exchangeTokenAlias', 'POST', '/token', 'form');
/** Revoke a token. */
export const revokeToken = /* @__PURE__ */ operation('revokeToken', 'POST', '/oauth/revoke', 'form');
/** Revoke a token (short path). */
export const revokeTokenAlias = /* @__PURE__ */ operation('revokeTokenAlias', 'POST', '/revoke', 'form');
