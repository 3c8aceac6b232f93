/* Written by `npm run generate` from openapi/public.yaml. Do not edit. */
/* eslint-disable */

export interface components {
    schemas: {
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
        /** @description A page that changed. All fields are there unless it is deleted. */
        ChangedPage: {
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description `<PROJECT>-DOC-<n>`, or plain `DOC-<n>`. */
            identifier?: string;
            title?: components["schemas"]["Title"];
            /**
             * @description How far it is; every move is allowed.
             * @enum {string}
             */
            status?: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder that it lies in; null at the root.
             */
            folder_id?: number | null;
            /** @description Whether it stands before all others. */
            pinned?: boolean;
            labels?: components["schemas"]["LabelNames"];
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it was changed last (UTC). Comments and labels count as changes. */
            updated_at?: string;
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview?: string;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * @description What kind of item it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "page";
        };
        /** @enum {string} */
        PageKind: "page";
        /** @description The names of its labels, by name. */
        LabelNames: components["schemas"]["Name"][];
        /** @description What it is called. */
        Name: string;
        /** @enum {string} */
        PageStatus: "draft" | "active" | "complete" | "archived";
        /** @description What it is about. */
        Title: string;
        /** @description An issue that changed. All fields are there unless it is deleted. */
        ChangedIssue: {
            /**
             * @description How far it is; every move is allowed.
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How much it matters.
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the project that the issue belongs to; null for none.
             */
            module_id?: number | null;
            /**
             * Format: date
             * @description The day it starts; null for none.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The day it is due; null for none.
             */
            target_date?: string | null;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier?: string;
            title?: components["schemas"]["Title"];
            sort_order?: components["schemas"]["SortOrder"];
            labels?: components["schemas"]["LabelNames"];
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it was changed last (UTC). Comments and labels count as changes. */
            updated_at?: string;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview?: string;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * @description What kind of item it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "issue";
        };
        /** @enum {string} */
        IssueKind: "issue";
        /**
         * Format: double
         * @description Its place in lists; smaller comes first.
         */
        SortOrder: number;
        /** @enum {string} */
        IssuePriority: "urgent" | "high" | "medium" | "low" | "none";
        /** @enum {string} */
        IssueStatus: "backlog" | "todo" | "active" | "done" | "cancelled";
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
        /** @description A live page; the row is that of a change. */
        IndexedPage: {
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description `<PROJECT>-DOC-<n>`, or plain `DOC-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            /**
             * @description How far it is; every move is allowed.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder that it lies in; null at the root.
             */
            folder_id: number | null;
            /** @description Whether it stands before all others. */
            pinned: boolean;
            labels: components["schemas"]["LabelNames"];
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was changed last (UTC). Comments and labels count as changes. */
            updated_at: string;
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview: string;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * @description What kind of item it is.
             * @enum {string}
             */
            kind: "page";
        };
        /** @description A live issue; the row is that of a change. */
        IndexedIssue: {
            /**
             * @description How far it is; every move is allowed.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How much it matters.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the project that the issue belongs to; null for none.
             */
            module_id: number | null;
            /**
             * Format: date
             * @description The day it starts; null for none.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description The day it is due; null for none.
             */
            target_date: string | null;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            sort_order: components["schemas"]["SortOrder"];
            labels: components["schemas"]["LabelNames"];
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was changed last (UTC). Comments and labels count as changes. */
            updated_at: string;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview: string;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * @description What kind of item it is.
             * @enum {string}
             */
            kind: "issue";
        };
        /** @description A place for pages of a project. */
        Folder: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project that the folder is in, for good.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The folder that it is in, for good; null at the root.
             */
            parent_id: number | null;
            name: components["schemas"]["Name"];
            sort_order: components["schemas"]["SortOrder"];
        };
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
        /** @description A word that issues and pages of a project can have. */
        Label: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project that the label is in, for good.
             */
            project_id: number;
            /** @description The word. */
            name: string;
            /** @description Its colour, as `#` and six hexadecimal digits. */
            color: string;
        };
        /** @description A part of a project that issues belong to. */
        ProjectModule: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The project that the module is in, for good.
             */
            project_id: number;
            name: components["schemas"]["Name"];
            description: components["schemas"]["Markdown"];
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
            emoji: components["schemas"]["Emoji"];
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was changed last (UTC). */
            updated_at: string;
        };
        /** @description Shown beside the name; null for none. */
        Emoji: string | null;
        /** @enum {string} */
        ModuleStatus: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
        /** @description Markdown; empty when there is none. */
        Markdown: string;
        PublicProject: {
            id: components["schemas"]["Id"];
            /** @description What the project is called. */
            name: string;
            /** @description The prefix of everything in the project, as `APP` in `APP-12`. Found in any case. */
            identifier: string;
            /** @description What the project is about; may be empty. */
            description: string;
            emoji: components["schemas"]["Emoji"];
            /**
             * Format: int64
             * @description Always null: the lead of a published project is not shown.
             */
            lead_user_id: number | null;
            /**
             * Format: int64
             * @description The place in the order of the instance. The caller's own order is that of the list.
             */
            sort_order: number;
            /** @description When the project was made (UTC). */
            created_at: string;
            /** @description When the project itself was changed last (UTC). */
            updated_at: string;
            /** @description Always true. */
            is_public: boolean;
        };
        /** @description What every row of a page shows. */
        PublicPage: {
            id: components["schemas"]["Id"];
            /** @description `<PROJECT>-DOC-<n>`, or plain `DOC-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            /**
             * @description How far it is; every move is allowed.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description The folder that it lies in; null at the root.
             */
            folder_id: number | null;
            /** @description Whether it stands before all others. */
            pinned: boolean;
            labels: components["schemas"]["LabelNames"];
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was changed last (UTC). Comments and labels count as changes. */
            updated_at: string;
            /**
             * Format: int64
             * @description The project that the page is in, for good.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the page in its project or the workspace. It is never used again.
             */
            sequence: number;
            content: components["schemas"]["Markdown"];
            sort_order: components["schemas"]["SortOrder"];
        };
        /** @description What every row of an issue shows. */
        PublicIssue: {
            /**
             * @description How far it is; every move is allowed.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How much it matters.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description The module of the project that the issue belongs to; null for none.
             */
            module_id: number | null;
            /**
             * Format: date
             * @description The day it starts; null for none.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description The day it is due; null for none.
             */
            target_date: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Grows with every change. Send it back as `expected_seq` to change only what was read.
             */
            seq: number;
            /** @description `<PROJECT>-<n>`. */
            identifier: string;
            title: components["schemas"]["Title"];
            sort_order: components["schemas"]["SortOrder"];
            labels: components["schemas"]["LabelNames"];
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was changed last (UTC). Comments and labels count as changes. */
            updated_at: string;
            /**
             * Format: int64
             * @description The project that the issue is in, for good.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The number of the issue in its project. It is never used again, even after the issue is gone.
             */
            sequence: number;
            description: components["schemas"]["Markdown"];
            /** @description Issues that wait for this one. */
            blocks: string[];
            /** @description Issues that this one waits for. */
            blocked_by: string[];
            /** @description Issues of the same matter, whichever named the other. */
            relates_to: string[];
            /** @description Issues that this one is a duplicate of. */
            duplicates: string[];
            /** @description Issues that are duplicates of this one. */
            duplicated_by: string[];
        };
        PublicComment: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The issue that it is on; null on a page.
             */
            issue_id: number | null;
            /**
             * Format: int64
             * @description The page that it is on; null on an issue.
             */
            page_id: number | null;
            /** @description How the author is shown. */
            author_display_name: string;
            /** @description Markdown. */
            content: string;
            /** @description When it was written (UTC). */
            created_at: string;
            /** @description When it was changed last (UTC). */
            updated_at: string;
        };
        /** @description A day (`YYYY-MM-DD`, its first instant) or an ISO 8601 time with `T` or a space, in UTC unless it ends with an offset. The `+` of an offset is `%2B` in an address. */
        TimeBound: string;
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        PublicPreview: components["schemas"]["ZipPreview"] | components["schemas"]["SqlitePreview"] | components["schemas"]["NoPreview"];
        NoPreview: {
            /**
             * @description Nothing to look into. (enum property replaced by openapi-typescript)
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
            /** @description Its first tables, by name. */
            tables: {
                /** @description Its name; cut after 1000 characters. */
                name: string;
                /**
                 * Format: int64
                 * @description How many rows it has.
                 */
                rows: number;
            }[];
        };
        ZipPreview: {
            /**
             * @description A ZIP archive. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "zip";
            /** @description Its first entries, in their order. */
            entries: {
                /** @description Its path; cut after 1000 characters. */
                name: string;
                /**
                 * Format: int64
                 * @description Its bytes when unpacked.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description Its bytes in the archive.
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
        PublicAttachment: {
            /**
             * Format: int64
             * @description The id of the file.
             */
            id: number;
            /** @description The name of the file. */
            filename: string;
            /** @description The media type that its bytes told. */
            mime: string;
            size_bytes: components["schemas"]["ByteCount"];
            /** @description When it was uploaded (UTC). */
            created_at: string;
            /**
             * Format: int32
             * @description Pixels across, of PNG, JPEG, GIF and WebP.
             */
            width: number | null;
            /**
             * Format: int32
             * @description Pixels down, of PNG, JPEG, GIF and WebP.
             */
            height: number | null;
            /** @description Read out in its place. */
            alt_text: string | null;
            /** @description Whether there is a thumbnail to be had. */
            has_thumbnail: boolean;
        };
        /**
         * Format: int64
         * @description The number of its bytes.
         */
        ByteCount: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPublicAttachments: {
        parameters: {
            query: {
                entity_type: string;
                entity_id: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAttachment"][];
                };
            };
        };
    };
    downloadPublicAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
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
        };
    };
    getPublicThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
        };
    };
    getPublicPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPreview"];
                };
            };
        };
    };
    listPublicIssueComments: {
        parameters: {
            query?: {
                order?: "asc" | "desc";
                limit?: number;
                offset?: number;
                before_created_at?: components["schemas"]["TimeBound"];
                before_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicComment"][];
                };
            };
        };
    };
    listPublicPageComments: {
        parameters: {
            query?: {
                order?: "asc" | "desc";
                limit?: number;
                offset?: number;
                before_created_at?: components["schemas"]["TimeBound"];
                before_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicComment"][];
                };
            };
        };
    };
    resolvePublicIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicIssue"];
                };
            };
        };
    };
    getPublicIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicIssue"];
                };
            };
        };
    };
    getPublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
        };
    };
    getPublicProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProject"];
                };
            };
        };
    };
    listPublicModules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectModule"][];
                };
            };
        };
    };
    listPublicLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
        };
    };
    listPublicFolders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"][];
                };
            };
        };
    };
    getPublicIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicIndex"];
                };
            };
        };
    };
    listPublicChanges: {
        parameters: {
            query?: {
                since?: number;
                limit?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicChanges"];
                };
            };
        };
    };
}
