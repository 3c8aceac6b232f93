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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * List the files of an issue, a page or a comment
         * @description The attachments of one thing of the published project, in the order of their ids. What is named in the query counts like a path: when it is absent, in the trash or in another project, or when `entity_type` is none of the three, the answer is 404.
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
                project: components["parameters"]["PublicProject"];
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
         * @description Streams the whole file; byte ranges are not served. Images, video and audio are to be shown, everything else is to be saved; an SVG comes as `application/octet-stream` and is never rendered. A download takes one of the four places for downloads. It ends, and the connection closes, after 15 seconds without progress or 5 minutes in all.
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
                project: components["parameters"]["PublicProject"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        /**
         * See a small picture of a file
         * @description A WebP picture of at most 480 pixels on its longer side. Files that are no raster images, images that are small already, and files over 32 MiB have none: 404. Making one is done for one caller at a time.
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
                project: components["parameters"]["PublicProject"];
                /**
                 * @description The id of a file that is linked to something in this project.
                 * @example 21
                 */
                id: components["parameters"]["PublicAttachmentId"];
            };
            cookie?: never;
        };
        /**
         * See what is in a file
         * @description The entries of a ZIP file or the tables of a SQLite database, told from the bytes and never from the name. A ZIP file that is broken has no entries; every other file answers `none`. Nothing in the file is run. Files over 32 MiB have no preview: 404. Making one is done for one caller at a time.
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
                project: components["parameters"]["PublicProject"];
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
         * @description Oldest first, or newest first with `order=desc`. There are two ways to page: by `offset`, or, with `order=desc`, by the position of the last comment that was read, as `before_created_at` and `before_id` together, which misses and repeats nothing while others write. An answer ends at about 2 MiB, so a short one need not be the last: `x-comment-has-more` tells, and the other `x-comment-next-*` headers say how to go on. An `author` filter is ignored here.
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
                project: components["parameters"]["PublicProject"];
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
         * @description Oldest first, or newest first with `order=desc`. There are two ways to page: by `offset`, or, with `order=desc`, by the position of the last comment that was read, as `before_created_at` and `before_id` together, which misses and repeats nothing while others write. An answer ends at about 2 MiB, so a short one need not be the last: `x-comment-has-more` tells, and the other `x-comment-next-*` headers say how to go on. An `author` filter is ignored here.
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
                project: components["parameters"]["PublicProject"];
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
         * @description The issue that people call `APP-12`. The identifier of an issue of another project is not found, even when that project is published too.
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
                project: components["parameters"]["PublicProject"];
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
         * @description The issue with its text, labels and relations.
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
                project: components["parameters"]["PublicProject"];
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
         * @description The page with its content, whatever its status. Workspace pages belong to no project and are never here.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * Read a published project
         * @description The project as everybody may see it. Its lead is not shown.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * List the modules
         * @description All modules of the published project, by name.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * List the labels
         * @description All labels of the published project, by name.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * List the folders
         * @description All folders of the published project as one flat list, in their order; `parent_id` makes a tree of it.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * Read a summary of everything
         * @description A row for every live issue and page of the published project, without descriptions, content and comments, and the cursor to go on from with `/changes`. A row that is written meanwhile can come twice, here and there: put rows into a copy by their id. The cursor counts the writes of this project only.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        /**
         * Read what changed since a cursor
         * @description The issues and pages of the published project that changed after `since`, each once with its latest state, oldest change first. While `has_more` is true, ask again with `since` set to the `cursor` of the answer. A deleted row has nothing but its four fields: take it out of the copy. Comments are not among the rows.
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
        PublicAttachment: {
            /** Format: int64 */
            id: number;
            /** @description The name of the file. */
            filename: string;
            /** @description What the bytes are. */
            mime: string;
            /**
             * Format: int64
             * @description The size of the file in bytes.
             */
            size_bytes: number;
            /** @description When the file was uploaded (UTC). */
            created_at: string;
            /**
             * Format: int32
             * @description The width in pixels; null when it is no raster image.
             */
            width: number | null;
            /**
             * Format: int32
             * @description The height in pixels; null when it is no raster image.
             */
            height: number | null;
            /** @description What the image shows; null when not told. */
            alt_text: string | null;
            /** @description Whether there is a thumbnail. */
            has_thumbnail: boolean;
        };
        PublicPreview: components["schemas"]["PublicZipPreview"] | components["schemas"]["PublicSqlitePreview"] | components["schemas"]["PublicNoPreview"];
        PublicZipPreview: {
            /**
             * @description What the file is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "zip";
            /** @description The first 200 entries. */
            entries: {
                /** @description The path in the ZIP file. */
                name: string;
                /**
                 * Format: int64
                 * @description The size when unpacked.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The size in the ZIP file.
                 */
                compressed: number;
            }[];
            /**
             * Format: int64
             * @description How many entries there are in all.
             */
            total_entries: number;
            /** @description Whether there are more than are shown. */
            truncated: boolean;
        };
        PublicSqlitePreview: {
            /**
             * @description What the file is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "sqlite";
            /** @description The first 200 tables. */
            tables: {
                /** @description The name of the table. */
                name: string;
                /**
                 * Format: int64
                 * @description How many rows it has.
                 */
                rows: number;
            }[];
        };
        PublicNoPreview: {
            /**
             * @description There is nothing to show. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "none";
        };
        PublicComment: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The issue that it is about; null on a page.
             */
            issue_id: number | null;
            /**
             * Format: int64
             * @description The page that it is about; null on an issue.
             */
            page_id: number | null;
            /** @description Who wrote it, as the author is shown. */
            author_display_name: string;
            /** @description The text of the comment in Markdown. */
            content: string;
            /** @description When it was written (UTC). */
            created_at: string;
            /** @description When it last changed (UTC). */
            updated_at: string;
        };
        PublicIssue: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The published project.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number in the identifier.
             */
            sequence: number;
            /** @description What people call the issue. */
            identifier: string;
            /** @description The title of the issue. */
            title: string;
            /** @description The text of the issue in Markdown; may be empty. */
            description: string;
            /**
             * @description How far the issue is.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How urgent the issue is.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module that it belongs to; null for none.
             */
            module_id: number | null;
            /**
             * Format: double
             * @description The place of the issue among its neighbours.
             */
            sort_order: number;
            /**
             * Format: date
             * @description The day on which work should begin; null when not set.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description The day by which it should be done; null when not set.
             */
            target_date: string | null;
            /** @description When the issue was made (UTC). */
            created_at: string;
            /** @description When the issue last changed (UTC). */
            updated_at: string;
            /** @description The names of its labels. */
            labels: string[];
            /**
             * Format: int64
             * @description The number of its latest change, as in `/changes`.
             */
            seq: number;
            /** @description The identifiers of the issues of this project that wait for it. */
            blocks: string[];
            /** @description The identifiers of the issues of this project that it waits for. */
            blocked_by: string[];
            /** @description The identifiers of the issues of this project that it has to do with. */
            relates_to: string[];
            /** @description The identifiers of the issues of this project that it repeats. */
            duplicates: string[];
            /** @description The identifiers of the issues of this project that repeat it. */
            duplicated_by: string[];
        };
        PublicPage: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The published project.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number in the identifier.
             */
            sequence: number;
            /** @description What people call the page. */
            identifier: string;
            /**
             * Format: int64
             * @description The folder that it lies in; null at the root.
             */
            folder_id: number | null;
            /** @description The title of the page. */
            title: string;
            /** @description The text of the page in Markdown; may be empty. */
            content: string;
            /**
             * Format: double
             * @description The place of the page among its neighbours.
             */
            sort_order: number;
            /**
             * @description How far the page is.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /** @description Whether the page stands before the others. */
            pinned: boolean;
            /** @description When the page was made (UTC). */
            created_at: string;
            /** @description When the page last changed (UTC). */
            updated_at: string;
            /** @description The names of its labels. */
            labels: string[];
        };
        PublicProject: {
            /** Format: int64 */
            id: number;
            /** @description The name of the project. */
            name: string;
            /** @description What the identifiers of its issues begin with. */
            identifier: string;
            /** @description What the project is about; may be empty. */
            description: string;
            /** @description Shown beside the name; null when there is none. */
            emoji: string | null;
            /**
             * Format: int64
             * @description Always null here. The lead of a published project is not shown.
             */
            lead_user_id: number | null;
            /**
             * Format: int64
             * @description The place of the project among those of the instance.
             */
            sort_order: number;
            /** @description When the project was made (UTC). */
            created_at: string;
            /** @description When the project itself last changed (UTC). */
            updated_at: string;
            /**
             * @description Always true.
             * @enum {boolean}
             */
            is_public: true;
        };
        PublicModule: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The published project.
             */
            project_id: number;
            /** @description The name of the module. */
            name: string;
            /** @description What the module is about; may be empty. */
            description: string;
            /**
             * @description How far the module is.
             * @enum {string}
             */
            status: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
            /** @description Shown beside the name; null when there is none. */
            emoji: string | null;
            /** @description When the module was made (UTC). */
            created_at: string;
            /** @description When the module last changed (UTC). */
            updated_at: string;
        };
        PublicLabel: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The published project.
             */
            project_id: number;
            /** @description The name by which issues and pages carry the label. */
            name: string;
            /** @description The colour in which the label is shown. */
            color: string;
        };
        PublicFolder: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The published project.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The folder around this one; null at the root.
             */
            parent_id: number | null;
            /** @description The name of the folder. */
            name: string;
            /**
             * Format: double
             * @description The place of the folder among its neighbours.
             */
            sort_order: number;
        };
        PublicIndex: {
            /**
             * Format: int64
             * @description Where `/changes` goes on from.
             */
            cursor: number;
            /** @description Every live issue. */
            issues: components["schemas"]["PublicIssueRow"][];
            /** @description Every live page. */
            pages: components["schemas"]["PublicPageRow"][];
        };
        PublicIssueRow: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The number of the latest change.
             */
            seq: number;
            /** @description What people call it. */
            identifier: string;
            /** @description The title. */
            title: string;
            /**
             * @description How far the issue is.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How urgent the issue is.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module that it belongs to; null for none.
             */
            module_id: number | null;
            /**
             * Format: double
             * @description The place of the issue among its neighbours.
             */
            sort_order: number;
            /**
             * Format: date
             * @description The day on which work should begin; null when not set.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description The day by which it should be done; null when not set.
             */
            target_date: string | null;
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it last changed (UTC). */
            updated_at: string;
            /** @description The first line of the text that is not blank, at most 200 characters; empty when there is none. */
            preview: string;
            /** @description The names of its labels. */
            labels: string[];
        };
        PublicPageRow: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The number of the latest change.
             */
            seq: number;
            /** @description What people call it. */
            identifier: string;
            /** @description The title. */
            title: string;
            /**
             * @description How far the page is.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder that it lies in; null at the root.
             */
            folder_id: number | null;
            /** @description Whether the page stands before the others. */
            pinned: boolean;
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it last changed (UTC). */
            updated_at: string;
            /** @description The first line of the text that is not blank, at most 200 characters; empty when there is none. */
            preview: string;
            /** @description The names of its labels. */
            labels: string[];
        };
        PublicChanges: {
            /** @description The rows that changed, oldest change first. */
            changes: components["schemas"]["PublicChange"][];
            /**
             * Format: int64
             * @description The highest `seq` among the rows, or `since` when there are none.
             */
            cursor: number;
            /** @description Whether more changes are waiting. */
            has_more: boolean;
        };
        PublicChange: components["schemas"]["PublicIssueChange"] | components["schemas"]["PublicPageChange"];
        /** @description An issue that changed. All fields are there unless it is deleted. */
        PublicIssueChange: {
            /**
             * @description What the row is about. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "issue";
            /** @description Whether it is gone. Then there are no further fields. */
            deleted: boolean;
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The number of the latest change.
             */
            seq: number;
            /** @description What people call it. */
            identifier?: string;
            /** @description The title. */
            title?: string;
            /**
             * @description How far the issue is.
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How urgent the issue is.
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module that it belongs to; null for none.
             */
            module_id?: number | null;
            /**
             * Format: double
             * @description The place of the issue among its neighbours.
             */
            sort_order?: number;
            /**
             * Format: date
             * @description The day on which work should begin; null when not set.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The day by which it should be done; null when not set.
             */
            target_date?: string | null;
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it last changed (UTC). */
            updated_at?: string;
            /** @description The first line of the text that is not blank, at most 200 characters; empty when there is none. */
            preview?: string;
            /** @description The names of its labels. */
            labels?: string[];
        };
        /** @description A page that changed. All fields are there unless it is deleted. */
        PublicPageChange: {
            /**
             * @description What the row is about. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "page";
            /** @description Whether it is gone. Then there are no further fields. */
            deleted: boolean;
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The number of the latest change.
             */
            seq: number;
            /** @description What people call it. */
            identifier?: string;
            /** @description The title. */
            title?: string;
            /**
             * @description How far the page is.
             * @enum {string}
             */
            status?: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder that it lies in; null at the root.
             */
            folder_id?: number | null;
            /** @description Whether the page stands before the others. */
            pinned?: boolean;
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it last changed (UTC). */
            updated_at?: string;
            /** @description The first line of the text that is not blank, at most 200 characters; empty when there is none. */
            preview?: string;
            /** @description The names of its labels. */
            labels?: string[];
        };
        /** @description Every refusal of the REST API, and every failure. */
        Error: {
            /** @description One plain sentence for people. */
            error: string;
            /** @description The machine code of the refusal. It never changes; the sentence may. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
    };
    responses: never;
    parameters: {
        /**
         * @description The identifier of a published project, in any case.
         * @example APP
         */
        PublicProject: string;
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
         * @description How many to pass over; a negative one counts as 0.
         * @example 0
         */
        Offset: number;
        /**
         * @description How many to answer; moved into 1 to 500 when outside.
         * @example 50
         */
        Limit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Links of this answer carry no referrer.
         * @example no-referrer
         */
        NoReferrer: "no-referrer";
        /**
         * @description Pages of other origins cannot embed this answer.
         * @example same-origin
         */
        OwnOrigin: "same-origin";
        /**
         * @description Points at the metadata of the protected resource, where the authorization server is named.
         * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
         */
        WWWAuthenticate: string;
        /**
         * @description The budgets of this operation, with their size and the seconds that they span.
         * @example "sign_in-address";q=5;w=900, "sign_in-identity";q=5;w=900
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of each budget that was counted, and the seconds until it is whole again.
         * @example "sign_in-address";r=4;t=900, "sign_in-identity";r=4;t=900
         */
        RateLimit: string;
        /**
         * @description The methods that this path takes.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description The number of seconds to wait before another attempt.
         * @example 540
         */
        RetryAfter: number;
        /**
         * @description The id of this request, as in the server's log.
         * @example 5f2b6d1e-9f52-4c61-8f3d-5b7a3c1f0a11
         */
        RequestId: string;
        /**
         * @description The addresses of the neighbouring pages (`next`, `prev`, `first`), relative to this one, as far as there are any.
         * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
         */
        Link: string;
        /**
         * @description No page can show this answer in a frame.
         * @example DENY
         */
        NoFraming: "DENY";
        /**
         * @description Nobody keeps a copy of this answer.
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
                 * @description What the files are linked to.
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
                project: components["parameters"]["PublicProject"];
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
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                     * @description `inline` for images, video and audio, else `attachment`; with the name of the file.
                     * @example inline; filename="pier.png"
                     */
                    "Content-Disposition": string;
                    /**
                     * @description The size of the file in bytes.
                     * @example 48211
                     */
                    "Content-Length": number;
                    /**
                     * @description The media type is to be believed.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Nothing in the file may run or load anything.
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
                    "text/plain": string;
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description The media type is to be believed.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublicIssueComments: {
        parameters: {
            query?: {
                /**
                 * @description Oldest first (`asc`) or newest first (`desc`).
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description How many to answer; moved into 1 to 500 when outside.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to pass over; a negative one counts as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only comments before this position; goes with `before_id`.
                 * @example 2026-11-21 10:30:00
                 */
                before_created_at?: string;
                /**
                 * @description Only comments before this position; goes with `before_created_at`.
                 * @example 77
                 */
                before_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProject"];
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
            /** @description The comments, as far as they fit. */
            200: {
                headers: {
                    /**
                     * @description The addresses of the neighbouring pages (`next`, `prev`, `first`), relative to this one, as far as there are any.
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    /**
                     * @description Whether there are more comments after these.
                     * @example false
                     */
                    "x-comment-has-more": boolean;
                    /**
                     * @description How many comments this answer holds.
                     * @example 1
                     */
                    "x-comment-returned": number;
                    /**
                     * @description The `offset` of the next page, where there is one and paging is by offset.
                     * @example 50
                     */
                    "x-comment-next-offset"?: number;
                    /**
                     * @description The `before_created_at` of the next page, where there is one and the order is `desc`.
                     * @example 2026-11-20 08:15:00
                     */
                    "x-comment-next-created-at"?: string;
                    /**
                     * @description The `before_id` of the next page, where there is one and the order is `desc`.
                     * @example 77
                     */
                    "x-comment-next-id"?: number;
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
                     *         "updated_at": "2026-11-21 10:30:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PublicComment"][];
                };
            };
            /**
             * @description - `invalid_parameter`: A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded.
             *     - `comment_cursor_invalid`: Only one half of the position was sent, or it was sent with another order or with an offset.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublicPageComments: {
        parameters: {
            query?: {
                /**
                 * @description Oldest first (`asc`) or newest first (`desc`).
                 * @example asc
                 */
                order?: "asc" | "desc";
                /**
                 * @description How many to answer; moved into 1 to 500 when outside.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many to pass over; a negative one counts as 0.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only comments before this position; goes with `before_id`.
                 * @example 2026-11-21 10:30:00
                 */
                before_created_at?: string;
                /**
                 * @description Only comments before this position; goes with `before_created_at`.
                 * @example 77
                 */
                before_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of a published project, in any case.
                 * @example APP
                 */
                project: components["parameters"]["PublicProject"];
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
            /** @description The comments, as far as they fit. */
            200: {
                headers: {
                    /**
                     * @description The addresses of the neighbouring pages (`next`, `prev`, `first`), relative to this one, as far as there are any.
                     * @example </api/issues?limit=50&offset=50>; rel="next", </api/issues?limit=50&offset=0>; rel="first"
                     */
                    Link?: string;
                    /**
                     * @description Whether there are more comments after these.
                     * @example false
                     */
                    "x-comment-has-more": boolean;
                    /**
                     * @description How many comments this answer holds.
                     * @example 1
                     */
                    "x-comment-returned": number;
                    /**
                     * @description The `offset` of the next page, where there is one and paging is by offset.
                     * @example 50
                     */
                    "x-comment-next-offset"?: number;
                    /**
                     * @description The `before_created_at` of the next page, where there is one and the order is `desc`.
                     * @example 2026-11-20 08:15:00
                     */
                    "x-comment-next-created-at"?: string;
                    /**
                     * @description The `before_id` of the next page, where there is one and the order is `desc`.
                     * @example 77
                     */
                    "x-comment-next-id"?: number;
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
                     *         "updated_at": "2026-11-21 10:45:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PublicComment"][];
                };
            };
            /**
             * @description - `invalid_parameter`: A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded.
             *     - `comment_cursor_invalid`: Only one half of the position was sent, or it was sent with another order or with an offset.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                     *       "duplicated_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["PublicIssue"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                     *       "duplicated_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["PublicIssue"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                     *       "labels": []
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                    "application/json": components["schemas"]["PublicModule"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                    "application/json": components["schemas"]["PublicLabel"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                    "application/json": components["schemas"]["PublicFolder"][];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                project: components["parameters"]["PublicProject"];
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
                     *           "id": 41,
                     *           "seq": 907,
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
                     *       "pages": [
                     *         {
                     *           "id": 9,
                     *           "seq": 880,
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
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublicChanges: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of an earlier answer; 0 begins at the beginning.
                 * @example 900
                 */
                since?: number;
                /**
                 * @description How many rows to answer; moved into 1 to 50000 when outside.
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
                project: components["parameters"]["PublicProject"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
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
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This address has made 240 requests within a minute. */
            429: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The operation is part of the contract, but this release cannot do it yet. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `proxy_pair_invalid`: A trusted proxy sent a client address without the right secret, so the caller cannot be counted.
             *     - `public_busy`: All places for requests of this kind are taken.
             */
            503: {
                headers: {
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
