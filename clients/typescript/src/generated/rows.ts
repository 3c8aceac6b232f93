/* Written by `npm run generate` from openapi/rest/sync.yaml. Do not edit. */
/* eslint-disable */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @enum {string} */
        CommentKind: "comment";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
