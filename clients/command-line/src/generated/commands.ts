/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { Command } from '../command.ts';

export const commands: readonly Command[] = [
 {
  "words": "project activity",
  "operation": "listProjectActivity",
  "method": "GET",
  "summary": "List the activity in a project",
  "list": true,
  "stale": false,
  "columns": [
   "ts",
   "actor_username",
   "action",
   "entity_label",
   "field",
   "new_value"
  ],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "project actors",
  "operation": "listActivityActors",
  "method": "GET",
  "summary": "List the actors in a project",
  "list": true,
  "stale": false,
  "columns": [
   "username",
   "actions",
   "last_ts",
   "top_transport"
  ],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "issue history",
  "operation": "listIssueActivity",
  "method": "GET",
  "summary": "List the activity of an issue",
  "list": true,
  "stale": false,
  "columns": [
   "ts",
   "actor_username",
   "action",
   "field",
   "old_value",
   "new_value"
  ],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": []
 },
 {
  "words": "page history",
  "operation": "listPageActivity",
  "method": "GET",
  "summary": "List the activity of a page",
  "list": true,
  "stale": false,
  "columns": [
   "ts",
   "actor_username",
   "action",
   "field",
   "old_value",
   "new_value"
  ],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page of a project or of the workspace."
   }
  ],
  "options": []
 },
 {
  "words": "plan history",
  "operation": "listPlanActivity",
  "method": "GET",
  "summary": "List the activity of a plan",
  "list": true,
  "stale": false,
  "columns": [
   "ts",
   "actor_username",
   "action",
   "field",
   "old_value",
   "new_value"
  ],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "plan",
    "required": true,
    "help": "The id of a plan."
   }
  ],
  "options": []
 },
 {
  "words": "project archive",
  "operation": "archiveProject",
  "method": "POST",
  "summary": "Archive a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "project archived",
  "operation": "listArchivedProjects",
  "method": "GET",
  "summary": "List archived projects",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "identifier",
   "name",
   "issue_count",
   "archived_at"
  ],
  "arguments": [],
  "options": []
 },
 {
  "words": "project delete-archived",
  "operation": "deleteArchivedProject",
  "method": "DELETE",
  "summary": "Delete an archived project",
  "list": false,
  "stale": false,
  "irreversible": true,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of an archived project (`id`, not `project_id`)."
   }
  ],
  "options": []
 },
 {
  "words": "project unarchive",
  "operation": "unarchiveProject",
  "method": "POST",
  "summary": "Unarchive a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of an archived project (`id`, not `project_id`)."
   }
  ],
  "options": []
 },
 {
  "words": "file list",
  "operation": "listAttachments",
  "method": "GET",
  "summary": "List the files of an item",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "filename",
   "mime",
   "size_bytes",
   "created_at"
  ],
  "arguments": [
   {
    "option": "item",
    "at": "query",
    "name": "entity_id",
    "kind": "integer",
    "of": "item",
    "required": true,
    "help": "The id of the item."
   }
  ],
  "options": []
 },
 {
  "words": "file edit",
  "operation": "updateAttachment",
  "method": "PATCH",
  "summary": "Update the alternative text",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a file."
   }
  ],
  "options": [
   {
    "option": "alt-text",
    "at": "body",
    "name": "alt_text",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "The alternative text; null or an empty string removes it."
   }
  ]
 },
 {
  "words": "file delete",
  "operation": "deleteAttachment",
  "method": "DELETE",
  "summary": "Delete a file",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a file."
   }
  ],
  "options": []
 },
 {
  "words": "file links",
  "operation": "listAttachmentLinks",
  "method": "GET",
  "summary": "List where a file is used",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a file."
   }
  ],
  "options": []
 },
 {
  "words": "file project",
  "operation": "listProjectAttachments",
  "method": "GET",
  "summary": "List the files of a project",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "filename",
   "mime",
   "size_bytes",
   "uploader",
   "created_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   },
   {
    "option": "mime-class",
    "at": "query",
    "name": "mime_class",
    "kind": "string",
    "of": null,
    "values": [
     "image",
     "video",
     "audio",
     "text",
     "pdf",
     "archive",
     "other"
    ],
    "help": "Only files of this class."
   },
   {
    "option": "uploader",
    "at": "query",
    "name": "uploader",
    "kind": "string",
    "of": null,
    "help": "Only files uploaded by the user with this username. An unknown username matches nothing."
   },
   {
    "option": "sort",
    "at": "query",
    "name": "sort",
    "kind": "string",
    "of": null,
    "values": [
     "created_at",
     "size",
     "filename"
    ],
    "help": "The field to sort by. Files with equal values are sorted by id."
   },
   {
    "option": "order",
    "at": "query",
    "name": "order",
    "kind": "string",
    "of": null,
    "values": [
     "asc",
     "desc"
    ],
    "help": "Sort direction. The default is `asc` for `filename` and `desc` otherwise."
   }
  ]
 },
 {
  "words": "file orphans",
  "operation": "listOrphanedAttachments",
  "method": "GET",
  "summary": "List unlinked uploads",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "filename",
   "size_bytes",
   "uploaded_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "audit",
  "operation": "listAudit",
  "method": "GET",
  "summary": "List administrative acts",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "at",
   "action",
   "actor",
   "client",
   "target"
  ],
  "arguments": [],
  "options": [
   {
    "option": "actor",
    "at": "query",
    "name": "actor",
    "kind": "string",
    "of": null,
    "help": "Only acts of the account with this username, in any case."
   },
   {
    "option": "action",
    "at": "query",
    "name": "action",
    "kind": "string",
    "of": null,
    "help": "Only this action; with a dot at the end, the actions of a group (`user.`)."
   },
   {
    "option": "target",
    "at": "query",
    "name": "target",
    "kind": "string",
    "of": null,
    "help": "Only acts on what has this name, in any case."
   },
   {
    "option": "since",
    "at": "query",
    "name": "since",
    "kind": "string",
    "of": null,
    "help": "Only acts at this time or later."
   },
   {
    "option": "until",
    "at": "query",
    "name": "until",
    "kind": "string",
    "of": null,
    "help": "Only acts before this time."
   },
   {
    "option": "before",
    "at": "query",
    "name": "before",
    "kind": "integer",
    "of": null,
    "help": "Only entries with a smaller id."
   }
  ]
 },
 {
  "words": "tool list",
  "operation": "listBots",
  "method": "GET",
  "summary": "List your connected tools",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "username",
   "display_name",
   "connected",
   "created_at"
  ],
  "arguments": [],
  "options": []
 },
 {
  "words": "tool disconnect",
  "operation": "disconnectBot",
  "method": "POST",
  "summary": "Disconnect a tool",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a tool of the caller."
   }
  ],
  "options": []
 },
 {
  "words": "comment list",
  "operation": "listIssueComments",
  "method": "GET",
  "summary": "List the comments on an issue",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "created_at",
   "author",
   "content"
  ],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "issue_id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": [
   {
    "option": "author",
    "at": "query",
    "name": "author",
    "kind": "string",
    "of": null,
    "help": "Only comments by the user with this username, in any case."
   },
   {
    "option": "order",
    "at": "query",
    "name": "order",
    "kind": "string",
    "of": null,
    "values": [
     "asc",
     "desc"
    ],
    "help": "Sort direction."
   }
  ]
 },
 {
  "words": "comment add",
  "operation": "createIssueComment",
  "method": "POST",
  "summary": "Comment on an issue",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "issue_id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": [
   {
    "option": "content",
    "at": "body",
    "name": "content",
    "kind": "markdown",
    "of": null,
    "required": true,
    "help": "Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files."
   }
  ]
 },
 {
  "words": "page comments",
  "operation": "listPageComments",
  "method": "GET",
  "summary": "List the comments on a page",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "created_at",
   "author",
   "content"
  ],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "page_id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page."
   }
  ],
  "options": [
   {
    "option": "author",
    "at": "query",
    "name": "author",
    "kind": "string",
    "of": null,
    "help": "Only comments by the user with this username, in any case."
   },
   {
    "option": "order",
    "at": "query",
    "name": "order",
    "kind": "string",
    "of": null,
    "values": [
     "asc",
     "desc"
    ],
    "help": "Sort direction."
   }
  ]
 },
 {
  "words": "page comment",
  "operation": "createPageComment",
  "method": "POST",
  "summary": "Comment on a page",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "page_id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page."
   }
  ],
  "options": [
   {
    "option": "content",
    "at": "body",
    "name": "content",
    "kind": "markdown",
    "of": null,
    "required": true,
    "help": "Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files."
   }
  ]
 },
 {
  "words": "comment edit",
  "operation": "updateComment",
  "method": "PUT",
  "summary": "Update a comment",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a comment."
   }
  ],
  "options": [
   {
    "option": "content",
    "at": "body",
    "name": "content",
    "kind": "markdown",
    "of": null,
    "required": true,
    "help": "Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files."
   }
  ]
 },
 {
  "words": "comment delete",
  "operation": "deleteComment",
  "method": "DELETE",
  "summary": "Delete a comment",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a comment."
   }
  ],
  "options": []
 },
 {
  "words": "folder list",
  "operation": "listFolders",
  "method": "GET",
  "summary": "List the folders of a project",
  "list": true,
  "stale": false,
  "columns": [
   "name",
   "sort_order"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of the project."
   }
  ]
 },
 {
  "words": "folder create",
  "operation": "createFolder",
  "method": "POST",
  "summary": "Create a folder",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The name of the folder. It need not be unique."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   },
   {
    "option": "parent",
    "at": "body",
    "name": "parent_id",
    "kind": "integer",
    "of": "folder",
    "nullable": true,
    "help": "The parent folder, in the same project; the root if omitted. Folders nest at most 32 levels deep."
   }
  ]
 },
 {
  "words": "folder edit",
  "operation": "updateFolder",
  "method": "PUT",
  "summary": "Rename a folder",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "folder",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "folder",
    "required": true,
    "help": "The id of a folder."
   }
  ],
  "options": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "help": "The name of the folder. It need not be unique."
   }
  ]
 },
 {
  "words": "folder delete",
  "operation": "deleteFolder",
  "method": "DELETE",
  "summary": "Delete a folder",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "folder",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "folder",
    "required": true,
    "help": "The id of a folder."
   }
  ],
  "options": []
 },
 {
  "words": "group list",
  "operation": "listProjectGroups",
  "method": "GET",
  "summary": "List your project groups",
  "list": true,
  "stale": false,
  "columns": [
   "name",
   "project_ids"
  ],
  "arguments": [],
  "options": []
 },
 {
  "words": "group create",
  "operation": "createProjectGroup",
  "method": "POST",
  "summary": "Create a project group",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The name of the group, unique among the caller's groups, ignoring case."
   }
  ],
  "options": []
 },
 {
  "words": "group assign",
  "operation": "assignProjectGroup",
  "method": "PUT",
  "summary": "Put a project into a group",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "group",
    "at": "body",
    "name": "group_id",
    "kind": "integer",
    "of": "group",
    "required": true,
    "nullable": true,
    "help": "A group of the caller; null removes the project from its group."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   }
  ]
 },
 {
  "words": "group edit",
  "operation": "updateProjectGroup",
  "method": "PATCH",
  "summary": "Rename a project group",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "group",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "group",
    "required": true,
    "help": "The id of a group of the caller."
   }
  ],
  "options": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "help": "The name of the group, unique among the caller's groups, ignoring case."
   }
  ]
 },
 {
  "words": "group delete",
  "operation": "deleteProjectGroup",
  "method": "DELETE",
  "summary": "Delete a project group",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "group",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "group",
    "required": true,
    "help": "The id of a group of the caller."
   }
  ],
  "options": []
 },
 {
  "words": "attention",
  "operation": "listAttention",
  "method": "GET",
  "summary": "List issues that need your attention",
  "list": false,
  "stale": false,
  "columns": [
   "identifier",
   "status",
   "priority",
   "title"
  ],
  "arguments": [],
  "options": []
 },
 {
  "words": "home",
  "operation": "getHomeOverview",
  "method": "GET",
  "summary": "Get an overview of all your projects",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": [
   {
    "option": "since",
    "at": "query",
    "name": "since",
    "kind": "string",
    "of": null,
    "help": "The start of the period that `since` in the response counts: a day, or a time in ISO 8601, in UTC unless it has an offset."
   },
   {
    "option": "tz",
    "at": "query",
    "name": "tz",
    "kind": "integer",
    "of": null,
    "help": "The offset of local days, in minutes east of UTC. Values outside -840 to 840 are clamped."
   }
  ]
 },
 {
  "words": "instance view",
  "operation": "getInstance",
  "method": "GET",
  "summary": "Read the public instance information",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": []
 },
 {
  "words": "instance settings",
  "operation": "getInstanceSettings",
  "method": "GET",
  "summary": "Read the instance settings",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": []
 },
 {
  "words": "instance set",
  "operation": "updateInstanceSettings",
  "method": "PATCH",
  "summary": "Update the instance settings",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": [
   {
    "option": "allow-signup",
    "at": "body",
    "name": "allow_signup",
    "kind": "boolean",
    "of": null,
    "help": "Whether visitors can sign up."
   },
   {
    "option": "instance-name",
    "at": "body",
    "name": "instance_name",
    "kind": "string",
    "of": null,
    "help": "The name of the instance; an empty string unsets it."
   },
   {
    "option": "signup-email-domain",
    "at": "body",
    "name": "signup_email_domains",
    "kind": "list",
    "of": null,
    "help": "The e-mail domains that may sign up, without `@`; empty means any domain. Each entry is one domain name; its subdomains are not included. Names are stored in lower case and in ASCII form."
   },
   {
    "option": "session-lifetime-days",
    "at": "body",
    "name": "session_lifetime_days",
    "kind": "integer",
    "of": null,
    "help": "Lifetime of new sessions in days. Existing sessions keep their expiry."
   },
   {
    "option": "login-message",
    "at": "body",
    "name": "login_message",
    "kind": "string",
    "of": null,
    "help": "Shown on the sign-in page; an empty string unsets it."
   },
   {
    "option": "web-auto-login",
    "at": "body",
    "name": "web_auto_login",
    "kind": "boolean",
    "of": null,
    "help": "Whether the first administrator is signed in without a password. Only for instances that strangers cannot reach."
   },
   {
    "option": "authz-enforced",
    "at": "body",
    "name": "authz_enforced",
    "kind": "boolean",
    "of": null,
    "help": "Whether project roles are enforced."
   }
  ]
 },
 {
  "words": "instance health",
  "operation": "getHealth",
  "method": "GET",
  "summary": "Check that the server is up",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": []
 },
 {
  "words": "issue list",
  "operation": "listIssues",
  "method": "GET",
  "summary": "List issues",
  "list": true,
  "stale": false,
  "columns": [
   "identifier",
   "status",
   "priority",
   "title",
   "assignees",
   "updated_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "help": "Only entries of this project; every project that the caller can read if omitted."
   },
   {
    "option": "status",
    "at": "query",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "backlog",
     "todo",
     "active",
     "done",
     "cancelled"
    ],
    "help": "Only issues with this status."
   },
   {
    "option": "statuses",
    "at": "query",
    "name": "statuses",
    "kind": "string",
    "of": null,
    "help": "Only issues with one of these statuses, separated by commas. It cannot be combined with `status`."
   },
   {
    "option": "assignee",
    "at": "query",
    "name": "assignee",
    "kind": "string",
    "of": null,
    "help": "`none`: only unassigned issues, which any agent may take. `human`: only issues that a person must do, named or not. `me` or a username, in any case and with or without `@`: only issues assigned to that person. For a bot, `me` is its owner. `@human` and `@none` are usernames."
   },
   {
    "option": "source",
    "at": "query",
    "name": "source",
    "kind": "string",
    "of": null,
    "help": "Only the issue with exactly this `source`; at most one."
   },
   {
    "option": "priority",
    "at": "query",
    "name": "priority",
    "kind": "string",
    "of": null,
    "values": [
     "urgent",
     "high",
     "medium",
     "low",
     "none"
    ],
    "help": "Only issues with this priority."
   },
   {
    "option": "module",
    "at": "query",
    "name": "module_id",
    "kind": "integer",
    "of": "module",
    "help": "Only issues of this module. An unknown module matches nothing."
   },
   {
    "option": "label",
    "at": "query",
    "name": "label",
    "kind": "string",
    "of": null,
    "help": "Only entries with the label of this name, in any case. An unknown label matches nothing."
   },
   {
    "option": "workable",
    "at": "query",
    "name": "workable",
    "kind": "boolean",
    "of": null,
    "help": "With `true`, only issues that can be worked on: neither done nor cancelled, not blocked by an open issue, and without a wait that is `holding`. Blockers count even if the caller cannot see them. `false` has no effect."
   },
   {
    "option": "blocked",
    "at": "query",
    "name": "blocked",
    "kind": "boolean",
    "of": null,
    "help": "With `true`, only issues blocked by at least one open issue, that is, one neither done nor cancelled, or by a wait that is `holding`. `false` has no effect."
   },
   {
    "option": "created-since",
    "at": "query",
    "name": "created_since",
    "kind": "string",
    "of": null,
    "help": "Only issues created at or after this time."
   },
   {
    "option": "created-until",
    "at": "query",
    "name": "created_until",
    "kind": "string",
    "of": null,
    "help": "Only issues created before this time."
   },
   {
    "option": "updated-since",
    "at": "query",
    "name": "updated_since",
    "kind": "string",
    "of": null,
    "help": "Only issues last changed at or after this time."
   },
   {
    "option": "updated-until",
    "at": "query",
    "name": "updated_until",
    "kind": "string",
    "of": null,
    "help": "Only issues last changed before this time."
   },
   {
    "option": "order-by",
    "at": "query",
    "name": "order_by",
    "kind": "string",
    "of": null,
    "values": [
     "sort_order",
     "sequence",
     "created",
     "created_at",
     "updated",
     "updated_at",
     "priority"
    ],
    "help": "The field to sort by. `created` and `created_at` mean the same, as do `updated` and `updated_at`. By `priority`, urgent comes first and none last."
   },
   {
    "option": "order",
    "at": "query",
    "name": "order",
    "kind": "string",
    "of": null,
    "values": [
     "asc",
     "desc"
    ],
    "help": "Sort direction."
   }
  ]
 },
 {
  "words": "issue create",
  "operation": "createIssue",
  "method": "POST",
  "summary": "Create an issue",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "At most 500 characters."
   }
  ],
  "options": [
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "backlog",
     "todo",
     "active",
     "done",
     "cancelled"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "priority",
    "at": "body",
    "name": "priority",
    "kind": "string",
    "of": null,
    "values": [
     "urgent",
     "high",
     "medium",
     "low",
     "none"
    ],
    "help": "Priority, from `urgent` down to `none`."
   },
   {
    "option": "module",
    "at": "body",
    "name": "module_id",
    "kind": "integer",
    "of": "module",
    "nullable": true,
    "help": "The module of the issue, in the same project; null if none."
   },
   {
    "option": "start-date",
    "at": "body",
    "name": "start_date",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Start date, `YYYY-MM-DD`; null if none."
   },
   {
    "option": "target-date",
    "at": "body",
    "name": "target_date",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Due date, `YYYY-MM-DD`; null if none."
   },
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown; may be empty."
   },
   {
    "option": "label",
    "at": "body",
    "name": "labels",
    "kind": "list",
    "of": null,
    "help": "Names of labels of the project, compared ignoring case; repeated names count once."
   },
   {
    "option": "source",
    "at": "body",
    "name": "source",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "The origin of the issue, unique among issues outside the trash. It cannot be changed later."
   },
   {
    "option": "assignee",
    "at": "body",
    "name": "assignees",
    "kind": "list",
    "of": null,
    "nullable": true,
    "help": "Who must do it: usernames in any case (with or without `@`), `me` for the caller (for a bot, its owner), or `human` alone if any person may do it. Empty, null and omitted mean unassigned."
   }
  ]
 },
 {
  "words": "issue edit",
  "operation": "updateIssue",
  "method": "PUT",
  "summary": "Update an issue",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": [
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "backlog",
     "todo",
     "active",
     "done",
     "cancelled"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "priority",
    "at": "body",
    "name": "priority",
    "kind": "string",
    "of": null,
    "values": [
     "urgent",
     "high",
     "medium",
     "low",
     "none"
    ],
    "help": "Priority, from `urgent` down to `none`."
   },
   {
    "option": "module",
    "at": "body",
    "name": "module_id",
    "kind": "integer",
    "of": "module",
    "nullable": true,
    "help": "The module of the issue, in the same project; null if none."
   },
   {
    "option": "start-date",
    "at": "body",
    "name": "start_date",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Start date, `YYYY-MM-DD`; null if none."
   },
   {
    "option": "target-date",
    "at": "body",
    "name": "target_date",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Due date, `YYYY-MM-DD`; null if none."
   },
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "help": "At most 500 characters."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown; may be empty."
   },
   {
    "option": "sort-order",
    "at": "body",
    "name": "sort_order",
    "kind": "number",
    "of": null,
    "help": "Position in lists; smaller values come first. Use a fraction for a position between two others."
   },
   {
    "option": "label",
    "at": "body",
    "name": "labels",
    "kind": "list",
    "of": null,
    "help": "Names of labels of the project, compared ignoring case; repeated names count once."
   },
   {
    "option": "assignee",
    "at": "body",
    "name": "assignees",
    "kind": "list",
    "of": null,
    "help": "Who must do it, in place of the current assignment: usernames, `me`, or `human` alone. An empty list makes the issue unassigned. Only people who are added are checked."
   },
   {
    "option": "evidence",
    "at": "body",
    "name": "evidence",
    "kind": "string",
    "of": null,
    "help": "How the work was verified, as Markdown. Only together with `status: done`, on an issue that is not done yet. It becomes a comment of the caller, of the kind `verification`, with the limits of comments."
   }
  ]
 },
 {
  "words": "issue delete",
  "operation": "deleteIssue",
  "method": "DELETE",
  "summary": "Delete an issue",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": []
 },
 {
  "words": "issue view",
  "operation": "resolveIssue",
  "method": "GET",
  "summary": "Read an issue by its identifier",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "identifier",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of an issue, in any case; leading zeros of the number are ignored."
   }
  ],
  "options": []
 },
 {
  "words": "issue link",
  "operation": "linkIssues",
  "method": "POST",
  "summary": "Link two issues",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "source",
    "at": "body",
    "name": "source",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of the issue at which the relation starts."
   },
   {
    "option": "relation-type",
    "at": "body",
    "name": "relation_type",
    "kind": "string",
    "of": null,
    "values": [
     "blocks",
     "relates_to",
     "duplicate"
    ],
    "required": true,
    "help": "The relation of the source to the target."
   },
   {
    "option": "target",
    "at": "body",
    "name": "target",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of the issue at which the relation ends."
   }
  ],
  "options": []
 },
 {
  "words": "issue unlink",
  "operation": "unlinkIssues",
  "method": "POST",
  "summary": "Unlink two issues",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "source",
    "at": "body",
    "name": "source",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of the issue at which the relation starts."
   },
   {
    "option": "target",
    "at": "body",
    "name": "target",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of the issue at which the relation ends."
   }
  ],
  "options": []
 },
 {
  "words": "issue reverse",
  "operation": "reverseRelations",
  "method": "POST",
  "summary": "Reverse the relations of two issues",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "source",
    "at": "body",
    "name": "source",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of the issue at which the relation starts."
   },
   {
    "option": "target",
    "at": "body",
    "name": "target",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of the issue at which the relation ends."
   }
  ],
  "options": []
 },
 {
  "words": "issue relations",
  "operation": "listRelations",
  "method": "GET",
  "summary": "List the relations in a project",
  "list": true,
  "stale": false,
  "columns": [
   "source_identifier",
   "relation_type",
   "target_identifier"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "label list",
  "operation": "listLabels",
  "method": "GET",
  "summary": "List the labels of a project",
  "list": true,
  "stale": false,
  "columns": [
   "name",
   "color"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of the project."
   }
  ]
 },
 {
  "words": "label create",
  "operation": "createLabel",
  "method": "POST",
  "summary": "Create a label",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The name of the label, unique in the project, ignoring case."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   },
   {
    "option": "color",
    "at": "body",
    "name": "color",
    "kind": "string",
    "of": null,
    "help": "The colour, as `#` and six hexadecimal digits."
   }
  ]
 },
 {
  "words": "label edit",
  "operation": "updateLabel",
  "method": "PUT",
  "summary": "Update a label",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "label",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "label",
    "required": true,
    "help": "The id of a label."
   }
  ],
  "options": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "help": "The name of the label, unique in the project, ignoring case."
   },
   {
    "option": "color",
    "at": "body",
    "name": "color",
    "kind": "string",
    "of": null,
    "help": "The colour, as `#` and six hexadecimal digits."
   }
  ]
 },
 {
  "words": "label delete",
  "operation": "deleteLabel",
  "method": "DELETE",
  "summary": "Delete a label",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "label",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "label",
    "required": true,
    "help": "The id of a label."
   }
  ],
  "options": []
 },
 {
  "words": "label merge",
  "operation": "mergeLabels",
  "method": "POST",
  "summary": "Merge a label into another",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "label",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "label",
    "required": true,
    "help": "The id of a label."
   },
   {
    "option": "into",
    "at": "body",
    "name": "into",
    "kind": "integer",
    "of": "label",
    "required": true,
    "help": "The id of the label to keep."
   }
  ],
  "options": []
 },
 {
  "words": "member list",
  "operation": "listMembers",
  "method": "GET",
  "summary": "List the members of a project",
  "list": true,
  "stale": false,
  "columns": [
   "username",
   "role",
   "display_name"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "member add",
  "operation": "addMember",
  "method": "POST",
  "summary": "Add a member",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "user",
    "at": "body",
    "name": "user_id",
    "kind": "integer",
    "of": "user",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   },
   {
    "option": "role",
    "at": "body",
    "name": "role",
    "kind": "string",
    "of": null,
    "values": [
     "viewer",
     "maintainer",
     "lead"
    ],
    "help": "The role to give."
   }
  ]
 },
 {
  "words": "member edit",
  "operation": "updateMember",
  "method": "PATCH",
  "summary": "Update a member's role",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "user",
    "at": "path",
    "name": "user_id",
    "kind": "integer",
    "of": "user",
    "required": true,
    "help": "The user id of a member of the project. Any other id is a 404, whatever the request body."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   },
   {
    "option": "role",
    "at": "body",
    "name": "role",
    "kind": "string",
    "of": null,
    "values": [
     "viewer",
     "maintainer",
     "lead"
    ],
    "required": true,
    "help": "The new role."
   }
  ]
 },
 {
  "words": "member remove",
  "operation": "removeMember",
  "method": "DELETE",
  "summary": "Remove a member",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "user",
    "at": "path",
    "name": "user_id",
    "kind": "integer",
    "of": "user",
    "required": true,
    "help": "The user id of a member of the project. Any other id is a 404, whatever the request body."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "module list",
  "operation": "listModules",
  "method": "GET",
  "summary": "List the modules of a project",
  "list": true,
  "stale": false,
  "columns": [
   "name",
   "status",
   "description"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of the project."
   }
  ]
 },
 {
  "words": "module create",
  "operation": "createModule",
  "method": "POST",
  "summary": "Create a module",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The name of the module. It need not be unique."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown."
   },
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "backlog",
     "planned",
     "active",
     "paused",
     "done",
     "cancelled"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "emoji",
    "at": "body",
    "name": "emoji",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Shown next to the name."
   }
  ]
 },
 {
  "words": "module view",
  "operation": "getModule",
  "method": "GET",
  "summary": "Read a module",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "module",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "module",
    "required": true,
    "help": "The id of a module."
   }
  ],
  "options": []
 },
 {
  "words": "module edit",
  "operation": "updateModule",
  "method": "PUT",
  "summary": "Update a module",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "module",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "module",
    "required": true,
    "help": "The id of a module."
   }
  ],
  "options": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "help": "The name of the module. It need not be unique."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown."
   },
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "backlog",
     "planned",
     "active",
     "paused",
     "done",
     "cancelled"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "emoji",
    "at": "body",
    "name": "emoji",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Shown next to the name; null if none."
   }
  ]
 },
 {
  "words": "module delete",
  "operation": "deleteModule",
  "method": "DELETE",
  "summary": "Delete a module",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "module",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "module",
    "required": true,
    "help": "The id of a module."
   }
  ],
  "options": []
 },
 {
  "words": "page list",
  "operation": "listPages",
  "method": "GET",
  "summary": "List pages",
  "list": true,
  "stale": false,
  "columns": [
   "identifier",
   "status",
   "title",
   "updated_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "help": "Only pages of this project; the workspace if omitted."
   },
   {
    "option": "folder",
    "at": "query",
    "name": "folder_id",
    "kind": "integer",
    "of": "folder",
    "help": "Only pages directly in this folder. An unknown folder matches nothing."
   },
   {
    "option": "label",
    "at": "query",
    "name": "label",
    "kind": "string",
    "of": null,
    "help": "Only entries with the label of this name, in any case. An unknown label matches nothing."
   },
   {
    "option": "status",
    "at": "query",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "draft",
     "active",
     "complete",
     "archived"
    ],
    "help": "Only pages with this status."
   },
   {
    "option": "order-by",
    "at": "query",
    "name": "order_by",
    "kind": "string",
    "of": null,
    "values": [
     "sort_order",
     "title",
     "status",
     "created",
     "created_at",
     "updated",
     "updated_at"
    ],
    "help": "The field to sort by. Titles are compared ignoring case; the order of statuses is draft, active, complete, archived. `created` and `created_at` mean the same, as do `updated` and `updated_at`."
   },
   {
    "option": "order",
    "at": "query",
    "name": "order",
    "kind": "string",
    "of": null,
    "values": [
     "asc",
     "desc"
    ],
    "help": "Sort direction."
   }
  ]
 },
 {
  "words": "page create",
  "operation": "createPage",
  "method": "POST",
  "summary": "Create a page",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "At most 500 characters."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "nullable": true,
    "help": "The project of the page; a workspace page if omitted."
   },
   {
    "option": "folder",
    "at": "body",
    "name": "folder_id",
    "kind": "integer",
    "of": "folder",
    "nullable": true,
    "help": "A folder of the same project; the root if omitted."
   },
   {
    "option": "content",
    "at": "body",
    "name": "content",
    "kind": "markdown",
    "of": null,
    "help": "Markdown; may be empty."
   },
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "draft",
     "active",
     "complete",
     "archived"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "label",
    "at": "body",
    "name": "labels",
    "kind": "list",
    "of": null,
    "help": "Names of labels of the project, compared ignoring case; repeated names count once."
   }
  ]
 },
 {
  "words": "page edit",
  "operation": "updatePage",
  "method": "PUT",
  "summary": "Update a page",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page."
   }
  ],
  "options": [
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "help": "At most 500 characters."
   },
   {
    "option": "content",
    "at": "body",
    "name": "content",
    "kind": "markdown",
    "of": null,
    "help": "Markdown; may be empty."
   },
   {
    "option": "folder",
    "at": "body",
    "name": "folder_id",
    "kind": "integer",
    "of": "folder",
    "nullable": true,
    "help": "A folder of the same project; null for the root."
   },
   {
    "option": "sort-order",
    "at": "body",
    "name": "sort_order",
    "kind": "number",
    "of": null,
    "help": "Position in lists; smaller values come first. Use a fraction for a position between two others."
   },
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "draft",
     "active",
     "complete",
     "archived"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "pinned",
    "at": "body",
    "name": "pinned",
    "kind": "boolean",
    "of": null,
    "help": "Whether the page is listed before all others."
   },
   {
    "option": "label",
    "at": "body",
    "name": "labels",
    "kind": "list",
    "of": null,
    "help": "Names of labels of the project, compared ignoring case; repeated names count once."
   }
  ]
 },
 {
  "words": "page delete",
  "operation": "deletePage",
  "method": "DELETE",
  "summary": "Delete a page",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page."
   }
  ],
  "options": []
 },
 {
  "words": "page versions",
  "operation": "listPageVersions",
  "method": "GET",
  "summary": "List the versions of a page",
  "list": true,
  "stale": false,
  "columns": [
   "seq",
   "created_at",
   "username",
   "size"
  ],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page."
   }
  ],
  "options": []
 },
 {
  "words": "page version",
  "operation": "getPageVersion",
  "method": "GET",
  "summary": "Read a version of a page",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "page",
    "required": true,
    "help": "The id of a page."
   },
   {
    "option": "seq",
    "at": "path",
    "name": "seq",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The `seq` of a version, or any later one up to the current `seq` of the page: the response is the version that was current then."
   }
  ],
  "options": []
 },
 {
  "words": "page view",
  "operation": "resolvePage",
  "method": "GET",
  "summary": "Read a page by its identifier",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "page",
    "at": "path",
    "name": "identifier",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of a page of a project (`APP-DOC-3`) or of the workspace (`DOC-3`), in any case; leading zeros of the number are ignored."
   }
  ],
  "options": []
 },
 {
  "words": "plan list",
  "operation": "listPlans",
  "method": "GET",
  "summary": "List plans",
  "list": true,
  "stale": false,
  "columns": [
   "identifier",
   "status",
   "title",
   "done_count",
   "step_count",
   "updated_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "help": "Only entries of this project; every project that the caller can read if omitted."
   },
   {
    "option": "status",
    "at": "query",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "active",
     "done",
     "archived"
    ],
    "help": "Only plans with this status."
   },
   {
    "option": "order-by",
    "at": "query",
    "name": "order_by",
    "kind": "string",
    "of": null,
    "values": [
     "updated",
     "id"
    ],
    "help": "`updated`: by `updated_at`, then by id, both descending. `id`: by id, descending."
   }
  ]
 },
 {
  "words": "plan create",
  "operation": "createPlan",
  "method": "POST",
  "summary": "Create a plan",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "At most 500 characters."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "body",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a record. Ids are never reused."
   },
   {
    "option": "issue",
    "at": "body",
    "name": "issue_id",
    "kind": "integer",
    "of": "issue",
    "nullable": true,
    "help": "The issue on which to anchor the plan."
   },
   {
    "option": "step",
    "at": "body",
    "name": "steps",
    "kind": "list",
    "of": null,
    "help": "The top-level steps in order. A plan can have at most 2,000 steps, nested at most 32 levels deep."
   }
  ]
 },
 {
  "words": "plan edit",
  "operation": "updatePlan",
  "method": "PUT",
  "summary": "Update a plan",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "plan",
    "required": true,
    "help": "The id of a plan."
   }
  ],
  "options": [
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "help": "At most 500 characters."
   },
   {
    "option": "status",
    "at": "body",
    "name": "status",
    "kind": "string",
    "of": null,
    "values": [
     "active",
     "done",
     "archived"
    ],
    "help": "Status; any transition is allowed."
   },
   {
    "option": "issue",
    "at": "body",
    "name": "issue_id",
    "kind": "integer",
    "of": "issue",
    "nullable": true,
    "help": "The issue on which to anchor the plan; null if none."
   }
  ]
 },
 {
  "words": "plan delete",
  "operation": "deletePlan",
  "method": "DELETE",
  "summary": "Delete a plan",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "plan",
    "required": true,
    "help": "The id of a plan."
   }
  ],
  "options": []
 },
 {
  "words": "plan view",
  "operation": "resolvePlan",
  "method": "GET",
  "summary": "Read a plan by its identifier",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "identifier",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The identifier of a plan, in any case; leading zeros of the number are ignored."
   }
  ],
  "options": []
 },
 {
  "words": "plan add-step",
  "operation": "createPlanStep",
  "method": "POST",
  "summary": "Add a step to a plan",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "plan",
    "required": true,
    "help": "The id of a plan."
   },
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "At most 500 characters."
   }
  ],
  "options": [
   {
    "option": "parent-step-id",
    "at": "body",
    "name": "parent_step_id",
    "kind": "integer",
    "of": null,
    "nullable": true,
    "help": "The step above the new one; the top level if omitted."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown."
   },
   {
    "option": "issue",
    "at": "body",
    "name": "issue_id",
    "kind": "integer",
    "of": "issue",
    "nullable": true,
    "help": "The issue that the step mirrors."
   }
  ]
 },
 {
  "words": "plan edit-step",
  "operation": "updatePlanStep",
  "method": "PUT",
  "summary": "Update, check or move a step",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "plan_id",
    "kind": "integer",
    "of": "plan",
    "required": true,
    "help": "The id of a plan."
   },
   {
    "option": "step",
    "at": "path",
    "name": "step_id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a step of this plan."
   }
  ],
  "options": [
   {
    "option": "title",
    "at": "body",
    "name": "title",
    "kind": "string",
    "of": null,
    "help": "At most 500 characters."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown."
   },
   {
    "option": "done",
    "at": "body",
    "name": "done",
    "kind": "boolean",
    "of": null,
    "help": "Whether the step is done."
   },
   {
    "option": "issue",
    "at": "body",
    "name": "issue_id",
    "kind": "integer",
    "of": "issue",
    "nullable": true,
    "help": "The issue that the step mirrors; null if none."
   },
   {
    "option": "move-parent-step-id",
    "at": "body",
    "name": "move_parent_step_id",
    "kind": "integer",
    "of": null,
    "help": "The step of this plan under which to move it, after the other children unless `move_position` is sent."
   },
   {
    "option": "move-to-root",
    "at": "body",
    "name": "move_to_root",
    "kind": "boolean",
    "of": null,
    "help": "With `true`, moves the step to the top level, to the end unless `move_position` is sent. Cannot be combined with `move_parent_step_id`."
   },
   {
    "option": "move-position",
    "at": "body",
    "name": "move_position",
    "kind": "integer",
    "of": null,
    "help": "Position among its siblings after the move, from 0; larger values mean the end. If sent alone, the step moves among its present siblings."
   }
  ]
 },
 {
  "words": "plan delete-step",
  "operation": "deletePlanStep",
  "method": "DELETE",
  "summary": "Delete a step",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "plan",
    "at": "path",
    "name": "plan_id",
    "kind": "integer",
    "of": "plan",
    "required": true,
    "help": "The id of a plan."
   },
   {
    "option": "step",
    "at": "path",
    "name": "step_id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a step of this plan."
   }
  ],
  "options": []
 },
 {
  "words": "project list",
  "operation": "listProjects",
  "method": "GET",
  "summary": "List projects",
  "list": true,
  "stale": false,
  "columns": [
   "identifier",
   "name",
   "description"
  ],
  "arguments": [],
  "options": []
 },
 {
  "words": "project create",
  "operation": "createProject",
  "method": "POST",
  "summary": "Create a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The name of the project. It need not be unique."
   }
  ],
  "options": [
   {
    "option": "identifier",
    "at": "body",
    "name": "identifier",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "Capital letters and digits, beginning with a letter. Unique on the instance; `DOC` is reserved."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown; may be empty."
   },
   {
    "option": "emoji",
    "at": "body",
    "name": "emoji",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Shown next to the name."
   },
   {
    "option": "lead",
    "at": "body",
    "name": "lead_user_id",
    "kind": "integer",
    "of": "user",
    "nullable": true,
    "help": "The lead, an active user who is not a connected tool; the caller if omitted."
   }
  ]
 },
 {
  "words": "project view",
  "operation": "getProject",
  "method": "GET",
  "summary": "Read a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "project edit",
  "operation": "updateProject",
  "method": "PUT",
  "summary": "Update a project",
  "list": false,
  "stale": true,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "help": "The name of the project. It need not be unique."
   },
   {
    "option": "identifier",
    "at": "body",
    "name": "identifier",
    "kind": "string",
    "of": null,
    "help": "Capital letters and digits, beginning with a letter. Unique on the instance; `DOC` is reserved."
   },
   {
    "option": "description",
    "at": "body",
    "name": "description",
    "kind": "markdown",
    "of": null,
    "help": "Markdown; may be empty."
   },
   {
    "option": "emoji",
    "at": "body",
    "name": "emoji",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Shown next to the name."
   },
   {
    "option": "lead",
    "at": "body",
    "name": "lead_user_id",
    "kind": "integer",
    "of": "user",
    "nullable": true,
    "help": "The lead, an active user who is not a connected tool; null removes the lead, but no role."
   },
   {
    "option": "is-public",
    "at": "body",
    "name": "is_public",
    "kind": "boolean",
    "of": null,
    "help": "Whether the project is published for anonymous reading under `/public/api/projects/{project}`. Takes effect with the next request."
   }
  ]
 },
 {
  "words": "project delete",
  "operation": "deleteProject",
  "method": "DELETE",
  "summary": "Delete a project",
  "list": false,
  "stale": false,
  "irreversible": true,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "project board",
  "operation": "getBoard",
  "method": "GET",
  "summary": "Read the board of a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": [
   {
    "option": "group-by",
    "at": "query",
    "name": "group_by",
    "kind": "string",
    "of": null,
    "help": "How to group the issues: by `priority` or `module`. Any other value is accepted and groups by status."
   }
  ]
 },
 {
  "words": "project counts",
  "operation": "getIssueCounts",
  "method": "GET",
  "summary": "Count the issues of a project by status",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "project insights",
  "operation": "getInsights",
  "method": "GET",
  "summary": "Read the insights of a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": [
   {
    "option": "weeks",
    "at": "query",
    "name": "weeks",
    "kind": "integer",
    "of": null,
    "help": "Number of weeks, including the current one. Values outside 1 to 52 are clamped."
   }
  ]
 },
 {
  "words": "project people",
  "operation": "listMentionCandidates",
  "method": "GET",
  "summary": "List the users who can be mentioned",
  "list": true,
  "stale": false,
  "columns": [
   "username",
   "display_name"
  ],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "project role",
  "operation": "getMyRole",
  "method": "GET",
  "summary": "Read your role in a project",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ],
  "options": []
 },
 {
  "words": "repo list",
  "operation": "listBindings",
  "method": "GET",
  "summary": "List the bindings of a project",
  "list": true,
  "stale": false,
  "columns": [
   "binding",
   "identities"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "repo unbind",
  "operation": "unbindRepo",
  "method": "DELETE",
  "summary": "Unbind a repository",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "id",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a binding."
   }
  ],
  "options": []
 },
 {
  "words": "repo merge",
  "operation": "mergeBindings",
  "method": "POST",
  "summary": "Merge two bindings",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": [
   {
    "option": "from",
    "at": "body",
    "name": "from",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The binding to remove."
   },
   {
    "option": "into",
    "at": "body",
    "name": "into",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The binding to keep."
   }
  ]
 },
 {
  "words": "search",
  "operation": "search",
  "method": "GET",
  "summary": "Search issues, pages, comments and files",
  "list": true,
  "stale": false,
  "columns": [
   "identifier",
   "result_type",
   "title",
   "snippet"
  ],
  "arguments": [
   {
    "option": "query",
    "at": "query",
    "name": "query",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The text to find, at most 4096 bytes in UTF-8, or 256 in mode `literal`."
   }
  ],
  "options": [
   {
    "option": "mode",
    "at": "query",
    "name": "mode",
    "kind": "string",
    "of": null,
    "values": [
     "fts",
     "literal"
    ],
    "help": "`fts` to match words, `literal` to match an exact string."
   },
   {
    "option": "project",
    "at": "query",
    "name": "project_id",
    "kind": "integer",
    "of": "project",
    "help": "Only matches in this project."
   },
   {
    "option": "result-type",
    "at": "query",
    "name": "result_type",
    "kind": "string",
    "of": null,
    "values": [
     "issue",
     "page",
     "comment",
     "attachment"
    ],
    "help": "Only matches of this kind."
   },
   {
    "option": "match",
    "at": "query",
    "name": "match",
    "kind": "string",
    "of": null,
    "values": [
     "all",
     "auto"
    ],
    "help": "`auto` returns the items that contain any of the words if no item contains all of them. It has no effect on queries of one word, or in mode `literal`."
   },
   {
    "option": "sort",
    "at": "query",
    "name": "sort",
    "kind": "string",
    "of": null,
    "values": [
     "relevance",
     "recent"
    ],
    "help": "By relevance or by last change. In mode `literal`, both sort by last change, newest first."
   }
  ]
 },
 {
  "words": "trash list",
  "operation": "listTrash",
  "method": "GET",
  "summary": "List the trash of a project",
  "list": true,
  "stale": false,
  "columns": [
   "identifier",
   "kind",
   "title",
   "deleted_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "issue restore",
  "operation": "restoreIssue",
  "method": "POST",
  "summary": "Restore an issue",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "item",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "trashed",
    "required": true,
    "help": "The id of an issue in the trash. A purged issue is a 404."
   }
  ],
  "options": []
 },
 {
  "words": "page restore",
  "operation": "restorePage",
  "method": "POST",
  "summary": "Restore a page",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "item",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "trashed",
    "required": true,
    "help": "The id of a page in the trash, of a project or of the workspace. A purged page is a 404."
   }
  ],
  "options": []
 },
 {
  "words": "view list",
  "operation": "listViews",
  "method": "GET",
  "summary": "List your saved views",
  "list": true,
  "stale": false,
  "columns": [
   "name",
   "is_default",
   "updated_at"
  ],
  "arguments": [],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "view create",
  "operation": "createView",
  "method": "POST",
  "summary": "Save a view",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "The name of the view, unique among the caller's views of the project, ignoring case."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   },
   {
    "option": "config",
    "at": "body",
    "name": "config",
    "kind": "string",
    "of": null,
    "required": true,
    "help": "A string containing JSON, at most 8 KiB in UTF-8. The server stores it unchanged and requires no field. Docket's own pages use `version`, `layout` (`list` or `board`), `filters`, `searchQuery`, `sorting`, `groupBy`, `density`, `laneBy` and `hiddenStatuses`."
   },
   {
    "option": "is-default",
    "at": "body",
    "name": "is_default",
    "kind": "boolean",
    "of": null,
    "help": "Whether the project opens with this view."
   }
  ]
 },
 {
  "words": "view edit",
  "operation": "updateView",
  "method": "PATCH",
  "summary": "Update a saved view",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "view",
    "at": "path",
    "name": "view_id",
    "kind": "integer",
    "of": "view",
    "required": true,
    "help": "The id of one of the caller's views in this project."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   },
   {
    "option": "name",
    "at": "body",
    "name": "name",
    "kind": "string",
    "of": null,
    "help": "The name of the view, unique among the caller's views of the project, ignoring case."
   },
   {
    "option": "config",
    "at": "body",
    "name": "config",
    "kind": "string",
    "of": null,
    "help": "A string containing JSON, at most 8 KiB in UTF-8. The server stores it unchanged and requires no field. Docket's own pages use `version`, `layout` (`list` or `board`), `filters`, `searchQuery`, `sorting`, `groupBy`, `density`, `laneBy` and `hiddenStatuses`."
   },
   {
    "option": "is-default",
    "at": "body",
    "name": "is_default",
    "kind": "boolean",
    "of": null,
    "help": "Whether the project opens with this view."
   }
  ]
 },
 {
  "words": "view delete",
  "operation": "deleteView",
  "method": "DELETE",
  "summary": "Delete a saved view",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "view",
    "at": "path",
    "name": "view_id",
    "kind": "integer",
    "of": "view",
    "required": true,
    "help": "The id of one of the caller's views in this project."
   }
  ],
  "options": [
   {
    "option": "project",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "project",
    "required": true,
    "help": "The id of a project."
   }
  ]
 },
 {
  "words": "wait list",
  "operation": "listWaits",
  "method": "GET",
  "summary": "List what an issue waits for",
  "list": true,
  "stale": false,
  "columns": [
   "id",
   "kind",
   "username",
   "earliest",
   "latest",
   "state",
   "note"
  ],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": []
 },
 {
  "words": "wait add",
  "operation": "addWait",
  "method": "POST",
  "summary": "Make an issue wait",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   }
  ],
  "options": [
   {
    "option": "user",
    "at": "body",
    "name": "user",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "The person to wait for: a username in any case, with or without `@`, or `me` for the caller (for a bot, its owner)."
   },
   {
    "option": "from",
    "at": "body",
    "name": "from",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "The first day on which the issue no longer waits, `YYYY-MM-DD`."
   },
   {
    "option": "until",
    "at": "body",
    "name": "until",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "The last day, not before `from`; by default `from`."
   },
   {
    "option": "note",
    "at": "body",
    "name": "note",
    "kind": "string",
    "of": null,
    "nullable": true,
    "help": "Why the issue waits: at most 500 characters, without leading and trailing white space."
   }
  ]
 },
 {
  "words": "wait clear",
  "operation": "clearWait",
  "method": "DELETE",
  "summary": "Clear a wait",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [
   {
    "option": "issue",
    "at": "path",
    "name": "id",
    "kind": "integer",
    "of": "issue",
    "required": true,
    "help": "The id of an issue."
   },
   {
    "option": "wait",
    "at": "path",
    "name": "wait_id",
    "kind": "integer",
    "of": null,
    "required": true,
    "help": "The id of a wait of the issue."
   }
  ],
  "options": []
 },
 {
  "words": "instance clock",
  "operation": "getClock",
  "method": "GET",
  "summary": "Get the current day",
  "list": false,
  "stale": false,
  "columns": [],
  "arguments": [],
  "options": []
 }
];

