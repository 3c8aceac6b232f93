/* Written by `npm run generate` from openapi/oauth.yaml. Do not edit. */
/* eslint-disable */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Every refusal of the REST API, and every failure. */
        Error: {
            /** @description One plain sentence for people. */
            error: string;
            /** @description The machine code of the refusal. It never changes; the sentence may. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
