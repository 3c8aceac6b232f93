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
        /** @description At most 100 characters. */
        Name: string;
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
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
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
        /**
         * Format: double
         * @description Position in lists; smaller values come first.
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
        /** @description Shown next to the name; null if none. */
        Emoji: string | null;
        /** @enum {string} */
        ModuleStatus: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
        /** @description Markdown; may be empty. */
        Markdown: string;
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
        /**
         * @example comment
         * @enum {string}
         */
        CommentPurpose: "comment" | "verification";
        /** @description A day (`YYYY-MM-DD`, meaning its first instant) or an ISO 8601 time with `T` or a space, in UTC unless it ends with an offset. Encode the `+` of an offset as `%2B` in a URL. */
        TimeBound: string;
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        PublicPreview: components["schemas"]["ZipPreview"] | components["schemas"]["SqlitePreview"] | components["schemas"]["NoPreview"];
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
        /**
         * Format: int64
         * @description Size in bytes.
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
