/* Written by `npm run generate` from openapi/rest.yaml. Do not edit. */
/* eslint-disable */

export interface components {
    schemas: {
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
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
        Deleted: {
            /** @description Always true. */
            deleted: boolean;
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
        SavedViewUpdate: {
            /** @description The name of the view, unique among the caller's views of the project, ignoring case. */
            name?: string;
            /** @description A string containing JSON, at most 8 KiB in UTF-8. The server stores it unchanged and requires no field. Docket's own pages use `version`, `layout` (`list` or `board`), `filters`, `searchQuery`, `sorting`, `groupBy`, `density`, `laneBy` and `hiddenStatuses`. */
            config?: string;
            /** @description Whether the project opens with this view. */
            is_default?: boolean;
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
        /** @description The user's display name; the username if omitted. */
        NewDisplayName: string;
        /** @description Unique ignoring case. */
        NewEmail: string;
        /** @description 8 to 1024 bytes in UTF-8, never trimmed. */
        NewPassword: string;
        /** @description Letters, digits, `.`, `-` and `_`, with at least one letter or digit. Invisible characters are refused, as are mixtures of scripts beyond the level "moderately restrictive" of UTS 39. Stored in normal form NFC, and unique ignoring case. */
        NewUsername: string;
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
        /**
         * Format: double
         * @description Position in lists; smaller values come first.
         */
        SortOrder: number;
        /** @description Markdown; may be empty. */
        Markdown: string;
        /** @description Label names, in alphabetical order. */
        LabelNames: components["schemas"]["Name"][];
        /** @description At most 100 characters. */
        Name: string;
        /** @enum {string} */
        PageStatus: "draft" | "active" | "complete" | "archived";
        /** @description At most 500 characters. */
        Title: string;
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
            /** @description The origin of the issue. Present only if set. */
            source?: string;
        };
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
        /** @enum {string} */
        IssuePriority: "urgent" | "high" | "medium" | "low" | "none";
        /** @enum {string} */
        IssueStatus: "backlog" | "todo" | "active" | "done" | "cancelled";
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
        /** @enum {string} */
        ItemKind: "issue" | "page" | "comment";
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
        SignedIn: {
            user: components["schemas"]["Profile"];
            /** @description The session token. It is shown only once. */
            token: string;
            /** @description Expiry time of the session (ISO 8601 in UTC). */
            expires_at: string;
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
        SessionRefresh: {
            /** @description Required unless the instance signs in without a password. */
            password?: string;
        };
        PasswordChanged: {
            /** @description Always true. */
            ok: boolean;
            /** @description The session token. It is shown only once. */
            token: string;
            /** @description Expiry time of the session (ISO 8601 in UTC). */
            expires_at: string;
        };
        PasswordUpdate: {
            /** @description The password before the change. Wrong passwords count against the budget. */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        ProfileUpdate: {
            display_name?: components["schemas"]["NewDisplayName"];
            email?: components["schemas"]["NewEmail"];
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
        LogIn: {
            /** @description A username or an e-mail address. */
            identity: string;
            /** @description The password of the account. */
            password: string;
        };
        SignUp: {
            username: components["schemas"]["NewUsername"];
            email: components["schemas"]["NewEmail"];
            password: components["schemas"]["NewPassword"];
            display_name?: components["schemas"]["NewDisplayName"];
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
        /** @enum {string} */
        RepoIdentityKind: "remote" | "root";
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
        RepoUnbound: {
            /**
             * @description No project that the caller can read is bound. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            resolution: "none";
        };
        RepoResolve: {
            /** @description The names of the checkout: its remote URLs and its path. */
            aliases: components["schemas"]["RepoAlias"][];
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
        MemberRole: "viewer" | "maintainer" | "lead";
        MentionCandidate: {
            user_id: components["schemas"]["Id"];
            /** @description The name to write after `@`, in any case. */
            username: string;
            /** @description The user's display name. */
            display_name: string;
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
        /** @description Shown next to the name; null if none. */
        Emoji: string | null;
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
        /** @enum {string} */
        PlanStatus: "active" | "done" | "archived";
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
        /** Format: int64 */
        SafeInteger: number;
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
        /** @description Names of labels of the project, compared ignoring case; repeated names count once. */
        NewLabelNames: string[];
        /**
         * Format: double
         * @description Position in lists; smaller values come first. Use a fraction for a position between two others.
         */
        NewSortOrder: number;
        /** @description At most 500 characters. */
        NewTitle: string;
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
        /**
         * Format: int64
         * @description Any integer. Values outside the range of the parameter are clamped, never refused.
         */
        AnyInteger: number;
        /** @enum {string} */
        SortDirection: "asc" | "desc";
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
        /** @enum {string} */
        ModuleStatus: "backlog" | "planned" | "active" | "paused" | "done" | "cancelled";
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
        MemberUpdate: {
            /**
             * @description The new role.
             * @enum {string}
             */
            role: "viewer" | "maintainer" | "lead";
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
        LabelMerge: {
            /**
             * Format: int64
             * @description The id of the label to keep.
             */
            into: number;
        };
        LabelUpdate: {
            /** @description The name of the label, unique in the project, ignoring case. */
            name?: string;
            /** @description The colour, as `#` and six hexadecimal digits. */
            color?: string;
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
        KeyMade: {
            /** @description The name of the key. */
            name: string;
            /** @description The key. It is shown only once. */
            key: string;
        };
        KeyCreate: {
            /** @description The name of the key, unique among active keys of the instance, ignoring case. */
            name: string;
        };
        Key: {
            id: components["schemas"]["Id"];
            /** @description The name of the key, unique among active keys of the instance, ignoring case. */
            name: string;
            /** @description The first characters of the key; null for a key of a version that did not store them. */
            prefix: string | null;
            /** @description Time of creation (UTC). */
            created_at: string;
            /** @description Time of the last request with the key (UTC), known a minute later; null if there was none. */
            last_used_at: string | null;
            /** @description Expiry time (UTC); null if the key does not expire. */
            expires_at: string | null;
            /** @description Whether the key is revoked. */
            revoked: boolean;
            /** @description Whether it is an operator's key, which belongs to no user. */
            operator: boolean;
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
        /** @enum {string} */
        RelationType: "blocks" | "relates_to" | "duplicate";
        RelationPair: {
            /** @description The identifier of the issue at which the relation starts. */
            source: string;
            /** @description The identifier of the issue at which the relation ends. */
            target: string;
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
        /** @description A day (`YYYY-MM-DD`, meaning its first instant) or an ISO 8601 time with `T` or a space, in UTC unless it ends with an offset. Encode the `+` of an offset as `%2B` in a URL. */
        TimeBound: string;
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
        CsvImported: {
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
             * @description Number of pull requests skipped; 0 for other imports.
             */
            skipped_non_issues: number;
            /**
             * Format: int32
             * @description Number of assignees skipped.
             */
            skipped_assignees: number;
            /**
             * Format: int32
             * @description Number of milestones, estimates and parents skipped, and of archived cards and lists.
             */
            skipped_other: number;
            /** @description Whether another import of the file skips the rows that exist here. False if the file has no key column, or a row has no key. */
            rerunnable: boolean;
        };
        CsvImport: {
            /** @description The CSV file, of at most 16 MiB. */
            file: string;
            /** @description The name of the place that the rows come from. It is a part of the `source` of each issue. */
            name: string;
            /** @description The header of the column for each field, as JSON: `title`, `description`, `status`, `priority`, `labels`, `start_date`, `target_date`, `assignees`, `key`. Fields that are not listed are not imported. */
            columns?: {
                /** @description The header of the titles. */
                title?: string;
                /** @description The header of the descriptions. */
                description?: string;
                /** @description The header of the statuses. */
                status?: string;
                /** @description The header of the priorities. */
                priority?: string;
                /** @description The header of the labels. */
                labels?: string;
                /** @description The header of the start dates. */
                start_date?: string;
                /** @description The header of the target dates. */
                target_date?: string;
                /** @description The header of the assignees. */
                assignees?: string;
                /** @description The header of the keys. */
                key?: string;
            };
            /** @description The status for each other word in the status column, as JSON. */
            map?: {
                [key: string]: components["schemas"]["IssueStatus"];
            };
            people?: components["schemas"]["ImportPeople"];
            /**
             * @description Read and count everything, but write nothing.
             * @default false
             */
            dry_run?: boolean;
        };
        /** @description The username here for each name or e-mail address there, compared without case. The issues of these people are assigned to the user; all other assignees are counted. */
        ImportPeople: {
            [key: string]: string;
        };
        IssuesImported: {
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
             * @description Number of pull requests skipped; 0 for other imports.
             */
            skipped_non_issues: number;
            /**
             * Format: int32
             * @description Number of assignees skipped.
             */
            skipped_assignees: number;
            /**
             * Format: int32
             * @description Number of milestones, estimates and parents skipped, and of archived cards and lists.
             */
            skipped_other: number;
        };
        TrelloImport: {
            /** @description The JSON export of the board, of at most 16 MiB. */
            file: string;
            /** @description The status for the name of a list, as JSON. By default: done, closed and complete become done; doing, in progress and active become active; to do, todo and next become todo; all others become backlog. */
            map?: {
                [key: string]: components["schemas"]["IssueStatus"];
            };
            people?: components["schemas"]["ImportPeople"];
            /**
             * @description Read and count everything, but write nothing.
             * @default false
             */
            dry_run?: boolean;
        };
        JiraImport: {
            /** @description The first part of the host name of the site, as in `harbour.atlassian.net`. */
            site: string;
            /** @description The key of the project, which its issue keys begin with. */
            project_key: string;
            /** @description The e-mail address of the account that the token belongs to. */
            email: string;
            token: components["schemas"]["ImportToken"];
            /** @description The status for the name of a status in Jira, or for its category (new, indeterminate, done). By default, the categories become backlog, active and done. */
            map?: {
                [key: string]: components["schemas"]["IssueStatus"];
            };
            people?: components["schemas"]["ImportPeople"];
            /**
             * @description Read and count everything, but write nothing.
             * @default false
             */
            dry_run?: boolean;
        };
        /** @description The API token. It is used for this import only and not stored. */
        ImportToken: string;
        LinearImport: {
            /** @description The key of the team, which its issue identifiers begin with. */
            team: string;
            token: components["schemas"]["ImportToken"];
            /** @description The status for the type of a state in Linear. By default: triage and backlog become backlog, unstarted todo, started active, completed done, canceled cancelled. */
            map?: {
                [key: string]: components["schemas"]["IssueStatus"];
            };
            people?: components["schemas"]["ImportPeople"];
            /**
             * @description Read and count everything, but write nothing.
             * @default false
             */
            dry_run?: boolean;
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
        ImportProgress: {
            /**
             * @description What the import is doing. `none` if no import is running.
             * @enum {string}
             */
            stage: "none" | "reading" | "writing";
            /** @description Whether it is a dry run. */
            dry_run: boolean;
            /** @description Start time (UTC); null if no import is running. */
            started_at: string | null;
            /**
             * Format: int32
             * @description Number of issues read so far that do not exist here.
             */
            issues_read: number;
            /**
             * Format: int32
             * @description Number of comments of these issues read so far.
             */
            comments_read: number;
            /**
             * Format: int32
             * @description Number of issues written so far; 0 in a dry run.
             */
            issues_written: number;
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
        GitHook: {
            /** @description The complete commit messages. */
            messages: string[];
            /**
             * @description Only report which issues would be closed.
             * @default false
             */
            dry_run?: boolean;
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
             * @description Number of issues of priority `urgent`.
             */
            urgent: number;
            /**
             * Format: int64
             * @description Number of issues of priority `high`.
             */
            high: number;
            /**
             * Format: int64
             * @description Number of issues of priority `medium`.
             */
            medium: number;
            /**
             * Format: int64
             * @description Number of issues of priority `low`.
             */
            low: number;
            /**
             * Format: int64
             * @description Number of issues of priority `none`.
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
        /** @description Open issues that need the caller, in three groups. */
        Attention: {
            /** @description Issues that are assigned to the caller. */
            assigned: components["schemas"]["ListedIssue"][];
            /** @description Issues that need a person and name none. */
            human: components["schemas"]["ListedIssue"][];
            /** @description Issues that wait for the caller. */
            waiting: components["schemas"]["ListedIssue"][];
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
        ProjectGroupUpdate: {
            /** @description The name of the group, unique among the caller's groups, ignoring case. */
            name?: string;
        };
        ProjectGroupOrder: {
            /** @description Ids of the caller's groups in the new order. */
            ids: components["schemas"]["Id"][];
        };
        ProjectGroupAssign: {
            project_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description A group of the caller; null removes the project from its group.
             */
            group_id: number | null;
        };
        ProjectGroupCreate: {
            /** @description The name of the group, unique among the caller's groups, ignoring case. */
            name: string;
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
        FolderUpdate: {
            /** @description The name of the folder. It need not be unique. */
            name?: string;
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
        /** @enum {string} */
        ProjectExportFormat: "zip" | "json";
        /** @enum {string} */
        ExportFormat: "markdown" | "json";
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
        CommentUpdate: {
            /** @description Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files. */
            content: string;
            /**
             * Format: int64
             * @description The `seq` of the comment when it was read. If it has changed since, the update is refused.
             */
            expected_seq?: number;
        };
        CommentCreate: {
            /** @description Markdown, at most 262144 bytes in UTF-8 after newlines are normalized. It may refer to at most 256 users and 256 files. */
            content: string;
        };
        Issues: {
            /** @description The issues, in the order of the request. */
            issues: components["schemas"]["Issue"][];
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
        BotConnect: {
            /**
             * @description The tool to connect.
             * @enum {string}
             */
            tool: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
        };
        /** @enum {string} */
        ToolName: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
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
        AuditEntry: {
            id: components["schemas"]["Id"];
            /** @description Time of the act (UTC). */
            at: string;
            /** @description What was done. `user.lockdown` ends everything that acts for an account, `session.create` is a sign-in. */
            action: string;
            actor: components["schemas"]["AuditActor"];
            credential: components["schemas"]["AuditCredential"];
            /** @description The client's address; null without a request, and if it is unknown. */
            client: string | null;
            /** @description The id of the request, as in the server's log; null without one. */
            request_id: string | null;
            target: components["schemas"]["AuditTarget"];
            /** @description The values before the act, or of what it removed; null if it replaced none. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The values after the act, or of what it created; null if it left none. */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What was acted on. */
        AuditTarget: {
            /** @description A session counts as its user. A member is identified by the account. */
            kind: string;
            /**
             * Format: int64
             * @description Its id; null for settings and backups.
             */
            id: number | null;
            /** @description Its name at that time: a username, the name of a key, the identifier of a project, the names of the settings, or the file of a backup. */
            name: string;
        };
        /** @description The credential that was used. */
        AuditCredential: {
            /** @description `command` is a command on the data folder; `none` a sign-in, the server itself, or a request while authentication is off. */
            kind: string;
            /**
             * Format: int64
             * @description The session, key or token; null if there is none.
             */
            id: number | null;
        };
        /** @description Who acted. */
        AuditActor: {
            /**
             * Format: int64
             * @description The account, also of a tool; null for commands, the server itself and operator keys.
             */
            id: number | null;
            /** @description The name of the account; of a command and of the server itself, the account of the operating system. Null for operator keys. */
            username: string | null;
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
        /**
         * Format: int64
         * @description Size in bytes.
         */
        ByteCount: number;
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
        /** @enum {string} */
        MimeClass: "image" | "video" | "audio" | "text" | "pdf" | "archive" | "other";
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
        /** @description The raw bytes. */
        FileBytes: string;
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
        AttachmentUpdate: {
            /** @description The alternative text; null or an empty string removes it. */
            alt_text?: string | null;
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
        ArchiveImport: {
            /** @description The archive, as the only field and only once. */
            archive: string;
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
        UnarchivedProject: {
            /**
             * Format: int64
             * @description The id of the project.
             */
            project_id: number;
            /** @description The identifier of the project. */
            identifier: string;
            /** @description Whether the project was published before. */
            was_public: boolean;
        };
        ArchivedProject: {
            /**
             * Format: int64
             * @description The id of this archiving.
             */
            id: number;
            /**
             * Format: int64
             * @description The id of the project, which it keeps.
             */
            project_id: number;
            /** @description The identifier that the project had. */
            identifier: string;
            /** @description The name of the project. */
            name: string;
            /** @description The description of the project. */
            description: string;
            /** @description The emoji of the project; null if it has none. */
            emoji: string | null;
            /** @description The identifier and the time of archiving, as a name: `APP-20261127-081500`. */
            file_name: string;
            /**
             * Format: int64
             * @description The size of its texts and files in bytes when it was archived.
             */
            size_bytes: number;
            /**
             * Format: int64
             * @description How many issues it had outside the trash.
             */
            issue_count: number;
            /**
             * Format: int64
             * @description How many pages it had outside the trash.
             */
            page_count: number;
            /** @description Time of archiving (UTC). */
            archived_at: string;
            /**
             * Format: int64
             * @description The account that archived it; null for a key without a user.
             */
            archived_by: number | null;
            /** @description The username of that account. */
            archived_by_name: string | null;
            /** @description Whether the project was published. It is private after unarchiving. */
            was_public: boolean;
            /** @description Always true: the content is in the database. */
            file_present: boolean;
        };
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProjectActivity: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
        };
    };
    listActivityActors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ActivityActor"][];
                };
            };
        };
    };
    listIssueActivity: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
        };
    };
    listPageActivity: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
        };
    };
    listPlanActivity: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ActivityFeed"];
                };
            };
        };
    };
    archiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivedProject"];
                };
            };
        };
    };
    listArchivedProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivedProject"][];
                };
            };
        };
    };
    deleteArchivedProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    unarchiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["UnarchivedProject"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveLimits"];
                };
            };
        };
    };
    importArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ArchiveImport"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveImported"];
                };
            };
        };
    };
    exportArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/gzip": string;
                };
            };
        };
    };
    listAttachments: {
        parameters: {
            query: {
                entity_type: components["schemas"]["ItemKind"];
                entity_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentUploaded"];
                };
            };
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "image/png": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/gif": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                    "application/octet-stream": components["schemas"]["FileBytes"];
                    "application/pdf": components["schemas"]["FileBytes"];
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
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/gif": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                    "application/octet-stream": components["schemas"]["FileBytes"];
                    "application/pdf": components["schemas"]["FileBytes"];
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
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    updateAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
        };
    };
    getAttachmentThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
        };
    };
    previewAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ZipPreview"] | components["schemas"]["SqlitePreview"] | components["schemas"]["NoPreview"];
                };
            };
        };
    };
    listAttachmentLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["AttachmentLinks"];
                };
            };
        };
    };
    listProjectAttachments: {
        parameters: {
            query?: {
                mime_class?: components["schemas"]["MimeClass"];
                uploader?: string;
                entity_type?: components["schemas"]["ItemKind"];
                sort?: "created_at" | "size" | "filename";
                order?: components["schemas"]["SortDirection"];
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ProjectAttachments"];
                };
            };
        };
    };
    listOrphanedAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["OrphanedAttachments"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                actor?: string;
                action?: string;
                target?: string;
                since?: components["schemas"]["TimeBound"];
                until?: components["schemas"]["TimeBound"];
                before?: components["schemas"]["Id"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                    "application/x-ndjson": string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedTool"][];
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
                "application/json": components["schemas"]["BotConnect"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotConnected"];
                };
            };
        };
    };
    disconnectBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": {
                        /** @description Always true. */
                        disconnected: boolean;
                    };
                };
            };
        };
    };
    deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
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
                "application/json": components["schemas"]["IssuesUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issues"];
                };
            };
        };
    };
    createIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssuesCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issues"];
                };
            };
        };
    };
    listIssueComments: {
        parameters: {
            query?: {
                author?: string;
                order?: "asc" | "desc";
                limit?: number;
                offset?: number;
                before_created_at?: components["schemas"]["TimeBound"];
                before_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                issue_id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Comment"][];
                };
            };
        };
    };
    createIssueComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    listPageComments: {
        parameters: {
            query?: {
                author?: string;
                order?: "asc" | "desc";
                limit?: number;
                offset?: number;
                before_created_at?: components["schemas"]["TimeBound"];
                before_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                page_id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Comment"][];
                };
            };
        };
    };
    createPageComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    exportIssue: {
        parameters: {
            query?: {
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
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
                    "text/markdown": string;
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
        };
    };
    exportPage: {
        parameters: {
            query?: {
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
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
                    "text/markdown": string;
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
        };
    };
    exportProject: {
        parameters: {
            query?: {
                format?: "zip" | "json";
            };
            header?: never;
            path: {
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
                    "application/zip": string;
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
        };
    };
    listFolders: {
        parameters: {
            query: {
                project_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
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
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
                };
            };
        };
    };
    updateFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
                };
            };
        };
    };
    deleteFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroup"][];
                };
            };
        };
    };
    createProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectGroupCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroup"];
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
                "application/json": components["schemas"]["ProjectGroupAssign"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        ok: boolean;
                    };
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
                "application/json": components["schemas"]["ProjectGroupOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroup"][];
                };
            };
        };
    };
    deleteProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    updateProjectGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectGroupUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectGroup"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attention"];
                };
            };
        };
    };
    getHomeOverview: {
        parameters: {
            query?: {
                since?: components["schemas"]["TimeBound"];
                tz?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeOverview"];
                };
            };
        };
    };
    runGitHook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GitHook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GitHookReport"];
                };
            };
        };
    };
    getImportProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ImportProgress"];
                };
            };
        };
    };
    importCodehost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodehostImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesImported"];
                };
            };
        };
    };
    importLinear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinearImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesImported"];
                };
            };
        };
    };
    importJira: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JiraImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesImported"];
                };
            };
        };
    };
    importTrello: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TrelloImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesImported"];
                };
            };
        };
    };
    importCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CsvImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvImported"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSettings"];
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
                "application/json": components["schemas"]["InstanceSettingsUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceSettings"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    listIssues: {
        parameters: {
            query?: {
                project_id?: components["schemas"]["Id"];
                status?: components["schemas"]["IssueStatus"];
                statuses?: string;
                assignee?: string;
                source?: string;
                priority?: components["schemas"]["IssuePriority"];
                module_id?: components["schemas"]["Id"];
                label?: string;
                workable?: boolean;
                blocked?: boolean;
                created_since?: components["schemas"]["TimeBound"];
                created_until?: components["schemas"]["TimeBound"];
                updated_since?: components["schemas"]["TimeBound"];
                updated_until?: components["schemas"]["TimeBound"];
                order_by?: "sort_order" | "sequence" | "created" | "created_at" | "updated" | "updated_at" | "priority";
                order?: "asc" | "desc";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedIssue"][];
                };
            };
        };
    };
    createIssue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    getIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["IssueWithRelations"];
                };
            };
        };
    };
    updateIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    deleteIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    resolveIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["IssueWithRelations"];
                };
            };
        };
    };
    linkIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        linked: boolean;
                    };
                };
            };
        };
    };
    unlinkIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationPair"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        unlinked: boolean;
                    };
                };
            };
        };
    };
    reverseRelations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationPair"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        reversed: boolean;
                    };
                };
            };
        };
    };
    listRelations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Relation"][];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"][];
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
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyMade"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": {
                        /** @description Always true. */
                        revoked: boolean;
                    };
                };
            };
        };
    };
    listLabels: {
        parameters: {
            query: {
                project_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
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
    createLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    deleteLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    mergeLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelMerge"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ListedMember"][];
                };
            };
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                user_id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    listModules: {
        parameters: {
            query: {
                project_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
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
    createModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectModule"];
                };
            };
        };
    };
    getModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ProjectModule"];
                };
            };
        };
    };
    updateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectModule"];
                };
            };
        };
    };
    deleteModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                project_id?: components["schemas"]["Id"];
                folder_id?: components["schemas"]["Id"];
                label?: string;
                status?: components["schemas"]["PageStatus"];
                order_by?: "sort_order" | "title" | "status" | "created" | "created_at" | "updated" | "updated_at";
                order?: "asc" | "desc";
                limit?: components["schemas"]["AnyInteger"];
                offset?: components["schemas"]["AnyInteger"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"][];
                };
            };
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Page"];
                };
            };
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    listPageVersions: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["PageVersions"];
                };
            };
        };
    };
    getPageVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                seq: components["schemas"]["SafeInteger"];
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
                    "application/json": components["schemas"]["FullPageVersion"];
                };
            };
        };
    };
    resolvePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Page"];
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: {
                project_id?: components["schemas"]["Id"];
                status?: components["schemas"]["PlanStatus"];
                order_by?: "updated" | "id";
                before_id?: components["schemas"]["Id"];
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPlan"][];
                };
            };
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    deletePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    resolvePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    createPlanStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanStepCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    updatePlanStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
                step_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanStepUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanStepUpdated"];
                };
            };
        };
    };
    deletePlanStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plan_id: components["schemas"]["Id"];
                step_id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Plan"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
                "application/json": components["schemas"]["ProjectOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: {
                group_by?: string;
            };
            header?: never;
            path: {
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
                    "application/json": {
                        [key: string]: components["schemas"]["ListedIssue"][];
                    };
                };
            };
        };
    };
    getIssueCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["StatusCounts"];
                };
            };
        };
    };
    getInsights: {
        parameters: {
            query?: {
                weeks?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Insights"];
                };
            };
        };
    };
    listMentionCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["MentionCandidate"][];
                };
            };
        };
    };
    getMyRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["MyRole"];
                };
            };
        };
    };
    resolveRepo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepoResolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepoUnbound"] | components["schemas"]["RepoResolved"] | components["schemas"]["RepoConflict"];
                };
            };
        };
    };
    bindRepo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepoBind"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Binding"];
                };
            };
        };
    };
    listBindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Binding"][];
                };
            };
        };
    };
    unbindRepo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    mergeBindings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindingMerge"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Binding"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                query: string;
                mode?: "fts" | "literal";
                project_id?: components["schemas"]["Id"];
                result_type?: "issue" | "page" | "comment" | "attachment";
                match?: "all" | "auto";
                sort?: "relevance" | "recent";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
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
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoSignedIn"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        logged_out: boolean;
                    };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
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
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
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
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
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
                "application/json": components["schemas"]["SessionRefresh"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        revoked: boolean;
                    };
                };
            };
        };
    };
    getProjectIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ProjectIndex"];
                };
            };
        };
    };
    listProjectChanges: {
        parameters: {
            query?: {
                since?: number;
                limit?: number;
                wait?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["ProjectChanges"];
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Trash"];
                };
            };
        };
    };
    restoreIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    restorePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Page"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUser"][];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    promoteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    demoteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                view_id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                view_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    listWaits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Wait"][];
                };
            };
        };
    };
    addWait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wait"];
                };
            };
        };
    };
    clearWait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                wait_id: components["schemas"]["Id"];
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
                    "application/json": {
                        /** @description Always true. */
                        cleared: boolean;
                    };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
        };
    };
}
