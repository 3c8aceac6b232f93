/* Written by `npm run generate` from openapi/public.yaml. Do not edit. */
/* eslint-disable */

export interface paths {
    "/public/api/projects/{project}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * List the files of an issue, a page or a comment
         * @description The attachments of one item of the published project. The query is treated like a path: if the item does not exist, is in the trash or belongs to another project, or if `entity_type` is not one of the three kinds, the response is 404.
         */
        get: operations["listPublicAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description Streams the whole file; byte ranges are not supported. Images, video and audio are sent for display and everything else as a download. SVG is sent as `application/octet-stream` and never rendered. A download occupies one of the four download slots. It is cut off, and the connection closed, after 15 seconds without progress or 5 minutes in total.
         */
        get: operations["downloadPublicAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/attachments/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        /**
         * Show a small image of a file
         * @description A WebP image of at most 480 pixels on its longer side. Files that are not raster images, images that are already small, and files over 32 MiB have none: 404. Only one is generated at a time.
         */
        get: operations["getPublicThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/attachments/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        /**
         * Show the contents of a file
         * @description The entries of a ZIP file or the tables of a SQLite database. The type is detected from the content, never from the name. A broken ZIP file has no entries; every other file is of kind `none`. Nothing in the file is executed. Files over 32 MiB have no preview: 404. Only one preview is generated at a time.
         */
        get: operations["getPublicPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/issues/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of an issue of this project.
                 * @example 41
                 */
                id: components["parameters"]["PublicIssueId"];
            };
            cookie?: never;
        };
        /**
         * List the comments of an issue
         * @description Oldest first, or newest first with `order=desc`. There are two ways to page: by `offset`, or, with `order=desc`, by the position of the last comment that was read, sent as `before_created_at` and `before_id`, which neither misses nor repeats comments while others write. A response is limited to about 2 MiB, so a short page is not necessarily the last: check `x-comment-has-more`. The `x-comment-next-*` headers carry the values for the next page. The `author` filter is ignored here.
         */
        get: operations["listPublicIssueComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/pages/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a page of this project.
                 * @example 9
                 */
                id: components["parameters"]["PublicPageId"];
            };
            cookie?: never;
        };
        /**
         * List the comments of a page
         * @description Oldest first, or newest first with `order=desc`. There are two ways to page: by `offset`, or, with `order=desc`, by the position of the last comment that was read, sent as `before_created_at` and `before_id`, which neither misses nor repeats comments while others write. A response is limited to about 2 MiB, so a short page is not necessarily the last: check `x-comment-has-more`. The `x-comment-next-*` headers carry the values for the next page. The `author` filter is ignored here.
         */
        get: operations["listPublicPageComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/issues/resolve/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The identifier of an issue of this project, in any case.
                 * @example APP-12
                 */
                identifier: components["parameters"]["PublicIssueIdentifier"];
            };
            cookie?: never;
        };
        /**
         * Read an issue by its identifier
         * @description The issue with this identifier, such as `APP-12`. An issue of another project is not found, even if that project is also published.
         */
        get: operations["resolvePublicIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of an issue of this project.
                 * @example 41
                 */
                id: components["parameters"]["PublicIssueId"];
            };
            cookie?: never;
        };
        /**
         * Read an issue
         * @description The issue with its description, labels and relations.
         */
        get: operations["getPublicIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a page of this project.
                 * @example 9
                 */
                id: components["parameters"]["PublicPageId"];
            };
            cookie?: never;
        };
        /**
         * Read a page
         * @description The page with its content, whatever its status. Workspace pages belong to no project and are never published.
         */
        get: operations["getPublicPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * Read a published project
         * @description The published project, without its lead.
         */
        get: operations["getPublicProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/modules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * List the modules
         * @description All modules of the published project.
         */
        get: operations["listPublicModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * List the labels
         * @description All labels of the published project.
         */
        get: operations["listPublicLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/folders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * List the folders
         * @description All folders of the published project as a flat list. `parent_id` gives the tree.
         */
        get: operations["listPublicFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/index": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * Read the index of a project
         * @description A row for every issue and page of the published project outside the trash, without descriptions, content and comments, and the cursor from which to continue with `/changes`. A row that is written during the request can appear both here and there, so store rows by id. The cursor counts the writes of this project only.
         */
        get: operations["getPublicIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/projects/{project}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        /**
         * List changes since a cursor
         * @description The issues and pages of the published project that changed after `since`, each once with its latest state,
         *     oldest change first. While `has_more` is true, repeat with `since` set to the returned `cursor`. A deleted row
         *     has only its four fields: remove the item from the copy. Comments are not included.
         *
         *     A `since` above the project's latest change dates from before a backup was restored, or from before the latest
         *     changes were purged from the trash. The response is then empty and has the header `Sync-Reset: true`: start
         *     over with the index.
         */
        get: operations["listPublicChanges"];
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
        /** @description The JSON body of every error response of the public API. */
        PublicRefusal: {
            /** @description A sentence for people. It may change. */
            error: string;
        };
        PublicAttachment: {
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
        };
        PublicPreview: components["schemas"]["ZipPreview"] | components["schemas"]["SqlitePreview"] | components["schemas"]["NoPreview"];
        PublicComment: {
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
        };
        /** @description The fields of an issue in every row. */
        PublicIssue: {
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
             * @description The waits of the issue: people first, then days.
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
        /** @description The fields of a page in every row. */
        PublicPage: {
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
             * @description The project of the page; it never changes.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the page in its project or in the workspace. Numbers are never reused.
             */
            sequence: number;
            content: components["schemas"]["Markdown"];
            sort_order: components["schemas"]["SortOrder"];
            /**
             * Format: int64
             * @description Increases with every change. Send it as `expected_seq` to update the page only if it has not changed since.
             * @example 311
             */
            seq: number;
        };
        PublicProject: {
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
             * @description Always null: the lead of a published project is not shown.
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
            /** @description Always true. */
            is_public: boolean;
        };
        PublicIndex: {
            /**
             * Format: int64
             * @description The cursor from which to continue with `/changes`.
             */
            cursor: number;
            /** @description Every issue outside the trash. */
            issues: components["schemas"]["IndexedIssue"][];
            /** @description Every page outside the trash. */
            pages: components["schemas"]["IndexedPage"][];
        };
        PublicChanges: {
            /** @description The changed rows, oldest change first. */
            changes: components["schemas"]["PublicChange"][];
            /**
             * Format: int64
             * @description The highest `seq` among the rows, or `since` when there are none.
             */
            cursor: number;
            /** @description Whether more changes follow. */
            has_more: boolean;
        };
        PublicChange: components["schemas"]["ChangedIssue"] | components["schemas"]["ChangedPage"];
        /** @description The JSON body of every error response of the REST API. */
        Refusal: {
            /** @description A sentence for people. It may change. */
            error: string;
            /** @description The machine-readable code. It never changes. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
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
        /** @description At most 100 characters. */
        Name: string;
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
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
        /** @description A time in UTC, `YYYY-MM-DD HH:MM:SS`. */
        Stamp: string;
        /** @description Shown next to the name; null if none. */
        Emoji: string | null;
        /** @enum {string} */
        ModuleStatus: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
        /** @description Markdown; may be empty. */
        Markdown: string;
        /** @description A day (`YYYY-MM-DD`, meaning its first instant) or an ISO 8601 time with `T` or a space, in UTC unless it ends with an offset. Encode the `+` of an offset as `%2B` in a URL. */
        TimeBound: string;
        /** @enum {string} */
        SortDirection: "asc" | "desc";
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
        /** @enum {string} */
        PageStatus: "draft" | "active" | "complete" | "archived";
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
             * @description The waits of the issue: people first, then days.
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
        /** @enum {string} */
        IssuePriority: "urgent" | "high" | "medium" | "low" | "none";
        /** @enum {string} */
        IssueStatus: "backlog" | "todo" | "active" | "done" | "cancelled";
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
             * @description The waits of the issue: people first, then days.
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
        /**
         * @example comment
         * @enum {string}
         */
        CommentPurpose: "comment" | "verification";
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
    };
    responses: never;
    parameters: {
        /**
         * @description The identifier of a published project, in any case.
         * @example APP
         */
        PublicProjectIdentifier: string;
        /**
         * @description The id of a file that is linked to something in this project.
         * @example 21
         */
        PublicAttachmentId: components["schemas"]["Id"];
        /**
         * @description The identifier of an issue of this project, in any case.
         * @example APP-12
         */
        PublicIssueIdentifier: string;
        /**
         * @description The id of an issue of this project.
         * @example 41
         */
        PublicIssueId: components["schemas"]["Id"];
        /**
         * @description The id of a page of this project.
         * @example 9
         */
        PublicPageId: components["schemas"]["Id"];
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
        /**
         * @description Number of entries to skip; negative values count as 0.
         * @example 0
         */
        Offset: number;
        /**
         * @description Page size. Values outside 1 to 500 are clamped.
         * @example 50
         */
        Limit: number;
        /**
         * @description Sort direction.
         * @example desc
         */
        Order: "asc" | "desc";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Links in this response send no referrer.
         * @example no-referrer
         */
        NoReferrer: "no-referrer";
        /**
         * @description Pages of other origins cannot embed this response.
         * @example same-origin
         */
        OwnOrigin: "same-origin";
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
         * @description `since` is above the latest change, so the client's copy must be fetched again.
         * @example true
         */
        SyncReset: "true";
        /**
         * @description Relative addresses of the neighbouring pages that exist (`next`, `prev`, `first`).
         * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
         */
        Link: string;
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
        /**
         * @description No page may show this response in a frame.
         * @example DENY
         */
        NoFraming: "DENY";
        /**
         * @description No cache may store this response.
         * @example no-store
         */
        NoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPublicAttachments: {
        parameters: {
            query: {
                /**
                 * @description The kind of item that the files are linked to.
                 * @example issue
                 */
                entity_type: string;
                /**
                 * @description The id of the issue, the page or the comment.
                 * @example 41
                 */
                entity_id: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 21,
                     *         "filename": "pier.png",
                     *         "mime": "image/png",
                     *         "size_bytes": 48211,
                     *         "created_at": "2026-11-21 10:30:00",
                     *         "width": 1200,
                     *         "height": 800,
                     *         "alt_text": "The north pier at low tide",
                     *         "has_thumbnail": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PublicAttachment"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    downloadPublicAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /**
                     * @description `inline` for images, video and audio, otherwise `attachment`; with the file name.
                     * @example inline; filename="pier.png"
                     */
                    "Content-Disposition": string;
                    /**
                     * @description The size of the file in bytes.
                     * @example 48211
                     */
                    "Content-Length": number;
                    /**
                     * @description Stops browsers from guessing another media type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Stops the file from running scripts or loading anything.
                     * @example default-src 'none'; sandbox
                     */
                    "Content-Security-Policy": "default-src 'none'; sandbox";
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/webp": string;
                    "video/mp4": string;
                    "video/webm": string;
                    "audio/webm": string;
                    "audio/ogg": string;
                    "audio/mpeg": string;
                    "application/pdf": string;
                    "application/zip": string;
                    "application/vnd.sqlite3": string;
                    "application/octet-stream": string;
                    /** @example High water at half past four. */
                    "text/plain": string;
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `files_unavailable`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    getPublicThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    /**
                     * @description Stops browsers from guessing another media type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `files_unavailable`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    getPublicPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPreview"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `files_unavailable`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    listPublicIssueComments: {
        parameters: {
            query?: {
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
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of an issue of this project.
                 * @example 41
                 */
                id: components["parameters"]["PublicIssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments of this page. */
            200: {
                headers: {
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
                     *         "author_display_name": "Grace",
                     *         "content": "I can see it on the north pier too.",
                     *         "created_at": "2026-11-21 10:30:00",
                     *         "updated_at": "2026-11-21 10:30:00",
                     *         "kind": "comment"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PublicComment"][];
                };
            };
            /** @description Refused with `invalid_parameter`, `comment_cursor_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    listPublicPageComments: {
        parameters: {
            query?: {
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
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a page of this project.
                 * @example 9
                 */
                id: components["parameters"]["PublicPageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments of this page. */
            200: {
                headers: {
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
                     *         "author_display_name": "Ada",
                     *         "content": "Stern first in an easterly.",
                     *         "created_at": "2026-11-21 10:45:00",
                     *         "updated_at": "2026-11-21 10:45:00",
                     *         "kind": "comment"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PublicComment"][];
                };
            };
            /** @description Refused with `invalid_parameter`, `comment_cursor_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    resolvePublicIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The identifier of an issue of this project, in any case.
                 * @example APP-12
                 */
                identifier: components["parameters"]["PublicIssueIdentifier"];
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
                     *       "title": "The tide table is an hour off",
                     *       "description": "Since the clocks changed.",
                     *       "status": "active",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": "2026-11-20",
                     *       "target_date": null,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 10:30:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 907,
                     *       "blocks": [
                     *         "APP-14"
                     *       ],
                     *       "blocked_by": [],
                     *       "relates_to": [],
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
                    "application/json": components["schemas"]["PublicIssue"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    getPublicIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of an issue of this project.
                 * @example 41
                 */
                id: components["parameters"]["PublicIssueId"];
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
                     *       "title": "The tide table is an hour off",
                     *       "description": "Since the clocks changed.",
                     *       "status": "active",
                     *       "priority": "high",
                     *       "module_id": 4,
                     *       "sort_order": 12,
                     *       "start_date": "2026-11-20",
                     *       "target_date": null,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 10:30:00",
                     *       "labels": [
                     *         "bug"
                     *       ],
                     *       "seq": 907,
                     *       "blocks": [
                     *         "APP-14"
                     *       ],
                     *       "blocked_by": [],
                     *       "relates_to": [],
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
                    "application/json": components["schemas"]["PublicIssue"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    getPublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
                /**
                 * @description The id of a page of this project.
                 * @example 9
                 */
                id: components["parameters"]["PublicPageId"];
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
                     *       "title": "How to moor",
                     *       "content": "Bow first, always.",
                     *       "sort_order": 3,
                     *       "status": "active",
                     *       "pinned": false,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 10:30:00",
                     *       "labels": [],
                     *       "seq": 311
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    getPublicProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
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
                     *       "description": "Berths, tides and tickets.",
                     *       "emoji": "⚓",
                     *       "lead_user_id": null,
                     *       "sort_order": 1,
                     *       "created_at": "2026-11-20 08:15:00",
                     *       "updated_at": "2026-11-21 10:30:00",
                     *       "is_public": true
                     *     }
                     */
                    "application/json": components["schemas"]["PublicProject"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    listPublicModules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "project_id": 3,
                     *         "name": "Moorings",
                     *         "description": "Where boats lie.",
                     *         "status": "active",
                     *         "emoji": null,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "updated_at": "2026-11-20 08:15:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectModule"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    listPublicLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "project_id": 3,
                     *         "name": "bug",
                     *         "color": "#6B7280"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Label"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    listPublicFolders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders. */
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
                     *         "parent_id": null,
                     *         "name": "Handbook",
                     *         "sort_order": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Folder"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    getPublicIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows and the cursor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cursor": 907,
                     *       "issues": [
                     *         {
                     *           "kind": "issue",
                     *           "seq": 907,
                     *           "deleted": false,
                     *           "id": 41,
                     *           "identifier": "APP-12",
                     *           "title": "The tide table is an hour off",
                     *           "status": "active",
                     *           "priority": "high",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": "2026-11-20",
                     *           "target_date": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 10:30:00",
                     *           "preview": "Since the clocks changed.",
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
                     *           "seq": 880,
                     *           "deleted": false,
                     *           "id": 9,
                     *           "identifier": "APP-DOC-3",
                     *           "title": "How to moor",
                     *           "status": "active",
                     *           "folder_id": 8,
                     *           "pinned": false,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 10:30:00",
                     *           "preview": "Bow first, always.",
                     *           "labels": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicIndex"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
    listPublicChanges: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of an earlier response. 0 returns all changes from the beginning; negative values count as 0.
                 * @example 900
                 */
                since?: number;
                /**
                 * @description Page size. Values outside 1 to 50000 are clamped.
                 * @example 5000
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProjectIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
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
                     *           "kind": "page",
                     *           "seq": 905,
                     *           "deleted": true,
                     *           "id": 10
                     *         },
                     *         {
                     *           "kind": "issue",
                     *           "seq": 907,
                     *           "deleted": false,
                     *           "id": 41,
                     *           "identifier": "APP-12",
                     *           "title": "The tide table is an hour off",
                     *           "status": "active",
                     *           "priority": "high",
                     *           "module_id": 4,
                     *           "sort_order": 12,
                     *           "start_date": "2026-11-20",
                     *           "target_date": null,
                     *           "created_at": "2026-11-20 08:15:00",
                     *           "updated_at": "2026-11-21 10:30:00",
                     *           "preview": "Since the clocks changed.",
                     *           "labels": [
                     *             "bug"
                     *           ]
                     *         }
                     *       ],
                     *       "cursor": 907,
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["PublicChanges"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description It does not exist, or the caller has no access to it. The response is the same in both cases. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `public_busy`, `database_unavailable`, `server_busy`. */
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
                    "application/json": components["schemas"]["PublicRefusal"];
                };
            };
        };
    };
}