/** The operations without a generated command, with the reason or the command that is written by hand. */
export const withoutCommand: Readonly<Record<string, string>> = {
 "getArchiveLimits": "archive upload is refused with the limit that it exceeds; api reads all of them",
 "importArchive": "archive upload",
 "exportArchive": "archive download",
 "uploadAttachment": "file add",
 "getAttachment": "file get",
 "getAttachmentThumbnail": "it is for pages that show files; file get downloads one",
 "previewAttachment": "it is for pages that show files; file get downloads one",
 "connectBot": "it needs a session, which the command line does not keep; use the console",
 "deleteBot": "it needs a session, which the command line does not keep; use the console",
 "updateIssues": "issue commands accept several identifiers; api sends a list",
 "createIssues": "issue commands accept several identifiers; api sends a list",
 "openEvents": "watch follows changes",
 "exportIssue": "export",
 "exportPage": "export",
 "exportProject": "export",
 "reorderProjectGroups": "an order is arranged where it is seen, in the console",
 "runGitHook": "hook",
 "getImportProgress": "import waits until it has ended; api reads how far it is",
 "importCodehost": "import",
 "importLinear": "import",
 "importJira": "import",
 "importTrello": "import",
 "importCsv": "import",
 "getIssue": "issue view reads it by its identifier",
 "listKeys": "it needs a session, which the command line does not keep; use the console",
 "createKey": "it needs a session, which the command line does not keep; use the console",
 "revokeKey": "it needs a session, which the command line does not keep; use the console",
 "getPage": "page view reads it by its identifier",
 "getPlan": "plan view reads it by its identifier",
 "reorderProjects": "an order is arranged where it is seen, in the console",
 "resolveRepo": "repo bind",
 "bindRepo": "repo bind",
 "signUp": "login signs in with a code instead of a password",
 "logIn": "login signs in with a code instead of a password",
 "autoLogIn": "login signs in with a code instead of a password",
 "logOut": "login signs in with a code instead of a password",
 "getMe": "whoami",
 "updateMe": "it needs a session, which the command line does not keep; use the console",
 "changePassword": "it needs a session, which the command line does not keep; use the console",
 "refreshSession": "it needs a session, which the command line does not keep; use the console",
 "revokeSessions": "it needs a session, which the command line does not keep; use the console",
 "getProjectIndex": "it is for copies of projects; watch follows changes",
 "listProjectChanges": "watch",
 "listUsers": "docket user manages accounts on the server; the console does elsewhere",
 "createUser": "docket user manages accounts on the server; the console does elsewhere",
 "promoteUser": "docket user manages accounts on the server; the console does elsewhere",
 "demoteUser": "docket user manages accounts on the server; the console does elsewhere",
 "deactivateUser": "docket user manages accounts on the server; the console does elsewhere",
 "reactivateUser": "docket user manages accounts on the server; the console does elsewhere"
};

