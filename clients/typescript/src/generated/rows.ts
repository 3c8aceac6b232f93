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
             * @description The highest `seq` of these, or `since` when there are none.
             */
            cursor: number;
            /** @description Whether more changes follow. */
            has_more: boolean;
        };
        /** @description A live row, or what is left of one; `kind` tells which fields a live one has. */
        Changed: components["schemas"]["ChangedIssue"] | components["schemas"]["ChangedPage"] | components["schemas"]["ChangedComment"];
        ChangedComment: {
            /**
             * @description What kind of item it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "comment";
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /**
             * Format: int64
             * @description The issue that it is on.
             */
            issue_id?: number | null;
            /**
             * Format: int64
             * @description The page that it is on.
             */
            page_id?: number | null;
            /**
             * Format: int64
             * @description Its author; -1 for an imported comment without an author here.
             */
            user_id?: number;
            /** @description The username of its author. */
            username?: string;
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it was last changed (UTC). */
            updated_at?: string;
        };
        ChangedPage: {
            /**
             * @description What kind of item it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "page";
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description The identifier of the item. */
            identifier?: string;
            /** @description Its title. */
            title?: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status?: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description Its folder.
             */
            folder_id?: number | null;
            /** @description Whether it stands above the others. */
            pinned?: boolean;
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it was last changed (UTC). */
            updated_at?: string;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview?: string;
            /** @description The names of its labels. */
            labels?: string[];
        };
        ChangedIssue: {
            /**
             * @description What kind of item it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "issue";
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description The identifier of the item. */
            identifier?: string;
            /** @description Its title. */
            title?: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status?: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How pressing it is.
             * @enum {string}
             */
            priority?: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description Its module.
             */
            module_id?: number | null;
            /**
             * Format: double
             * @description Its place among the issues of the project.
             */
            sort_order?: number;
            /**
             * Format: date
             * @description When work on it should begin.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description When it should be done.
             */
            target_date?: string | null;
            /** @description When it was made (UTC). */
            created_at?: string;
            /** @description When it was last changed (UTC). */
            updated_at?: string;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview?: string;
            /** @description The names of its labels. */
            labels?: string[];
        };
        ProjectIndex: {
            /**
             * Format: int64
             * @description Where to go on from.
             */
            cursor: number;
            /** @description Every live issue, by `seq`. */
            issues: components["schemas"]["IndexedIssue"][];
            /** @description Every live page, by `seq`. */
            pages: components["schemas"]["IndexedPage"][];
        };
        /** @description A live page; the row is that of a change. */
        IndexedPage: {
            /**
             * @description What kind of item it is.
             * @enum {string}
             */
            kind: "page";
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description The identifier of the item. */
            identifier: string;
            /** @description Its title. */
            title: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "draft" | "active" | "complete" | "archived";
            /**
             * Format: int64
             * @description Its folder.
             */
            folder_id: number | null;
            /** @description Whether it stands above the others. */
            pinned: boolean;
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was last changed (UTC). */
            updated_at: string;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview: string;
            /** @description The names of its labels. */
            labels: string[];
        };
        /** @description A live issue; the row is that of a change. */
        IndexedIssue: {
            /**
             * @description What kind of item it is.
             * @enum {string}
             */
            kind: "issue";
            /**
             * Format: int64
             * @description The number of its latest change.
             */
            seq: number;
            /** @description Whether it is gone; then no field but these four is there. */
            deleted: boolean;
            /**
             * Format: int64
             * @description The id of the item.
             */
            id: number;
            /** @description The identifier of the item. */
            identifier: string;
            /** @description Its title. */
            title: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "backlog" | "todo" | "active" | "done" | "cancelled";
            /**
             * @description How pressing it is.
             * @enum {string}
             */
            priority: "urgent" | "high" | "medium" | "low" | "none";
            /**
             * Format: int64
             * @description Its module.
             */
            module_id: number | null;
            /**
             * Format: double
             * @description Its place among the issues of the project.
             */
            sort_order: number;
            /**
             * Format: date
             * @description When work on it should begin.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description When it should be done.
             */
            target_date: string | null;
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it was last changed (UTC). */
            updated_at: string;
            /** @description The first line of its text that is not blank, cut after 200 characters; empty where there is none. */
            preview: string;
            /** @description The names of its labels. */
            labels: string[];
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
