/* Written by `npm run generate` from asyncapi/events.yaml. Do not edit. */
/* eslint-disable */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Everything that the server sends, distinguished by `type`. */
        ServerEvent: components["schemas"]["issue.created"] | components["schemas"]["issue.updated"] | components["schemas"]["issue.deleted"] | components["schemas"]["issue.linked"] | components["schemas"]["issue.unlinked"] | components["schemas"]["project.created"] | components["schemas"]["project.updated"] | components["schemas"]["project.deleted"] | components["schemas"]["projects.reordered"] | components["schemas"]["project_groups.changed"] | components["schemas"]["resync.required"] | components["schemas"]["sync_required"] | components["schemas"]["activity.baseline"];
        /** @description Everything that the server accepts, distinguished by `type`. Any other text message closes the connection. */
        ClientMessage: components["schemas"]["heartbeat"] | components["schemas"]["activity.baseline.request"] | components["schemas"]["resume"];
        /**
         * Format: int64
         * @description The id of the project.
         */
        ProjectId: number;
        /**
         * Format: int64
         * @description The id of the issue.
         */
        IssueId: number;
        /**
         * Format: int64
         * @description The sequence number of the change, as in `/changes`.
         */
        Seq: number;
        "issue.created": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.created";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
            seq: components["schemas"]["Seq"];
        };
        "issue.updated": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.updated";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
            seq: components["schemas"]["Seq"];
        };
        "issue.deleted": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.deleted";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
            seq: components["schemas"]["Seq"];
        };
        "issue.linked": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.linked";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
        };
        "issue.unlinked": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.unlinked";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
        };
        "project.created": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project.created";
            project_id: components["schemas"]["ProjectId"];
            seq?: components["schemas"]["Seq"];
        };
        "project.updated": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project.updated";
            project_id: components["schemas"]["ProjectId"];
            seq?: components["schemas"]["Seq"];
        };
        "project.deleted": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project.deleted";
            project_id: components["schemas"]["ProjectId"];
            seq?: components["schemas"]["Seq"];
        };
        "projects.reordered": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "projects.reordered";
        };
        "project_groups.changed": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project_groups.changed";
        };
        "resync.required": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resync.required";
        };
        sync_required: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sync_required";
            /**
             * Format: int64
             * @description The project of the `resume`, as sent.
             */
            project_id: number;
        };
        "activity.baseline": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "activity.baseline";
            /**
             * Format: int64
             * @description Number of activity items of the last 24 hours in the projects that the caller can read.
             */
            day_count: number;
        };
        heartbeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heartbeat";
        };
        "activity.baseline.request": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "activity.baseline.request";
        };
        resume: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /**
             * Format: int64
             * @description The project. An id that does not exist is treated like a hidden one.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The highest sequence number that the client's copy of the project has reached; 0 or less for an empty copy.
             */
            cursor: number;
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
