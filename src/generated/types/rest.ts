/* Written by `npm run generate` from openapi/rest.yaml. Do not edit. */
/* eslint-disable */

export interface paths {
    "/api/projects/{id}/activity": {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the activity in a project
         * @description Every change in the project, newest first: to its settings and members, and to every issue, page, plan,
         *     comment, module, label, folder and file in it. An update creates one item for each changed field; any other
         *     action creates one item. Changes to `updated_at`, `sort_order` and sequences create none. Values that the
         *     caller may not read, such as the other end of a relation to a hidden project, are null.
         *
         *     A response contains at most `limit` items and about 2 MiB, because changed texts are included in full, but at
         *     least one item if there is any. A short page is therefore not necessarily the last: check `has_more`, and
         *     continue with the `next` address of `Link`.
         */
        get: operations["listProjectActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/activity/actors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the actors in a project
         * @description Every user and tool that changed something in the project, most active first.
         */
        get: operations["listActivityActors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}/activity": {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the activity of an issue
         * @description The history of the issue, including its comments, labels, relations and files.
         */
        get: operations["listIssueActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}/activity": {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a page of a project or of the workspace.
                 * @example 9
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the activity of a page
         * @description The history of the page, including its comments, labels and files. The history of a workspace page is visible to every signed-in user, or only to administrators while roles are enforced.
         */
        get: operations["listPageActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/activity": {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the activity of a plan
         * @description The history of the plan and its steps, including steps checked and unchecked by issues.
         */
        get: operations["listPlanActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the archive limits
         * @description Whether the caller may import archives, and the limits for export and import. Only a session token is accepted, even if the instance requires no credential elsewhere.
         */
        get: operations["getArchiveLimits"];
        put?: never;
        /**
         * Import a project
         * @description Creates a project from an archive of this or another instance. Its identifier must be free here. The project
         *     is private, and the importer is its lead and only member. Comments show their authors' names marked as
         *     imported, files have no uploader, and the imported activity has no actor: no local user becomes the author of
         *     anything.
         *
         *     Every hash, limit and reference of the archive is checked before anything is written. The content is then
         *     staged out of sight and made visible by one transaction, so a refused archive leaves nothing behind. Content
         *     that the manifest does not list is refused, as is a row that no operation would accept. A reference to a file
         *     outside the archive is disabled and noted in the report; it is never resolved to a file of this instance.
         *
         *     Needs an administrator, even if roles are not enforced. The session is checked again in the transaction that
         *     makes the project visible. The upload must be complete within two minutes and must not pause for 20 seconds.
         */
        post: operations["importArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-archives/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a project as an archive
         * @description The whole project in one gzipped tar file, which can be imported into this or another instance: issues, pages,
         *     plans, comments, files, history and activity. Memberships, credentials, saved views, repository bindings and
         *     publication are not included.
         *
         *     The session is checked again in the transaction that reads. A project over one of the limits of
         *     `GET /api/project-archives` is refused.
         */
        get: operations["exportArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of an item
         * @description The files linked to one issue, page or comment, by id. The files of a comment are visible to readers of its issue or page, and those of a workspace page to readers of the page.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Upload a file
         * @description Stores one file of at most 10 MiB: PNG, JPEG, GIF, WebP, SVG, PDF, plain text, ZIP, MP4, WebM video and audio,
         *     Ogg audio, MP3, or a SQLite database. The type is detected from the content; the name and the declared type
         *     are ignored. Of the name, the last path component is stored, without control characters and cut after 255
         *     characters.
         *
         *     With `entity_type` and `entity_id` the file is linked to an issue or page, which needs the maintainer role in
         *     its project (administrator for a workspace page), or to a comment, which needs the viewer role. Text that
         *     contains `/api/attachments/<id>` also links the file. An unlinked file is visible only to its uploader and
         *     administrators, and is deleted within an hour once it is older than a day.
         *
         *     Every upload that is checked against the budget counts, even if it is then refused.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes as uploaded; the content behind an id never changes. Images (except SVG), video and audio are sent
         *     for display and everything else as a download. Nothing in a file is ever executed: SVG is sent as
         *     `application/octet-stream`. A linked file is visible to viewers of any project in which it is linked, and an
         *     unlinked one to its uploader and administrators.
         *
         *     A `Range` with one range gets 206, or 416 if it is outside the file; several ranges, or a malformed or
         *     backward range, get the whole file. The session cookie is accepted as a credential if no `Authorization`
         *     header is sent, so that browsers can show images.
         */
        get: operations["getAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes the file permanently, with all its links; there is no trash for files. Text that refers to it is not changed, so its links break. Anyone who may update the file may delete it. Other files with the same content are not affected.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        /**
         * Update the alternative text
         * @description Sets the text that is read out in place of an image; the content and the name do not change. Allowed for maintainers, and for the uploader as long as the file is visible to them. For a file used only on workspace pages: its uploader or an administrator.
         */
        patch: operations["updateAttachment"];
        trace?: never;
    };
    "/api/attachments/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Show a thumbnail
         * @description A WebP image of at most 480 pixels on the longer side. Only PNG, JPEG, GIF and WebP images of at most 50 megapixels have one, and only if they are larger than the thumbnail; see `has_thumbnail` of the file. Credentials and access are those of the file.
         */
        get: operations["getAttachmentThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Show the contents of a file
         * @description The contents of a ZIP archive or a SQLite database, detected from the content; any other file is of kind `none`. Nothing is unpacked and no SQL of the file is run, including views and triggers. A broken archive has no entries, and a broken database is of kind `none`.
         */
        get: operations["previewAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List where a file is used
         * @description The items that the file is linked to, and the other files with the same content. Items in projects that the caller cannot read are omitted; a duplicate that is used only in such projects has no entities.
         */
        get: operations["listAttachmentLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the files of a project
         * @description The files linked to the project's issues, pages and comments, each with the items of this project that use it. Files whose only item is in the trash are omitted.
         */
        get: operations["listProjectAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/attachments/orphans": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List unlinked uploads
         * @description Files uploaded by members of the project that are not linked to anything, in the order in which they will be swept. An hourly sweep deletes those older than `grace_seconds`; linking a file keeps it. Files of an item in the trash are not listed.
         */
        get: operations["listOrphanedAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your connected tools
         * @description The caller's tools, by name, including those connected through OAuth. A disconnected tool keeps its identity, and its content keeps its author.
         */
        get: operations["listBots"];
        put?: never;
        /**
         * Connect a tool
         * @description Creates an API key for a tool. The tool acts under its own identity, with at most the authority of its owner. A tool that was connected before gets the same identity again.
         */
        post: operations["connectBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/bots/{id}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect a tool
         * @description Revokes the tool's keys and tokens, and cancels its pending codes and device approvals. The identity remains and is used again if the tool is reconnected.
         */
        post: operations["disconnectBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/bots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a tool's identity
         * @description Disconnects the tool and removes it from the list. Its content keeps its author's name. If the tool is connected again, it gets a new identity.
         */
        delete: operations["deleteBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update several issues
         * @description Updates 1 to 500 issues in the order of the list, all or none. Each entry is the `id` of an issue and a body of `PUT /api/issues/{id}`, with the same rules, activity and event, including `expected_seq` and `evidence`. An entry that changes nothing gets no new `seq`. The first entry that is refused refuses the request: `index` is its position, and the sentence begins with it. The form of the whole body is checked first; an id may appear once. The issues may belong to several projects; the role is needed in each. The response has at most 16 MiB; an update of longer issues is refused.
         */
        put: operations["updateIssues"];
        /**
         * Create several issues
         * @description Creates 1 to 500 issues in the order of the list, all or none. Each entry is a body of `POST /api/issues`, with the same rules, defaults, activity and event; numbers and `seq` follow the order. The first entry that is refused refuses the request: `index` is its position, and the sentence begins with it. The form of the whole body is checked first. The entries may belong to several projects; the role is needed in each.
         */
        post: operations["createIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                issue_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the comments on an issue
         * @description Oldest first, or newest first with `order=desc`; comments of the same second are ordered by id. There are two
         *     ways to page:
         *
         *     - by `offset`: send `x-comment-next-offset` as `offset`, in either order;
         *     - by position, which stays correct while others write: with `order=desc`, send `x-comment-next-created-at` as
         *       `before_created_at` and `x-comment-next-id` as `before_id`. This returns comments strictly older than that
         *       position.
         *
         *     Sending only one of `before_created_at` and `before_id`, or either of them with another order or with an
         *     `offset` other than 0, is a 400. A response is limited to about 2 MiB, so a short page is not necessarily the
         *     last: check `x-comment-has-more`.
         */
        get: operations["listIssueComments"];
        put?: never;
        /**
         * Comment on an issue
         * @description Creates a comment by the caller, whose credential must act as a user. `@username` mentions a participant of the project; `/api/attachments/<id>` links a file that the caller may link. Commenting updates the issue's `seq` and `updated_at`.
         */
        post: operations["createIssueComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{page_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                page_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a page
         * @description Oldest first, or newest first with `order=desc`; comments of the same second are ordered by id. There are two
         *     ways to page:
         *
         *     - by `offset`: send `x-comment-next-offset` as `offset`, in either order;
         *     - by position, which stays correct while others write: with `order=desc`, send `x-comment-next-created-at` as
         *       `before_created_at` and `x-comment-next-id` as `before_id`. This returns comments strictly older than that
         *       position.
         *
         *     Sending only one of `before_created_at` and `before_id`, or either of them with another order or with an
         *     `offset` other than 0, is a 400. A response is limited to about 2 MiB, so a short page is not necessarily the
         *     last: check `x-comment-has-more`.
         */
        get: operations["listPageComments"];
        put?: never;
        /**
         * Comment on a page
         * @description Creates a comment on a page, with the same rules as on an issue. Commenting updates the page's `seq` and `updated_at`. Only administrators comment on workspace pages.
         */
        post: operations["createPageComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a comment.
                 * @example 77
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a comment
         * @description Replaces the text. Only the author, while still able to read the project, and administrators may do this; a role in the project is not enough. A comment over 262144 bytes from before that limit may be changed but not lengthened. If the update is refused, the stored text does not change. Files that only the previous text referred to are unlinked. With `expected_seq`, the update is made only if the comment still has that `seq`; otherwise the response is 409 with the current comment.
         */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Deletes the comment. Only its author, while still able to read the project, and administrators may do this. It cannot be restored individually: restoring its issue or page brings back the comments that were deleted with it, but not one that was deleted before.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the event socket
         * @description The handshake of the WebSocket that notifies clients of changes. Its messages are described in the AsyncAPI
         *     document of the events.
         *
         *     For browsers only: the credential is the session cookie. An `Authorization` header is ignored, and there is no
         *     401. If the request has an `Origin`, it must be the server's own origin or an allowed one. A user can have 16
         *     open sockets, and the instance 1,024; over that, the 429 has no `Retry-After`, because a slot is freed only
         *     when a socket closes.
         *
         *     The subscription starts before the 101 is sent, so no event is missed in between. The session is checked about
         *     once a minute, and the socket is closed when it is no longer valid. The socket is closed immediately on a
         *     password change, on signing out everywhere and on deactivation.
         */
        get: operations["openEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/issues/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export an issue
         * @description The issue with its comments as Markdown: its fields as YAML front matter, then the title, the description and the comments. With `json` the same file is returned in a bundle.
         */
        get: operations["exportIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/pages/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a page
         * @description The page as Markdown: its fields as YAML front matter, then the title and the content. With `json` the same file is returned in a bundle. A workspace page can be exported by every signed-in user, or only by administrators while roles are enforced.
         */
        get: operations["exportPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/projects/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a project
         * @description Every issue and page of the project as Markdown files, in `<PROJECT>/issues/` and
         *     `<PROJECT>/pages/<folders>/`. The ZIP is named `<identifier>-export.zip`. The bundle lists the files of the
         *     ZIP and is not a versioned schema. No path points outside the folder, whatever the names of titles and
         *     folders.
         *
         *     Attachments are in `<PROJECT>/attachments/`. The documents link to them and to each other: a link to
         *     `/api/attachments/<id>` becomes a link to the file, and the section `## Links` lists related issues, mentioned
         *     items, and files that the text does not show. Attachments over 8 MiB are not included.
         *
         *     An export is for reading and cannot be imported (an archive can). The limits are 10,000 files, 1,000 comments
         *     on one issue and 100,000 in total, 8 MiB for one file and 128 MiB in total, and 50,000 rows of metadata. A
         *     download is cut off after 30 seconds without progress, or after 30 minutes.
         */
        get: operations["exportProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the folders of a project
         * @description All folders of the project as a flat list, by `sort_order`, then by name. `parent_id` gives the tree.
         */
        get: operations["listFolders"];
        put?: never;
        /**
         * Create a folder
         * @description Creates a folder for pages, at the root of the project or in another of its folders. The project and the parent cannot be changed later. Folders with the same parent may have the same name.
         */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a folder.
                 * @example 8
                 */
                id: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a folder
         * @description Renames the folder. Its other fields cannot be changed.
         */
        put: operations["updateFolder"];
        post?: never;
        /**
         * Delete a folder
         * @description Permanently deletes the folder and all folders in it. Their pages are kept and moved to the root of the project.
         */
        delete: operations["deleteFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your project groups
         * @description The caller's groups, by `sort_order`, then by name. Groups are private: no other user can see them, administrators included. The caller's connected clients are notified of changes.
         */
        get: operations["listProjectGroups"];
        put?: never;
        /**
         * Create a project group
         * @description Creates an empty group after the caller's other groups.
         */
        post: operations["createProjectGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-groups/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a project into a group
         * @description Moves a project into one of the caller's groups, and out of its previous one: a project is in at most one of a caller's groups. With null, the project is removed from its group.
         */
        put: operations["assignProjectGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-groups/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder your project groups
         * @description Puts the given groups first, in the given order; the others follow in their previous order. If an id does not exist, belongs to another user or is given twice, the request is refused and nothing changes.
         */
        put: operations["reorderProjectGroups"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a group of the caller.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a project group
         * @description Deletes the group. Its projects are not affected.
         */
        delete: operations["deleteProjectGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a project group
         * @description Changes the name of the group. If no name is sent, nothing changes.
         */
        patch: operations["updateProjectGroup"];
        trace?: never;
    };
    "/api/issues/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issues that need your attention
         * @description Open issues from every project that the caller can read, in three groups of at most 50, each by latest `updated_at`, then by higher id. A bot gets those of its owner. An issue that waits for the caller can also be in another group. If descriptions are long, a group ends early, at about 8 MiB.
         */
        get: operations["listAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an overview of all your projects
         * @description Counts of the issues in every project that the caller can read. A bot gets those of its owner. Days are local days of the time zone offset in `tz`.
         */
        get: operations["getHomeOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/git-hook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the issues named in commits
         * @description Closes every issue that a commit message names after one of the words close, closes, closed, fix, fixes,
         *     fixed, resolve, resolves or resolved, as in `Fixes APP-12`. Case is ignored, the word and the identifier are
         *     separated by white space, and the word is repeated for each issue.
         *
         *     An issue is closed by setting it to `done`: plan steps that mirror it are checked, and the activity shows the
         *     caller. Each issue requires the maintainer role in its project; an issue that cannot be closed is skipped with
         *     a reason, and the others are still closed. All changes are made in one transaction. Repeated references count
         *     once.
         *
         *     With `dry_run` nothing is written, and the response has `would_close` instead of `closed`.
         */
        post: operations["runGitHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/import/codehost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import issues from a code host
         * @description Reads the issues of a repository, with their labels and comments, from GitHub or from the code host configured by the operator, and creates them in this project, oldest first. Each records its origin in `source` (`github:harbour/app#7`). Issues whose source belongs to an existing issue outside the trash are skipped, so a repeated import adds only what is new. Pull requests, assignees and milestones are not imported, but counted. Comments show their author's name marked as imported and belong to no local user. The caller is recorded as the actor of every change, with the action `import`. The response is sent when the import is complete; a failed import writes nothing.
         */
        post: operations["importCodehost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public instance information
         * @description Information for a sign-in page: whether there are accounts yet, and how users can sign in. No credential is needed.
         */
        get: operations["getInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the instance settings
         * @description All settings of the instance, for administrators.
         */
        get: operations["getInstanceSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the instance settings
         * @description Changes the settings that are sent and leaves the others. Every field needs an administrator with a recent session. Changing `authz_enforced` makes every connected client reload what it shows.
         */
        patch: operations["updateInstanceSettings"];
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the server is up
         * @description Returns `ok` while the process serves requests. It uses neither the database nor the disk.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issues
         * @description The issues of one project, or of every project that the caller can read. All given filters must match. The rows have no relations and no `source`; use `GET /api/issues/{id}` for those. The default order is by `sort_order`, then by `sequence`. If the descriptions are long, a page ends early, at about 8 MiB; continue with `Link`.
         */
        get: operations["listIssues"];
        put?: never;
        /**
         * Create an issue
         * @description Creates an issue at the end of its project, with the next number there. `labels` are names of labels of the project; if one does not exist, the whole request is refused. Without `assignees` the issue is unassigned, and any agent may take it. People who are assigned must be active and able to read the project. The module must belong to the project. The response has no relations, because a new issue has none.
         */
        post: operations["createIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        /**
         * Read an issue
         * @description The issue with its labels and relations. Related issues are sorted by identifier; those that the caller cannot see are omitted.
         */
        get: operations["getIssue"];
        /**
         * Update an issue
         * @description Changes the fields that are sent and leaves the others; null clears a nullable field. `labels` replaces the whole set. With `expected_seq`, the update is made only if the issue still has that `seq`; otherwise the response is 409 with the current issue. Without it, the last writer wins. An update that changes nothing gets no new `seq` and creates no activity. Setting the status to `done` checks the steps of active plans that mirror the issue, and archives active plans anchored on it; changing it from `done` unchecks the steps. `evidence` says how the work was verified when it is closed. An issue cannot be moved to another project.
         */
        put: operations["updateIssue"];
        post?: never;
        /**
         * Delete an issue
         * @description Moves the issue and its comments to the trash, from which they can be restored until the retention period of the instance ends (30 days by default). Its number is not reused.
         */
        delete: operations["deleteIssue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/resolve/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of an issue, in any case; leading zeros of the number are ignored.
                 * @example APP-12
                 */
                identifier: string;
            };
            cookie?: never;
        };
        /**
         * Read an issue by its identifier
         * @description The same response as by id. A malformed identifier is a 400, an unknown one a 404.
         */
        get: operations["resolveIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link two issues
         * @description Creates a relation from `source` to `target`. `blocks` appears as `blocks` on the source and `blocked_by` on the target, `duplicate` as `duplicates` and `duplicated_by`, and `relates_to` on both sides. Creating the same relation twice changes nothing. For issues in two projects, the role is needed in both.
         */
        post: operations["linkIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink two issues
         * @description Removes every relation between the two issues, of any type and in both directions. If there is none, nothing changes and the response is the same. For issues in two projects, the role is needed in both.
         */
        post: operations["unlinkIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse the relations of two issues
         * @description Reverses every relation from `source` to `target` in one step, so that it runs from `target` to `source`. Relations that already run that way stay. If both directions have the same type, one relation remains. For issues in two projects, the role is needed in both.
         */
        post: operations["reverseRelations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/relations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the relations in a project
         * @description Every relation whose issues are both in the project and not in the trash, once, from its source to its target. Use it to draw the graph of a project with one request.
         */
        get: operations["listRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API keys
         * @description The caller's keys, by name, including revoked ones. An administrator also sees the operator's keys, which belong to no user, act as an administrator and are created on the command line. The keys themselves cannot be retrieved again.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key that acts as the caller until it is revoked. Only this response contains the key. Names of active keys are unique on the instance; the name of a revoked key can be reused only by its former owner.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a key that the caller can list.
                 * @example 7
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key stops working immediately. Revoking a revoked key changes nothing. An administrator can also revoke the operator's keys.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the labels of a project
         * @description All labels of the project, by name.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Creates a label for the issues and pages of the project, which refer to it by name.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a label.
                 * @example 7
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a label
         * @description Changes the fields that are sent and leaves the others. A new name appears immediately on everything that has the label.
         */
        put: operations["updateLabel"];
        post?: never;
        /**
         * Delete a label
         * @description Permanently deletes the label and removes it from the issues and pages that have it.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a label.
                 * @example 7
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a label into another
         * @description Replaces the label in the path by the label `into` wherever it is used, and permanently deletes the one in the path. Both must belong to the same project.
         */
        post: operations["mergeLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the members of a project
         * @description The users with a role in the project, by username. Administrators who are not members are not listed, although they have full access.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member
         * @description Gives an active user a role in the project. Connected tools cannot be added; they act with the authority of their owners. API keys and OAuth tokens are never accepted.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The user id of a member of the project. Any other id is a 404, whatever the request body.
                 * @example 2
                 */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes the user's role in the project immediately; at most, the user's connected clients are notified to reload. The user's content stays. The only lead cannot be removed. If the removed user is the project's `lead_user_id`, that is set to another lead.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Update a member's role
         * @description Raising a role (`viewer`, then `maintainer`, then `lead`) gives access, so it requires a session token created within the last 15 minutes; the same or a lower role does not. The only lead cannot be demoted. If the demoted user is the project's `lead_user_id`, that is set to another lead.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the modules of a project
         * @description All modules of the project, by name.
         */
        get: operations["listModules"];
        put?: never;
        /**
         * Create a module
         * @description Creates a part of the project that issues can belong to. Modules may have the same name; a board grouped by module shows them as one column.
         */
        post: operations["createModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a module.
                 * @example 4
                 */
                id: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        /**
         * Read a module
         * @description To list its issues, use `GET /api/issues` with `module_id`.
         */
        get: operations["getModule"];
        /**
         * Update a module
         * @description Changes the fields that are sent and leaves the others; null removes the emoji. Any status can follow any other, and no status affects the issues of the module.
         */
        put: operations["updateModule"];
        post?: never;
        /**
         * Delete a module
         * @description Permanently deletes the module. Its issues stay, without a module.
         */
        delete: operations["deleteModule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description The pages of a project or, without `project_id`, of the workspace. Pinned pages come first; the rest of the order is as requested, by default by `sort_order`, then by `sequence`. All pages are returned unless `limit` or `offset` is sent; `offset` alone uses pages of 50. If one of them is sent and the texts are long, the response ends early, at about 8 MiB; continue with `Link`. Workspace pages are visible to every signed-in user, or only to administrators while project roles are enforced; other callers get an empty list.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a page
         * @description Creates a page at the end of its project or, without `project_id`, of the workspace, with the next number there. The folder and the labels must belong to the same project. Workspace pages have neither folder nor labels, and only administrators create them.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        /**
         * Read a page
         * @description The page with its content. A workspace page that the caller cannot read is a 404.
         */
        get: operations["getPage"];
        /**
         * Update a page
         * @description Changes the fields that are sent and leaves the others; null as `folder_id` moves the page to the root. `labels` replaces the whole set. The last writer wins. A page cannot be moved to another project. Only administrators change workspace pages.
         */
        put: operations["updatePage"];
        post?: never;
        /**
         * Delete a page
         * @description Moves the page and its comments to the trash, from which they can be restored until the retention period of the instance ends (30 days by default). Its number is not reused. Only administrators delete workspace pages.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}/versions": {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a page
         * @description What the page contained before, newest first; the first version is the current content. A change of the content records a version, a change of other fields does not. The newest 50 versions and at most 2,000,000 characters are kept, the newest always. The history of a page from before versions were recorded begins with its content at the upgrade. The trash keeps the versions of a page, archives do not contain them.
         */
        get: operations["listPageVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}/versions/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
                /**
                 * @description The `seq` of a version, or any later one up to the current `seq` of the page: the response is the version that was current then.
                 * @example 310
                 */
                seq: components["schemas"]["SafeInteger"];
            };
            cookie?: never;
        };
        /**
         * Read a version of a page
         * @description The content of the page at that `seq`. A `seq` before the oldest version that is kept, or after the current `seq` of the page, is a 404.
         */
        get: operations["getPageVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/resolve/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a page of a project (`APP-DOC-3`) or of the workspace (`DOC-3`), in any case; leading zeros of the number are ignored.
                 * @example APP-DOC-3
                 */
                identifier: string;
            };
            cookie?: never;
        };
        /**
         * Read a page by its identifier
         * @description The same response as by id. A malformed identifier is a 400, an unknown one a 404.
         */
        get: operations["resolvePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description The plans of one project, or of every project that the caller can read, without their steps: `steps` is empty, and `step_count` and `done_count` show the progress. Latest changes come first. With `order_by=id` the newest plans come first, and `before_id` continues the list.
         */
        get: operations["listPlans"];
        put?: never;
        /**
         * Create a plan
         * @description Creates a plan with all its steps. The plan can be anchored on an issue, and each step can mirror one; for an issue of another project the role is needed there too. A step created as done does not close its issue, and an issue that is already done does not change the plan or its step.
         */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        /**
         * Read a plan
         * @description The plan with its whole tree of steps. If an issue is in the trash or hidden from the caller, its identifier and status are null.
         */
        get: operations["getPlan"];
        /**
         * Update a plan
         * @description Changes the fields that are sent and leaves the others; null as `issue_id` removes the anchor. Steps have their own operations. While a plan is done or archived, closing or reopening issues does not change its steps.
         */
        put: operations["updatePlan"];
        post?: never;
        /**
         * Delete a plan
         * @description Permanently deletes the plan with its steps: plans have no trash. The issues that it refers to are not changed. Its number is not reused.
         */
        delete: operations["deletePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/resolve/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a plan, in any case; leading zeros of the number are ignored.
                 * @example APP-PLAN-2
                 */
                identifier: string;
            };
            cookie?: never;
        };
        /**
         * Read a plan by its identifier
         * @description The same response as by id. A malformed identifier is a 400, an unknown one a 404.
         */
        get: operations["resolvePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a step to a plan
         * @description Adds an open step at the end of the plan, or at the end of the children of `parent_step_id`, which must be a step of this plan. For a step that mirrors an issue of another project, the role is needed there too.
         */
        post: operations["createPlanStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{plan_id}/steps/{step_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                plan_id: components["schemas"]["Id"];
                /**
                 * @description The id of a step of this plan.
                 * @example 52
                 */
                step_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update, check or move a step
         * @description Changes the fields that are sent and leaves the others; null as `issue_id` removes the issue. The whole request is applied or nothing is. Checking an open step closes the issue that it mirrors, unless that is already done or cancelled, and also needs the role in the project of that issue; unchecking never reopens an issue. If the issue is in the trash, only the step changes. `effect` is returned if `done` was sent, whether or not anything changed. A moved step takes its children along.
         */
        put: operations["updatePlanStep"];
        post?: never;
        /**
         * Delete a step
         * @description Permanently deletes the step and all steps below it. The issues that they mirror are not changed.
         */
        delete: operations["deletePlanStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Every project that the caller can read, in the caller's own order if one is set, then in the order of the instance, then by name.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates an empty, private project. The lead becomes a member with the role `lead`. By default, that is the caller, or the owner of the calling tool; a key without a user creates a project without a lead. Naming another user gives access, so it requires a session token created within the last 15 minutes, and does not make the caller a member.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder your projects
         * @description Puts the given projects first, in the given order; the others follow in their previous order. This changes only the caller's own order, and the caller's connected clients are notified. If an id does not exist, is hidden or is given twice, the request is refused and nothing changes. An empty list changes nothing.
         */
        put: operations["reorderProjects"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Read a project
         * @description The project, without its content.
         */
        get: operations["getProject"];
        /**
         * Update a project
         * @description Changes the fields that are sent and leaves the others; null clears `emoji` and `lead_user_id`. A new lead becomes a member with the role `lead`, which requires a session token created within the last 15 minutes; a former lead keeps the role. A new identifier renames everything in the project (`APP-12` becomes `HRB-12`), and the previous identifiers no longer resolve.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Permanently deletes the project with everything in it: issues, pages, plans, comments, modules, labels, folders, views, memberships and activity. There is no trash for projects. The connected clients of everyone who could see it are notified.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Read the board of a project
         * @description All issues of the project in columns, without paging. A column is named after the status, priority or module of its issues; issues without a module are in `unassigned`, and modules with the same name share a column. Empty columns are omitted. Within a column issues are sorted by `sort_order`, then by `sequence`.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/issue-counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Count the issues of a project by status
         * @description The number of issues in each status and in total, without those in the trash.
         */
        get: operations["getIssueCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Read the insights of a project
         * @description The issues created and closed in recent weeks, the number of issues by status, priority and module, and the most active users. Weeks begin on Monday in UTC. The weekly lists start with the oldest week, end with the current one and include weeks without any issues.
         */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/mention-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the users who can be mentioned
         * @description The users that `@username` can mention in this project, by username: its active members while roles are enforced, otherwise every active user. Connected tools are not included.
         */
        get: operations["listMentionCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/my-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Read your role in a project
         * @description The caller's role in the project, whether roles are enforced at all, and whether the caller is an administrator, who needs no role.
         */
        get: operations["getMyRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the project of a repository
         * @description Looks up the names of a checkout among the bindings; nothing is added. Bindings of projects that the caller cannot read are ignored, so they cannot cause a conflict. The names can be bound to one project, to several or to none.
         */
        post: operations["resolveRepo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a repository to a project
         * @description Binds all names to the project. If one of them is already bound to it, the others are added to that binding;
         *     if all of them are, nothing changes. Names are compared exactly as sent, so normalize the remote URL first.
         *
         *     If a name is bound to another project, the request is refused without naming that project. It is also refused
         *     if the names belong to two bindings of this project (merge those first). A project that does not exist or is
         *     hidden is a 404.
         */
        post: operations["bindRepo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the bindings of a project
         * @description The repositories bound to the project, each with all its names, oldest first.
         */
        get: operations["listBindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/bindings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a binding.
                 * @example 14
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unbind a repository
         * @description Removes the binding. All its names can then be bound again.
         */
        delete: operations["unbindRepo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two bindings
         * @description Moves the names of one binding to another and removes the first. If they belong to different projects, the caller must be lead of both, and the names then resolve to the project of `into`. A binding that does not exist or is hidden is a 404.
         */
        post: operations["mergeBindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search issues, pages, comments and files
         * @description Searches titles and bodies, and the names of files and the content of plain text files up to 512 KiB. Only
         *     what the caller can read is found. A project that does not exist or is hidden has no matches, nor has a blank
         *     query.
         *
         *     In mode `fts`, every word must match the beginning of a word in the text, in any order. Case and accents are
         *     ignored, and the operators of query languages are plain text. In scripts without spaces between words, a word
         *     is found anywhere. Only the first 64 characters of a word count.
         *
         *     Matches are ranked by how many of the words are in the title: all, some or none. Within each of these groups,
         *     the newest 300 matches of each kind are ranked by score: a short title counts more than a long one, and a body
         *     counts by the number of occurrences relative to its length. Equal matches are sorted by last change, newest
         *     first. The other matches of the group follow, also newest first, up to 10,000 of each kind. Files come after
         *     all other matches. With more than eight words, all must match, but only the first eight affect the rank.
         *
         *     With `match=auto`, a query of several words that no readable item matches completely returns the items that
         *     match any of them, ranked in the same way, each with `partial_match`. This is decided for the query, not for a
         *     page: an offset behind the last complete match returns nothing.
         *
         *     In mode `literal`, the whole query is matched as one string, ignoring case, and the latest change comes first.
         *     Queries of fewer than three characters are slower.
         *
         *     A comment is returned with the identifier and title of its issue or page, and a file with its name and the
         *     identifier and project of an item that uses it. Items in the trash are not found, nor are files that no item
         *     uses which the caller can read.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates an account without administrator rights and signs it in. Available while `allow_signup` is on, for the e-mail domains that the instance allows. Every attempt counts against the budget.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in with a username or e-mail address and a password. Unknown names, wrong passwords and deactivated accounts get the same response in the same time. Failures are counted by address and by name.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/auto-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in without a password
         * @description Signs in as the first administrator, on an instance whose `web_auto_login` is on.
         */
        post: operations["autoLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Deletes the session if the credential is a session token, and always clears the session cookie.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your account
         * @description The account that the credential acts as. For the key or token of a connected tool, it is the tool's own account.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your profile
         * @description Changes the fields that are sent, all of them or none.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/auth/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Deletes every session of the caller and of the caller's tools, revokes their API keys and OAuth tokens, and cancels pending codes and device approvals. Only the session in the response remains. Wrong passwords are counted.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew your session
         * @description Deletes the presented session and returns a new one for the same user, which counts as recent. The password is required, unless the instance signs in without one. Wrong passwords are counted.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Deletes or revokes every credential of the caller and of the caller's tools, as a password change does. The caller's session is deleted too, and the cookie is cleared.
         */
        delete: operations["revokeSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/index": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Read the index of a project
         * @description A summary row for every issue and page of the project outside the trash, and the cursor from which to continue
         *     with `GET /api/projects/{id}/changes`. Descriptions, page content and comments are not included.
         *
         *     The cursor is read before the rows, so a change made during the request can be in both. Store rows by id, each
         *     replacing an earlier one, and the copy stays correct. Workspace pages belong to no project and are in no
         *     index.
         */
        get: operations["getProjectIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List changes since a cursor
         * @description The issues, pages and comments of the project whose `seq` is above `since`, lowest first. `seq` is one
         *     increasing counter for the whole instance; an item appears once, with its latest `seq`. While `has_more` is
         *     true, repeat with `since` set to the returned `cursor`.
         *
         *     A row with `deleted: false` has every field of its kind and replaces the client's copy with that id. A row
         *     with `deleted: true` has only `kind`, `seq`, `deleted` and `id`: remove the copy. Items in the trash appear as
         *     deleted, together with their comments, and as not deleted again when they are restored. Items purged from the
         *     trash are no longer listed, so a client that was offline for longer than the retention period (30 days, unless
         *     the operator changed it) must start over with `GET /api/projects/{id}/index`.
         *
         *     Renaming or deleting a label, module or folder gives a new `seq` to the items that show it.
         *
         *     With `wait`, a request that finds nothing is answered at the next change of the project, or when the time is over,
         *     with no changes and `cursor` equal to `since`. So a program can follow a project without asking every few
         *     seconds. At most 16 requests of a user and 1,024 of the instance can wait at the same time. A server that stops
         *     answers them at once.
         *
         *     A `since` above the latest `seq` of the instance dates from before a backup was restored. The response is then
         *     empty and has the header `Sync-Reset: true`: start over with the index.
         */
        get: operations["listProjectChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/trash": {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the trash of a project
         * @description The deleted issues, pages and comments of the project, latest first. A comment deleted with its issue or page is restored with it and not listed; a comment deleted individually is listed under its parent's name and cannot be restored. Items are purged after the retention period set by the operator: 30 days by default, never if it is 0. Deleted workspace pages are not listed anywhere.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue in the trash. A purged issue is a 404.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an issue
         * @description Restores the issue from the trash, with its previous identifier and the comments that were deleted with it; comments deleted individually before that are not restored. Labels and modules deleted in the meantime are missing. Clients are notified as if the issue were new.
         */
        post: operations["restoreIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page in the trash, of a project or of the workspace. A purged page is a 404.
                 * @example 9
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a page
         * @description Restores the page from the trash, with the comments that were deleted with it, but not those deleted individually before that. If its folder was deleted, the page is at the root; deleted labels are missing. Only administrators restore workspace pages.
         */
        post: operations["restorePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user accounts
         * @description All accounts except those of connected tools, by username, including deactivated ones.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create an account
         * @description Creates an account for a person. Without an e-mail address, it gets `<username>@local`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give administrator rights
         * @description Promoting an administrator changes nothing. Connected tools cannot be promoted.
         */
        post: operations["promoteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/demote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove administrator rights
         * @description Refused for the last administrator who can sign in.
         */
        post: operations["demoteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an account
         * @description Deletes the sessions of the account, and revokes the API keys and OAuth tokens of the account and its tools. The user's content stays. Refused for the last administrator who can sign in.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate an account
         * @description Allows the account to sign in again. Revoked credentials stay revoked.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List your saved views
         * @description The caller's saved views in this project, by name. Views are private to their owner.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Saves how the caller views the issues of the project. The viewer role is enough, because a view affects only its owner. A new default view replaces the previous default.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/views/{view_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The id of one of the caller's views in this project.
                 * @example 8
                 */
                view_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Permanently deletes the view. If it was the default, there is no default until another one is set.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Update a saved view
         * @description Changes the fields that are sent and leaves the others. `config` is replaced as a whole. Making the view the default replaces the previous default.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/api/issues/{id}/waits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what an issue waits for
         * @description The waits of the issue: first those for people, by id, then those for days, by their first day. The issue itself contains the same list as `waits`.
         */
        get: operations["listWaits"];
        put?: never;
        /**
         * Make an issue wait
         * @description Makes the issue wait for a person (`user`) or for days (`from`, and optionally `until`); exactly one of `user` and `from` is required. While a wait is `holding`, the issue is blocked. A person must be active and able to read the project. The issue gets a new `seq`. An issue has at most 50 waits.
         */
        post: operations["addWait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}/waits/{wait_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The id of a wait of the issue.
                 * @example 5
                 */
                wait_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear a wait
         * @description Removes the wait. The issue gets a new `seq`. A wait of another issue is not found.
         */
        delete: operations["clearWait"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current day
         * @description Today in the instance's time zone (the setting `time_zone`). Waits for days are `holding`, `due` or `overdue` compared to it; a client that keeps rows computes the state again on a new day.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityFeed: {
            /** @description Activity items, newest first. */
            items: components["schemas"]["ActivityItem"][];
            /** @description Whether there are older items. A page can be shorter than its `limit`, because a response is limited to about 2 MiB. */
            has_more: boolean;
        };
        ActivityItem: {
            id: components["schemas"]["Id"];
            /** @description Time of the change (UTC). */
            ts: string;
            /**
             * Format: int64
             * @description The acting user; null for the system, for a key without a user, and for imported activity.
             */
            actor_user_id: number | null;
            /** @description The actor's username; null if there is no actor. */
            actor_username: string | null;
            /** @description The actor's display name; null if there is no actor. */
            actor_display_name: string | null;
            /** @description Whether the actor is a connected tool. */
            actor_is_bot: boolean;
            /** @description The origin of the change: `web` with a session, `api` with an API key or an OAuth token, `mcp` through the tool endpoint, `cli` by the command line directly in the database, `git` by the commit hook, `system` by the server. */
            transport: string;
            /** @description The kind of entity that was changed. */
            entity_type: string;
            entity_id: components["schemas"]["Id"];
            /** @description The name of the entity at that time, such as `APP-12`. A comment has the identifier of its issue or page, and a step that of its plan. */
            entity_label: string | null;
            /**
             * Format: int64
             * @description The id of the project; null for a workspace page.
             */
            project_id: number | null;
            /**
             * Format: int64
             * @description The issue that the entity belongs to; null if none.
             */
            issue_id: number | null;
            /**
             * Format: int64
             * @description The page that the entity belongs to; null if none.
             */
            page_id: number | null;
            /** @description The kind of change. `attach` and `detach` are for labels and files, `link` and `unlink` for relations, which are recorded once, on the source. The three that begin with `auto` are caused by an issue: it checked or unchecked the steps that mirror it, or archived the plan anchored on it. */
            action: string;
            /** @description The updated field, or the type of the relation. */
            field: string | null;
            /** @description The value before the change: also the title of a deleted entity, the content of a deleted comment, the name of a removed label, and the identifier of an issue that is no longer related. */
            old_value: string | null;
            /** @description The value after the change. Modules, folders and leads are given by name, so that the item stays readable after they are deleted. */
            new_value: string | null;
        };
        ActivityActor: {
            /**
             * Format: int64
             * @description The acting user; null for the system, for a key without a user, and for imported activity.
             */
            actor_user_id: number | null;
            /** @description The actor's username; null if there is no actor. */
            username: string | null;
            /** @description The actor's display name; null if there is no actor. */
            display_name: string | null;
            /** @description Whether the actor is a connected tool. */
            is_bot: boolean;
            /**
             * Format: int32
             * @description Number of activity items by this actor.
             */
            actions: number;
            /** @description Time of the actor's latest item (UTC). */
            last_ts: string;
            /** @description The transport of most of the actor's items. */
            top_transport: string;
        };
        ArchiveLimits: {
            /** @description Whether the caller may import; true for administrators. */
            can_import: boolean;
            /**
             * Format: int64
             * @description Largest size of an archive in bytes.
             */
            max_upload_bytes: number;
            /**
             * Format: int64
             * @description Largest size of the unpacked archive in bytes.
             */
            max_expanded_bytes: number;
            /**
             * Format: int64
             * @description Largest size of the manifest in bytes.
             */
            max_metadata_bytes: number;
            /**
             * Format: int64
             * @description Largest size of one file in the archive, in bytes.
             */
            max_blob_bytes: number;
            /**
             * Format: int64
             * @description Largest size of all files in the archive together, in bytes.
             */
            max_blob_total_bytes: number;
            /**
             * Format: int64
             * @description Largest number of rows.
             */
            max_rows: number;
            /**
             * Format: int64
             * @description Largest number of files.
             */
            max_blobs: number;
        };
        ArchiveImport: {
            /** @description The archive, as the only field and only once. */
            archive: string;
        };
        ArchiveImported: {
            /** @description The new project. */
            project: {
                /**
                 * Format: int64
                 * @description The id of the new project.
                 */
                id: number;
                /** @description The identifier of the new project. */
                identifier: string;
                /** @description Always false. */
                is_public: boolean;
            };
            /** @description A summary of the import. */
            report: {
                /** @description The identifier of the new project. */
                project: string;
                /**
                 * Format: int64
                 * @description Number of rows written.
                 */
                rows: number;
                /**
                 * Format: int64
                 * @description Number of files stored.
                 */
                blobs: number;
                /** @description Notes on at most the first 100 disabled references. */
                external_references: string[];
                /**
                 * Format: int64
                 * @description Number of disabled references in total.
                 */
                external_reference_count: number;
            };
        };
        /** @enum {string} */
        MimeClass: "image" | "video" | "audio" | "text" | "pdf" | "archive" | "other";
        /** @description The raw bytes. */
        FileBytes: string;
        AttachmentUpload: {
            /** @description The file, with its name. */
            file: string;
            /**
             * @description The kind of item to link the file to. Requires `entity_id`.
             * @enum {string}
             */
            entity_type?: "issue" | "page" | "comment";
            /**
             * Format: int64
             * @description The id of the item to link the file to. Requires `entity_type`.
             */
            entity_id?: number;
        };
        AttachmentUpdate: {
            /** @description The alternative text; null or an empty string removes it. */
            alt_text?: string | null;
        };
        Attachment: {
            /**
             * Format: int64
             * @description The id of the file.
             */
            id: number;
            /** @description The file name, without a path. */
            filename: string;
            /** @description Media type, detected from the content. */
            mime: string;
            size_bytes: components["schemas"]["ByteCount"];
            /** @description Time of upload (UTC). */
            created_at: string;
            /**
             * Format: int32
             * @description Width in pixels as displayed, for PNG, JPEG, GIF and WebP; null for other files or if it cannot be read.
             */
            width: number | null;
            /**
             * Format: int32
             * @description Height in pixels as displayed, for PNG, JPEG, GIF and WebP; null for other files or if it cannot be read.
             */
            height: number | null;
            /** @description Alternative text, read out in place of the file; null if none. */
            alt_text: string | null;
            /** @description Whether a thumbnail is available. */
            has_thumbnail: boolean;
            /**
             * Format: int64
             * @description The uploader; null if unknown, for example after an import.
             */
            uploader_id: number | null;
        };
        AttachmentUploaded: {
            /**
             * Format: int64
             * @description The id of the file.
             */
            id: number;
            /** @description The path of the file, for use in Markdown. */
            url: string;
            /** @description The file name, without a path. */
            filename: string;
            /** @description Media type, detected from the content. */
            mime: string;
            size: components["schemas"]["ByteCount"];
            /**
             * Format: int32
             * @description Width in pixels as displayed, for PNG, JPEG, GIF and WebP; null for other files or if it cannot be read.
             */
            width: number | null;
            /**
             * Format: int32
             * @description Height in pixels as displayed, for PNG, JPEG, GIF and WebP; null for other files or if it cannot be read.
             */
            height: number | null;
            /** @description Alternative text, read out in place of the file; null if none. */
            alt_text: string | null;
            /** @description Whether a thumbnail is available. */
            has_thumbnail: boolean;
        };
        AttachmentUse: {
            /** @description The kind of item. */
            entity_type: string;
            /**
             * Format: int64
             * @description The id of the item.
             */
            entity_id: number;
            /** @description The identifier of the item; null for a comment. */
            identifier: string | null;
            /** @description The item's title, or the first line of a comment. */
            title: string;
        };
        AttachmentLinks: {
            /** @description The items that the file is linked to. */
            entities: components["schemas"]["AttachmentUse"][];
            /** @description Other files with the same content. */
            duplicates: {
                /**
                 * Format: int64
                 * @description The id of the duplicate.
                 */
                attachment_id: number;
                /** @description The file name, without a path. */
                filename: string;
                /** @description The items that the duplicate is linked to. */
                entities: components["schemas"]["AttachmentUse"][];
            }[];
        };
        ProjectAttachments: {
            /** @description One page of files. */
            items: components["schemas"]["ProjectAttachment"][];
            /** @description Whether more files follow. */
            has_more: boolean;
            /**
             * Format: int64
             * @description Number of matching files in total.
             */
            total_count: number;
            /**
             * Format: int64
             * @description Size of all matching files in bytes.
             */
            total_bytes: number;
        };
        ProjectAttachment: {
            /**
             * Format: int64
             * @description The id of the file.
             */
            id: number;
            /** @description The file name, without a path. */
            filename: string;
            /** @description Media type, detected from the content. */
            mime: string;
            /**
             * @description The class of its media type; a SQLite database is `other`.
             * @enum {string}
             */
            mime_class: "image" | "video" | "audio" | "text" | "pdf" | "archive" | "other";
            size_bytes: components["schemas"]["ByteCount"];
            /**
             * Format: int64
             * @description The uploader; null if unknown, for example after an import.
             */
            uploader_id: number | null;
            /** @description The uploader's username; null if unknown. */
            uploader: string | null;
            /** @description The uploader's display name; null if unknown. */
            uploader_display_name: string | null;
            /** @description Time of upload (UTC). */
            created_at: string;
            /** @description The items of this project that use the file. */
            entities: {
                /** @description The kind of item. */
                entity_type: string;
                /**
                 * Format: int64
                 * @description The id of the item.
                 */
                entity_id: number;
                /** @description The identifier of the item; null for a comment. */
                identifier: string | null;
                /** @description The item's title, or the first line of a comment. */
                title: string;
                /**
                 * Format: int64
                 * @description The page of a comment; otherwise null.
                 */
                page_id: number | null;
            }[];
        };
        OrphanedAttachments: {
            /** @description The unlinked files. */
            items: components["schemas"]["OrphanedAttachment"][];
            /**
             * Format: int64
             * @description Age in seconds after which an unlinked file is swept.
             */
            grace_seconds: number;
            /**
             * Format: int64
             * @description Size of all unlinked files in bytes.
             */
            total_bytes: number;
        };
        OrphanedAttachment: {
            /**
             * Format: int64
             * @description The id of the file.
             */
            id: number;
            /** @description The file name, without a path. */
            filename: string;
            /** @description Media type, detected from the content. */
            mime: string;
            size_bytes: components["schemas"]["ByteCount"];
            /**
             * Format: int64
             * @description The uploader's id.
             */
            uploader_id: number;
            /** @description The uploader's username. */
            uploader: string;
            /** @description Time of upload (UTC). */
            uploaded_at: string;
            /**
             * Format: int64
             * @description Seconds since the upload.
             */
            age_seconds: number;
            /**
             * Format: int64
             * @description Seconds until the file is old enough to be swept; 0 if the next hourly sweep deletes it.
             */
            seconds_until_sweep: number;
        };
        ConnectedTool: {
            id: components["schemas"]["Id"];
            /** @description The username of the tool's identity. */
            username: string;
            /** @description The tool's display name. */
            display_name: string;
            /**
             * Format: int64
             * @description The owner of the tool.
             */
            owner_id: number | null;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Whether the tool has an active API key or OAuth token. */
            connected: boolean;
        };
        BotConnect: {
            /**
             * @description The tool to connect.
             * @enum {string}
             */
            tool: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
        };
        BotConnected: {
            bot: {
                id: components["schemas"]["Id"];
                /** @description The username of the tool's identity. */
                username: string;
                /** @description The tool's display name. */
                display_name: string;
            };
            /** @description The tool's API key. It is shown only once. */
            key: string;
            /** @description The connected tool. */
            tool: string;
        };
        IssuesCreate: {
            /** @description The new issues. */
            issues: components["schemas"]["IssueCreate"][];
        };
        IssuesUpdate: {
            /** @description The changes, at most one for each issue. */
            issues: components["schemas"]["IdentifiedIssueUpdate"][];
        };
        /** @description The fields of an issue that can be set and appear in every row. */
        IdentifiedIssueUpdate: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id?: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date?: string | null;
            title?: components["schemas"]["NewTitle"];
            description?: components["schemas"]["Markdown"];
            sort_order?: components["schemas"]["NewSortOrder"];
            labels?: components["schemas"]["NewLabelNames"];
            /** @description Who must do it, in place of the current assignment: usernames, `me`, or `human` alone. An empty list makes the issue unassigned. Only people who are added are checked. */
            assignees?: string[];
            /** @description How the work was verified, as Markdown. Only together with `status: done`, on an issue that is not done yet. It becomes a comment of the caller, of the kind `verification`, with the limits of comments. */
            evidence?: string;
            /**
             * Format: int64
             * @description The `seq` of the issue when it was read. If the issue has changed since, the update is refused.
             */
            expected_seq?: number;
            /**
             * Format: int64
             * @description The id of the issue.
             */
            id: number;
        };
        Issues: {
            /** @description The issues, in the order of the request. */
            issues: components["schemas"]["Issue"][];
        };
        /** @description A comment on an issue or a page. */
        Comment: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The issue that the comment is on; null on a page.
             */
            issue_id: number | null;
            /**
             * Format: int64
             * @description The page that the comment is on; null on an issue.
             */
            page_id: number | null;
            /** @description The author's display name. */
            author_display_name: string;
            /** @description Markdown. */
            content: string;
            /**
             * @description `verification` says how the work of the issue was verified when it was closed; it never changes.
             * @example comment
             * @enum {string}
             */
            kind: "comment" | "verification";
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). */
            updated_at: string;
            /**
             * Format: int64
             * @description Increases with every change of the text. Send it as `expected_seq` to update the comment only if it has not changed since.
             * @example 312
             */
            seq: number;
            user_id: components["schemas"]["AuthorId"];
            /** @description The author's username. On an imported comment, the author's name at the source, marked `(imported)`. */
            author: string;
        };
        CommentCreate: {
            /** @description Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files. */
            content: string;
        };
        CommentUpdate: {
            /** @description Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files. */
            content: string;
            /**
             * Format: int64
             * @description The `seq` of the comment when it was read. If it has changed since, the update is refused.
             */
            expected_seq?: number;
        };
        /** @enum {string} */
        ExportFormat: "markdown" | "json";
        /** @enum {string} */
        ProjectExportFormat: "zip" | "json";
        ExportBundle: {
            /** @description The top folder: the project's identifier, or `workspace`. */
            root: string;
            /** @description The files, by path. */
            files: {
                /** @description The relative path of the file. */
                path: string;
                /** @description The content of the file; base64 for an attachment. */
                content: string;
                /**
                 * @description Only present on attachments.
                 * @enum {string}
                 */
                encoding?: "base64";
            }[];
        };
        FolderCreate: {
            project_id: components["schemas"]["Id"];
            /** @description The name of the folder. It need not be unique. */
            name: string;
            /**
             * Format: int64
             * @description The parent folder, in the same project; the root if omitted. Folders nest at most 32 levels deep.
             */
            parent_id?: number | null;
        };
        FolderUpdate: {
            /** @description The name of the folder. It need not be unique. */
            name?: string;
        };
        ProjectGroup: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Owner of the group; always the caller.
             */
            user_id: number;
            /** @description The name of the group, unique among the caller's groups, ignoring case. */
            name: string;
            /**
             * Format: int64
             * @description Position among the caller's groups; smaller values come first.
             */
            sort_order: number;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). */
            updated_at: string;
            /** @description The projects in the group that the caller can see. */
            project_ids: components["schemas"]["Id"][];
        };
        ProjectGroupCreate: {
            /** @description The name of the group, unique among the caller's groups, ignoring case. */
            name: string;
        };
        ProjectGroupUpdate: {
            /** @description The name of the group, unique among the caller's groups, ignoring case. */
            name?: string;
        };
        ProjectGroupAssign: {
            project_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description A group of the caller; null removes the project from its group.
             */
            group_id: number | null;
        };
        ProjectGroupOrder: {
            /** @description Ids of the caller's groups in the new order. */
            ids: components["schemas"]["Id"][];
        };
        /** @description Open issues that need the caller, in three groups. */
        Attention: {
            /** @description Issues that are assigned to the caller. */
            assigned: components["schemas"]["ListedIssue"][];
            /** @description Issues that need a person and name none. */
            human: components["schemas"]["ListedIssue"][];
            /** @description Issues that wait for the caller. */
            waiting: components["schemas"]["ListedIssue"][];
        };
        /** @description Counts of the issues in every project that the caller can read. */
        HomeOverview: {
            /**
             * Format: int64
             * @description Open issues.
             */
            open_total: number;
            /** @description The open issues by age, youngest first. */
            age_buckets: components["schemas"]["AgeBucket"][];
            /** @description The number of open issues at the end of each of the last 91 days. Today is last. */
            open_trend: components["schemas"]["DayCount"][];
            /** @description How many issues the caller and the caller's bots moved to `done` on each of the last 84 days. Today is last. */
            my_done: components["schemas"]["DayCount"][];
            /** @description The projects with open issues or activity, by id. */
            projects: components["schemas"]["ProjectActivity"][];
            /** @description Issues opened and closed after the parameter `since`; null without it. */
            since: {
                /**
                 * Format: int64
                 * @description Issues that bots created.
                 */
                agents_opened: number;
                /**
                 * Format: int64
                 * @description Moves to `done` or `cancelled` by bots.
                 */
                agents_closed: number;
                /**
                 * Format: int64
                 * @description Issues that people created.
                 */
                people_opened: number;
                /**
                 * Format: int64
                 * @description Moves to `done` or `cancelled` by people.
                 */
                people_closed: number;
            } | null;
        };
        /** @description The open issues of an age. */
        AgeBucket: {
            /**
             * @description Created less than 7, 28, 91 or 182 days ago, or earlier. Each issue is in one bucket.
             * @enum {string}
             */
            key: "week" | "month" | "quarter" | "half" | "older";
            /**
             * Format: int64
             * @description All of them.
             */
            total: number;
            /**
             * Format: int64
             * @description Those of priority `urgent`.
             */
            urgent: number;
            /**
             * Format: int64
             * @description Those of priority `high`.
             */
            high: number;
            /**
             * Format: int64
             * @description Those of priority `medium`.
             */
            medium: number;
            /**
             * Format: int64
             * @description Those of priority `low`.
             */
            low: number;
            /**
             * Format: int64
             * @description Those of priority `none`.
             */
            none: number;
            /**
             * Format: int64
             * @description Those that are unassigned, not blocked and not `active`.
             */
            agent_ready: number;
            /**
             * Format: int64
             * @description Those that a person must do.
             */
            needs_human: number;
        };
        /** @description A number of issues on a day. */
        DayCount: {
            /**
             * Format: date
             * @description The local day.
             */
            date: string;
            /**
             * Format: int64
             * @description The number of issues.
             */
            count: number;
        };
        /** @description The open issues and the latest activity of a project. */
        ProjectActivity: {
            /**
             * Format: int64
             * @description The id of the project.
             */
            project_id: number;
            /**
             * Format: int64
             * @description Open issues.
             */
            open: number;
            /** @description Time of the latest activity (UTC); null if there is none. */
            last_activity: string | null;
        };
        /** @description Issues opened and closed in a period, by agents (bots) and by people. */
        FlowSince: {
            /**
             * Format: int64
             * @description Issues that bots created.
             */
            agents_opened: number;
            /**
             * Format: int64
             * @description Moves to `done` or `cancelled` by bots.
             */
            agents_closed: number;
            /**
             * Format: int64
             * @description Issues that people created.
             */
            people_opened: number;
            /**
             * Format: int64
             * @description Moves to `done` or `cancelled` by people.
             */
            people_closed: number;
        };
        GitHook: {
            /** @description The complete commit messages. */
            messages: string[];
            /**
             * @description Only report which issues would be closed.
             * @default false
             */
            dry_run?: boolean;
        };
        GitHookReport: {
            /** @description The identifiers of the closed issues. Absent in a dry run. */
            closed?: string[];
            /** @description The identifiers of the issues that would be closed. Only present in a dry run. */
            would_close?: string[];
            /** @description The issues that were named but not closed. */
            skipped: components["schemas"]["SkippedIssue"][];
        };
        SkippedIssue: {
            /** @description The identifier in the message. */
            identifier: string;
            /**
             * @description Why it was not closed: it does not exist or is hidden from the caller; the caller's role is not sufficient; it is already done or cancelled.
             * @enum {string}
             */
            reason: "not found" | "forbidden" | "already closed";
        };
        CodehostImport: {
            /** @description The repository, as `owner/name`. */
            repo: string;
            /** @description A token of the code host, for a private repository. It is used for this import only and not stored. */
            token?: string;
            /**
             * @description Only issues in this state at the code host.
             * @default all
             * @enum {string}
             */
            state?: "open" | "closed" | "all";
            /**
             * @description The status of imported open issues.
             * @default backlog
             * @enum {string}
             */
            map_open?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description The status of imported closed issues.
             * @default done
             * @enum {string}
             */
            map_closed?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Read and count everything, but write nothing.
             * @default false
             */
            dry_run?: boolean;
        };
        CodehostImported: {
            /** @description Whether this was a dry run. */
            dry_run: boolean;
            /**
             * Format: int32
             * @description Number of issues created; in a dry run, of those that would be.
             */
            issues_created: number;
            /**
             * Format: int32
             * @description Number of issues that already exist here.
             */
            issues_skipped_existing: number;
            /**
             * Format: int32
             * @description Number of comments created; 0 in a dry run.
             */
            comments_created: number;
            /**
             * Format: int32
             * @description Number of labels created because the project did not have them; 0 in a dry run.
             */
            labels_created: number;
            /**
             * Format: int32
             * @description Number of comments that would be created; 0 except in a dry run.
             */
            comments_planned: number;
            /**
             * Format: int32
             * @description Number of labels that would be created; 0 except in a dry run.
             */
            labels_planned: number;
            /**
             * Format: int32
             * @description Number of pull requests skipped.
             */
            skipped_non_issues: number;
            /**
             * Format: int32
             * @description Number of assignees skipped.
             */
            skipped_assignees: number;
            /**
             * Format: int32
             * @description Number of milestones skipped.
             */
            skipped_other: number;
        };
        Instance: {
            /** @description Whether visitors can sign up. */
            allow_signup: boolean;
            /** @description Whether there are any accounts yet. */
            has_users: boolean;
            /** @description Whether `POST /api/auth/auto-login` signs the first administrator in without a password. */
            web_auto_login: boolean;
            /** @description The name of the instance; empty if unset. */
            instance_name: string;
            /** @description Shown on the sign-in page; empty if unset. */
            login_message: string;
        };
        InstanceSettings: {
            /** @description Whether visitors can sign up. */
            allow_signup: boolean;
            /** @description The name of the instance; empty if unset. */
            instance_name: string;
            /** @description The e-mail domains that may sign up; empty means any domain. */
            signup_email_domains: string[];
            /**
             * Format: int32
             * @description Lifetime of new sessions in days.
             */
            session_lifetime_days: number;
            /** @description Shown on the sign-in page; empty if unset. */
            login_message: string;
            /** @description Whether the first administrator is signed in without a password. */
            web_auto_login: boolean;
            /** @description Whether project roles are enforced. If not, every signed-in user can read and write all projects. */
            authz_enforced: boolean;
        };
        InstanceSettingsUpdate: {
            /** @description Whether visitors can sign up. */
            allow_signup?: boolean;
            /** @description The name of the instance; an empty string unsets it. */
            instance_name?: string;
            /** @description The e-mail domains that may sign up, without `@`; empty means any domain. Each entry is one domain name; its subdomains are not included. Names are stored in lower case and in ASCII form. */
            signup_email_domains?: string[];
            /**
             * Format: int32
             * @description Lifetime of new sessions in days. Existing sessions keep their expiry.
             */
            session_lifetime_days?: number;
            /** @description Shown on the sign-in page; an empty string unsets it. */
            login_message?: string;
            /** @description Whether the first administrator is signed in without a password. Only for instances that strangers cannot reach. */
            web_auto_login?: boolean;
            /** @description Whether project roles are enforced. */
            authz_enforced?: boolean;
        };
        /** @enum {string} */
        RelationType: "blocks" | "relates_to" | "duplicate";
        /** @description An issue in a list. */
        ListedIssue: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Increases with every change. Send it as `expected_seq` to update the issue only if it has not changed since.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            sort_order: components["schemas"]["SortOrder"];
            /**
             * @description Whether a person must do it. False when the issue is unassigned, so that any agent may take it.
             * @example true
             */
            needs_human: boolean;
            /**
             * @description The people who must do it, ordered by username. Empty when the issue is unassigned, and when any person may do it.
             * @example [
             *       {
             *         "user_id": 2,
             *         "username": "grace",
             *         "display_name": "Grace Hopper"
             *       }
             *     ]
             */
            assignees: components["schemas"]["Assignee"][];
            /**
             * @description What it waits for; people first, then days.
             * @example []
             */
            waits: components["schemas"]["Wait"][];
            /**
             * @description The task items of the description, `- [ ]` and `- [x]`, outside of fenced code blocks; null if there are none.
             * @example {
             *       "done": 1,
             *       "total": 3
             *     }
             */
            checklist: {
                /**
                 * Format: int64
                 * @description How many are checked.
                 */
                done: number;
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                total: number;
            } | null;
            labels: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at: string;
            /**
             * Format: int64
             * @description The project of the issue; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the issue in its project. Numbers are never reused, even after the issue is deleted.
             */
            sequence: number;
            description: components["schemas"]["Markdown"];
        };
        /** @description An issue without its relations. */
        Issue: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Increases with every change. Send it as `expected_seq` to update the issue only if it has not changed since.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            sort_order: components["schemas"]["SortOrder"];
            /**
             * @description Whether a person must do it. False when the issue is unassigned, so that any agent may take it.
             * @example true
             */
            needs_human: boolean;
            /**
             * @description The people who must do it, ordered by username. Empty when the issue is unassigned, and when any person may do it.
             * @example [
             *       {
             *         "user_id": 2,
             *         "username": "grace",
             *         "display_name": "Grace Hopper"
             *       }
             *     ]
             */
            assignees: components["schemas"]["Assignee"][];
            /**
             * @description What it waits for; people first, then days.
             * @example []
             */
            waits: components["schemas"]["Wait"][];
            /**
             * @description The task items of the description, `- [ ]` and `- [x]`, outside of fenced code blocks; null if there are none.
             * @example {
             *       "done": 1,
             *       "total": 3
             *     }
             */
            checklist: {
                /**
                 * Format: int64
                 * @description How many are checked.
                 */
                done: number;
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                total: number;
            } | null;
            labels: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at: string;
            /**
             * Format: int64
             * @description The project of the issue; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the issue in its project. Numbers are never reused, even after the issue is deleted.
             */
            sequence: number;
            description: components["schemas"]["Markdown"];
            /** @description The origin of the issue. Present only if set. */
            source?: string;
        };
        /** @description An issue with its relations, as identifiers of the other issues. */
        IssueWithRelations: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Increases with every change. Send it as `expected_seq` to update the issue only if it has not changed since.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            sort_order: components["schemas"]["SortOrder"];
            /**
             * @description Whether a person must do it. False when the issue is unassigned, so that any agent may take it.
             * @example true
             */
            needs_human: boolean;
            /**
             * @description The people who must do it, ordered by username. Empty when the issue is unassigned, and when any person may do it.
             * @example [
             *       {
             *         "user_id": 2,
             *         "username": "grace",
             *         "display_name": "Grace Hopper"
             *       }
             *     ]
             */
            assignees: components["schemas"]["Assignee"][];
            /**
             * @description What it waits for; people first, then days.
             * @example []
             */
            waits: components["schemas"]["Wait"][];
            /**
             * @description The task items of the description, `- [ ]` and `- [x]`, outside of fenced code blocks; null if there are none.
             * @example {
             *       "done": 1,
             *       "total": 3
             *     }
             */
            checklist: {
                /**
                 * Format: int64
                 * @description How many are checked.
                 */
                done: number;
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                total: number;
            } | null;
            labels: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at: string;
            /**
             * Format: int64
             * @description The project of the issue; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the issue in its project. Numbers are never reused, even after the issue is deleted.
             */
            sequence: number;
            description: components["schemas"]["Markdown"];
            /** @description The origin of the issue. Present only if set. */
            source?: string;
            /** @description Identifiers of the issues that this one blocks. */
            blocks: string[];
            /** @description Identifiers of the issues that block this one. */
            blocked_by: string[];
            /** @description Identifiers of related issues, whichever side the relation was created on. */
            relates_to: string[];
            /** @description Identifiers of the issues that this one duplicates. */
            duplicates: string[];
            /** @description Identifiers of the issues that duplicate this one. */
            duplicated_by: string[];
        };
        /** @description The fields of an issue that can be set and appear in every row. */
        IssueCreate: {
            /**
             * @description Status; any transition is allowed.
             * @default backlog
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @default none
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id?: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date?: string | null;
            project_id: components["schemas"]["Id"];
            title: components["schemas"]["NewTitle"];
            /**
             * @description Markdown; may be empty.
             * @default
             */
            description?: string;
            labels?: components["schemas"]["NewLabelNames"];
            /** @description The origin of the issue, unique among issues outside the trash. It cannot be changed later. */
            source?: string | null;
            /** @description Who must do it: usernames in any case (with or without `@`), `me` for the caller (for a bot, its owner), or `human` alone if any person may do it. Empty, null and omitted mean unassigned. */
            assignees?: string[] | null;
        };
        /** @description The fields of an issue that can be set and appear in every row. */
        IssueUpdate: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id?: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date?: string | null;
            title?: components["schemas"]["NewTitle"];
            description?: components["schemas"]["Markdown"];
            sort_order?: components["schemas"]["NewSortOrder"];
            labels?: components["schemas"]["NewLabelNames"];
            /** @description Who must do it, in place of the current assignment: usernames, `me`, or `human` alone. An empty list makes the issue unassigned. Only people who are added are checked. */
            assignees?: string[];
            /** @description How the work was verified, as Markdown. Only together with `status: done`, on an issue that is not done yet. It becomes a comment of the caller, of the kind `verification`, with the limits of comments. */
            evidence?: string;
            /**
             * Format: int64
             * @description The `seq` of the issue when it was read. If the issue has changed since, the update is refused.
             */
            expected_seq?: number;
        };
        RelationCreate: {
            /** @description The identifier of the issue at which the relation starts. */
            source: string;
            /** @description The identifier of the issue at which the relation ends. */
            target: string;
            /**
             * @description The relation of the source to the target.
             * @enum {string}
             */
            relation_type: "blocks" | "relates_to" | "duplicate";
        };
        RelationPair: {
            /** @description The identifier of the issue at which the relation starts. */
            source: string;
            /** @description The identifier of the issue at which the relation ends. */
            target: string;
        };
        Relation: {
            /**
             * Format: int64
             * @description The id of the issue at which the relation starts.
             */
            source_id: number;
            /** @description The identifier of the issue at which the relation starts. */
            source_identifier: string;
            /**
             * Format: int64
             * @description The id of the issue at which the relation ends.
             */
            target_id: number;
            /** @description The identifier of the issue at which the relation ends. */
            target_identifier: string;
            /**
             * @description The relation of the source to the target.
             * @enum {string}
             */
            relation_type: "blocks" | "relates_to" | "duplicate";
        };
        Key: {
            id: components["schemas"]["Id"];
            /** @description The name of the key, unique among active keys of the instance, ignoring case. */
            name: string;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Expiry time (UTC); null if the key does not expire. */
            expires_at: string | null;
            /** @description Whether the key is revoked. */
            revoked: boolean;
            /** @description Whether it is an operator's key, which belongs to no user. */
            operator: boolean;
        };
        KeyCreate: {
            /** @description The name of the key, unique among active keys of the instance, ignoring case. */
            name: string;
        };
        KeyMade: {
            /** @description The name of the key. */
            name: string;
            /** @description The key. It is shown only once. */
            key: string;
        };
        LabelCreate: {
            project_id: components["schemas"]["Id"];
            /** @description The name of the label, unique in the project, ignoring case. */
            name: string;
            /**
             * @description The colour, as `#` and six hexadecimal digits.
             * @default #6B7280
             */
            color?: string;
        };
        LabelUpdate: {
            /** @description The name of the label, unique in the project, ignoring case. */
            name?: string;
            /** @description The colour, as `#` and six hexadecimal digits. */
            color?: string;
        };
        LabelMerge: {
            /**
             * Format: int64
             * @description The id of the label to keep.
             */
            into: number;
        };
        Member: {
            project_id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            /**
             * @description The user's role in the project.
             * @enum {string}
             */
            role: "viewer" | "maintainer" | "lead";
            /** @description Time at which the user became a member (UTC). */
            created_at: string;
        };
        ListedMember: {
            project_id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            /**
             * @description The user's role in the project.
             * @enum {string}
             */
            role: "viewer" | "maintainer" | "lead";
            /** @description Time at which the user became a member (UTC). */
            created_at: string;
            /** @description The member's username. */
            username: string;
            /** @description The member's display name. */
            display_name: string;
        };
        MemberCreate: {
            user_id: components["schemas"]["Id"];
            /**
             * @description The role to give.
             * @default viewer
             * @enum {string}
             */
            role?: "viewer" | "maintainer" | "lead";
        };
        MemberUpdate: {
            /**
             * @description The new role.
             * @enum {string}
             */
            role: "viewer" | "maintainer" | "lead";
        };
        ModuleCreate: {
            project_id: components["schemas"]["Id"];
            /** @description The name of the module. It need not be unique. */
            name: string;
            /**
             * @description Markdown.
             * @default
             */
            description?: string;
            /**
             * @description Status; any transition is allowed.
             * @default active
             * @enum {string}
             */
            status?: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
            /** @description Shown next to the name. */
            emoji?: string | null;
        };
        ModuleUpdate: {
            /** @description The name of the module. It need not be unique. */
            name?: string;
            /** @description Markdown. */
            description?: string;
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
            /** @description Shown next to the name; null if none. */
            emoji?: string | null;
        };
        /** @description A document of a project or of the workspace. */
        Page: {
            id: components["schemas"]["Id"];
            /** @description `<PROJECT>-DOC-<n>`, or `DOC-<n>` for a workspace page. */
            identifier: string;
            title: components["schemas"]["Title"];
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder of the page; null at the root.
             */
            folder_id: number | null;
            /** @description Whether the page is listed before all others. */
            pinned: boolean;
            labels: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at: string;
            /**
             * Format: int64
             * @description The project of the page, which never changes; null for a workspace page.
             */
            project_id: number | null;
            /**
             * Format: int64
             * @description The number of the page in its project or in the workspace. Numbers are never reused.
             */
            sequence: number | null;
            content: components["schemas"]["Markdown"];
            sort_order: components["schemas"]["SortOrder"];
            /**
             * Format: int64
             * @description Increases with every change. Send it as `expected_seq` to update the page only if it has not changed since.
             * @example 311
             */
            seq: number;
        };
        PageVersions: {
            /** @description Versions, newest first. */
            items: components["schemas"]["PageVersion"][];
            /** @description Whether there are older versions. */
            has_more: boolean;
        };
        PageVersion: {
            /**
             * Format: int64
             * @description The `seq` of the page when this became its content.
             */
            seq: number;
            /**
             * Format: int32
             * @description Number of characters of the content.
             */
            size: number;
            /** @description Time of the change (UTC). */
            created_at: string;
            /**
             * Format: int64
             * @description Who wrote the content; null for a key without a user, for an imported page and for content from before versions were recorded.
             */
            user_id: number | null;
            /** @description The user's username; null if there is none. */
            username: string | null;
        };
        FullPageVersion: {
            /**
             * Format: int64
             * @description The `seq` of the page when this became its content.
             */
            seq: number;
            /**
             * Format: int32
             * @description Number of characters of the content.
             */
            size: number;
            /** @description Time of the change (UTC). */
            created_at: string;
            /**
             * Format: int64
             * @description Who wrote the content; null for a key without a user, for an imported page and for content from before versions were recorded.
             */
            user_id: number | null;
            /** @description The user's username; null if there is none. */
            username: string | null;
            content: components["schemas"]["Markdown"];
        };
        PageCreate: {
            /**
             * Format: int64
             * @description The project of the page; a workspace page if omitted.
             */
            project_id?: number | null;
            /**
             * Format: int64
             * @description A folder of the same project; the root if omitted.
             */
            folder_id?: number | null;
            title: components["schemas"]["NewTitle"];
            /**
             * @description Markdown; may be empty.
             * @default
             */
            content?: string;
            /**
             * @description Status; any transition is allowed.
             * @default draft
             * @enum {string}
             */
            status?: "draft" | "active" | "complete" | "archived";
            labels?: components["schemas"]["NewLabelNames"];
        };
        PageUpdate: {
            title?: components["schemas"]["NewTitle"];
            content?: components["schemas"]["Markdown"];
            /**
             * Format: int64
             * @description A folder of the same project; null for the root.
             */
            folder_id?: number | null;
            sort_order?: components["schemas"]["NewSortOrder"];
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "draft" | "active" | "complete" | "archived";
            /** @description Whether the page is listed before all others. */
            pinned?: boolean;
            labels?: components["schemas"]["NewLabelNames"];
            /**
             * Format: int64
             * @description The `seq` of the page when it was read. If the page has changed since, the update is refused.
             */
            expected_seq?: number;
        };
        /** @enum {string} */
        PlanStatus: "active" | "done" | "archived";
        /** @description A plan in a list, without its steps. */
        ListedPlan: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project of the plan; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the plan in its project. Numbers are never reused, even after the plan is deleted.
             */
            sequence: number;
            /** @description `<PROJECT>-PLAN-<n>`. */
            identifier: string;
            /**
             * Format: int64
             * @description The issue on which the plan is anchored; null if none. Closing it archives an active plan.
             */
            issue_id: number | null;
            /** @description The identifier of the anchor issue; null if there is none, or if it is in the trash or hidden from the caller. */
            anchor_identifier: string | null;
            /** @description At most 500 characters. */
            title: string;
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "active" | "done" | "archived";
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change to the plan or one of its steps (UTC). */
            updated_at: string;
            /**
             * Format: int64
             * @description Increases with every change to the plan, its steps, and what issues do to them. Send it as `expected_seq` to change the plan only if it has not changed since.
             * @example 312
             */
            seq: number;
            /** @description Always empty in lists. */
            steps: components["schemas"]["PlanStep"][];
            /**
             * Format: int32
             * @description Number of steps on all levels.
             */
            step_count: number;
            /**
             * Format: int32
             * @description Number of steps that are done.
             */
            done_count: number;
        };
        /** @description A plan with its tree of steps. */
        Plan: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project of the plan; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the plan in its project. Numbers are never reused, even after the plan is deleted.
             */
            sequence: number;
            /** @description `<PROJECT>-PLAN-<n>`. */
            identifier: string;
            /**
             * Format: int64
             * @description The issue on which the plan is anchored; null if none. Closing it archives an active plan.
             */
            issue_id: number | null;
            /** @description The identifier of the anchor issue; null if there is none, or if it is in the trash or hidden from the caller. */
            anchor_identifier: string | null;
            /** @description At most 500 characters. */
            title: string;
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "active" | "done" | "archived";
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change to the plan or one of its steps (UTC). */
            updated_at: string;
            /**
             * Format: int64
             * @description Increases with every change to the plan, its steps, and what issues do to them. Send it as `expected_seq` to change the plan only if it has not changed since.
             * @example 312
             */
            seq: number;
            /** @description The top-level steps, by position. */
            steps: components["schemas"]["PlanStep"][];
            /**
             * Format: int32
             * @description Number of steps on all levels.
             */
            step_count: number;
            /**
             * Format: int32
             * @description Number of steps that are done.
             */
            done_count: number;
        };
        /** @description A step of a plan, with the steps below it. */
        PlanStep: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The plan of the step; it never changes.
             */
            plan_id: number;
            /**
             * Format: int64
             * @description The step above this one; null on the top level.
             */
            parent_step_id: number | null;
            /**
             * Format: int32
             * @description Position among its siblings, from 0 without gaps.
             */
            position: number;
            /** @description At most 500 characters. */
            title: string;
            /** @description Markdown; may be empty. */
            description: string;
            /**
             * Format: int64
             * @description The issue that the step mirrors; null if none.
             */
            issue_id: number | null;
            /** @description The identifier of the mirrored issue; null if there is none, or if it is in the trash or hidden from the caller. */
            issue_identifier: string | null;
            /**
             * @description The status of the mirrored issue; null if there is none, or if it is in the trash or hidden from the caller.
             * @enum {string|null}
             */
            issue_status: "backlog" | "todo" | "active" | "done" | "cancelled" | null;
            /** @description Whether the step is done. */
            done: boolean;
            /** @description Time at which the step was unchecked because its issue was reopened (UTC); null if it was not. */
            reopened_via_issue_at: string | null;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change to the title or the description (UTC); null if never changed. */
            edited_at: string | null;
            /** @description The steps below this one, by position. */
            children: components["schemas"]["PlanStep"][];
        };
        PlanStepUpdated: {
            plan: components["schemas"]["Plan"];
            effect?: components["schemas"]["PlanStepEffect"];
        };
        /** @description The effect of setting `done`. Present only if `done` was sent. */
        PlanStepEffect: {
            /**
             * Format: int64
             * @description The id of the step.
             */
            step_id: number;
            /** @description Whether the step is now done. */
            done: boolean;
            /** @description The identifier of the mirrored issue; null if there is none or the caller cannot see it. */
            issue_identifier: string | null;
            /** @description Whether this request closed the issue. */
            issue_status_changed: boolean;
            /**
             * @description The status of the issue after the request, changed or not; null if `issue_identifier` is null.
             * @enum {string|null}
             */
            issue_new_status: "backlog" | "todo" | "active" | "done" | "cancelled" | null;
        };
        PlanCreate: {
            project_id: components["schemas"]["Id"];
            /** @description At most 500 characters. */
            title: string;
            /**
             * Format: int64
             * @description The issue on which to anchor the plan.
             */
            issue_id?: number | null;
            /** @description The top-level steps in order. A plan can have at most 2,000 steps, nested at most 32 levels deep. */
            steps?: components["schemas"]["PlannedStep"][];
        };
        /** @description A step of a new plan, with the steps below it. */
        PlannedStep: {
            /** @description At most 500 characters. */
            title: string;
            /**
             * @description Markdown.
             * @default
             */
            description?: string;
            /**
             * Format: int64
             * @description The issue that the step mirrors.
             */
            issue_id?: number | null;
            /**
             * @description Create the step as done.
             * @default false
             */
            done?: boolean;
            /** @description The steps below this one. */
            steps?: components["schemas"]["PlannedStep"][];
        };
        PlanUpdate: {
            /** @description At most 500 characters. */
            title?: string;
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "active" | "done" | "archived";
            /**
             * Format: int64
             * @description The issue on which to anchor the plan; null if none.
             */
            issue_id?: number | null;
            /**
             * Format: int64
             * @description The `seq` of the plan when it was read. If the plan has changed since, the update is refused.
             */
            expected_seq?: number;
        };
        PlanStepCreate: {
            /** @description At most 500 characters. */
            title: string;
            /**
             * Format: int64
             * @description The step above the new one; the top level if omitted.
             */
            parent_step_id?: number | null;
            /**
             * @description Markdown.
             * @default
             */
            description?: string;
            /**
             * Format: int64
             * @description The issue that the step mirrors.
             */
            issue_id?: number | null;
            /**
             * Format: int64
             * @description The `seq` of the plan when it was read. If the plan has changed since, the request is refused.
             */
            expected_seq?: number;
        };
        PlanStepUpdate: {
            /** @description At most 500 characters. */
            title?: string;
            /** @description Markdown. */
            description?: string;
            /** @description Whether the step is done. */
            done?: boolean;
            /**
             * Format: int64
             * @description The issue that the step mirrors; null if none.
             */
            issue_id?: number | null;
            /**
             * Format: int64
             * @description The `seq` of the plan when it was read. If the plan has changed since, the update is refused.
             */
            expected_seq?: number;
            /**
             * Format: int64
             * @description The step of this plan under which to move it, after the other children unless `move_position` is sent.
             */
            move_parent_step_id?: number;
            /** @description With `true`, moves the step to the top level, to the end unless `move_position` is sent. Cannot be combined with `move_parent_step_id`. */
            move_to_root?: boolean;
            /**
             * Format: int32
             * @description Position among its siblings after the move, from 0; larger values mean the end. If sent alone, the step moves among its present siblings.
             */
            move_position?: number;
        };
        Project: {
            id: components["schemas"]["Id"];
            /** @description The name of the project. It need not be unique. */
            name: string;
            /** @description The prefix of all identifiers in the project, such as `APP` in `APP-12`. Resolved in any case. */
            identifier: string;
            /** @description Markdown; may be empty. */
            description: string;
            emoji: components["schemas"]["Emoji"];
            /**
             * Format: int64
             * @description The user responsible for the project; null if none. Other members can also have the role `lead`.
             */
            lead_user_id: number | null;
            /**
             * Format: int64
             * @description Position in the order of the instance. The caller's own order is the order of the list.
             */
            sort_order: number;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change to the project itself (UTC). */
            updated_at: string;
            /** @description Whether anyone can read the project without a credential. */
            is_public: boolean;
            /**
             * Format: int64
             * @description Increases with every change to the project itself, but not to its content. Send it as `expected_seq` to update the project only if it has not changed since.
             * @example 313
             */
            seq: number;
        };
        ProjectCreate: {
            /** @description The name of the project. It need not be unique. */
            name: string;
            /** @description Capital letters and digits, beginning with a letter. Unique on the instance; `DOC` is reserved. */
            identifier: string;
            /**
             * @description Markdown; may be empty.
             * @default
             */
            description?: string;
            /** @description Shown next to the name. */
            emoji?: string | null;
            /**
             * Format: int64
             * @description The lead, an active user who is not a connected tool; the caller if omitted.
             */
            lead_user_id?: number | null;
        };
        ProjectUpdate: {
            /** @description The name of the project. It need not be unique. */
            name?: string;
            /** @description Capital letters and digits, beginning with a letter. Unique on the instance; `DOC` is reserved. */
            identifier?: string;
            /** @description Markdown; may be empty. */
            description?: string;
            /** @description Shown next to the name. */
            emoji?: string | null;
            /**
             * Format: int64
             * @description The lead, an active user who is not a connected tool; null removes the lead, but no role.
             */
            lead_user_id?: number | null;
            /** @description Whether the project is published for anonymous reading under `/public/api/projects/{project}`. Takes effect with the next request. */
            is_public?: boolean;
            /**
             * Format: int64
             * @description The `seq` of the project when it was read. If the project has changed since, the update is refused.
             */
            expected_seq?: number;
        };
        ProjectOrder: {
            /** @description Project ids in the new order. */
            ids: components["schemas"]["Id"][];
        };
        StatusCounts: {
            /** Format: int32 */
            backlog: number;
            /** Format: int32 */
            todo: number;
            /** Format: int32 */
            active: number;
            /** Format: int32 */
            done: number;
            /** Format: int32 */
            cancelled: number;
            /** Format: int32 */
            total: number;
        };
        WeekCount: {
            /**
             * Format: date
             * @description The Monday on which the week begins.
             */
            week_start: string;
            /** Format: int32 */
            count: number;
        };
        Insights: {
            /**
             * Format: int32
             * @description Number of weeks in both lists.
             */
            weeks: number;
            /** @description Number of issues created in each week, without those in the trash. */
            created_per_week: components["schemas"]["WeekCount"][];
            /** @description Number of issues closed in each week. An issue counts once, in the week in which it was last set to done or cancelled, if it is still closed and not in the trash. Issues created as closed do not count. */
            closed_per_week: components["schemas"]["WeekCount"][];
            status_counts: components["schemas"]["StatusCounts"];
            /** @description Number of issues by priority and in total. */
            priority_counts: {
                /** Format: int32 */
                urgent: number;
                /** Format: int32 */
                high: number;
                /** Format: int32 */
                medium: number;
                /** Format: int32 */
                low: number;
                /** Format: int32 */
                none: number;
                /** Format: int32 */
                total: number;
            };
            /** @description Number of issues of each module, by module name, including modules without issues. Issues without a module, if any, come last. */
            module_counts: {
                /**
                 * Format: int64
                 * @description The module; null for issues without one.
                 */
                module_id: number | null;
                /** @description The module's name; `unassigned` for issues without one. */
                name: string;
                /** Format: int32 */
                count: number;
            }[];
            /** @description The most active users and tools in these weeks, most active first. */
            top_actors: components["schemas"]["ActivityActor"][];
        };
        MentionCandidate: {
            user_id: components["schemas"]["Id"];
            /** @description The name to write after `@`, in any case. */
            username: string;
            /** @description The user's display name. */
            display_name: string;
        };
        MyRole: {
            /**
             * @description The caller's role in the project; null if the caller is not a member.
             * @enum {string|null}
             */
            role: "viewer" | "maintainer" | "lead" | null;
            /** @description Whether the instance enforces project roles. */
            enforced: boolean;
            /** @description Whether the caller is an administrator. */
            is_admin: boolean;
        };
        /** @enum {string} */
        RepoIdentityKind: "remote" | "root";
        RepoResolve: {
            /** @description The names of the checkout: its remote URLs and its path. */
            aliases: components["schemas"]["RepoAlias"][];
        };
        RepoBind: {
            /** @description The identifier of the project, in any case. */
            project: string;
            /** @description The names of the repository: its remote URLs and paths. */
            aliases: components["schemas"]["RepoAlias"][];
        };
        RepoAlias: {
            /**
             * @description `remote` for a normalized remote URL, `root` for the absolute path of a checkout.
             * @enum {string}
             */
            kind: "remote" | "root";
            /** @description The remote URL or the path. */
            value: string;
        };
        BindingMerge: {
            /**
             * Format: int64
             * @description The binding to remove.
             */
            from: number;
            /**
             * Format: int64
             * @description The binding to keep.
             */
            into: number;
        };
        RepoUnbound: {
            /**
             * @description No project that the caller can read is bound. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            resolution: "none";
        };
        RepoResolved: {
            /**
             * @description Exactly one project is bound. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            resolution: "one";
            /** @description The project that is bound. */
            project: {
                /**
                 * Format: int64
                 * @description The project's id.
                 */
                id: number;
                /** @description The project's identifier. */
                identifier: string;
                /** @description The project's name. */
                name: string;
            };
            /**
             * Format: int64
             * @description The binding that matched.
             */
            binding_id: number;
        };
        RepoConflict: {
            /**
             * @description Several projects are bound. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            resolution: "conflict";
            /** @description The projects, by name. */
            projects: {
                /**
                 * Format: int64
                 * @description The project's id.
                 */
                id: number;
                /** @description The project's identifier. */
                identifier: string;
                /** @description The project's name. */
                name: string;
                /**
                 * Format: int64
                 * @description The binding that matched.
                 */
                binding_id: number;
            }[];
        };
        Binding: {
            /** @description The binding of the names to a project. */
            binding: {
                /**
                 * Format: int64
                 * @description The project's id.
                 */
                id: number;
                /**
                 * Format: int64
                 * @description The id of the project.
                 */
                project_id: number;
                /** @description Time of creation (UTC). */
                created_at: string;
                /**
                 * Format: int64
                 * @description The user who created the binding; null for an operator key.
                 */
                created_by: number | null;
            };
            /** @description The names of the repository, oldest first. */
            identities: components["schemas"]["RepoIdentity"][];
        };
        RepoBinding: {
            /**
             * Format: int64
             * @description The project's id.
             */
            id: number;
            /**
             * Format: int64
             * @description The id of the project.
             */
            project_id: number;
            /** @description Time of creation (UTC). */
            created_at: string;
            /**
             * Format: int64
             * @description The user who created the binding; null for an operator key.
             */
            created_by: number | null;
        };
        RepoIdentity: {
            /**
             * Format: int64
             * @description The project's id.
             */
            id: number;
            /**
             * Format: int64
             * @description The id of the binding.
             */
            binding_id: number;
            /**
             * @description `remote` for a remote URL, `root` for the path of a checkout.
             * @enum {string}
             */
            kind: "remote" | "root";
            /** @description The remote URL or the path. */
            value: string;
            /** @description Time at which it was first bound (UTC). */
            first_seen_at: string;
        };
        SearchResult: {
            /** @description The kind of the match. */
            result_type: string;
            /**
             * Format: int64
             * @description The id of the issue, page, comment or file.
             */
            id: number;
            /** @description The identifier of the issue or page, of the issue or page that a comment is on, or of an item that uses the file. */
            identifier: string | null;
            /** @description The title of the issue or page, also for a comment on it, or the name of the file. */
            title: string;
            /** @description The matching part of the text, with the words in `**`. */
            snippet: string;
            /**
             * Format: int64
             * @description The project of the match, or of the item that uses the file; null for the workspace.
             */
            project_id: number | null;
            /**
             * Format: int64
             * @description The page that a comment is on; otherwise absent.
             */
            parent_page_id?: number;
            /** @description Whether the item contains only some of the words, because none contains all of them. */
            partial_match: boolean;
        };
        Profile: {
            id: components["schemas"]["Id"];
            /** @description The name used to sign in and to mention the user. */
            username: string;
            /** @description The e-mail address, unique ignoring case. */
            email: string;
            /** @description The user's display name. */
            display_name: string;
            /** @description Whether the user is an administrator. */
            is_admin: boolean;
        };
        SignedIn: {
            user: components["schemas"]["Profile"];
            /** @description The session token. It is shown only once. */
            token: string;
            /** @description Expiry time of the session (ISO 8601 in UTC). */
            expires_at: string;
        };
        AutoSignedIn: {
            user: {
                id: components["schemas"]["Id"];
                /** @description The administrator's username. */
                username: string;
                /** @description The administrator's display name. */
                display_name: string;
                /** @description Always true. */
                is_admin: boolean;
            };
            /** @description The session token. It is shown only once. */
            token: string;
            /** @description Expiry time of the session (ISO 8601 in UTC). */
            expires_at: string;
        };
        PasswordChanged: {
            /** @description Always true. */
            ok: boolean;
            /** @description The session token. It is shown only once. */
            token: string;
            /** @description Expiry time of the session (ISO 8601 in UTC). */
            expires_at: string;
        };
        SignUp: {
            username: components["schemas"]["NewUsername"];
            email: components["schemas"]["NewEmail"];
            password: components["schemas"]["NewPassword"];
            display_name?: components["schemas"]["NewDisplayName"];
        };
        LogIn: {
            /** @description A username or an e-mail address. */
            identity: string;
            /** @description The password of the account. */
            password: string;
        };
        ProfileUpdate: {
            display_name?: components["schemas"]["NewDisplayName"];
            email?: components["schemas"]["NewEmail"];
        };
        PasswordUpdate: {
            /** @description The password before the change. Wrong passwords count against the budget. */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        SessionRefresh: {
            /** @description Required unless the instance signs in without a password. */
            password?: string;
        };
        ProjectIndex: {
            /**
             * Format: int64
             * @description The cursor from which to continue with `/changes`.
             */
            cursor: number;
            /** @description Every issue outside the trash, by `seq`. */
            issues: components["schemas"]["IndexedIssue"][];
            /** @description Every page outside the trash, by `seq`. */
            pages: components["schemas"]["IndexedPage"][];
        };
        ProjectChanges: {
            /** @description The changes, lowest `seq` first. */
            changes: components["schemas"]["Changed"][];
            /**
             * Format: int64
             * @description The highest `seq` among the rows, or `since` when there are none.
             */
            cursor: number;
            /** @description Whether more changes follow. */
            has_more: boolean;
        };
        /** @description A changed or deleted item. `kind` determines the fields of an item that is not deleted. */
        Changed: components["schemas"]["ChangedIssue"] | components["schemas"]["ChangedPage"] | components["schemas"]["ChangedComment"];
        /** @enum {string} */
        CommentKind: "comment";
        ChangedComment: {
            /** @description Whether the item was deleted. If so, `kind`, `seq`, `deleted` and `id` are the only fields. */
            deleted: boolean;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /**
             * Format: int64
             * @description Sequence number of the latest change.
             */
            seq: number;
            /**
             * @description The kind of item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "comment";
            /**
             * Format: int64
             * @description The issue that the comment is on; null on a page.
             */
            issue_id?: number | null;
            /**
             * Format: int64
             * @description The page that the comment is on; null on an issue.
             */
            page_id?: number | null;
            user_id?: components["schemas"]["AuthorId"];
            /** @description The author's username. */
            username?: string;
            /**
             * @description Whether it says how the work of the issue was verified.
             * @example comment
             * @enum {string}
             */
            comment_kind?: "comment" | "verification";
            /** @description Time of creation (UTC). */
            created_at?: string;
            /** @description Time of the last change (UTC). */
            updated_at?: string;
        };
        Trash: {
            /** @description The deleted items, latest first. */
            items: components["schemas"]["TrashItem"][];
            /** @description Whether more items follow. */
            has_more: boolean;
        };
        TrashItem: {
            /**
             * @description The kind of item.
             * @enum {string}
             */
            kind: "issue" | "page" | "comment";
            id: components["schemas"]["Id"];
            /** @description The identifier of the issue or page, or of the one that a comment is on. */
            identifier: string;
            /** @description The title of the issue or page, or of the one that a comment is on. */
            title: string;
            /** @description Time of deletion (UTC). */
            deleted_at: string;
        };
        ListedUser: {
            id: components["schemas"]["Id"];
            /** @description The name used to sign in and to mention the user. */
            username: string;
            /** @description The user's display name. */
            display_name: string;
            /** @description Whether the user is an administrator. */
            is_admin: boolean;
            /** @description Whether the account can sign in. */
            is_active: boolean;
            /** @description Time of creation (UTC). */
            created_at: string;
        };
        User: {
            id: components["schemas"]["Id"];
            /** @description The name used to sign in and to mention the user. */
            username: string;
            /** @description The user's display name. */
            display_name: string;
            /** @description Whether the user is an administrator. */
            is_admin: boolean;
            /** @description Whether the account can sign in. */
            is_active: boolean;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description The e-mail address, unique ignoring case. */
            email: string;
        };
        UserCreate: {
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["NewPassword"];
            email?: components["schemas"]["NewEmail"];
            display_name?: components["schemas"]["NewDisplayName"];
            /**
             * @description Whether the account is an administrator.
             * @default false
             */
            is_admin?: boolean;
        };
        SavedView: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Owner of the view; always the caller.
             */
            user_id: number;
            /** @description The name of the view, unique among the caller's views of the project, ignoring case. */
            name: string;
            /** @description The settings of the view, as they were sent. */
            config: string;
            /** @description Whether the project opens with this view. */
            is_default: boolean;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). */
            updated_at: string;
        };
        SavedViewCreate: {
            /** @description The name of the view, unique among the caller's views of the project, ignoring case. */
            name: string;
            /** @description A string containing JSON, at most 8 KiB in UTF-8. The server stores it unchanged and requires no field. Docket's own pages use `version`, `layout` (`list` or `board`), `filters`, `searchQuery`, `sorting`, `groupBy`, `density`, `laneBy` and `hiddenStatuses`. */
            config: string;
            /**
             * @description Whether the project opens with this view.
             * @default false
             */
            is_default?: boolean;
        };
        SavedViewUpdate: {
            /** @description The name of the view, unique among the caller's views of the project, ignoring case. */
            name?: string;
            /** @description A string containing JSON, at most 8 KiB in UTF-8. The server stores it unchanged and requires no field. Docket's own pages use `version`, `layout` (`list` or `board`), `filters`, `searchQuery`, `sorting`, `groupBy`, `density`, `laneBy` and `hiddenStatuses`. */
            config?: string;
            /** @description Whether the project opens with this view. */
            is_default?: boolean;
        };
        /** @description Either `user`, or `from` with an optional `until`. Null means omitted. */
        WaitCreate: {
            /** @description The person to wait for: a username in any case, with or without `@`, or `me` for the caller (for a bot, its owner). */
            user?: string | null;
            /**
             * Format: date
             * @description The first day on which the issue no longer waits, `YYYY-MM-DD`.
             */
            from?: string | null;
            /**
             * Format: date
             * @description The last day, not before `from`; by default `from`.
             */
            until?: string | null;
            /** @description Why the issue waits: at most 500 characters, without leading and trailing white space. */
            note?: string | null;
        };
        /** @description The JSON body of every error response of the REST API. */
        Refusal: {
            /** @description A sentence for people. It may change. */
            error: string;
            /** @description The machine-readable code. It never changes. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
        /** Format: int64 */
        SafeInteger: number;
        /** @description What an issue waits for, a person or days. */
        Wait: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The issue that waits.
             */
            issue_id: number;
            /**
             * @description `user` for a person, `date` for days.
             * @enum {string}
             */
            kind: "user" | "date";
            /**
             * Format: int64
             * @description The person; -1 if an import found no active account of that name. Null for days.
             */
            user_id: number | null;
            /** @description The person's username; null for days. */
            username: string | null;
            /** @description The person's display name; null for days. */
            display_name: string | null;
            /**
             * Format: date
             * @description The first day on which the issue no longer waits, `YYYY-MM-DD`; null for people.
             */
            earliest: string | null;
            /**
             * Format: date
             * @description The last day, `YYYY-MM-DD`; null for people.
             */
            latest: string | null;
            /** @description Why it waits; may be empty. */
            note: string;
            /**
             * @description `holding`: the issue is blocked. `due`: today is between `earliest` and `latest`. `overdue`: today is after `latest`. A wait for a person holds until it is cleared.
             * @enum {string}
             */
            state: "holding" | "due" | "overdue";
            /** @description Time of creation (UTC). */
            created_at: string;
            /**
             * Format: int64
             * @description The user who added it; null if unknown.
             */
            created_by: number | null;
        };
        /** @description A time in UTC, `YYYY-MM-DD HH:MM:SS`. */
        Stamp: string;
        Deleted: {
            /** @description Always true. */
            deleted: boolean;
        };
        /**
         * Format: int64
         * @description Any integer. Values outside the range of the parameter are clamped, never refused.
         */
        AnyInteger: number;
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        /** @enum {string} */
        PageStatus: "draft" | "active" | "complete" | "archived";
        /** @description A part of a project that issues belong to. */
        ProjectModule: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project of the module; it never changes.
             */
            project_id: number;
            name: components["schemas"]["Name"];
            description: components["schemas"]["Markdown"];
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
            emoji: components["schemas"]["Emoji"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). */
            updated_at: string;
        };
        /** @description Shown next to the name; null if none. */
        Emoji: string | null;
        /** @enum {string} */
        ModuleStatus: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
        /** @description Markdown; may be empty. */
        Markdown: string;
        /** @description At most 100 characters. */
        Name: string;
        /** @description A label for issues and pages of a project. */
        Label: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project of the label; it never changes.
             */
            project_id: number;
            /** @description The name of the label, unique in the project, ignoring case. */
            name: string;
            /** @description The colour, as `#` and six hexadecimal digits. */
            color: string;
        };
        /** @description A day (`YYYY-MM-DD`, meaning its first instant) or an ISO 8601 time with `T` or a space, in UTC unless it ends with an offset. Encode the `+` of an offset as `%2B` in a URL. */
        TimeBound: string;
        /** @enum {string} */
        IssuePriority: "urgent" | "high" | "medium" | "low" | "none";
        /** @enum {string} */
        IssueStatus: "backlog" | "todo" | "active" | "done" | "cancelled";
        /** @description A folder for pages of a project. */
        Folder: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project of the folder; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The parent folder, which never changes; null at the root.
             */
            parent_id: number | null;
            name: components["schemas"]["Name"];
            sort_order: components["schemas"]["SortOrder"];
        };
        /**
         * Format: double
         * @description Position in lists; smaller values come first.
         */
        SortOrder: number;
        /** @enum {string} */
        ItemKind: "issue" | "page" | "comment";
        NoPreview: {
            /**
             * @description Any other file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "none";
        };
        SqlitePreview: {
            /**
             * @description A SQLite database. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "sqlite";
            /** @description The first tables, by name. */
            tables: {
                /** @description The name of the table, cut after 1000 characters. */
                name: string;
                /**
                 * Format: int64
                 * @description Number of rows in the table.
                 */
                rows: number;
            }[];
        };
        /**
         * Format: int64
         * @description Size in bytes.
         */
        ByteCount: number;
        ZipPreview: {
            /**
             * @description A ZIP archive. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "zip";
            /** @description The first entries, in the order of the archive. */
            entries: {
                /** @description The path of the entry, cut after 1000 characters. */
                name: string;
                /**
                 * Format: int64
                 * @description Unpacked size in bytes.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description Size in the archive, in bytes.
                 */
                compressed: number;
            }[];
            /**
             * Format: int64
             * @description Number of entries in the archive.
             */
            total_entries: number;
            /** @description Whether there are more entries than listed. */
            truncated: boolean;
        };
        /** @description The user's display name; the username if omitted. */
        NewDisplayName: string;
        /** @description Unique ignoring case. */
        NewEmail: string;
        /** @description 8 to 1024 bytes in UTF-8, never trimmed. */
        NewPassword: string;
        /** @description Letters, digits, `.`, `-` and `_`, with at least one letter or digit. Invisible characters are refused, as are mixtures of scripts beyond the level "moderately restrictive" of UTS 39. Stored in normal form NFC, and unique ignoring case. */
        NewUsername: string;
        /**
         * @example comment
         * @enum {string}
         */
        CommentPurpose: "comment" | "verification";
        /**
         * Format: int64
         * @description The author's id; -1 on an imported comment whose author has no account here.
         */
        AuthorId: number;
        /** @description A changed page. All fields are present unless it was deleted. */
        ChangedPage: {
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description `<PROJECT>-DOC-<n>`, or `DOC-<n>` for a workspace page. */
            identifier?: string;
            title?: components["schemas"]["Title"];
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder of the page; null at the root.
             */
            folder_id?: number | null;
            /** @description Whether the page is listed before all others. */
            pinned?: boolean;
            labels?: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at?: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at?: string;
            /**
             * Format: int64
             * @description Sequence number of the latest change.
             */
            seq: number;
            /** @description The first line of the text that is not blank, cut after 200 characters; empty if there is none. */
            preview?: string;
            /** @description Whether the item was deleted. If so, `kind`, `seq`, `deleted` and `id` are the only fields. */
            deleted: boolean;
            /**
             * @description The kind of item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "page";
        };
        /** @enum {string} */
        PageKind: "page";
        /** @description Label names, in alphabetical order. */
        LabelNames: components["schemas"]["Name"][];
        /** @description At most 500 characters. */
        Title: string;
        /** @description A changed issue. All fields are present unless it was deleted. */
        ChangedIssue: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id?: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date?: string | null;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /**
             * Format: int64
             * @description Sequence number of the latest change.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier?: string;
            title?: components["schemas"]["Title"];
            sort_order?: components["schemas"]["SortOrder"];
            /**
             * @description Whether a person must do it. False when the issue is unassigned, so that any agent may take it.
             * @example true
             */
            needs_human?: boolean;
            /**
             * @description The people who must do it, ordered by username. Empty when the issue is unassigned, and when any person may do it.
             * @example [
             *       {
             *         "user_id": 2,
             *         "username": "grace",
             *         "display_name": "Grace Hopper"
             *       }
             *     ]
             */
            assignees?: components["schemas"]["Assignee"][];
            /**
             * @description What it waits for; people first, then days.
             * @example []
             */
            waits?: components["schemas"]["Wait"][];
            /**
             * @description The task items of the description, `- [ ]` and `- [x]`, outside of fenced code blocks; null if there are none.
             * @example {
             *       "done": 1,
             *       "total": 3
             *     }
             */
            checklist?: {
                /**
                 * Format: int64
                 * @description How many are checked.
                 */
                done: number;
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                total: number;
            } | null;
            labels?: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at?: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at?: string;
            /** @description The first line of the text that is not blank, cut after 200 characters; empty if there is none. */
            preview?: string;
            /** @description Whether the item was deleted. If so, `kind`, `seq`, `deleted` and `id` are the only fields. */
            deleted: boolean;
            /**
             * @description The kind of item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "issue";
        };
        /** @enum {string} */
        IssueKind: "issue";
        /**
         * @description The task items of a description, such as `- [x] Paint it`.
         * @example {
         *       "done": 1,
         *       "total": 3
         *     }
         */
        Checklist: {
            /**
             * Format: int64
             * @description How many are checked.
             */
            done: number;
            /**
             * Format: int64
             * @description How many there are.
             */
            total: number;
        };
        /** @description A person who is assigned to an issue. */
        Assignee: {
            /**
             * Format: int64
             * @description The id of the user.
             */
            user_id: number;
            /** @description The person's username. */
            username: string;
            /** @description The person's display name. */
            display_name: string;
        };
        /** @description A page outside the trash, with the fields of a changed page. */
        IndexedPage: {
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description `<PROJECT>-DOC-<n>`, or `DOC-<n>` for a workspace page. */
            identifier: string;
            title: components["schemas"]["Title"];
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder of the page; null at the root.
             */
            folder_id: number | null;
            /** @description Whether the page is listed before all others. */
            pinned: boolean;
            labels: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at: string;
            /**
             * Format: int64
             * @description Sequence number of the latest change.
             */
            seq: number;
            /** @description The first line of the text that is not blank, cut after 200 characters; empty if there is none. */
            preview: string;
            /** @description Whether the item was deleted. If so, `kind`, `seq`, `deleted` and `id` are the only fields. */
            deleted: boolean;
            /**
             * @description The kind of item.
             * @enum {string}
             */
            kind: "page";
        };
        /** @description An issue outside the trash, with the fields of a changed issue. */
        IndexedIssue: {
            /**
             * @description Status; any transition is allowed.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description Priority, from `urgent` down to `none`.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the issue, in the same project; null if none.
             */
            module_id: number | null;
            /**
             * Format: date
             * @description Start date, `YYYY-MM-DD`; null if none.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Due date, `YYYY-MM-DD`; null if none.
             */
            target_date: string | null;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /**
             * Format: int64
             * @description Sequence number of the latest change.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            sort_order: components["schemas"]["SortOrder"];
            /**
             * @description Whether a person must do it. False when the issue is unassigned, so that any agent may take it.
             * @example true
             */
            needs_human: boolean;
            /**
             * @description The people who must do it, ordered by username. Empty when the issue is unassigned, and when any person may do it.
             * @example [
             *       {
             *         "user_id": 2,
             *         "username": "grace",
             *         "display_name": "Grace Hopper"
             *       }
             *     ]
             */
            assignees: components["schemas"]["Assignee"][];
            /**
             * @description What it waits for; people first, then days.
             * @example []
             */
            waits: components["schemas"]["Wait"][];
            /**
             * @description The task items of the description, `- [ ]` and `- [x]`, outside of fenced code blocks; null if there are none.
             * @example {
             *       "done": 1,
             *       "total": 3
             *     }
             */
            checklist: {
                /**
                 * Format: int64
                 * @description How many are checked.
                 */
                done: number;
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                total: number;
            } | null;
            labels: components["schemas"]["LabelNames"];
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last change (UTC). Changes to comments and labels count. */
            updated_at: string;
            /** @description The first line of the text that is not blank, cut after 200 characters; empty if there is none. */
            preview: string;
            /** @description Whether the item was deleted. If so, `kind`, `seq`, `deleted` and `id` are the only fields. */
            deleted: boolean;
            /**
             * @description The kind of item.
             * @enum {string}
             */
            kind: "issue";
        };
        /** @enum {string} */
        MemberRole: "viewer" | "maintainer" | "lead";
        /** @description Names of labels of the project, compared ignoring case; repeated names count once. */
        NewLabelNames: string[];
        /**
         * Format: double
         * @description Position in lists; smaller values come first. Use a fraction for a position between two others.
         */
        NewSortOrder: number;
        /** @description At most 500 characters. */
        NewTitle: string;
        /** @enum {string} */
        ToolName: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
    };
    responses: never;
    parameters: {
        /**
         * @description The id of a tool of the caller.
         * @example 12
         */
        BotId: components["schemas"]["Id"];
        /**
         * @description The id of a comment.
         * @example 77
         */
        CommentId: components["schemas"]["Id"];
        /**
         * @description The id of a folder.
         * @example 8
         */
        FolderId: components["schemas"]["Id"];
        /**
         * @description The id of an issue.
         * @example 41
         */
        IssueId: components["schemas"]["Id"];
        /**
         * @description The id of a key that the caller can list.
         * @example 7
         */
        KeyId: components["schemas"]["Id"];
        /**
         * @description The id of a label.
         * @example 7
         */
        LabelId: components["schemas"]["Id"];
        /**
         * @description The id of a module.
         * @example 4
         */
        ModuleId: components["schemas"]["Id"];
        /**
         * @description The id of a page.
         * @example 9
         */
        PageId: components["schemas"]["Id"];
        /**
         * @description The id of a plan.
         * @example 5
         */
        PlanId: components["schemas"]["Id"];
        /**
         * @description The id of an account.
         * @example 2
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
         * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
         * @example W/"fe362607-mi3k2x9a"
         */
        IfNoneMatch: string;
        /**
         * @description The id of a project.
         * @example 3
         */
        ProjectId: components["schemas"]["Id"];
        /**
         * @description Number of entries to skip; negative values count as 0.
         * @example 0
         */
        Offset: number;
        /**
         * @description Page size. Values outside 1 to 200 are clamped.
         * @example 50
         */
        ActivityLimit: number;
        /**
         * @description Page size. Values outside 1 to 500 are clamped.
         * @example 50
         */
        Limit: number;
        /**
         * @description Only entries of this project; every project that the caller can read if omitted.
         * @example 3
         */
        ProjectFilter: components["schemas"]["Id"];
        /**
         * @description Sort direction.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description Only entries with the label of this name, in any case. An unknown label matches nothing.
         * @example bug
         */
        LabelFilter: string;
        /**
         * @description The id of the project.
         * @example 3
         */
        ProjectOfList: components["schemas"]["Id"];
        /**
         * @description Continue after this position, taken from `x-comment-next-id`. Requires `before_created_at`.
         * @example 77
         */
        BeforeCommentId: components["schemas"]["Id"];
        /**
         * @description Continue after this position, taken from `x-comment-next-created-at`. Requires `before_id`.
         * @example 2026-11-21 09:30:00
         */
        BeforeCreatedAt: components["schemas"]["TimeBound"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Byte ranges of the file can be requested.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description The range of bytes in this response and the size of the file; in a refusal the range is `*`.
         * @example bytes 0-1023/48213
         */
        ContentRange: string;
        /**
         * @description Browsers may cache the file for a year; shared caches may not store it.
         * @example private, max-age=31536000, immutable
         */
        FileCache: string;
        /**
         * @description Size of the response body in bytes.
         * @example 48213
         */
        FileLength: number;
        /**
         * @description Stops the file from running scripts or loading anything.
         * @example default-src 'none'; sandbox
         */
        FileSecurityPolicy: string;
        /**
         * @description Stops browsers from guessing another media type.
         * @example nosniff
         */
        FileTypeOptions: "nosniff";
        /**
         * @description Announces the protocol upgrade, or that one is required.
         * @example Upgrade
         */
        Connection: "Upgrade";
        /**
         * @description The supported protocol version, if the handshake was not understood.
         * @example 13
         */
        SecWebSocketVersion: "13";
        /**
         * @description The protocol to switch to.
         * @example websocket
         */
        Upgrade: "websocket";
        /**
         * @description For each budget of the operation, its size and its period in seconds.
         * @example "sign_in-address";q=5;w=900, "sign_in-identity";q=5;w=900
         */
        RateLimitPolicy: string;
        /**
         * @description For each budget that applies, what is left and the seconds until it is full again.
         * @example "sign_in-address";r=4;t=900, "sign_in-identity";r=4;t=900
         */
        RateLimit: string;
        /**
         * @description The methods that this path supports.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description Refers to the metadata of the protected resource, which names the authorization server.
         * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
         */
        WWWAuthenticate: string;
        /**
         * @description Seconds to wait before another attempt.
         * @example 540
         */
        RetryAfter: number;
        /**
         * @description The id of this request, as in the server's log.
         * @example 5f2b6d1e-9f52-4c61-8f3d-5b7a3c1f0a11
         */
        RequestId: string;
        /**
         * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
         * @example W/"fe362607-mi3k2x9a"
         */
        ETag: string;
        /**
         * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
         * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
         */
        Link: string;
        /**
         * @description `since` is above the latest change, so the client's copy must be fetched again.
         * @example true
         */
        SyncReset: "true";
        /**
         * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
         * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
         */
        SetCookie: string;
        /**
         * @description Whether to display or save the file, and its name.
         * @example inline; filename="moorings.png"
         */
        FileDisposition: string;
        /**
         * @description The `before_id` of the next page. Present together with `x-comment-next-created-at`.
         * @example 77
         */
        CommentNextId: components["schemas"]["Id"];
        /**
         * @description The `before_created_at` of the next page, from the last comment of this response; only for `order=desc`. Present while more comments follow.
         * @example 2026-11-21 09:30:00
         */
        CommentNextCreatedAt: components["schemas"]["Stamp"];
        /**
         * @description The `offset` of the next page, also after paging by position. Present while more comments follow.
         * @example 50
         */
        CommentNextOffset: components["schemas"]["Id"];
        /**
         * @description Number of comments in this response.
         * @example 50
         */
        CommentReturned: number;
        /**
         * @description Whether more comments follow.
         * @example true
         */
        CommentHasMore: boolean;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProjectActivity: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, newest first. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 502,
                     *           "ts": "2026-11-21 09:30:00",
                     *           "actor_user_id": 2,
                     *           "actor_username": "grace",
                     *           "actor_display_name": "Grace",
                     *           "actor_is_bot": false,
                     *           "transport": "web",
                     *           "entity_type": "issue",
                     *           "entity_id": 41,
                     *           "entity_label": "APP-12",
                     *           "project_id": 3,
                     *           "issue_id": 41,
                     *           "page_id": null,
                     *           "action": "update",
                     *           "field": "status",
                     *           "old_value": "backlog",
                     *           "new_value": "todo"
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listActivityActors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actors. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "actor_user_id": 2,
                     *         "username": "grace",
                     *         "display_name": "Grace",
                     *         "is_bot": false,
                     *         "actions": 57,
                     *         "last_ts": "2026-11-21 09:30:00",
                     *         "top_transport": "web"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ActivityActor"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listIssueActivity: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, newest first. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 502,
                     *           "ts": "2026-11-21 09:30:00",
                     *           "actor_user_id": 2,
                     *           "actor_username": "grace",
                     *           "actor_display_name": "Grace",
                     *           "actor_is_bot": false,
                     *           "transport": "web",
                     *           "entity_type": "issue",
                     *           "entity_id": 41,
                     *           "entity_label": "APP-12",
                     *           "project_id": 3,
                     *           "issue_id": 41,
                     *           "page_id": null,
                     *           "action": "update",
                     *           "field": "status",
                     *           "old_value": "backlog",
                     *           "new_value": "todo"
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPageActivity: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a page of a project or of the workspace.
                 * @example 9
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, newest first. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 503,
                     *           "ts": "2026-11-21 09:30:00",
                     *           "actor_user_id": 2,
                     *           "actor_username": "grace",
                     *           "actor_display_name": "Grace",
                     *           "actor_is_bot": false,
                     *           "transport": "web",
                     *           "entity_type": "page",
                     *           "entity_id": 9,
                     *           "entity_label": "APP-DOC-3",
                     *           "project_id": 3,
                     *           "issue_id": null,
                     *           "page_id": 9,
                     *           "action": "update",
                     *           "field": "title",
                     *           "old_value": "Storm rules",
                     *           "new_value": "Rules for storms"
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPlanActivity: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, newest first. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 504,
                     *           "ts": "2026-11-21 09:30:00",
                     *           "actor_user_id": 2,
                     *           "actor_username": "grace",
                     *           "actor_display_name": "Grace",
                     *           "actor_is_bot": false,
                     *           "transport": "web",
                     *           "entity_type": "plan_step",
                     *           "entity_id": 30,
                     *           "entity_label": "APP-PLAN-2",
                     *           "project_id": 3,
                     *           "issue_id": null,
                     *           "page_id": null,
                     *           "action": "auto-complete",
                     *           "field": "done",
                     *           "old_value": "false",
                     *           "new_value": "true"
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getArchiveLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "can_import": true,
                     *       "max_upload_bytes": 134217728,
                     *       "max_expanded_bytes": 268435456,
                     *       "max_metadata_bytes": 16777216,
                     *       "max_blob_bytes": 67108864,
                     *       "max_blob_total_bytes": 201326592,
                     *       "max_rows": 50000,
                     *       "max_blobs": 2000
                     *     }
                     */
                    "application/json": components["schemas"]["ArchiveLimits"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    importArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "archive": "the bytes of APP.lific-archive.tar.gz"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ArchiveImport"];
            };
        };
        responses: {
            /** @description The imported project. */
            201: {
                headers: {
                    /**
                     * @description The path of the new project.
                     * @example /api/projects/3
                     */
                    Location: string;
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project": {
                     *         "id": 3,
                     *         "identifier": "APP",
                     *         "is_public": false
                     *       },
                     *       "report": {
                     *         "project": "APP",
                     *         "rows": 412,
                     *         "blobs": 3,
                     *         "external_references": [
                     *           "APP-12 references the file 90, which is not in the archive"
                     *         ],
                     *         "external_reference_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ArchiveImported"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `archive_stalled`, `archive_invalid`, `archive_of_another_version`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `archive_identifier_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `body_too_large`, `archive_too_large`, `archive_over_ceiling`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Only one archive can be exported or imported at a time on the instance. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `store_busy`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The files of the instance would exceed the limit set by its operator, or the free space on the disk. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the project, in any case.
                 * @example APP
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, named `<identifier>.lific-archive.tar.gz`. */
            200: {
                headers: {
                    /**
                     * @description Whether to display or save the file, and its name.
                     * @example inline; filename="moorings.png"
                     */
                    "Content-Disposition": string;
                    /**
                     * @description The size of the archive in bytes.
                     * @example 20480
                     */
                    "Content-Length": number;
                    /**
                     * @description No cache stores the archive.
                     * @example no-store
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            /** @description Refused with `invalid_parameter`, `project_over_ceiling`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `role_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Only one archive can be exported or imported at a time on the instance. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAttachments: {
        parameters: {
            query: {
                /**
                 * @description The kind of item.
                 * @example issue
                 */
                entity_type: components["schemas"]["ItemKind"];
                /**
                 * @description The id of the item.
                 * @example 41
                 */
                entity_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 21,
                     *         "filename": "moorings.png",
                     *         "mime": "image/png",
                     *         "size_bytes": 48213,
                     *         "uploader_id": 2,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "width": 1280,
                     *         "height": 720,
                     *         "alt_text": "The moorings at low tide",
                     *         "has_thumbnail": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of moorings.png",
                 *       "entity_type": "issue",
                 *       "entity_id": 41
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The stored file. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "url": "/api/attachments/21",
                     *       "filename": "moorings.png",
                     *       "mime": "image/png",
                     *       "size": 48213,
                     *       "width": 1280,
                     *       "height": 720,
                     *       "alt_text": null,
                     *       "has_thumbnail": true
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentUploaded"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `entity_incomplete`, `file_empty`, `file_too_large`, `file_type_refused`, `file_executable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `upload_throttled`, `role_required`, `administrator_required`. */
            403: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `store_busy`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The files of the instance would exceed the limit set by its operator, or the free space on the disk. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The requested range: `bytes=a-b`, `bytes=a-` or `bytes=-n`.
                 * @example bytes=0-1023
                 */
                Range?: string;
            };
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    /**
                     * @description Byte ranges of the file can be requested.
                     * @example bytes
                     */
                    "Accept-Ranges": "bytes";
                    /**
                     * @description Browsers may cache the file for a year; shared caches may not store it.
                     * @example private, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    /**
                     * @description Whether to display or save the file, and its name.
                     * @example inline; filename="moorings.png"
                     */
                    "Content-Disposition": string;
                    /**
                     * @description Size of the response body in bytes.
                     * @example 48213
                     */
                    "Content-Length": number;
                    /**
                     * @description Stops the file from running scripts or loading anything.
                     * @example default-src 'none'; sandbox
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Stops browsers from guessing another media type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/gif": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                    "application/octet-stream": components["schemas"]["FileBytes"];
                    "application/pdf": components["schemas"]["FileBytes"];
                    /** @example High water at half past four. */
                    "text/plain": components["schemas"]["FileBytes"];
                    "application/zip": components["schemas"]["FileBytes"];
                    "video/mp4": components["schemas"]["FileBytes"];
                    "video/webm": components["schemas"]["FileBytes"];
                    "audio/webm": components["schemas"]["FileBytes"];
                    "audio/ogg": components["schemas"]["FileBytes"];
                    "audio/mpeg": components["schemas"]["FileBytes"];
                    "application/vnd.sqlite3": components["schemas"]["FileBytes"];
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    /**
                     * @description Byte ranges of the file can be requested.
                     * @example bytes
                     */
                    "Accept-Ranges": "bytes";
                    /**
                     * @description Browsers may cache the file for a year; shared caches may not store it.
                     * @example private, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    /**
                     * @description Whether to display or save the file, and its name.
                     * @example inline; filename="moorings.png"
                     */
                    "Content-Disposition": string;
                    /**
                     * @description Size of the response body in bytes.
                     * @example 48213
                     */
                    "Content-Length": number;
                    /**
                     * @description Stops the file from running scripts or loading anything.
                     * @example default-src 'none'; sandbox
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Stops browsers from guessing another media type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description The range of bytes in this response and the size of the file; in a refusal the range is `*`.
                     * @example bytes 0-1023/48213
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/gif": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                    "application/octet-stream": components["schemas"]["FileBytes"];
                    "application/pdf": components["schemas"]["FileBytes"];
                    /** @example High water at half past four. */
                    "text/plain": components["schemas"]["FileBytes"];
                    "application/zip": components["schemas"]["FileBytes"];
                    "video/mp4": components["schemas"]["FileBytes"];
                    "video/webm": components["schemas"]["FileBytes"];
                    "audio/webm": components["schemas"]["FileBytes"];
                    "audio/ogg": components["schemas"]["FileBytes"];
                    "audio/mpeg": components["schemas"]["FileBytes"];
                    "application/vnd.sqlite3": components["schemas"]["FileBytes"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The `Range` asks for bytes that the file does not have. */
            416: {
                headers: {
                    /**
                     * @description The range of bytes in this response and the size of the file; in a refusal the range is `*`.
                     * @example bytes 0-1023/48213
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `store_busy`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alt_text": "The moorings at low tide"
                 *     }
                 */
                "application/json": components["schemas"]["AttachmentUpdate"];
            };
        };
        responses: {
            /** @description The updated file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "filename": "moorings.png",
                     *       "mime": "image/png",
                     *       "size_bytes": 48213,
                     *       "uploader_id": 2,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "width": 1280,
                     *       "height": 720,
                     *       "alt_text": "The moorings at low tide",
                     *       "has_thumbnail": true
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getAttachmentThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thumbnail. */
            200: {
                headers: {
                    /**
                     * @description Browsers may cache the file for a year; shared caches may not store it.
                     * @example private, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    /**
                     * @description Stops the file from running scripts or loading anything.
                     * @example default-src 'none'; sandbox
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Stops browsers from guessing another media type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `not_found`, `no_thumbnail`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    previewAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipPreview"] | components["schemas"]["SqlitePreview"] | components["schemas"]["NoPreview"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAttachmentLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a file.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items and the duplicates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entities": [
                     *         {
                     *           "entity_type": "issue",
                     *           "entity_id": 41,
                     *           "identifier": "APP-12",
                     *           "title": "Buoy lights flicker"
                     *         },
                     *         {
                     *           "entity_type": "comment",
                     *           "entity_id": 77,
                     *           "identifier": null,
                     *           "title": "The third one flickers too."
                     *         }
                     *       ],
                     *       "duplicates": [
                     *         {
                     *           "attachment_id": 22,
                     *           "filename": "moorings-copy.png",
                     *           "entities": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentLinks"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectAttachments: {
        parameters: {
            query?: {
                /**
                 * @description Only files of this class.
                 * @example image
                 */
                mime_class?: components["schemas"]["MimeClass"];
                /**
                 * @description Only files uploaded by the user with this username. An unknown username matches nothing.
                 * @example grace
                 */
                uploader?: string;
                /**
                 * @description Only files linked to an item of this kind.
                 * @example issue
                 */
                entity_type?: components["schemas"]["ItemKind"];
                /**
                 * @description The field to sort by. Files with equal values are sorted by id.
                 * @example size
                 */
                sort?: "created_at" | "size" | "filename";
                /**
                 * @description Sort direction. The default is `asc` for `filename` and `desc` otherwise.
                 * @example desc
                 */
                order?: components["schemas"]["SortDirection"];
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of files. */
            200: {
                headers: {
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 21,
                     *           "filename": "moorings.png",
                     *           "mime": "image/png",
                     *           "mime_class": "image",
                     *           "size_bytes": 48213,
                     *           "uploader_id": 2,
                     *           "uploader": "grace",
                     *           "uploader_display_name": "Grace",
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "entities": [
                     *             {
                     *               "entity_type": "issue",
                     *               "entity_id": 41,
                     *               "identifier": "APP-12",
                     *               "title": "Buoy lights flicker",
                     *               "page_id": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "has_more": false,
                     *       "total_count": 1,
                     *       "total_bytes": 48213
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectAttachments"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listOrphanedAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unlinked files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 23,
                     *           "filename": "tide-table.pdf",
                     *           "mime": "application/pdf",
                     *           "size_bytes": 90112,
                     *           "uploader_id": 2,
                     *           "uploader": "grace",
                     *           "uploaded_at": "2026-11-20 08:15:00",
                     *           "age_seconds": 7200,
                     *           "seconds_until_sweep": 79200
                     *         }
                     *       ],
                     *       "grace_seconds": 86400,
                     *       "total_bytes": 90112
                     *     }
                     */
                    "application/json": components["schemas"]["OrphanedAttachments"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "username": "ada-claude-code",
                     *         "display_name": "Claude Code (Ada)",
                     *         "owner_id": 1,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "connected": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConnectedTool"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    connectBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tool": "claude-code"
                 *     }
                 */
                "application/json": components["schemas"]["BotConnect"];
            };
        };
        responses: {
            /** @description The tool's identity, and its key in plain text, which is shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bot": {
                     *         "id": 12,
                     *         "username": "ada-claude-code",
                     *         "display_name": "Claude Code (Ada)"
                     *       },
                     *       "key": "svc_sk_7nQm0Hq1cVxk0r3u5yWJ2bTz8dLs4pXaEoGvKfRiBUM1a2b3c",
                     *       "tool": "claude-code"
                     *     }
                     */
                    "application/json": components["schemas"]["BotConnected"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The operation needs a session token that was created within the last 15 minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The tool has an active API key or OAuth token. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    disconnectBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool is disconnected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "disconnected": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        disconnected: boolean;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issues": [
                 *         {
                 *           "id": 41,
                 *           "status": "done",
                 *           "evidence": "Drew the map again.",
                 *           "expected_seq": 287
                 *         },
                 *         {
                 *           "id": 43,
                 *           "priority": "low"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IssuesUpdate"];
            };
        };
        responses: {
            /** @description The updated issues, in the order of the request and without relations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issues": [
                     *         {
                     *           "id": 41,
                     *           "project_id": 3,
                     *           "sequence": 12,
                     *           "identifier": "APP-12",
                     *           "title": "Boats overlap on the mooring map",
                     *           "description": "",
                     *           "status": "done",
                     *           "priority": "none",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": null,
                     *           "target_date": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 09:30:00",
                     *           "labels": [
                     *             "bug"
                     *           ],
                     *           "seq": 312,
                     *           "source": "github:harbour/app#7",
                     *           "needs_human": true,
                     *           "assignees": [
                     *             {
                     *               "user_id": 2,
                     *               "username": "grace",
                     *               "display_name": "Grace Hopper"
                     *             }
                     *           ],
                     *           "waits": [],
                     *           "checklist": {
                     *             "done": 1,
                     *             "total": 3
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Issues"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `bulk_too_large`, `unknown_reference`, `other_project`, `label_unknown`, `assignees_mixed`, `person_unknown`, `assignee_is_bot`, `me_unknown`, `evidence_not_closing`, `comment_too_large`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index?: number;
                    };
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `authentication_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index: number;
                    };
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index: number;
                    };
                };
            };
            /** @description The record has changed since its `seq` was `expected_seq`; `current` is its current state. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current: components["schemas"]["Issue"];
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index: number;
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createIssues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issues": [
                 *         {
                 *           "project_id": 3,
                 *           "title": "Boats overlap on the mooring map",
                 *           "module_id": 4,
                 *           "labels": [
                 *             "bug"
                 *           ]
                 *         },
                 *         {
                 *           "project_id": 3,
                 *           "title": "Berths have no numbers",
                 *           "priority": "low"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IssuesCreate"];
            };
        };
        responses: {
            /** @description The new issues, in the order of the request. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issues": [
                     *         {
                     *           "id": 41,
                     *           "project_id": 3,
                     *           "sequence": 12,
                     *           "identifier": "APP-12",
                     *           "title": "Boats overlap on the mooring map",
                     *           "description": "",
                     *           "status": "backlog",
                     *           "priority": "none",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": null,
                     *           "target_date": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-20 08:15:00",
                     *           "labels": [
                     *             "bug"
                     *           ],
                     *           "seq": 287,
                     *           "needs_human": true,
                     *           "assignees": [
                     *             {
                     *               "user_id": 2,
                     *               "username": "grace",
                     *               "display_name": "Grace Hopper"
                     *             }
                     *           ],
                     *           "waits": [],
                     *           "checklist": {
                     *             "done": 1,
                     *             "total": 3
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Issues"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `label_unknown`, `assignees_mixed`, `person_unknown`, `assignee_is_bot`, `me_unknown`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index?: number;
                    };
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index: number;
                    };
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `source_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * @description The id of that issue.
                         * @example 41
                         */
                        issue_id?: components["schemas"]["Id"];
                        /**
                         * @description The identifier of that issue.
                         * @example APP-12
                         */
                        identifier?: string;
                        /**
                         * Format: int32
                         * @description The position of the refused entry in the list, from 0.
                         * @example 2
                         */
                        index?: number;
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listIssueComments: {
        parameters: {
            query?: {
                /**
                 * @description Only comments by the user with this username, in any case.
                 * @example grace
                 */
                author?: string;
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Continue after this position, taken from `x-comment-next-created-at`. Requires `before_id`.
                 * @example 2026-11-21 09:30:00
                 */
                before_created_at?: components["parameters"]["BeforeCreatedAt"];
                /**
                 * @description Continue after this position, taken from `x-comment-next-id`. Requires `before_created_at`.
                 * @example 77
                 */
                before_id?: components["parameters"]["BeforeCommentId"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                issue_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    /**
                     * @description Whether more comments follow.
                     * @example true
                     */
                    "x-comment-has-more": boolean;
                    /**
                     * @description Number of comments in this response.
                     * @example 50
                     */
                    "x-comment-returned": number;
                    /**
                     * @description The `offset` of the next page, also after paging by position. Present while more comments follow.
                     * @example 50
                     */
                    "x-comment-next-offset"?: components["schemas"]["Id"];
                    /**
                     * @description The `before_created_at` of the next page, from the last comment of this response; only for `order=desc`. Present while more comments follow.
                     * @example 2026-11-21 09:30:00
                     */
                    "x-comment-next-created-at"?: components["schemas"]["Stamp"];
                    /**
                     * @description The `before_id` of the next page. Present together with `x-comment-next-created-at`.
                     * @example 77
                     */
                    "x-comment-next-id"?: components["schemas"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 77,
                     *         "issue_id": 41,
                     *         "page_id": null,
                     *         "user_id": 2,
                     *         "author": "grace",
                     *         "author_display_name": "Grace",
                     *         "content": "@ada it is the length that we round.",
                     *         "created_at": "2026-11-21 09:30:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "kind": "comment",
                     *         "seq": 312
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `comment_cursor_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createIssueComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                issue_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "@ada it is the length that we round."
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The new comment. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 77,
                     *       "issue_id": 41,
                     *       "page_id": null,
                     *       "user_id": 2,
                     *       "author": "grace",
                     *       "author_display_name": "Grace",
                     *       "content": "@ada it is the length that we round.",
                     *       "created_at": "2026-11-21 09:30:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "kind": "comment",
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `comment_too_large`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `authentication_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPageComments: {
        parameters: {
            query?: {
                /**
                 * @description Only comments by the user with this username, in any case.
                 * @example grace
                 */
                author?: string;
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Continue after this position, taken from `x-comment-next-created-at`. Requires `before_id`.
                 * @example 2026-11-21 09:30:00
                 */
                before_created_at?: components["parameters"]["BeforeCreatedAt"];
                /**
                 * @description Continue after this position, taken from `x-comment-next-id`. Requires `before_created_at`.
                 * @example 77
                 */
                before_id?: components["parameters"]["BeforeCommentId"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                page_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    /**
                     * @description Whether more comments follow.
                     * @example true
                     */
                    "x-comment-has-more": boolean;
                    /**
                     * @description Number of comments in this response.
                     * @example 50
                     */
                    "x-comment-returned": number;
                    /**
                     * @description The `offset` of the next page, also after paging by position. Present while more comments follow.
                     * @example 50
                     */
                    "x-comment-next-offset"?: components["schemas"]["Id"];
                    /**
                     * @description The `before_created_at` of the next page, from the last comment of this response; only for `order=desc`. Present while more comments follow.
                     * @example 2026-11-21 09:30:00
                     */
                    "x-comment-next-created-at"?: components["schemas"]["Stamp"];
                    /**
                     * @description The `before_id` of the next page. Present together with `x-comment-next-created-at`.
                     * @example 77
                     */
                    "x-comment-next-id"?: components["schemas"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 78,
                     *         "issue_id": null,
                     *         "page_id": 9,
                     *         "user_id": 1,
                     *         "author": "ada",
                     *         "author_display_name": "Ada",
                     *         "content": "The drawing is in /api/attachments/21.",
                     *         "created_at": "2026-11-21 10:05:00",
                     *         "updated_at": "2026-11-21 10:05:00",
                     *         "kind": "comment",
                     *         "seq": 312
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `comment_cursor_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPageComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                page_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "@ada it is the length that we round."
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The new comment. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 78,
                     *       "issue_id": null,
                     *       "page_id": 9,
                     *       "user_id": 1,
                     *       "author": "ada",
                     *       "author_display_name": "Ada",
                     *       "content": "The drawing is in /api/attachments/21.",
                     *       "created_at": "2026-11-21 10:05:00",
                     *       "updated_at": "2026-11-21 10:05:00",
                     *       "kind": "comment",
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `comment_too_large`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a comment.
                 * @example 77
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "@ada it is the length that we round."
                 *     }
                 */
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description The updated comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 77,
                     *       "issue_id": 41,
                     *       "page_id": null,
                     *       "user_id": 2,
                     *       "author": "grace",
                     *       "author_display_name": "Grace",
                     *       "content": "@ada it is the length that we round.",
                     *       "created_at": "2026-11-21 09:30:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "kind": "comment",
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `comment_too_large`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `only_author`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The record has changed since its `seq` was `expected_seq`; `current` is its current state. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current: components["schemas"]["Comment"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a comment.
                 * @example 77
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `only_author`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is now a WebSocket. */
            101: {
                headers: {
                    /**
                     * @description The protocol to switch to.
                     * @example websocket
                     */
                    Upgrade: "websocket";
                    /**
                     * @description Announces the protocol upgrade, or that one is required.
                     * @example Upgrade
                     */
                    Connection: "Upgrade";
                    /**
                     * @description Proof that the server received the client's key.
                     * @example s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
                     */
                    "Sec-WebSocket-Accept": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `handshake_malformed`. */
            400: {
                headers: {
                    /**
                     * @description The supported protocol version, if the handshake was not understood.
                     * @example 13
                     */
                    "Sec-WebSocket-Version"?: "13";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `session_cookie_required`, `socket_origin_refused`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request does not ask for an upgrade to a WebSocket. */
            426: {
                headers: {
                    /**
                     * @description The protocol to switch to.
                     * @example websocket
                     */
                    Upgrade: "websocket";
                    /**
                     * @description Announces the protocol upgrade, or that one is required.
                     * @example Upgrade
                     */
                    Connection: "Upgrade";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `too_many_sockets`, `instance_sockets_full`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportIssue: {
        parameters: {
            query?: {
                /**
                 * @description Markdown or a bundle.
                 * @example markdown
                 */
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the issue, in any case.
                 * @example APP-12
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    /**
                     * @description Whether to display or save the file, and its name.
                     * @example inline; filename="moorings.png"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example ---
                     *     identifier: APP-12
                     *     title: Buoy lights flicker
                     *     project: APP
                     *     status: active
                     *     priority: high
                     *     module: Moorings
                     *     labels: [bug]
                     *     created_at: '2026-11-20 08:15:00'
                     *     updated_at: '2026-11-21 16:40:12'
                     *     ---
                     *
                     *     # Buoy lights flicker
                     *
                     *     Since the storm, the lights at the east pier go out for seconds.
                     *
                     *     ## Comments
                     *
                     *     ### Grace (2026-11-21 17:10:30)
                     *
                     *     I will go and look.
                     */
                    "text/markdown": string;
                    /**
                     * @example {
                     *       "root": "APP",
                     *       "files": [
                     *         {
                     *           "path": "APP/issues/APP-12-buoy-lights-flicker.md",
                     *           "content": "---\nidentifier: APP-12\n---\n\n# Buoy lights flicker\n"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
            /** @description Refused with `invalid_parameter`, `export_too_large`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description At most two exports can run at a time on the instance, each until its download has finished. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportPage: {
        parameters: {
            query?: {
                /**
                 * @description Markdown or a bundle.
                 * @example markdown
                 */
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the page, in any case.
                 * @example APP-DOC-3
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description Whether to display or save the file, and its name.
                     * @example inline; filename="moorings.png"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example ---
                     *     identifier: APP-DOC-3
                     *     title: Night watch
                     *     project: APP
                     *     status: draft
                     *     created_at: '2026-11-20 08:15:00'
                     *     updated_at: '2026-11-21 17:02:45'
                     *     ---
                     *
                     *     # Night watch
                     *
                     *     What the night watch looks after.
                     */
                    "text/markdown": string;
                    /**
                     * @example {
                     *       "root": "APP",
                     *       "files": [
                     *         {
                     *           "path": "APP/pages/handbook/APP-DOC-3-night-watch.md",
                     *           "content": "---\nidentifier: APP-DOC-3\n---\n\n# Night watch\n"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description At most two exports can run at a time on the instance, each until its download has finished. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exportProject: {
        parameters: {
            query?: {
                /**
                 * @description A ZIP file or a bundle.
                 * @example zip
                 */
                format?: "zip" | "json";
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the project, in any case.
                 * @example APP
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    /**
                     * @description Whether to display or save the file, and its name.
                     * @example inline; filename="moorings.png"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    /**
                     * @example {
                     *       "root": "APP",
                     *       "files": [
                     *         {
                     *           "path": "APP/issues/APP-12-buoy-lights-flicker.md",
                     *           "content": "---\nidentifier: APP-12\n---\n\n# Buoy lights flicker\n"
                     *         },
                     *         {
                     *           "path": "APP/pages/handbook/APP-DOC-3-night-watch.md",
                     *           "content": "---\nidentifier: APP-DOC-3\n---\n\n# Night watch\n"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
            /** @description Refused with `invalid_parameter`, `export_too_large`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description At most two exports can run at a time on the instance, each until its download has finished. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listFolders: {
        parameters: {
            query: {
                /**
                 * @description The id of the project.
                 * @example 3
                 */
                project_id: components["parameters"]["ProjectOfList"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8,
                     *         "project_id": 3,
                     *         "parent_id": null,
                     *         "name": "Handbook",
                     *         "sort_order": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Folder"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "name": "Handbook"
                 *     }
                 */
                "application/json": components["schemas"]["FolderCreate"];
            };
        };
        responses: {
            /** @description The new folder. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "project_id": 3,
                     *       "parent_id": null,
                     *       "name": "Handbook",
                     *       "sort_order": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Folder"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `folder_too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a folder.
                 * @example 8
                 */
                id: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Handbook"
                 *     }
                 */
                "application/json": components["schemas"]["FolderUpdate"];
            };
        };
        responses: {
            /** @description The updated folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "project_id": 3,
                     *       "parent_id": null,
                     *       "name": "Handbook",
                     *       "sort_order": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Folder"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a folder.
                 * @example 8
                 */
                id: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "user_id": 1,
                     *         "name": "Waterfront",
                     *         "sort_order": 0,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-20 08:15:00",
                     *         "project_ids": [
                     *           3
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectGroup"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createProjectGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Waterfront"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectGroupCreate"];
            };
        };
        responses: {
            /** @description The new group, without projects. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user_id": 1,
                     *       "name": "Waterfront",
                     *       "sort_order": 0,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00",
                     *       "project_ids": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectGroup"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `group_name_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    assignProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "group_id": 2
                 *     }
                 */
                "application/json": components["schemas"]["ProjectGroupAssign"];
            };
        };
        responses: {
            /** @description The project was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        ok: boolean;
                    };
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `project_not_visible`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reorderProjectGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProjectGroupOrder"];
            };
        };
        responses: {
            /** @description All groups of the caller in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "user_id": 1,
                     *         "name": "Waterfront",
                     *         "sort_order": 0,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-20 08:15:00",
                     *         "project_ids": [
                     *           3
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectGroup"][];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a group of the caller.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a group of the caller.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Waterfront"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectGroupUpdate"];
            };
        };
        responses: {
            /** @description The updated group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "user_id": 1,
                     *       "name": "Waterfront",
                     *       "sort_order": 0,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00",
                     *       "project_ids": [
                     *         3
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectGroup"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Another group of the caller has this name, ignoring case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "assigned": [],
                     *       "human": [],
                     *       "waiting": []
                     *     }
                     */
                    "application/json": components["schemas"]["Attention"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getHomeOverview: {
        parameters: {
            query?: {
                /**
                 * @description The start of the period that `since` in the response counts: a day, or a time in ISO 8601, in UTC unless it has an offset.
                 * @example 2026-11-20T08:00:00Z
                 */
                since?: components["schemas"]["TimeBound"];
                /**
                 * @description The offset of local days, in minutes east of UTC. Values outside -840 to 840 are clamped.
                 * @example 60
                 */
                tz?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "open_total": 1,
                     *       "age_buckets": [
                     *         {
                     *           "key": "week",
                     *           "total": 1,
                     *           "urgent": 0,
                     *           "high": 1,
                     *           "medium": 0,
                     *           "low": 0,
                     *           "none": 0,
                     *           "agent_ready": 1,
                     *           "needs_human": 0
                     *         },
                     *         {
                     *           "key": "month",
                     *           "total": 0,
                     *           "urgent": 0,
                     *           "high": 0,
                     *           "medium": 0,
                     *           "low": 0,
                     *           "none": 0,
                     *           "agent_ready": 0,
                     *           "needs_human": 0
                     *         },
                     *         {
                     *           "key": "quarter",
                     *           "total": 0,
                     *           "urgent": 0,
                     *           "high": 0,
                     *           "medium": 0,
                     *           "low": 0,
                     *           "none": 0,
                     *           "agent_ready": 0,
                     *           "needs_human": 0
                     *         },
                     *         {
                     *           "key": "half",
                     *           "total": 0,
                     *           "urgent": 0,
                     *           "high": 0,
                     *           "medium": 0,
                     *           "low": 0,
                     *           "none": 0,
                     *           "agent_ready": 0,
                     *           "needs_human": 0
                     *         },
                     *         {
                     *           "key": "older",
                     *           "total": 0,
                     *           "urgent": 0,
                     *           "high": 0,
                     *           "medium": 0,
                     *           "low": 0,
                     *           "none": 0,
                     *           "agent_ready": 0,
                     *           "needs_human": 0
                     *         }
                     *       ],
                     *       "open_trend": [
                     *         {
                     *           "date": "2026-11-27",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_done": [
                     *         {
                     *           "date": "2026-11-27",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "projects": [
                     *         {
                     *           "project_id": 3,
                     *           "open": 1,
                     *           "last_activity": "2026-11-27 08:15:00"
                     *         }
                     *       ],
                     *       "since": {
                     *         "agents_opened": 0,
                     *         "agents_closed": 0,
                     *         "people_opened": 1,
                     *         "people_closed": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HomeOverview"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    runGitHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         "Fixes APP-12, closes APP-7\n\nThe relay was corroded."
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GitHook"];
            };
        };
        responses: {
            /** @description The closed and skipped issues. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GitHookReport"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `too_many_references`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    importCodehost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "repo": "harbour/app",
                 *       "state": "open",
                 *       "map_open": "todo",
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["CodehostImport"];
            };
        };
        responses: {
            /** @description The result of the import or of the dry run. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": true,
                     *       "issues_created": 38,
                     *       "issues_skipped_existing": 4,
                     *       "comments_created": 0,
                     *       "labels_created": 0,
                     *       "comments_planned": 112,
                     *       "labels_planned": 3,
                     *       "skipped_non_issues": 17,
                     *       "skipped_assignees": 9,
                     *       "skipped_other": 2
                     *     }
                     */
                    "application/json": components["schemas"]["CodehostImported"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `codehost_repository_unknown`, `codehost_token_refused`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `imports_busy`, `import_running`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `body_too_large`, `import_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rate limit of the code host is exhausted. Nothing was written. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The code host could not be reached, or returned an error or an unexpected response. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allow_signup": false,
                     *       "has_users": true,
                     *       "web_auto_login": false,
                     *       "instance_name": "Harbour",
                     *       "login_message": "Ask Ada for an account."
                     *     }
                     */
                    "application/json": components["schemas"]["Instance"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getInstanceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allow_signup": false,
                     *       "instance_name": "Harbour",
                     *       "signup_email_domains": [
                     *         "harbour.example"
                     *       ],
                     *       "session_lifetime_days": 30,
                     *       "login_message": "Ask Ada for an account.",
                     *       "web_auto_login": false,
                     *       "authz_enforced": true
                     *     }
                     */
                    "application/json": components["schemas"]["InstanceSettings"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller is not an administrator of the instance. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateInstanceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "instance_name": "Harbour",
                 *       "session_lifetime_days": 14
                 *     }
                 */
                "application/json": components["schemas"]["InstanceSettingsUpdate"];
            };
        };
        responses: {
            /** @description All settings, updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allow_signup": false,
                     *       "instance_name": "Harbour",
                     *       "signup_email_domains": [
                     *         "harbour.example"
                     *       ],
                     *       "session_lifetime_days": 30,
                     *       "login_message": "Ask Ada for an account.",
                     *       "web_auto_login": false,
                     *       "authz_enforced": true
                     *     }
                     */
                    "application/json": components["schemas"]["InstanceSettings"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `auto_login_unsafe`, `signup_domain_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `recent_authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example ok */
                    "text/plain": string;
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listIssues: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this project; every project that the caller can read if omitted.
                 * @example 3
                 */
                project_id?: components["parameters"]["ProjectFilter"];
                /**
                 * @description Only issues with this status.
                 * @example active
                 */
                status?: components["schemas"]["IssueStatus"];
                /**
                 * @description Only issues with one of these statuses, separated by commas. It cannot be combined with `status`.
                 * @example todo,active
                 */
                statuses?: string;
                /**
                 * @description `none`: only unassigned issues, which any agent may take. `human`: only issues that a person must do, named or not. `me` or a username, in any case and with or without `@`: only issues assigned to that person. For a bot, `me` is its owner. `@human` and `@none` are usernames.
                 * @example me
                 */
                assignee?: string;
                /**
                 * @description Only the issue with exactly this `source`; at most one.
                 * @example github:harbour/app#7
                 */
                source?: string;
                /**
                 * @description Only issues with this priority.
                 * @example high
                 */
                priority?: components["schemas"]["IssuePriority"];
                /**
                 * @description Only issues of this module. An unknown module matches nothing.
                 * @example 4
                 */
                module_id?: components["schemas"]["Id"];
                /**
                 * @description Only entries with the label of this name, in any case. An unknown label matches nothing.
                 * @example bug
                 */
                label?: components["parameters"]["LabelFilter"];
                /**
                 * @description With `true`, only issues that can be worked on: neither done nor cancelled, not blocked by an open issue, and without a wait that is `holding`. Blockers count even if the caller cannot see them. `false` has no effect.
                 * @example true
                 */
                workable?: boolean;
                /**
                 * @description With `true`, only issues blocked by at least one open issue, that is, one neither done nor cancelled, or by a wait that is `holding`. `false` has no effect.
                 * @example true
                 */
                blocked?: boolean;
                /**
                 * @description Only issues created at or after this time.
                 * @example 2026-11-01
                 */
                created_since?: components["schemas"]["TimeBound"];
                /**
                 * @description Only issues created before this time.
                 * @example 2026-12-01
                 */
                created_until?: components["schemas"]["TimeBound"];
                /**
                 * @description Only issues last changed at or after this time.
                 * @example 2026-11-20T08:00:00Z
                 */
                updated_since?: components["schemas"]["TimeBound"];
                /**
                 * @description Only issues last changed before this time.
                 * @example 2026-11-21T08:00:00+01:00
                 */
                updated_until?: components["schemas"]["TimeBound"];
                /**
                 * @description The field to sort by. `created` and `created_at` mean the same, as do `updated` and `updated_at`. By `priority`, urgent comes first and none last.
                 * @example priority
                 */
                order_by?: "sort_order" | "sequence" | "created" | "created_at" | "updated" | "updated_at" | "priority";
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issues. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 41,
                     *         "project_id": 3,
                     *         "sequence": 12,
                     *         "identifier": "APP-12",
                     *         "title": "Boats overlap on the mooring map",
                     *         "description": "Two boats of equal length are drawn on one berth.",
                     *         "status": "active",
                     *         "priority": "high",
                     *         "module_id": 4,
                     *         "sort_order": 12,
                     *         "start_date": "2026-11-20",
                     *         "target_date": null,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "labels": [
                     *           "bug"
                     *         ],
                     *         "seq": 310,
                     *         "needs_human": true,
                     *         "assignees": [
                     *           {
                     *             "user_id": 2,
                     *             "username": "grace",
                     *             "display_name": "Grace Hopper"
                     *           }
                     *         ],
                     *         "waits": [],
                     *         "checklist": {
                     *           "done": 1,
                     *           "total": 3
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedIssue"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `person_unknown`, `me_unknown`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "title": "Boats overlap on the mooring map",
                 *       "description": "Two boats of equal length are drawn on one berth.",
                 *       "priority": "high",
                 *       "module_id": 4,
                 *       "labels": [
                 *         "bug"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IssueCreate"];
            };
        };
        responses: {
            /** @description The new issue. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "project_id": 3,
                     *       "sequence": 12,
                     *       "identifier": "APP-12",
                     *       "title": "Boats overlap on the mooring map",
                     *       "description": "Two boats of equal length are drawn on one berth.",
                     *       "status": "backlog",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": null,
                     *       "target_date": null,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 287,
                     *       "needs_human": true,
                     *       "assignees": [
                     *         {
                     *           "user_id": 2,
                     *           "username": "grace",
                     *           "display_name": "Grace Hopper"
                     *         }
                     *       ],
                     *       "waits": [],
                     *       "checklist": {
                     *         "done": 1,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Issue"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `label_unknown`, `assignees_mixed`, `person_unknown`, `assignee_is_bot`, `me_unknown`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `source_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        /**
                         * @description The id of that issue.
                         * @example 41
                         */
                        issue_id?: components["schemas"]["Id"];
                        /**
                         * @description The identifier of that issue.
                         * @example APP-12
                         */
                        identifier?: string;
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "project_id": 3,
                     *       "sequence": 12,
                     *       "identifier": "APP-12",
                     *       "title": "Boats overlap on the mooring map",
                     *       "description": "Two boats of equal length are drawn on one berth.",
                     *       "status": "active",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": "2026-11-20",
                     *       "target_date": null,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 310,
                     *       "source": "github:harbour/app#7",
                     *       "blocks": [
                     *         "APP-14"
                     *       ],
                     *       "blocked_by": [],
                     *       "relates_to": [
                     *         "APP-9"
                     *       ],
                     *       "duplicates": [],
                     *       "duplicated_by": [],
                     *       "needs_human": true,
                     *       "assignees": [
                     *         {
                     *           "user_id": 2,
                     *           "username": "grace",
                     *           "display_name": "Grace Hopper"
                     *         }
                     *       ],
                     *       "waits": [],
                     *       "checklist": {
                     *         "done": 1,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueWithRelations"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active",
                 *       "start_date": "2026-11-20",
                 *       "expected_seq": 287
                 *     }
                 */
                "application/json": components["schemas"]["IssueUpdate"];
            };
        };
        responses: {
            /** @description The updated issue, without relations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "project_id": 3,
                     *       "sequence": 12,
                     *       "identifier": "APP-12",
                     *       "title": "Boats overlap on the mooring map",
                     *       "description": "Two boats of equal length are drawn on one berth.",
                     *       "status": "active",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": "2026-11-20",
                     *       "target_date": null,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 310,
                     *       "source": "github:harbour/app#7",
                     *       "needs_human": true,
                     *       "assignees": [
                     *         {
                     *           "user_id": 2,
                     *           "username": "grace",
                     *           "display_name": "Grace Hopper"
                     *         }
                     *       ],
                     *       "waits": [],
                     *       "checklist": {
                     *         "done": 1,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Issue"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `label_unknown`, `assignees_mixed`, `person_unknown`, `assignee_is_bot`, `me_unknown`, `evidence_not_closing`, `comment_too_large`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `authentication_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The record has changed since its `seq` was `expected_seq`; `current` is its current state. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current: components["schemas"]["Issue"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue is in the trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resolveIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of an issue, in any case; leading zeros of the number are ignored.
                 * @example APP-12
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "project_id": 3,
                     *       "sequence": 12,
                     *       "identifier": "APP-12",
                     *       "title": "Boats overlap on the mooring map",
                     *       "description": "Two boats of equal length are drawn on one berth.",
                     *       "status": "active",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": "2026-11-20",
                     *       "target_date": null,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 310,
                     *       "source": "github:harbour/app#7",
                     *       "blocks": [
                     *         "APP-14"
                     *       ],
                     *       "blocked_by": [],
                     *       "relates_to": [
                     *         "APP-9"
                     *       ],
                     *       "duplicates": [],
                     *       "duplicated_by": [],
                     *       "needs_human": true,
                     *       "assignees": [
                     *         {
                     *           "user_id": 2,
                     *           "username": "grace",
                     *           "display_name": "Grace Hopper"
                     *         }
                     *       ],
                     *       "waits": [],
                     *       "checklist": {
                     *         "done": 1,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueWithRelations"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    linkIssues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "APP-12",
                 *       "target": "APP-14",
                 *       "relation_type": "blocks"
                 *     }
                 */
                "application/json": components["schemas"]["RelationCreate"];
            };
        };
        responses: {
            /** @description The issues are linked. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linked": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        linked: boolean;
                    };
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `self_relation`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    unlinkIssues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "APP-12",
                 *       "target": "APP-14"
                 *     }
                 */
                "application/json": components["schemas"]["RelationPair"];
            };
        };
        responses: {
            /** @description The issues are not linked. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unlinked": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        unlinked: boolean;
                    };
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reverseRelations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "APP-12",
                 *       "target": "APP-14"
                 *     }
                 */
                "application/json": components["schemas"]["RelationPair"];
            };
        };
        responses: {
            /** @description The relations are reversed. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reversed": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        reversed: boolean;
                    };
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `not_found`, `relation_unknown`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listRelations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relations. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "source_id": 41,
                     *         "source_identifier": "APP-12",
                     *         "target_id": 43,
                     *         "target_identifier": "APP-14",
                     *         "relation_type": "blocks"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Relation"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "name": "nightly-report",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "expires_at": null,
                     *         "revoked": false,
                     *         "operator": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Key"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "nightly-report"
                 *     }
                 */
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description The new key in plain text, which is shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "nightly-report",
                     *       "key": "svc_sk_7nQm0Hq1cVxk0r3u5yWJ2bTz8dLs4pXaEoGvKfRiBUM1a2b3c"
                     *     }
                     */
                    "application/json": components["schemas"]["KeyMade"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `key_name_taken`, `key_name_held`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The operation needs a session token that was created within the last 15 minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a key that the caller can list.
                 * @example 7
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        revoked: boolean;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listLabels: {
        parameters: {
            query: {
                /**
                 * @description The id of the project.
                 * @example 3
                 */
                project_id: components["parameters"]["ProjectOfList"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "project_id": 3,
                     *         "name": "bug",
                     *         "color": "#B91C1C"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Label"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "name": "bug",
                 *       "color": "#B91C1C"
                 *     }
                 */
                "application/json": components["schemas"]["LabelCreate"];
            };
        };
        responses: {
            /** @description The new label. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "project_id": 3,
                     *       "name": "bug",
                     *       "color": "#B91C1C"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `label_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a label.
                 * @example 7
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "color": "#B91C1C"
                 *     }
                 */
                "application/json": components["schemas"]["LabelUpdate"];
            };
        };
        responses: {
            /** @description The updated label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "project_id": 3,
                     *       "name": "bug",
                     *       "color": "#B91C1C"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Label names are unique in a project, ignoring case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a label.
                 * @example 7
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    mergeLabels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a label.
                 * @example 7
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": 6
                 *     }
                 */
                "application/json": components["schemas"]["LabelMerge"];
            };
        };
        responses: {
            /** @description The remaining label. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "project_id": 3,
                     *       "name": "bug",
                     *       "color": "#B91C1C"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `label_itself`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "project_id": 3,
                     *         "user_id": 1,
                     *         "role": "lead",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "username": "ada",
                     *         "display_name": "Ada"
                     *       },
                     *       {
                     *         "project_id": 3,
                     *         "user_id": 2,
                     *         "role": "maintainer",
                     *         "created_at": "2026-11-20 08:20:00",
                     *         "username": "grace",
                     *         "display_name": "Grace"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedMember"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 2,
                 *       "role": "maintainer"
                 *     }
                 */
                "application/json": components["schemas"]["MemberCreate"];
            };
        };
        responses: {
            /** @description The new membership. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project_id": 3,
                     *       "user_id": 2,
                     *       "role": "maintainer",
                     *       "created_at": "2026-11-20 08:20:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `recent_authentication_required`, `role_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `already_member`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The user id of a member of the project. Any other id is a 404, whatever the request body.
                 * @example 2
                 */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The project would be left without a lead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The user id of a member of the project. Any other id is a 404, whatever the request body.
                 * @example 2
                 */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "maintainer"
                 *     }
                 */
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The updated membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project_id": 3,
                     *       "user_id": 2,
                     *       "role": "maintainer",
                     *       "created_at": "2026-11-20 08:20:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `recent_authentication_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The project would be left without a lead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listModules: {
        parameters: {
            query: {
                /**
                 * @description The id of the project.
                 * @example 3
                 */
                project_id: components["parameters"]["ProjectOfList"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "project_id": 3,
                     *         "name": "Moorings",
                     *         "description": "The mooring map and everything that is booked on it.",
                     *         "status": "active",
                     *         "emoji": "⚓",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-20 08:15:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectModule"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createModule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "name": "Moorings",
                 *       "emoji": "⚓"
                 *     }
                 */
                "application/json": components["schemas"]["ModuleCreate"];
            };
        };
        responses: {
            /** @description The new module. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "project_id": 3,
                     *       "name": "Moorings",
                     *       "description": "",
                     *       "status": "active",
                     *       "emoji": "⚓",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectModule"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a module.
                 * @example 4
                 */
                id: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "project_id": 3,
                     *       "name": "Moorings",
                     *       "description": "The mooring map and everything that is booked on it.",
                     *       "status": "active",
                     *       "emoji": "⚓",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectModule"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a module.
                 * @example 4
                 */
                id: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "The mooring map and everything that is booked on it."
                 *     }
                 */
                "application/json": components["schemas"]["ModuleUpdate"];
            };
        };
        responses: {
            /** @description The updated module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "project_id": 3,
                     *       "name": "Moorings",
                     *       "description": "The mooring map and everything that is booked on it.",
                     *       "status": "active",
                     *       "emoji": "⚓",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectModule"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a module.
                 * @example 4
                 */
                id: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                /**
                 * @description Only pages of this project; the workspace if omitted.
                 * @example 3
                 */
                project_id?: components["schemas"]["Id"];
                /**
                 * @description Only pages directly in this folder. An unknown folder matches nothing.
                 * @example 8
                 */
                folder_id?: components["schemas"]["Id"];
                /**
                 * @description Only entries with the label of this name, in any case. An unknown label matches nothing.
                 * @example bug
                 */
                label?: components["parameters"]["LabelFilter"];
                /**
                 * @description Only pages with this status.
                 * @example active
                 */
                status?: components["schemas"]["PageStatus"];
                /**
                 * @description The field to sort by. Titles are compared ignoring case; the order of statuses is draft, active, complete, archived. `created` and `created_at` mean the same, as do `updated` and `updated_at`.
                 * @example title
                 */
                order_by?: "sort_order" | "title" | "status" | "created" | "created_at" | "updated" | "updated_at";
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 50
                 */
                limit?: components["schemas"]["AnyInteger"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["schemas"]["AnyInteger"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages with their content. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Addresses of the neighbouring pages of the list that exist (`next`, `prev`, `first`). Present if `limit` or `offset` was sent.
                     * @example </api/pages?limit=50&offset=50>; rel="next", </api/pages?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 9,
                     *         "project_id": 3,
                     *         "sequence": 3,
                     *         "identifier": "APP-DOC-3",
                     *         "folder_id": 8,
                     *         "title": "How we moor",
                     *         "content": "Bow to the wind, always.",
                     *         "sort_order": 3,
                     *         "status": "active",
                     *         "pinned": false,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "labels": [],
                     *         "seq": 311
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Page"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "folder_id": 8,
                 *       "title": "How we moor",
                 *       "content": "Bow to the wind, always."
                 *     }
                 */
                "application/json": components["schemas"]["PageCreate"];
            };
        };
        responses: {
            /** @description The new page. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "project_id": 3,
                     *       "sequence": 3,
                     *       "identifier": "APP-DOC-3",
                     *       "folder_id": 8,
                     *       "title": "How we moor",
                     *       "content": "Bow to the wind, always.",
                     *       "sort_order": 3,
                     *       "status": "draft",
                     *       "pinned": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00",
                     *       "labels": [],
                     *       "seq": 311
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `label_unknown`, `workspace_page_place`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "project_id": 3,
                     *       "sequence": 3,
                     *       "identifier": "APP-DOC-3",
                     *       "folder_id": 8,
                     *       "title": "How we moor",
                     *       "content": "Bow to the wind, always.",
                     *       "sort_order": 3,
                     *       "status": "active",
                     *       "pinned": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "labels": [],
                     *       "seq": 311
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["PageUpdate"];
            };
        };
        responses: {
            /** @description The updated page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "project_id": 3,
                     *       "sequence": 3,
                     *       "identifier": "APP-DOC-3",
                     *       "folder_id": 8,
                     *       "title": "How we moor",
                     *       "content": "Bow to the wind, always.",
                     *       "sort_order": 3,
                     *       "status": "active",
                     *       "pinned": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "labels": [],
                     *       "seq": 311
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`, `other_project`, `label_unknown`, `workspace_page_place`, `too_many_mentions`, `too_many_attachments`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The record has changed since its `seq` was `expected_seq`; `current` is its current state. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current: components["schemas"]["Page"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page is in the trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPageVersions: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, newest first. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "seq": 310,
                     *           "size": 24,
                     *           "created_at": "2026-11-21 09:30:00",
                     *           "user_id": 2,
                     *           "username": "grace"
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["PageVersions"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPageVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a page.
                 * @example 9
                 */
                id: components["parameters"]["PageId"];
                /**
                 * @description The `seq` of a version, or any later one up to the current `seq` of the page: the response is the version that was current then.
                 * @example 310
                 */
                seq: components["schemas"]["SafeInteger"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with its content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "seq": 310,
                     *       "size": 24,
                     *       "created_at": "2026-11-21 09:30:00",
                     *       "user_id": 2,
                     *       "username": "grace",
                     *       "content": "Bow to the wind, always."
                     *     }
                     */
                    "application/json": components["schemas"]["FullPageVersion"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resolvePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a page of a project (`APP-DOC-3`) or of the workspace (`DOC-3`), in any case; leading zeros of the number are ignored.
                 * @example APP-DOC-3
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "project_id": 3,
                     *       "sequence": 3,
                     *       "identifier": "APP-DOC-3",
                     *       "folder_id": 8,
                     *       "title": "How we moor",
                     *       "content": "Bow to the wind, always.",
                     *       "sort_order": 3,
                     *       "status": "active",
                     *       "pinned": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "labels": [],
                     *       "seq": 311
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this project; every project that the caller can read if omitted.
                 * @example 3
                 */
                project_id?: components["parameters"]["ProjectFilter"];
                /**
                 * @description Only plans with this status.
                 * @example active
                 */
                status?: components["schemas"]["PlanStatus"];
                /**
                 * @description `updated`: by `updated_at`, then by id, both descending. `id`: by id, descending.
                 * @example id
                 */
                order_by?: "updated" | "id";
                /**
                 * @description Only plans with a lower id. Requires `order_by=id`.
                 * @example 5
                 */
                before_id?: components["schemas"]["Id"];
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "project_id": 3,
                     *         "sequence": 2,
                     *         "identifier": "APP-PLAN-2",
                     *         "issue_id": 41,
                     *         "anchor_identifier": "APP-12",
                     *         "title": "Redraw the mooring map",
                     *         "status": "active",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "steps": [],
                     *         "step_count": 2,
                     *         "done_count": 1,
                     *         "seq": 312
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedPlan"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `before_id_needs_order`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 3,
                 *       "title": "Redraw the mooring map",
                 *       "issue_id": 41,
                 *       "steps": [
                 *         {
                 *           "title": "Measure the berths",
                 *           "done": true,
                 *           "steps": [
                 *             {
                 *               "title": "Draw boats to scale",
                 *               "issue_id": 43
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PlanCreate"];
            };
        };
        responses: {
            /** @description The new plan with its steps. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "project_id": 3,
                     *       "sequence": 2,
                     *       "identifier": "APP-PLAN-2",
                     *       "issue_id": 41,
                     *       "anchor_identifier": "APP-12",
                     *       "title": "Redraw the mooring map",
                     *       "status": "active",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "steps": [
                     *         {
                     *           "id": 51,
                     *           "plan_id": 5,
                     *           "parent_step_id": null,
                     *           "position": 0,
                     *           "title": "Measure the berths",
                     *           "description": "",
                     *           "issue_id": null,
                     *           "issue_identifier": null,
                     *           "issue_status": null,
                     *           "done": true,
                     *           "reopened_via_issue_at": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "edited_at": null,
                     *           "children": [
                     *             {
                     *               "id": 52,
                     *               "plan_id": 5,
                     *               "parent_step_id": 51,
                     *               "position": 0,
                     *               "title": "Draw boats to scale",
                     *               "description": "",
                     *               "issue_id": 43,
                     *               "issue_identifier": "APP-14",
                     *               "issue_status": "todo",
                     *               "done": false,
                     *               "reopened_via_issue_at": null,
                     *               "created_at": "2026-11-20 08:15:00",
                     *               "edited_at": null,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "step_count": 2,
                     *       "done_count": 1,
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `plan_too_deep`, `plan_too_large`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan with its steps. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "project_id": 3,
                     *       "sequence": 2,
                     *       "identifier": "APP-PLAN-2",
                     *       "issue_id": 41,
                     *       "anchor_identifier": "APP-12",
                     *       "title": "Redraw the mooring map",
                     *       "status": "active",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "steps": [
                     *         {
                     *           "id": 51,
                     *           "plan_id": 5,
                     *           "parent_step_id": null,
                     *           "position": 0,
                     *           "title": "Measure the berths",
                     *           "description": "",
                     *           "issue_id": null,
                     *           "issue_identifier": null,
                     *           "issue_status": null,
                     *           "done": true,
                     *           "reopened_via_issue_at": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "edited_at": null,
                     *           "children": [
                     *             {
                     *               "id": 52,
                     *               "plan_id": 5,
                     *               "parent_step_id": 51,
                     *               "position": 0,
                     *               "title": "Draw boats to scale",
                     *               "description": "",
                     *               "issue_id": 43,
                     *               "issue_identifier": "APP-14",
                     *               "issue_status": "todo",
                     *               "done": false,
                     *               "reopened_via_issue_at": null,
                     *               "created_at": "2026-11-20 08:15:00",
                     *               "edited_at": null,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "step_count": 2,
                     *       "done_count": 1,
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Redraw the mooring map",
                 *       "issue_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["PlanUpdate"];
            };
        };
        responses: {
            /** @description The updated plan with its steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "project_id": 3,
                     *       "sequence": 2,
                     *       "identifier": "APP-PLAN-2",
                     *       "issue_id": 41,
                     *       "anchor_identifier": "APP-12",
                     *       "title": "Redraw the mooring map",
                     *       "status": "active",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "steps": [
                     *         {
                     *           "id": 51,
                     *           "plan_id": 5,
                     *           "parent_step_id": null,
                     *           "position": 0,
                     *           "title": "Measure the berths",
                     *           "description": "",
                     *           "issue_id": null,
                     *           "issue_identifier": null,
                     *           "issue_status": null,
                     *           "done": true,
                     *           "reopened_via_issue_at": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "edited_at": null,
                     *           "children": [
                     *             {
                     *               "id": 52,
                     *               "plan_id": 5,
                     *               "parent_step_id": 51,
                     *               "position": 0,
                     *               "title": "Draw boats to scale",
                     *               "description": "",
                     *               "issue_id": 43,
                     *               "issue_identifier": "APP-14",
                     *               "issue_status": "todo",
                     *               "done": false,
                     *               "reopened_via_issue_at": null,
                     *               "created_at": "2026-11-20 08:15:00",
                     *               "edited_at": null,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "step_count": 2,
                     *       "done_count": 1,
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The record has changed since its `seq` was `expected_seq`; `current` is its current state. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current: components["schemas"]["Plan"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deletePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resolvePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The identifier of a plan, in any case; leading zeros of the number are ignored.
                 * @example APP-PLAN-2
                 */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan with its steps. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "project_id": 3,
                     *       "sequence": 2,
                     *       "identifier": "APP-PLAN-2",
                     *       "issue_id": 41,
                     *       "anchor_identifier": "APP-12",
                     *       "title": "Redraw the mooring map",
                     *       "status": "active",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "steps": [
                     *         {
                     *           "id": 51,
                     *           "plan_id": 5,
                     *           "parent_step_id": null,
                     *           "position": 0,
                     *           "title": "Measure the berths",
                     *           "description": "",
                     *           "issue_id": null,
                     *           "issue_identifier": null,
                     *           "issue_status": null,
                     *           "done": true,
                     *           "reopened_via_issue_at": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "edited_at": null,
                     *           "children": [
                     *             {
                     *               "id": 52,
                     *               "plan_id": 5,
                     *               "parent_step_id": 51,
                     *               "position": 0,
                     *               "title": "Draw boats to scale",
                     *               "description": "",
                     *               "issue_id": 43,
                     *               "issue_identifier": "APP-14",
                     *               "issue_status": "todo",
                     *               "done": false,
                     *               "reopened_via_issue_at": null,
                     *               "created_at": "2026-11-20 08:15:00",
                     *               "edited_at": null,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "step_count": 2,
                     *       "done_count": 1,
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createPlanStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Draw boats to scale",
                 *       "parent_step_id": 51,
                 *       "issue_id": 43
                 *     }
                 */
                "application/json": components["schemas"]["PlanStepCreate"];
            };
        };
        responses: {
            /** @description The updated plan with its steps. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "project_id": 3,
                     *       "sequence": 2,
                     *       "identifier": "APP-PLAN-2",
                     *       "issue_id": 41,
                     *       "anchor_identifier": "APP-12",
                     *       "title": "Redraw the mooring map",
                     *       "status": "active",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "steps": [
                     *         {
                     *           "id": 51,
                     *           "plan_id": 5,
                     *           "parent_step_id": null,
                     *           "position": 0,
                     *           "title": "Measure the berths",
                     *           "description": "",
                     *           "issue_id": null,
                     *           "issue_identifier": null,
                     *           "issue_status": null,
                     *           "done": true,
                     *           "reopened_via_issue_at": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "edited_at": null,
                     *           "children": [
                     *             {
                     *               "id": 52,
                     *               "plan_id": 5,
                     *               "parent_step_id": 51,
                     *               "position": 0,
                     *               "title": "Draw boats to scale",
                     *               "description": "",
                     *               "issue_id": 43,
                     *               "issue_identifier": "APP-14",
                     *               "issue_status": "todo",
                     *               "done": false,
                     *               "reopened_via_issue_at": null,
                     *               "created_at": "2026-11-20 08:15:00",
                     *               "edited_at": null,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "step_count": 2,
                     *       "done_count": 1,
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `unknown_reference`, `plan_too_deep`, `plan_too_large`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `stale_seq`, `idempotent_response_too_long`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current?: components["schemas"]["Plan"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updatePlanStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                plan_id: components["schemas"]["Id"];
                /**
                 * @description The id of a step of this plan.
                 * @example 52
                 */
                step_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "done": true
                 *     }
                 */
                "application/json": components["schemas"]["PlanStepUpdate"];
            };
        };
        responses: {
            /** @description The updated plan, and the effect of setting `done`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "id": 5,
                     *         "project_id": 3,
                     *         "sequence": 2,
                     *         "identifier": "APP-PLAN-2",
                     *         "issue_id": 41,
                     *         "anchor_identifier": "APP-12",
                     *         "title": "Redraw the mooring map",
                     *         "status": "active",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "steps": [
                     *           {
                     *             "id": 51,
                     *             "plan_id": 5,
                     *             "parent_step_id": null,
                     *             "position": 0,
                     *             "title": "Measure the berths",
                     *             "description": "",
                     *             "issue_id": null,
                     *             "issue_identifier": null,
                     *             "issue_status": null,
                     *             "done": true,
                     *             "reopened_via_issue_at": null,
                     *             "created_at": "2026-11-20 08:15:00",
                     *             "edited_at": null,
                     *             "children": [
                     *               {
                     *                 "id": 52,
                     *                 "plan_id": 5,
                     *                 "parent_step_id": 51,
                     *                 "position": 0,
                     *                 "title": "Draw boats to scale",
                     *                 "description": "",
                     *                 "issue_id": 43,
                     *                 "issue_identifier": "APP-14",
                     *                 "issue_status": "todo",
                     *                 "done": false,
                     *                 "reopened_via_issue_at": null,
                     *                 "created_at": "2026-11-20 08:15:00",
                     *                 "edited_at": null,
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "step_count": 2,
                     *         "done_count": 1,
                     *         "seq": 312
                     *       },
                     *       "effect": {
                     *         "step_id": 51,
                     *         "done": true,
                     *         "issue_identifier": null,
                     *         "issue_status_changed": false,
                     *         "issue_new_status": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanStepUpdated"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`, `step_move_ambiguous`, `step_under_itself`, `plan_too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The record has changed since its `seq` was `expected_seq`; `current` is its current state. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current: components["schemas"]["Plan"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deletePlanStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a plan.
                 * @example 5
                 */
                plan_id: components["schemas"]["Id"];
                /**
                 * @description The id of a step of this plan.
                 * @example 52
                 */
                step_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated plan with its steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "project_id": 3,
                     *       "sequence": 2,
                     *       "identifier": "APP-PLAN-2",
                     *       "issue_id": 41,
                     *       "anchor_identifier": "APP-12",
                     *       "title": "Redraw the mooring map",
                     *       "status": "active",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "steps": [
                     *         {
                     *           "id": 51,
                     *           "plan_id": 5,
                     *           "parent_step_id": null,
                     *           "position": 0,
                     *           "title": "Measure the berths",
                     *           "description": "",
                     *           "issue_id": null,
                     *           "issue_identifier": null,
                     *           "issue_status": null,
                     *           "done": true,
                     *           "reopened_via_issue_at": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "edited_at": null,
                     *           "children": [
                     *             {
                     *               "id": 52,
                     *               "plan_id": 5,
                     *               "parent_step_id": 51,
                     *               "position": 0,
                     *               "title": "Draw boats to scale",
                     *               "description": "",
                     *               "issue_id": 43,
                     *               "issue_identifier": "APP-14",
                     *               "issue_status": "todo",
                     *               "done": false,
                     *               "reopened_via_issue_at": null,
                     *               "created_at": "2026-11-20 08:15:00",
                     *               "edited_at": null,
                     *               "children": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "step_count": 2,
                     *       "done_count": 1,
                     *       "seq": 312
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, in the caller's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Harbour app",
                     *         "identifier": "APP",
                     *         "description": "Berths, moorings and harbour dues.",
                     *         "emoji": "⚓",
                     *         "lead_user_id": 1,
                     *         "sort_order": 0,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "is_public": false,
                     *         "seq": 313
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Project"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour app",
                 *       "identifier": "APP",
                 *       "description": "Berths, moorings and harbour dues.",
                 *       "emoji": "⚓"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description The new project. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Harbour app",
                     *       "identifier": "APP",
                     *       "description": "Berths, moorings and harbour dues.",
                     *       "emoji": "⚓",
                     *       "lead_user_id": 1,
                     *       "sort_order": 0,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "is_public": false,
                     *       "seq": 313
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `project_identifier_reserved`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The operation needs a session token that was created within the last 15 minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `project_identifier_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reorderProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProjectOrder"];
            };
        };
        responses: {
            /** @description All projects that the caller can read, in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Harbour app",
                     *         "identifier": "APP",
                     *         "description": "Berths, moorings and harbour dues.",
                     *         "emoji": "⚓",
                     *         "lead_user_id": 1,
                     *         "sort_order": 0,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-21 09:30:00",
                     *         "is_public": false,
                     *         "seq": 313
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Project"][];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Harbour app",
                     *       "identifier": "APP",
                     *       "description": "Berths, moorings and harbour dues.",
                     *       "emoji": "⚓",
                     *       "lead_user_id": 1,
                     *       "sort_order": 0,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "is_public": false,
                     *       "seq": 313
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Berths, moorings and harbour dues.",
                 *       "is_public": false
                 *     }
                 */
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Harbour app",
                     *       "identifier": "APP",
                     *       "description": "Berths, moorings and harbour dues.",
                     *       "emoji": "⚓",
                     *       "lead_user_id": 1,
                     *       "sort_order": 0,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:30:00",
                     *       "is_public": false,
                     *       "seq": 313
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `project_identifier_reserved`, `unknown_reference`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `recent_authentication_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `project_identifier_taken`, `stale_seq`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A sentence for people. It may change. */
                        error: string;
                        /** @description The machine-readable code. It never changes. */
                        code: string;
                        /** @description The id of this request. */
                        request_id: string;
                        current?: components["schemas"]["Project"];
                    };
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /**
                 * @description How to group the issues: by `priority` or `module`. Any other value is accepted and groups by status.
                 * @example status
                 */
                group_by?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issues by column. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "todo": [
                     *         {
                     *           "id": 41,
                     *           "project_id": 3,
                     *           "sequence": 12,
                     *           "identifier": "APP-12",
                     *           "title": "Moorings show as free during a storm",
                     *           "description": "The map ignores closures by the harbour master.",
                     *           "status": "todo",
                     *           "priority": "high",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": null,
                     *           "target_date": "2026-12-01",
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 09:30:00",
                     *           "labels": [
                     *             "bug"
                     *           ],
                     *           "seq": 118,
                     *           "needs_human": true,
                     *           "assignees": [
                     *             {
                     *               "user_id": 2,
                     *               "username": "grace",
                     *               "display_name": "Grace Hopper"
                     *             }
                     *           ],
                     *           "waits": [],
                     *           "checklist": {
                     *             "done": 1,
                     *             "total": 3
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        [key: string]: components["schemas"]["ListedIssue"][];
                    };
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getIssueCounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "backlog": 4,
                     *       "todo": 3,
                     *       "active": 2,
                     *       "done": 9,
                     *       "cancelled": 1,
                     *       "total": 19
                     *     }
                     */
                    "application/json": components["schemas"]["StatusCounts"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getInsights: {
        parameters: {
            query?: {
                /**
                 * @description Number of weeks, including the current one. Values outside 1 to 52 are clamped.
                 * @example 2
                 */
                weeks?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insights. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "weeks": 2,
                     *       "created_per_week": [
                     *         {
                     *           "week_start": "2026-11-09",
                     *           "count": 6
                     *         },
                     *         {
                     *           "week_start": "2026-11-16",
                     *           "count": 4
                     *         }
                     *       ],
                     *       "closed_per_week": [
                     *         {
                     *           "week_start": "2026-11-09",
                     *           "count": 5
                     *         },
                     *         {
                     *           "week_start": "2026-11-16",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "status_counts": {
                     *         "backlog": 4,
                     *         "todo": 3,
                     *         "active": 2,
                     *         "done": 9,
                     *         "cancelled": 1,
                     *         "total": 19
                     *       },
                     *       "priority_counts": {
                     *         "urgent": 1,
                     *         "high": 4,
                     *         "medium": 8,
                     *         "low": 2,
                     *         "none": 4,
                     *         "total": 19
                     *       },
                     *       "module_counts": [
                     *         {
                     *           "module_id": 4,
                     *           "name": "Moorings",
                     *           "count": 11
                     *         },
                     *         {
                     *           "module_id": null,
                     *           "name": "unassigned",
                     *           "count": 8
                     *         }
                     *       ],
                     *       "top_actors": [
                     *         {
                     *           "actor_user_id": 2,
                     *           "username": "grace",
                     *           "display_name": "Grace",
                     *           "is_bot": false,
                     *           "actions": 57,
                     *           "last_ts": "2026-11-21 09:30:00",
                     *           "top_transport": "web"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Insights"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMentionCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "user_id": 1,
                     *         "username": "ada",
                     *         "display_name": "Ada"
                     *       },
                     *       {
                     *         "user_id": 2,
                     *         "username": "grace",
                     *         "display_name": "Grace"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MentionCandidate"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMyRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "role": "maintainer",
                     *       "enforced": true,
                     *       "is_admin": false
                     *     }
                     */
                    "application/json": components["schemas"]["MyRole"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resolveRepo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "aliases": [
                 *         {
                 *           "kind": "remote",
                 *           "value": "git.harbour.example/ada/harbour-app"
                 *         },
                 *         {
                 *           "kind": "root",
                 *           "value": "/home/ada/harbour-app"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RepoResolve"];
            };
        };
        responses: {
            /** @description The projects bound to these names. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepoUnbound"] | components["schemas"]["RepoResolved"] | components["schemas"]["RepoConflict"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bindRepo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project": "APP",
                 *       "aliases": [
                 *         {
                 *           "kind": "remote",
                 *           "value": "git.harbour.example/ada/harbour-app"
                 *         },
                 *         {
                 *           "kind": "root",
                 *           "value": "/home/ada/harbour-app"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RepoBind"];
            };
        };
        responses: {
            /** @description The updated binding. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "binding": {
                     *         "id": 14,
                     *         "project_id": 3,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "created_by": 1
                     *       },
                     *       "identities": [
                     *         {
                     *           "id": 31,
                     *           "binding_id": 14,
                     *           "kind": "remote",
                     *           "value": "git.harbour.example/ada/harbour-app",
                     *           "first_seen_at": "2026-11-20 08:15:00"
                     *         },
                     *         {
                     *           "id": 32,
                     *           "binding_id": 14,
                     *           "kind": "root",
                     *           "value": "/home/ada/harbour-app",
                     *           "first_seen_at": "2026-11-20 08:15:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Binding"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `binding_changes_throttled`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `alias_bound_elsewhere`, `aliases_split`, `too_many_names`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bindings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "binding": {
                     *           "id": 14,
                     *           "project_id": 3,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "created_by": 1
                     *         },
                     *         "identities": [
                     *           {
                     *             "id": 31,
                     *             "binding_id": 14,
                     *             "kind": "remote",
                     *             "value": "git.harbour.example/ada/harbour-app",
                     *             "first_seen_at": "2026-11-20 08:15:00"
                     *           },
                     *           {
                     *             "id": 32,
                     *             "binding_id": 14,
                     *             "kind": "root",
                     *             "value": "/home/ada/harbour-app",
                     *             "first_seen_at": "2026-11-20 08:15:00"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Binding"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    unbindRepo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a binding.
                 * @example 14
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The binding is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Refused with `invalid_parameter`, `binding_changes_throttled`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    mergeBindings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": 15,
                 *       "into": 14
                 *     }
                 */
                "application/json": components["schemas"]["BindingMerge"];
            };
        };
        responses: {
            /** @description The updated binding. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "binding": {
                     *         "id": 14,
                     *         "project_id": 3,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "created_by": 1
                     *       },
                     *       "identities": [
                     *         {
                     *           "id": 31,
                     *           "binding_id": 14,
                     *           "kind": "remote",
                     *           "value": "git.harbour.example/ada/harbour-app",
                     *           "first_seen_at": "2026-11-20 08:15:00"
                     *         },
                     *         {
                     *           "id": 32,
                     *           "binding_id": 14,
                     *           "kind": "root",
                     *           "value": "/home/ada/harbour-app",
                     *           "first_seen_at": "2026-11-20 08:15:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Binding"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `binding_changes_throttled`, `binding_into_itself`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `too_many_names`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description The text to find, at most 4096 bytes in UTF-8, or 256 in mode `literal`.
                 * @example buoy light
                 */
                query: string;
                /**
                 * @description `fts` to match words, `literal` to match an exact string.
                 * @example fts
                 */
                mode?: "fts" | "literal";
                /**
                 * @description Only matches in this project.
                 * @example 3
                 */
                project_id?: components["schemas"]["Id"];
                /**
                 * @description Only matches of this kind.
                 * @example issue
                 */
                result_type?: "issue" | "page" | "comment" | "attachment";
                /**
                 * @description `auto` returns the items that contain any of the words if no item contains all of them. It has no effect on queries of one word, or in mode `literal`.
                 * @example all
                 */
                match?: "all" | "auto";
                /**
                 * @description By relevance or by last change. In mode `literal`, both sort by last change, newest first.
                 * @example relevance
                 */
                sort?: "relevance" | "recent";
                /**
                 * @description Page size. Values outside 1 to 500 are clamped.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Number of entries to skip. Values outside 0 to 100000 are clamped.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "result_type": "issue",
                     *         "id": 41,
                     *         "identifier": "APP-12",
                     *         "title": "Buoy lights flicker",
                     *         "snippet": "Since the storm, the **lights** at the east pier go out for seconds.",
                     *         "project_id": 3,
                     *         "partial_match": false
                     *       },
                     *       {
                     *         "result_type": "comment",
                     *         "id": 78,
                     *         "identifier": "APP-DOC-3",
                     *         "title": "Night watch",
                     *         "snippet": "Check each **buoy** **light** at midnight.",
                     *         "project_id": 3,
                     *         "parent_page_id": 9,
                     *         "partial_match": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            /** @description Refused with `invalid_parameter`, `query_too_long`, `search_too_broad`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "grace",
                 *       "email": "grace@harbour.example",
                 *       "password": "correct horse battery staple",
                 *       "display_name": "Grace"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Signed in. The token is also set as the session cookie. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 2,
                     *         "username": "grace",
                     *         "email": "grace@harbour.example",
                     *         "display_name": "Grace",
                     *         "is_admin": false
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `signup_throttled`, `signup_closed`, `signup_domain_refused`, `signup_taken`, `password_length`, `username_refused`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "identity": "grace",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Signed in. The token is also set as the session cookie. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 2,
                     *         "username": "grace",
                     *         "email": "grace@harbour.example",
                     *         "display_name": "Grace",
                     *         "is_admin": false
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `sign_in_throttled`, `credentials_wrong`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    autoLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in. The token is also set as the session cookie. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 1,
                     *         "username": "ada",
                     *         "display_name": "Ada",
                     *         "is_admin": true
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AutoSignedIn"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description web_auto_login is off, or no administrator can be signed in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logged_out": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        logged_out: boolean;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@harbour.example",
                     *       "display_name": "Grace",
                     *       "is_admin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "Grace H."
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@harbour.example",
                     *       "display_name": "Grace",
                     *       "is_admin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Another account has this username or e-mail address, ignoring case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse battery staple",
                 *       "new_password": "four other words entirely"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password is changed. The new session is also set as the cookie. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `password_change_throttled`, `password_wrong`, `password_length`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["SessionRefresh"];
            };
        };
        responses: {
            /** @description The new session, also set as the cookie. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 2,
                     *         "username": "grace",
                     *         "email": "grace@harbour.example",
                     *         "display_name": "Grace",
                     *         "is_admin": false
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `password_reentry_throttled`, `password_wrong`, `password_required`. */
            400: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    revokeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere. */
            200: {
                headers: {
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        revoked: boolean;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectIndex: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows and the cursor. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cursor": 1834,
                     *       "issues": [
                     *         {
                     *           "kind": "issue",
                     *           "seq": 1829,
                     *           "deleted": false,
                     *           "id": 41,
                     *           "identifier": "APP-12",
                     *           "title": "Buoy lights flicker",
                     *           "status": "active",
                     *           "priority": "high",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": "2026-11-23",
                     *           "target_date": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 16:40:12",
                     *           "preview": "Since the storm, the lights at the east pier go out for seconds.",
                     *           "labels": [
                     *             "bug"
                     *           ],
                     *           "needs_human": true,
                     *           "assignees": [
                     *             {
                     *               "user_id": 2,
                     *               "username": "grace",
                     *               "display_name": "Grace Hopper"
                     *             }
                     *           ],
                     *           "waits": [],
                     *           "checklist": {
                     *             "done": 1,
                     *             "total": 3
                     *           }
                     *         }
                     *       ],
                     *       "pages": [
                     *         {
                     *           "kind": "page",
                     *           "seq": 1834,
                     *           "deleted": false,
                     *           "id": 9,
                     *           "identifier": "APP-DOC-3",
                     *           "title": "Night watch",
                     *           "status": "draft",
                     *           "folder_id": 8,
                     *           "pinned": false,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 17:02:45",
                     *           "preview": "What the night watch looks after.",
                     *           "labels": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectIndex"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectChanges: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of the previous response; 0 returns everything.
                 * @example 1834
                 */
                since?: number;
                /**
                 * @description Page size. Values outside 1 to 50000 are clamped.
                 * @example 5000
                 */
                limit?: number;
                /**
                 * @description How many seconds to wait for a change if there is none. Values outside 0 to 55 are clamped.
                 * @example 50
                 */
                wait?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, and the cursor for the next request. */
            200: {
                headers: {
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    /**
                     * @description `since` is above the latest change, so the client's copy must be fetched again.
                     * @example true
                     */
                    "Sync-Reset"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [
                     *         {
                     *           "kind": "issue",
                     *           "seq": 1829,
                     *           "deleted": false,
                     *           "id": 41,
                     *           "identifier": "APP-12",
                     *           "title": "Buoy lights flicker",
                     *           "status": "active",
                     *           "priority": "high",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": "2026-11-23",
                     *           "target_date": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 16:40:12",
                     *           "preview": "Since the storm, the lights at the east pier go out for seconds.",
                     *           "labels": [
                     *             "bug"
                     *           ]
                     *         },
                     *         {
                     *           "kind": "page",
                     *           "seq": 1836,
                     *           "deleted": true,
                     *           "id": 10
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "seq": 1838,
                     *           "deleted": false,
                     *           "id": 77,
                     *           "issue_id": 41,
                     *           "page_id": null,
                     *           "user_id": 2,
                     *           "username": "grace",
                     *           "created_at": "2026-11-21 17:10:30",
                     *           "updated_at": "2026-11-21 17:10:30"
                     *         }
                     *       ],
                     *       "cursor": 1838,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectChanges"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A user can have at most 16 requests that wait for changes, and the instance 1,024. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Values outside 1 to 200 are clamped.
                 * @example 50
                 */
                limit?: components["parameters"]["ActivityLimit"];
                /**
                 * @description Number of entries to skip; negative values count as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, latest first. */
            200: {
                headers: {
                    /**
                     * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "issue",
                     *           "id": 41,
                     *           "identifier": "APP-12",
                     *           "title": "Moorings show as free during a storm",
                     *           "deleted_at": "2026-11-21 09:45:00"
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["Trash"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    restoreIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an issue in the trash. A purged issue is a 404.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored issue. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "project_id": 3,
                     *       "sequence": 12,
                     *       "identifier": "APP-12",
                     *       "title": "Moorings show as free during a storm",
                     *       "description": "The map ignores closures by the harbour master.",
                     *       "status": "todo",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": null,
                     *       "target_date": "2026-12-01",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:50:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 121,
                     *       "needs_human": true,
                     *       "assignees": [
                     *         {
                     *           "user_id": 2,
                     *           "username": "grace",
                     *           "display_name": "Grace Hopper"
                     *         }
                     *       ],
                     *       "waits": [],
                     *       "checklist": {
                     *         "done": 1,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Issue"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `not_in_trash`, `restore_source_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    restorePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a page in the trash, of a project or of the workspace. A purged page is a 404.
                 * @example 9
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored page. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "project_id": 3,
                     *       "sequence": 3,
                     *       "identifier": "APP-DOC-3",
                     *       "folder_id": 8,
                     *       "title": "Rules for storms",
                     *       "content": "Who closes which mooring, and when.",
                     *       "sort_order": 3,
                     *       "status": "draft",
                     *       "pinned": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 09:50:00",
                     *       "labels": [],
                     *       "seq": 311
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `role_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `not_in_trash`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "username": "ada",
                     *         "display_name": "Ada",
                     *         "is_admin": true,
                     *         "is_active": true,
                     *         "created_at": "2026-11-20 08:15:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedUser"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "grace",
                 *       "password": "correct horse battery staple",
                 *       "display_name": "Grace"
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The new account. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `password_length`, `username_refused`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `recent_authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `user_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    promoteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `bot_account`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `recent_authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    demoteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `bot_account`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `last_administrator`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `bot_account`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `last_administrator`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `bot_account`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description Refused with `recent_authentication_required`, `administrator_required`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description In the last 24 hours the account has sent the same key with another method, path, query or body. Nothing was written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8,
                     *         "project_id": 3,
                     *         "user_id": 2,
                     *         "name": "Storm season",
                     *         "config": "{\"version\":1,\"layout\":\"board\",\"groupBy\":\"module\"}",
                     *         "is_default": false,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-20 08:15:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Storm season",
                 *       "config": "{\"version\":1,\"layout\":\"board\",\"groupBy\":\"module\"}"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            /** @description The new view. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "project_id": 3,
                     *       "user_id": 2,
                     *       "name": "Storm season",
                     *       "config": "{\"version\":1,\"layout\":\"board\",\"groupBy\":\"module\"}",
                     *       "is_default": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `view_config_malformed`, `view_config_too_large`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `view_name_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The id of one of the caller's views in this project.
                 * @example 8
                 */
                view_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a project.
                 * @example 3
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The id of one of the caller's views in this project.
                 * @example 8
                 */
                view_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description The updated view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "project_id": 3,
                     *       "user_id": 2,
                     *       "name": "Storm season",
                     *       "config": "{\"version\":1,\"layout\":\"board\",\"groupBy\":\"module\"}",
                     *       "is_default": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `view_config_malformed`, `view_config_too_large`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Another view of the caller in this project has this name, ignoring case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listWaits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response. If nothing has changed since, the response is 304 without a body.
                 * @example W/"fe362607-mi3k2x9a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The waits. */
            200: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "issue_id": 41,
                     *         "kind": "date",
                     *         "user_id": null,
                     *         "username": null,
                     *         "display_name": null,
                     *         "earliest": "2026-12-01",
                     *         "latest": "2026-12-02",
                     *         "note": "The crane is booked.",
                     *         "state": "holding",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "created_by": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Wait"][];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    /**
                     * @description The version of the response for this caller, to be sent in `If-None-Match`. Lists across projects and items of the workspace have none.
                     * @example W/"fe362607-mi3k2x9a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addWait: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that the client chooses for this request, for example a UUID. The same request with the same key is carried out once; a retry gets the first response for 24 hours.
                 * @example 0f8d8b1e-6c1d-4a55-9d0e-3b1f7d2c9a64
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-12-01",
                 *       "until": "2026-12-02",
                 *       "note": "The crane is booked."
                 *     }
                 */
                "application/json": components["schemas"]["WaitCreate"];
            };
        };
        responses: {
            /** @description The new wait. */
            200: {
                headers: {
                    /**
                     * @description The response is that of an earlier request with the same `Idempotency-Key`; nothing was written.
                     * @example true
                     */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "issue_id": 41,
                     *       "kind": "date",
                     *       "user_id": null,
                     *       "username": null,
                     *       "display_name": null,
                     *       "earliest": "2026-12-01",
                     *       "latest": "2026-12-02",
                     *       "note": "The crane is booked.",
                     *       "state": "holding",
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "created_by": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Wait"];
                };
            };
            /** @description Refused with `invalid_parameter`, `idempotency_key_invalid`, `malformed_body`, `invalid_body`, `wait_invalid`, `too_many_waits`, `person_unknown`, `assignee_is_bot`, `me_unknown`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `idempotency_key_reused`, `wait_exists`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    clearWait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an issue.
                 * @example 41
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The id of a wait of the issue.
                 * @example 5
                 */
                wait_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wait is cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cleared": true
                     *     }
                     */
                    "application/json": {
                        /** @description Always true. */
                        cleared: boolean;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller can see the project, but has a lower role in it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-11-27",
                     *       "utc_offset_minutes": 60
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date
                         * @description The current day.
                         */
                        today: string;
                        /**
                         * Format: int32
                         * @description The offset of the time zone now, in minutes east of UTC.
                         */
                        utc_offset_minutes: number;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