/** The fields that commands show: a single one after `--json` is known by them. */
export const fields: readonly string[] = ["action","actions","active","actor","actor_display_name","actor_is_bot","actor_user_id","actor_username","after","age_buckets","age_seconds","allow_signup","alt_text","anchor_identifier","archived_at","archived_by","archived_by_name","assigned","assignees","at","author","author_display_name","authz_enforced","backlog","before","binding","blocked_by","blocks","bot","can_import","cancelled","changes","checklist","cleared","client","closed","closed_per_week","color","comments_created","comments_planned","comments_read","config","connected","content","created_at","created_by","created_per_week","credential","cursor","deleted","deleted_at","description","disconnected","display_name","done","done_count","dry_run","duplicated_by","duplicates","earliest","effect","email","emoji","enforced","entities","entity_id","entity_label","entity_type","expires_at","field","file_name","file_present","filename","files","folder_id","grace_seconds","has_more","has_thumbnail","has_users","height","human","id","identifier","identities","instance_name","is_active","is_admin","is_bot","is_default","is_public","issue_count","issue_id","issues","issues_created","issues_read","issues_skipped_existing","issues_written","items","key","kind","labels","labels_created","labels_planned","last_ts","last_used_at","latest","lead_user_id","linked","logged_out","login_message","max_blob_bytes","max_blob_total_bytes","max_blobs","max_expanded_bytes","max_metadata_bytes","max_rows","max_upload_bytes","mime","mime_class","module_counts","module_id","my_done","name","needs_human","new_value","note","ok","old_value","open_total","open_trend","operator","owner_id","page_count","page_id","pages","parent_id","parent_page_id","partial_match","pinned","plan","prefix","priority","priority_counts","project_id","project_ids","projects","relates_to","relation_type","request_id","rerunnable","result_type","reversed","revoked","role","root","seconds_until_sweep","seq","sequence","session_lifetime_days","signup_email_domains","since","size","size_bytes","skipped","skipped_assignees","skipped_non_issues","skipped_other","snippet","sort_order","source","source_id","source_identifier","stage","start_date","started_at","state","status","status_counts","step_count","steps","target","target_date","target_id","target_identifier","title","today","todo","token","tool","top_actors","top_transport","total","total_bytes","total_count","transport","ts","unlinked","updated_at","uploaded_at","uploader","uploader_display_name","uploader_id","url","user","user_id","username","utc_offset_minutes","waiting","waits","was_public","web_auto_login","weeks","width","would_close"];
