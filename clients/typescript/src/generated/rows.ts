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
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
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
            /** @description Time of creation (UTC). */
            created_at?: string;
            /** @description Time of the last change (UTC). */
            updated_at?: string;
        };
        /**
         * Format: int64
         * @description The author of a comment; -1 where it was imported and the author has no account here.
         */
        AuthorId: number;
        /** @enum {string} */
        CommentKind: "comment";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
