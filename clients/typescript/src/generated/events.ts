/* Written by `npm run generate` from asyncapi/events.yaml. Do not edit. */
/* eslint-disable */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Everything that the server sends. The `type` tells which. */
        ServerEvent: components["schemas"]["IssueCreated"] | components["schemas"]["IssueUpdated"] | components["schemas"]["IssueDeleted"] | components["schemas"]["IssueLinked"] | components["schemas"]["IssueUnlinked"] | components["schemas"]["ProjectCreated"] | components["schemas"]["ProjectUpdated"] | components["schemas"]["ProjectDeleted"] | components["schemas"]["ProjectsReordered"] | components["schemas"]["ProjectGroupsChanged"] | components["schemas"]["ResyncRequired"] | components["schemas"]["SyncRequired"] | components["schemas"]["ActivityBaseline"];
        /** @description Everything that the server understands. Any other text message closes the connection. */
        ClientMessage: components["schemas"]["Heartbeat"] | components["schemas"]["ActivityBaselineRequest"] | components["schemas"]["Resume"];
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
         * @description The position of the change, as in `/changes`.
         */
        Seq: number;
        IssueCreated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.created";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
            seq: components["schemas"]["Seq"];
        };
        IssueUpdated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.updated";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
            seq: components["schemas"]["Seq"];
        };
        IssueDeleted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.deleted";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
            seq: components["schemas"]["Seq"];
        };
        IssueLinked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.linked";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
        };
        IssueUnlinked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "issue.unlinked";
            project_id: components["schemas"]["ProjectId"];
            issue_id: components["schemas"]["IssueId"];
        };
        ProjectCreated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project.created";
            project_id: components["schemas"]["ProjectId"];
            seq?: components["schemas"]["Seq"];
        };
        ProjectUpdated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project.updated";
            project_id: components["schemas"]["ProjectId"];
            seq?: components["schemas"]["Seq"];
        };
        ProjectDeleted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project.deleted";
            project_id: components["schemas"]["ProjectId"];
            seq?: components["schemas"]["Seq"];
        };
        ProjectsReordered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "projects.reordered";
        };
        ProjectGroupsChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project_groups.changed";
        };
        ResyncRequired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resync.required";
        };
        SyncRequired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sync_required";
            /**
             * Format: int64
             * @description The project of the `resume`, as it was sent.
             */
            project_id: number;
        };
        ActivityBaseline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "activity.baseline";
            /**
             * Format: int64
             * @description How many activity items the projects that the caller can read had in the last 24 hours.
             */
            day_count: number;
        };
        Heartbeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heartbeat";
        };
        ActivityBaselineRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "activity.baseline.request";
        };
        Resume: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /**
             * Format: int64
             * @description The project. An id that names none is answered like a hidden one.
             */
            project_id: number;
            /**
             * Format: int64
             * @description The highest position that the copy of the project has reached; 0, or less, for an empty copy.
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
