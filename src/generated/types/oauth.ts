/* Written by `npm run generate` from openapi/oauth.yaml. Do not edit. */
/* eslint-disable */

export interface paths {
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask the user
         * @description The consent page. It names the client, the redirect address, how long the token will live and the account that would approve, and asks which tool connects. Nothing is granted by opening it. A faulty request is never sent on to the redirect address; it is answered with a page.
         */
        get: operations["showConsent"];
        put?: never;
        /**
         * Approve or deny
         * @description What the form of the consent page sends. An approval connects the chosen tool to the account of the session, and its code comes to the redirect address with `state`: single use, good for 10 minutes. A denial comes there as `error=access_denied`, also with `state`; no code exists then. No answer of the page itself holds a code.
         */
        post: operations["decideConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask the user (short path)
         * @description The same as `GET /oauth/authorize`.
         */
        get: operations["showConsentAlias"];
        put?: never;
        /**
         * Approve or deny (short path)
         * @description The same as `POST /oauth/authorize`.
         */
        post: operations["decideConsentAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a client
         * @description Makes a client (RFC 7591), for anybody. Redirect addresses are needed unless the device grant is the only one that is asked for. Fields that are not listed are ignored, and so is `refresh_token` among the grant types: the answer says what was registered. A client that is never used is removed after 7 days, one that was used after 90 days without a token. An address may try ten registrations an hour, and the instance holds 1,024 clients.
         */
        post: operations["registerClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a client (short path)
         * @description The same as `POST /oauth/register`, budget included.
         */
        post: operations["registerClientAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/device_authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a device login
         * @description Gives a device code to poll with and a user code to be shown (RFC 8628). Any client may ask that is registered, or whose metadata document stands at the address that it names itself by. The login waits 900 seconds for its approval. An address may start ten an hour, and 1,024 of the instance may wait.
         */
        post: operations["startDeviceLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device_authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a device login (short path)
         * @description The same as `POST /oauth/device_authorization`, budget included.
         */
        post: operations["startDeviceLoginAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the user code
         * @description The page on which a user enters the code that the device shows, filled in when the address has it. A user who is not signed in can sign in on it. It does not reveal whether a code exists.
         */
        get: operations["showDevice"];
        put?: never;
        /**
         * Approve or deny a device
         * @description Two steps, so that nobody approves by following a link. The first sends `user_code`, `csrf_token` and `decision=approve`, and is answered with a page that names the client and the account that would approve. The second sends that page's `confirmation_token` with the tool that connects, and approves. `decision=deny` ends the login at either step, with the tokens of that step.
         */
        post: operations["decideDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the user code (short path)
         * @description The same as `GET /oauth/device`.
         */
        get: operations["showDeviceAlias"];
        put?: never;
        /**
         * Approve or deny a device (short path)
         * @description The same as `POST /oauth/device`.
         */
        post: operations["decideDeviceAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which authorization server guards this instance
         * @description The metadata of the protected resource (RFC 9728): the tool endpoint, and the authorization server whose tokens it takes. Works without a configured public URL.
         */
        get: operations["getResourceMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which authorization server guards the tool endpoint
         * @description The same metadata, where clients of `/mcp` look for it and where the `WWW-Authenticate` of a 401 points.
         */
        get: operations["getMcpResourceMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the authorization server can do
         * @description The metadata of the authorization server (RFC 8414). All its endpoints are under `/oauth`.
         */
        get: operations["getServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in on the way to an approval
         * @description What the sign-in form of a page sends. It begins a session as `POST /api/auth/login` does, out of the same budget, sets the session cookie, and goes back to the request that the page was about and to nothing else.
         */
        post: operations["signInOnPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap a code for a token
         * @description With `authorization_code`, a code from the consent page, its code verifier, and the client and redirect address of that request. With `urn:ietf:params:oauth:grant-type:device_code`, the device code, polled no faster than the interval. A code gives one token: of two requests at once one succeeds, and sending a spent authorization code again revokes the token that it gave. Polling too fast is refused but does not lengthen the interval.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap a code for a token (short path)
         * @description The same as `POST /oauth/token`.
         */
        post: operations["exchangeTokenAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a token
         * @description Ends an access token of the caller or of a tool of theirs (RFC 7009). The answer is the same for a token of somebody else or one that does not exist, and then nothing happens. An API key is refused.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a token (short path)
         * @description The same as `POST /oauth/revoke`.
         */
        post: operations["revokeTokenAlias"];
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
        /** @enum {string} */
        Scope: "mcp";
        /** @enum {string} */
        AuthorizationResponseType: "code";
        /** @enum {string} */
        CodeChallengeMethod: "S256";
        /** @enum {string} */
        ConsentDecision: "approve" | "deny";
        /** @enum {string} */
        TokenAuthMethod: "none";
        /** @enum {string} */
        GrantType: "authorization_code" | "urn:ietf:params:oauth:grant-type:device_code";
        /** @description Every refusal of the authorization server that is not a page, and every failure. */
        OAuthRefusal: {
            /** @description The code of the protocol. */
            error: string;
            /** @description One plain sentence for people. */
            error_description: string;
            /** @description The machine code of the refusal. It never changes; the sentence may. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
        /** @description The parameters of the request, and what the user decided. */
        ConsentForm: {
            /** @description The client that asks. */
            client_id: string;
            /** @description Where the answer goes. */
            redirect_uri: string;
            /**
             * @description What is asked for.
             * @enum {string}
             */
            response_type: "code";
            /**
             * @description What the token will be good for.
             * @default mcp
             * @enum {string}
             */
            scope?: "mcp";
            /** @description The SHA-256 of the code verifier, as base64url without padding. */
            code_challenge: string;
            /**
             * @description How the challenge was made.
             * @enum {string}
             */
            code_challenge_method: "S256";
            /** @description Comes back to the redirect address as it is. */
            state?: string;
            /** @description What the token is for. */
            resource?: string;
            /** @description The token of the form, good for this session and this request for 10 minutes. */
            csrf_token: string;
            /**
             * @description What the user decided.
             * @enum {string}
             */
            decision: "approve" | "deny";
            /**
             * @description The tool that connects.
             * @enum {string}
             */
            tool?: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
            /** @description The name of another tool; it counts when there is no `tool`. */
            tool_custom?: string;
        };
        /** @description The metadata of the client. More fields may be there; they are ignored. */
        ClientRegistration: {
            /** @description Where the code may be sent: absolute http or https addresses without a fragment, of at most 2048 bytes each. One to `localhost`, `127.0.0.1` or `[::1]` stands for every port; everything else is compared exactly. */
            redirect_uris?: string[];
            /**
             * @description Shown to the user who is asked. At most 128 bytes, without control characters.
             * @default MCP Client
             */
            client_name?: string;
            /**
             * @description How the client will get its tokens.
             * @default [
             *       "authorization_code"
             *     ]
             */
            grant_types?: ("authorization_code" | "urn:ietf:params:oauth:grant-type:device_code" | "refresh_token")[];
            /**
             * @description What the client will ask the consent page for.
             * @default [
             *       "code"
             *     ]
             */
            response_types?: components["schemas"]["AuthorizationResponseType"][];
        };
        RegisteredClient: {
            /** @description The public name of the client in all requests. */
            client_id: string;
            /** @description Shown to the user who is asked. */
            client_name: string;
            /** @description Where the code may be sent. */
            redirect_uris: string[];
            /** @description How the client may get its tokens. */
            grant_types: components["schemas"]["GrantType"][];
            /** @description What the client may ask the consent page for. */
            response_types: components["schemas"]["AuthorizationResponseType"][];
            /**
             * @description Always `none`, whatever was asked for.
             * @enum {string}
             */
            token_endpoint_auth_method: "none";
        };
        DeviceStart: {
            /** @description The client that asks. */
            client_id: string;
            /** @description What the token is for (RFC 8707); this server. */
            resource?: string;
            /**
             * @description Only `mcp`, which is meant when left out.
             * @default mcp
             */
            scope?: string;
        };
        DeviceStarted: {
            /** @description What the device polls with. It is shown to nobody. */
            device_code: string;
            /** @description What the user enters. Case and the hyphen make no difference. */
            user_code: string;
            /**
             * Format: uri
             * @description The page to go to.
             */
            verification_uri: string;
            /**
             * Format: uri
             * @description The page with the code filled in.
             */
            verification_uri_complete: string;
            /**
             * @description What the token will be good for.
             * @enum {string}
             */
            scope: "mcp";
            /**
             * Format: int32
             * @description How many seconds the codes live.
             */
            expires_in: number;
            /**
             * Format: int32
             * @description How many seconds to wait between two polls.
             */
            interval: number;
        };
        /** @description One of the two steps. */
        DeviceForm: {
            /** @description The code that the device shows (first step). */
            user_code?: string;
            /** @description The token of the entry page, good for this session for 10 minutes (first step). */
            csrf_token?: string;
            /** @description The token of the confirmation page, good for this session and this login for 10 minutes (second step). */
            confirmation_token?: string;
            /**
             * @description What the user decided. Needed in the first step; in the second, nothing means `approve`.
             * @enum {string}
             */
            decision?: "approve" | "deny";
            /**
             * @description The tool that connects (second step).
             * @enum {string}
             */
            tool?: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
            /** @description The name of another tool; it counts when there is no `tool` (second step). */
            tool_custom?: string;
        };
        ResourceMetadata: {
            /**
             * Format: uri
             * @description The issuer and `/mcp`.
             */
            resource: string;
            /** @description The issuer. */
            authorization_servers: string[];
            /** @description The only scope. */
            scopes_supported: components["schemas"]["Scope"][];
            /** @description Tokens are taken in the Authorization header only. */
            bearer_methods_supported: components["schemas"]["BearerMethod"][];
        };
        /** @enum {string} */
        BearerMethod: "header";
        /** @enum {string} */
        ResponseMode: "query";
        ServerMetadata: {
            /**
             * Format: uri
             * @description Who gives the tokens.
             */
            issuer: string;
            /**
             * Format: uri
             * @description The consent page.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Where codes become tokens.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Where clients register.
             */
            registration_endpoint: string;
            /**
             * Format: uri
             * @description Where tokens are ended.
             */
            revocation_endpoint: string;
            /**
             * Format: uri
             * @description Where device logins start.
             */
            device_authorization_endpoint: string;
            /** @description The only scope. */
            scopes_supported: components["schemas"]["Scope"][];
            /** @description What the consent page gives. */
            response_types_supported: components["schemas"]["AuthorizationResponseType"][];
            /** @description How the code comes to the redirect address. */
            response_modes_supported: components["schemas"]["ResponseMode"][];
            /** @description What can be swapped for a token. */
            grant_types_supported: components["schemas"]["GrantType"][];
            /** @description Clients have no secret. */
            token_endpoint_auth_methods_supported: components["schemas"]["TokenAuthMethod"][];
            /** @description How code challenges are made. */
            code_challenge_methods_supported: components["schemas"]["CodeChallengeMethod"][];
            /** @description Always true. The answer at the redirect address names the issuer in `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether a client may name itself by the https address of its metadata document. */
            client_id_metadata_document_supported: boolean;
        };
        /** @description Who signs in, and what for. */
        SignInForm: {
            /** @description A username or e-mail address. */
            identity: string;
            /** @description The password. */
            password: string;
            /**
             * @description Which page asked to sign in.
             * @enum {string}
             */
            page: "authorize" | "device";
            /**
             * @description The query of that page.
             * @default
             */
            request?: string;
            /** @description The token of the form, good for this browser and this request for 10 minutes. */
            csrf_token: string;
        };
        /** @enum {string} */
        TokenType: "Bearer";
        TokenRequest: {
            /** @description `authorization_code` or `urn:ietf:params:oauth:grant-type:device_code`; anything else, `refresh_token` included, is an unsupported grant. */
            grant_type: string;
            /** @description The code of the consent page (code grant). */
            code?: string;
            /** @description The text of 43 to 128 characters whose SHA-256 was the challenge (code grant). One that does not fit is an invalid grant, whatever its length. */
            code_verifier?: string;
            /** @description The client that the code was given to. The device grant can do without, but compares it when sent. */
            client_id?: string;
            /** @description As it was sent to the consent page (code grant). */
            redirect_uri?: string;
            /** @description The code of the device login (device grant). */
            device_code?: string;
            /** @description What the token is for (RFC 8707); this server. */
            resource?: string;
        };
        Token: {
            /** @description The token, which begins with `svc_at_`. */
            access_token: string;
            /**
             * @description Goes into the Authorization header.
             * @enum {string}
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description How many seconds the token lives.
             */
            expires_in: number;
            /**
             * @description What the token is good for.
             * @enum {string}
             */
            scope: "mcp";
        };
        TokenRevocation: {
            /** @description The token to end. */
            token: string;
            /** @description Ignored. */
            token_type_hint?: string;
        };
        /** @description Every refusal of the REST API, and every failure. */
        Refusal: {
            /** @description One plain sentence for people. */
            error: string;
            /** @description The machine code of the refusal. It never changes; the sentence may. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
        /** @enum {string} */
        ToolName: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Only this instance sees where its pages were left from.
         * @example same-origin
         */
        SameOriginReferrer: "same-origin";
        /**
         * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
         * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
         */
        SignInCookie: string;
        /**
         * @description The page runs no script, and loads nothing from elsewhere.
         * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
         */
        PageSecurityPolicy: string;
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
         * @description Points at the metadata of the protected resource, where the authorization server is named.
         * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
         */
        WWWAuthenticate: string;
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
         * @description No cache keeps a copy of this answer.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description The session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure when the public URL is https), or its removal.
         * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
         */
        SetCookie: string;
        /**
         * @description No page can show this answer in a frame.
         * @example DENY
         */
        NoFraming: "DENY";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showConsent: {
        parameters: {
            query: {
                /**
                 * @description The client that asks; its registration, or the https address of its metadata document.
                 * @example svc_client_4Q1mS8vTzX0cJb7w
                 */
                client_id: string;
                /**
                 * @description One of the redirect addresses that the client registered.
                 * @example http://localhost:8976/callback
                 */
                redirect_uri: string;
                /**
                 * @description What is asked for.
                 * @example code
                 */
                response_type: components["schemas"]["AuthorizationResponseType"];
                /**
                 * @description What the token will be good for; `mcp` when left out.
                 * @example mcp
                 */
                scope?: "mcp";
                /**
                 * @description The SHA-256 of the code verifier, as base64url without padding.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description How the challenge was made.
                 * @example S256
                 */
                code_challenge_method: components["schemas"]["CodeChallengeMethod"];
                /**
                 * @description Comes back to the redirect address as it is.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description What the token is for (RFC 8707); this server, which is meant when left out.
                 * @example http://localhost:3456/mcp
                 */
                resource?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent page. */
            200: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a tool</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page that says what is wrong.
             *
             *     - `invalid_parameter`: A parameter is missing, malformed or out of bounds.
             *     - `client_unknown`: The client was never registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The client names itself by an address, and what is there is no metadata document.
             *     - `redirect_uri_unregistered`: The redirect address differs from those of the registration in more than a
             *       loopback port.
             *     - `target_wrong`: The token is wanted for another server.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description A page on which to sign in, and come back to the request. Nobody is signed in: there is no session, it has ended, or what was sent is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    decideConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                 *       "redirect_uri": "http://localhost:8976/callback",
                 *       "response_type": "code",
                 *       "scope": "mcp",
                 *       "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
                 *       "code_challenge_method": "S256",
                 *       "state": "af0ifjsldkj",
                 *       "csrf_token": "2mVYp0c3Yq8tqf1gK0yJ9w",
                 *       "decision": "approve",
                 *       "tool": "claude-code"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
            };
        };
        responses: {
            /** @description To the redirect address, with the code or the denial in its query. There is no body. */
            302: {
                headers: {
                    /**
                     * @description The redirect address with `code` or `error`, with `iss`, the issuer (RFC 9207), and with `state` where it was sent.
                     * @example http://localhost:8976/callback?code=Zk3vQ9…&iss=http%3A%2F%2Flocalhost%3A3456&state=af0ifjsldkj
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description A page that says what is wrong. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is not in order.
             *     - `client_unknown`: The client was never registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The client names itself by an address, and what is there is no metadata document.
             *     - `redirect_uri_unregistered`: The redirect address differs from those of the registration in more than a
             *       loopback port.
             *     - `target_wrong`: The token is wanted for another server.
             *     - `tool_missing`: The approval names no tool.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description A page on which to sign in, and come back to the request. Nobody is signed in: there is no session, it has ended, or what was sent is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page. Nothing is connected, and nothing is denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is older than 15 minutes; the page is one on which to sign in
             *       again.
             *     - `form_stale`: The form's token has expired, belongs to another session or another request, or has led to a
             *       token already.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    showConsentAlias: {
        parameters: {
            query: {
                /**
                 * @description The client that asks; its registration, or the https address of its metadata document.
                 * @example svc_client_4Q1mS8vTzX0cJb7w
                 */
                client_id: string;
                /**
                 * @description One of the redirect addresses that the client registered.
                 * @example http://localhost:8976/callback
                 */
                redirect_uri: string;
                /**
                 * @description What is asked for.
                 * @example code
                 */
                response_type: components["schemas"]["AuthorizationResponseType"];
                /**
                 * @description What the token will be good for; `mcp` when left out.
                 * @example mcp
                 */
                scope?: "mcp";
                /**
                 * @description The SHA-256 of the code verifier, as base64url without padding.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description How the challenge was made.
                 * @example S256
                 */
                code_challenge_method: components["schemas"]["CodeChallengeMethod"];
                /**
                 * @description Comes back to the redirect address as it is.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description What the token is for (RFC 8707); this server, which is meant when left out.
                 * @example http://localhost:3456/mcp
                 */
                resource?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent page. */
            200: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a tool</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page that says what is wrong.
             *
             *     - `invalid_parameter`: A parameter is missing, malformed or out of bounds.
             *     - `client_unknown`: The client was never registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The client names itself by an address, and what is there is no metadata document.
             *     - `redirect_uri_unregistered`: The redirect address differs from those of the registration in more than a
             *       loopback port.
             *     - `target_wrong`: The token is wanted for another server.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description A page on which to sign in, and come back to the request. Nobody is signed in: there is no session, it has ended, or what was sent is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    decideConsentAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                 *       "redirect_uri": "http://localhost:8976/callback",
                 *       "response_type": "code",
                 *       "scope": "mcp",
                 *       "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
                 *       "code_challenge_method": "S256",
                 *       "state": "af0ifjsldkj",
                 *       "csrf_token": "2mVYp0c3Yq8tqf1gK0yJ9w",
                 *       "decision": "approve",
                 *       "tool": "claude-code"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
            };
        };
        responses: {
            /** @description To the redirect address, with the code or the denial in its query. There is no body. */
            302: {
                headers: {
                    /**
                     * @description The redirect address with `code` or `error`, with `iss`, the issuer (RFC 9207), and with `state` where it was sent.
                     * @example http://localhost:8976/callback?code=Zk3vQ9…&iss=http%3A%2F%2Flocalhost%3A3456&state=af0ifjsldkj
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description A page that says what is wrong. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is not in order.
             *     - `client_unknown`: The client was never registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The client names itself by an address, and what is there is no metadata document.
             *     - `redirect_uri_unregistered`: The redirect address differs from those of the registration in more than a
             *       loopback port.
             *     - `target_wrong`: The token is wanted for another server.
             *     - `tool_missing`: The approval names no tool.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description A page on which to sign in, and come back to the request. Nobody is signed in: there is no session, it has ended, or what was sent is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page. Nothing is connected, and nothing is denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is older than 15 minutes; the page is one on which to sign in
             *       again.
             *     - `form_stale`: The form's token has expired, belongs to another session or another request, or has led to a
             *       token already.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientRegistration"];
            };
        };
        responses: {
            /** @description The client as it was registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                     *       "client_name": "Claude Code",
                     *       "redirect_uris": [
                     *         "http://localhost:8976/callback"
                     *       ],
                     *       "grant_types": [
                     *         "authorization_code"
                     *       ],
                     *       "response_types": [
                     *         "code"
                     *       ],
                     *       "token_endpoint_auth_method": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["RegisteredClient"];
                };
            };
            /** @description Refused with `invalid_parameter`, `client_metadata_invalid`, `redirect_uri_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `client_registration_throttled`, `clients_full`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    registerClientAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientRegistration"];
            };
        };
        responses: {
            /** @description The client as it was registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                     *       "client_name": "Claude Code",
                     *       "redirect_uris": [
                     *         "http://localhost:8976/callback"
                     *       ],
                     *       "grant_types": [
                     *         "authorization_code"
                     *       ],
                     *       "response_types": [
                     *         "code"
                     *       ],
                     *       "token_endpoint_auth_method": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["RegisteredClient"];
                };
            };
            /** @description Refused with `invalid_parameter`, `client_metadata_invalid`, `redirect_uri_invalid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `client_registration_throttled`, `clients_full`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    startDeviceLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                 *       "scope": "mcp"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeviceStart"];
                /**
                 * @example {
                 *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                 *       "scope": "mcp"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceStart"];
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "device_code": "8Yc1u0bR3nXw5sFq7LzKpTgV2mJhD4eAoI9xQyWvB6M",
                     *       "user_code": "BDWP-HQPK",
                     *       "verification_uri": "http://localhost:3456/oauth/device",
                     *       "verification_uri_complete": "http://localhost:3456/oauth/device?user_code=BDWP-HQPK",
                     *       "scope": "mcp",
                     *       "expires_in": 900,
                     *       "interval": 5
                     *     }
                     */
                    "application/json": components["schemas"]["DeviceStarted"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `client_unknown`, `client_document_unusable`, `scope_unknown`, `target_wrong`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `device_start_throttled`, `device_codes_full`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    startDeviceLoginAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                 *       "scope": "mcp"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeviceStart"];
                /**
                 * @example {
                 *       "client_id": "svc_client_4Q1mS8vTzX0cJb7w",
                 *       "scope": "mcp"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceStart"];
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "device_code": "8Yc1u0bR3nXw5sFq7LzKpTgV2mJhD4eAoI9xQyWvB6M",
                     *       "user_code": "BDWP-HQPK",
                     *       "verification_uri": "http://localhost:3456/oauth/device",
                     *       "verification_uri_complete": "http://localhost:3456/oauth/device?user_code=BDWP-HQPK",
                     *       "scope": "mcp",
                     *       "expires_in": 900,
                     *       "interval": 5
                     *     }
                     */
                    "application/json": components["schemas"]["DeviceStarted"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `client_unknown`, `client_document_unusable`, `scope_unknown`, `target_wrong`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `device_start_throttled`, `device_codes_full`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    showDevice: {
        parameters: {
            query?: {
                /**
                 * @description The code to fill in.
                 * @example BDWP-HQPK
                 */
                user_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a device</title> */
                    "text/html": string;
                };
            };
            /** @description A page. The code in the address is too long, or is there twice. */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    decideDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeviceForm"];
            };
        };
        responses: {
            /** @description The page of the second step, or one that says that the device is connected or denied. */
            200: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a device</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page that says what is wrong. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is not in order, or is neither of the two steps.
             *     - `user_code_invalid`: No device login waits under this code: it is unknown, expired or used.
             *     - `tool_missing`: The approval names no tool.
             *     - `user_code_throttled`: This account has entered 30 codes within 15 minutes that are none.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description A page on which to sign in. Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page. Nothing is connected, and nothing is denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is older than 15 minutes and was to approve; the page is one on
             *       which to sign in again.
             *     - `form_stale`: The form's token has expired, or belongs to another session or another login.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    showDeviceAlias: {
        parameters: {
            query?: {
                /**
                 * @description The code to fill in.
                 * @example BDWP-HQPK
                 */
                user_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a device</title> */
                    "text/html": string;
                };
            };
            /** @description A page. The code in the address is too long, or is there twice. */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    decideDeviceAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeviceForm"];
            };
        };
        responses: {
            /** @description The page of the second step, or one that says that the device is connected or denied. */
            200: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a device</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page that says what is wrong. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is not in order, or is neither of the two steps.
             *     - `user_code_invalid`: No device login waits under this code: it is unknown, expired or used.
             *     - `tool_missing`: The approval names no tool.
             *     - `user_code_throttled`: This account has entered 30 codes within 15 minutes that are none.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description A page on which to sign in. Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page. Nothing is connected, and nothing is denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is older than 15 minutes and was to approve; the page is one on
             *       which to sign in again.
             *     - `form_stale`: The form's token has expired, or belongs to another session or another login.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    getResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resource": "http://localhost:3456/mcp",
                     *       "authorization_servers": [
                     *         "http://localhost:3456"
                     *       ],
                     *       "scopes_supported": [
                     *         "mcp"
                     *       ],
                     *       "bearer_methods_supported": [
                     *         "header"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResourceMetadata"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    getMcpResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resource": "http://localhost:3456/mcp",
                     *       "authorization_servers": [
                     *         "http://localhost:3456"
                     *       ],
                     *       "scopes_supported": [
                     *         "mcp"
                     *       ],
                     *       "bearer_methods_supported": [
                     *         "header"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResourceMetadata"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    getServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issuer": "http://localhost:3456",
                     *       "authorization_endpoint": "http://localhost:3456/oauth/authorize",
                     *       "token_endpoint": "http://localhost:3456/oauth/token",
                     *       "registration_endpoint": "http://localhost:3456/oauth/register",
                     *       "revocation_endpoint": "http://localhost:3456/oauth/revoke",
                     *       "device_authorization_endpoint": "http://localhost:3456/oauth/device_authorization",
                     *       "scopes_supported": [
                     *         "mcp"
                     *       ],
                     *       "response_types_supported": [
                     *         "code"
                     *       ],
                     *       "response_modes_supported": [
                     *         "query"
                     *       ],
                     *       "grant_types_supported": [
                     *         "authorization_code",
                     *         "urn:ietf:params:oauth:grant-type:device_code"
                     *       ],
                     *       "token_endpoint_auth_methods_supported": [
                     *         "none"
                     *       ],
                     *       "code_challenge_methods_supported": [
                     *         "S256"
                     *       ],
                     *       "authorization_response_iss_parameter_supported": true,
                     *       "client_id_metadata_document_supported": true
                     *     }
                     */
                    "application/json": components["schemas"]["ServerMetadata"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds, or its name cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The database is gone, frozen, locked or out of reach. Whether a change that was under way has been made is not known. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    signInOnPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "identity": "grace",
                 *       "password": "correct horse battery staple",
                 *       "page": "device",
                 *       "request": "user_code=BDWP-HQPK",
                 *       "csrf_token": "2mVYp0c3Yq8tqf1gK0yJ9w"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description Signed in, and back to the request. There is no body. */
            303: {
                headers: {
                    /**
                     * @description The page that asked to sign in, with its request.
                     * @example /oauth/device?user_code=BDWP-HQPK
                     */
                    Location: string;
                    /**
                     * @description The session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure when the public URL is https), or its removal.
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description The form again, with what is wrong. Nobody is signed in.
             *
             *     - `malformed_body`, `invalid_body`: The form is not in order.
             *     - `credentials_wrong`: No active account has this name or address and this password.
             *     - `sign_in_throttled`: Five sign-ins have failed within 15 minutes, for this address or for this account.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Ties the sign-in form of the page to the browser that asked for it (HttpOnly, SameSite=Lax). It is no credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    /**
                     * @description The number of seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /**
             * @description A page. Nobody is signed in.
             *
             *     - `form_stale`: The form's token has expired, or belongs to another browser or another request.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no script, and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This cannot be done</title> */
                    "text/html": string;
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. It is shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "svc_at_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "token_type": "Bearer",
                     *       "expires_in": 2592000,
                     *       "scope": "mcp"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `grant_unsupported`, `grant_field_missing`, `grant_invalid`, `grant_pending`, `grant_too_fast`, `grant_denied`, `grant_expired`, `target_wrong`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    exchangeTokenAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. It is shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "svc_at_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "token_type": "Bearer",
                     *       "expires_in": 2592000,
                     *       "scope": "mcp"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`, `grant_unsupported`, `grant_field_missing`, `grant_invalid`, `grant_pending`, `grant_too_fast`, `grant_denied`, `grant_expired`, `target_wrong`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "svc_at_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRevocation"];
            };
        };
        responses: {
            /** @description Such a token does not work, or no longer. There is no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but of a kind that this operation does not take, or it carries no user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
    revokeTokenAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "svc_at_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRevocation"];
            };
        };
        responses: {
            /** @description Such a token does not work, or no longer. There is no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused with `invalid_parameter`, `malformed_body`, `invalid_body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    /**
                     * @description Points at the metadata of the protected resource, where the authorization server is named.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The credential is valid, but of a kind that this operation does not take, or it carries no user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body passes the ceiling of this operation, which has one even where it takes no body. The connection is closed where some of it is still to come. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description Refused with `database_unavailable`, `disk_full`, `database_read_only`, `database_io_error`. */
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
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
        };
    };
}
