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
         * Show the consent page
         * @description The page names the client, the redirect address, the lifetime of the token and the account that would approve, and asks which tool is connecting. Opening it grants nothing. An invalid request gets an error page and is never redirected.
         */
        get: operations["showConsent"];
        put?: never;
        /**
         * Approve or deny a request
         * @description Submits the form of the consent page. Approving connects the chosen tool to the account of the session and sends a code, with `state`, to the redirect address; the code is valid for 10 minutes and can be used once. Denying sends `error=access_denied`, also with `state`, and creates no code. The response body never contains a code.
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
         * Show the consent page (short path)
         * @description The same as `GET /oauth/authorize`.
         */
        get: operations["showConsentAlias"];
        put?: never;
        /**
         * Approve or deny a request (short path)
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
         * @description Registers a client (RFC 7591). No credential is needed. Redirect addresses are required unless the device grant is the only one requested. Unlisted fields are ignored, as is `refresh_token` among the grant types; the response shows what was registered. A client that is never used is removed after 7 days, and one that was used after 90 days without a token. Limits: ten registrations an hour for each address, and 1,024 clients on the instance.
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
         * @description Returns a device code to poll with and a user code to display (RFC 8628). The client must be registered, or its id must be the address of its metadata document. The login can be approved for 900 seconds. Limits: ten logins an hour for each address, and 1,024 pending logins on the instance.
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
         * Show the code entry page
         * @description The page on which the user enters the code that the device shows; a code in the address is filled in. Users who are not signed in can sign in there. The page does not reveal whether a code exists.
         */
        get: operations["showDevice"];
        put?: never;
        /**
         * Approve or deny a device
         * @description Approval takes two steps, so that following a link cannot approve a device. The first sends `user_code`, `csrf_token` and `decision=approve`, and gets a page that names the client and the approving account. The second sends that page's `confirmation_token` and the tool to connect, and approves. `decision=deny` denies the login at either step, with the token of that step.
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
         * Show the code entry page (short path)
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
         * Read the protected resource metadata
         * @description The metadata of the protected resource (RFC 9728): the tool endpoint and its authorization server. It is available even if no public URL is configured.
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
         * Read the metadata of the tool endpoint
         * @description The same metadata, at the address where clients of `/mcp` look for it and to which the `WWW-Authenticate` header of a 401 points.
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
         * Read the authorization server metadata
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
         * Sign in to continue an approval
         * @description Submits the sign-in form of a page. It creates a session and counts against the same budget as `POST /api/auth/login`, sets the session cookie, and redirects only to the request that the page was shown for.
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
         * Exchange a code for a token
         * @description With `authorization_code`, send the code, its code verifier, and the client and redirect address of the authorization request. With `urn:ietf:params:oauth:grant-type:device_code`, send the device code, and poll no faster than the interval. A code yields one token: if two requests send it at the same time, one succeeds, and sending a used authorization code again revokes the token issued for it. Polling too fast is refused but does not lengthen the interval.
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
         * Exchange a code for a token (short path)
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
         * Revoke a token
         * @description Revokes an access token of the caller or of one of the caller's tools (RFC 7009). For any other token, existing or not, the response is the same and nothing happens. An API key is refused.
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
         * Revoke a token (short path)
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
        /** @description The JSON body of every error response of the authorization server that is not a page. */
        OAuthRefusal: {
            /** @description The error code of the protocol. */
            error: string;
            /** @description A sentence for people. It may change. */
            error_description: string;
            /** @description The machine-readable code. It never changes. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
        /** @description The parameters of the request and the user's decision. */
        ConsentForm: {
            /** @description The client: its registered id, or the https address of its metadata document. */
            client_id: string;
            /** @description One of the client's registered redirect addresses. */
            redirect_uri: string;
            /**
             * @description Must be `code`.
             * @enum {string}
             */
            response_type: "code";
            /**
             * @description Scope of the token; `mcp` if omitted.
             * @default mcp
             * @enum {string}
             */
            scope?: "mcp";
            /** @description The SHA-256 of the code verifier, as base64url without padding. */
            code_challenge: string;
            /**
             * @description Must be `S256`.
             * @enum {string}
             */
            code_challenge_method: "S256";
            /** @description Opaque value, returned unchanged to the redirect address. */
            state?: string;
            /** @description The resource that the token is for (RFC 8707): this server, which is also the default. */
            resource?: string;
            /** @description The form's token, valid for 10 minutes and only for this session and request. */
            csrf_token: string;
            /**
             * @description The user's decision.
             * @enum {string}
             */
            decision: "approve" | "deny";
            /**
             * @description The tool to connect.
             * @enum {string}
             */
            tool?: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
            /** @description The name of a tool that is not in the list; ignored if `tool` is sent. */
            tool_custom?: string;
        };
        /** @description Client metadata. Unlisted fields are ignored. */
        ClientRegistration: {
            /** @description Addresses to which codes may be sent: absolute http or https addresses without a fragment, of at most 2048 bytes each. For `localhost`, `127.0.0.1` and `[::1]` any port matches; everything else is compared exactly. */
            redirect_uris?: string[];
            /**
             * @description Shown to the user on the consent page. At most 128 bytes, without control characters.
             * @default MCP Client
             */
            client_name?: string;
            /**
             * @description The grants with which the client will obtain its tokens.
             * @default [
             *       "authorization_code"
             *     ]
             */
            grant_types?: ("authorization_code" | "urn:ietf:params:oauth:grant-type:device_code" | "refresh_token")[];
            /**
             * @description Must be `code`.
             * @default [
             *       "code"
             *     ]
             */
            response_types?: components["schemas"]["AuthorizationResponseType"][];
        };
        RegisteredClient: {
            /** @description Identifies the client in all requests. It is not secret. */
            client_id: string;
            /** @description Shown to the user on the consent page. */
            client_name: string;
            /** @description Addresses to which codes may be sent. */
            redirect_uris: string[];
            /** @description The grants with which the client may obtain its tokens. */
            grant_types: components["schemas"]["GrantType"][];
            /** @description Always `code`. */
            response_types: components["schemas"]["AuthorizationResponseType"][];
            /**
             * @description Always `none`, whatever was requested.
             * @enum {string}
             */
            token_endpoint_auth_method: "none";
        };
        DeviceStart: {
            /** @description The client: its registered id, or the https address of its metadata document. */
            client_id: string;
            /** @description The resource that the token is for (RFC 8707): this server, which is also the default. */
            resource?: string;
            /**
             * @description Scope of the token; only `mcp`, which is also the default.
             * @default mcp
             */
            scope?: string;
        };
        DeviceStarted: {
            /** @description The code to poll with. Keep it secret. */
            device_code: string;
            /** @description The code for the user to enter. Case and the hyphen do not matter. */
            user_code: string;
            /**
             * Format: uri
             * @description The page on which the user enters the code.
             */
            verification_uri: string;
            /**
             * Format: uri
             * @description The same page with the code filled in.
             */
            verification_uri_complete: string;
            /**
             * @description Scope of the token.
             * @enum {string}
             */
            scope: "mcp";
            /**
             * Format: int32
             * @description Lifetime of both codes in seconds.
             */
            expires_in: number;
            /**
             * Format: int32
             * @description Seconds to wait between two polls.
             */
            interval: number;
        };
        /** @description The form of either step. */
        DeviceForm: {
            /** @description The code that the device shows (first step). */
            user_code?: string;
            /** @description The entry page's token, valid for 10 minutes and only for this session (first step). */
            csrf_token?: string;
            /** @description The confirmation page's token, valid for 10 minutes and only for this session and login (second step). */
            confirmation_token?: string;
            /**
             * @description The user's decision. Required in the first step; `approve` if omitted in the second.
             * @enum {string}
             */
            decision?: "approve" | "deny";
            /**
             * @description The tool to connect (second step).
             * @enum {string}
             */
            tool?: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
            /** @description The name of a tool that is not in the list; ignored if `tool` is sent (second step). */
            tool_custom?: string;
        };
        ResourceMetadata: {
            /**
             * Format: uri
             * @description The address of the tool endpoint: the issuer followed by `/mcp`.
             */
            resource: string;
            /** @description The issuer, as the only entry. */
            authorization_servers: string[];
            /** @description The only scope, `mcp`. */
            scopes_supported: components["schemas"]["Scope"][];
            /** @description Only `header`: tokens are accepted in the Authorization header. */
            bearer_methods_supported: components["schemas"]["BearerMethod"][];
        };
        /** @enum {string} */
        BearerMethod: "header";
        /** @enum {string} */
        ResponseMode: "query";
        ServerMetadata: {
            /**
             * Format: uri
             * @description The address that identifies this authorization server.
             */
            issuer: string;
            /**
             * Format: uri
             * @description The consent page.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description The token endpoint, where codes are exchanged for tokens.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description The client registration endpoint.
             */
            registration_endpoint: string;
            /**
             * Format: uri
             * @description The revocation endpoint.
             */
            revocation_endpoint: string;
            /**
             * Format: uri
             * @description The endpoint that starts device logins.
             */
            device_authorization_endpoint: string;
            /** @description The only scope, `mcp`. */
            scopes_supported: components["schemas"]["Scope"][];
            /** @description Only `code`. */
            response_types_supported: components["schemas"]["AuthorizationResponseType"][];
            /** @description Only `query`: the code is sent in the query of the redirect address. */
            response_modes_supported: components["schemas"]["ResponseMode"][];
            /** @description The supported grant types. */
            grant_types_supported: components["schemas"]["GrantType"][];
            /** @description Only `none`: clients have no secret. */
            token_endpoint_auth_methods_supported: components["schemas"]["TokenAuthMethod"][];
            /** @description Only `S256`. */
            code_challenge_methods_supported: components["schemas"]["CodeChallengeMethod"][];
            /** @description Always true: the redirect carries the issuer as `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether the https address of a metadata document is accepted as `client_id`. */
            client_id_metadata_document_supported: boolean;
        };
        /** @description The credentials and the request to return to. */
        SignInForm: {
            /** @description A username or e-mail address. */
            identity: string;
            /** @description The password of the account. */
            password: string;
            /**
             * @description The page that asked the user to sign in.
             * @enum {string}
             */
            page: "authorize" | "device";
            /**
             * @description The query of that page.
             * @default
             */
            request?: string;
            /** @description The form's token, valid for 10 minutes and only for this browser and request. */
            csrf_token: string;
        };
        /** @enum {string} */
        TokenType: "Bearer";
        TokenRequest: {
            /** @description `authorization_code` or `urn:ietf:params:oauth:grant-type:device_code`. Any other value, `refresh_token` included, is an unsupported grant. */
            grant_type: string;
            /** @description The code sent to the redirect address (code grant). */
            code?: string;
            /** @description The text of 43 to 128 characters whose SHA-256 was the challenge (code grant). A verifier that does not match, of any length, is an invalid grant. */
            code_verifier?: string;
            /** @description The client that the code was issued to. Optional for the device grant, but checked if sent. */
            client_id?: string;
            /** @description The redirect address of the authorization request (code grant). */
            redirect_uri?: string;
            /** @description The device code from starting the login (device grant). */
            device_code?: string;
            /** @description The resource that the token is for (RFC 8707): this server, which is also the default. */
            resource?: string;
        };
        Token: {
            /** @description The token; it begins with `svc_at_`. */
            access_token: string;
            /**
             * @description The scheme for the Authorization header; always `Bearer`.
             * @enum {string}
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description Lifetime of the token in seconds.
             */
            expires_in: number;
            /**
             * @description Scope of the token.
             * @enum {string}
             */
            scope: "mcp";
        };
        TokenRevocation: {
            /** @description The access token to revoke. */
            token: string;
            /** @description Ignored. */
            token_type_hint?: string;
        };
        /** @description The JSON body of every error response of the REST API. */
        Refusal: {
            /** @description A sentence for people. It may change. */
            error: string;
            /** @description The machine-readable code. It never changes. */
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
         * @description Only this instance receives the address of the page as a referrer.
         * @example same-origin
         */
        SameOriginReferrer: "same-origin";
        /**
         * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
         * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
         */
        SignInCookie: string;
        /**
         * @description The page runs no scripts and loads nothing from elsewhere.
         * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
         */
        PageSecurityPolicy: string;
        /**
         * @description For each budget of the operation, its size and its period in seconds.
         * @example "sign_in-address";q=5;w=900, "sign_in-identity";q=5;w=900
         */
        RateLimitPolicy: string;
        /**
         * @description For each budget that applies, what is left and the seconds until it is full again.
         * @example "sign_in-address";r=4;t=900, "sign_in-identity";r=4;t=900
         */
        RateLimit: string;
        /**
         * @description The methods that this path supports.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description Refers to the metadata of the protected resource, which names the authorization server.
         * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
         */
        WWWAuthenticate: string;
        /**
         * @description Seconds to wait before another attempt.
         * @example 540
         */
        RetryAfter: number;
        /**
         * @description The id of this request, as in the server's log.
         * @example 5f2b6d1e-9f52-4c61-8f3d-5b7a3c1f0a11
         */
        RequestId: string;
        /**
         * @description No cache may store this response.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
         * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
         */
        SetCookie: string;
        /**
         * @description No page may show this response in a frame.
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
                 * @description The client: its registered id, or the https address of its metadata document.
                 * @example svc_client_4Q1mS8vTzX0cJb7w
                 */
                client_id: string;
                /**
                 * @description One of the client's registered redirect addresses.
                 * @example http://localhost:8976/callback
                 */
                redirect_uri: string;
                /**
                 * @description Must be `code`.
                 * @example code
                 */
                response_type: components["schemas"]["AuthorizationResponseType"];
                /**
                 * @description Scope of the token; `mcp` if omitted.
                 * @example mcp
                 */
                scope?: "mcp";
                /**
                 * @description The SHA-256 of the code verifier, as base64url without padding.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description Must be `S256`.
                 * @example S256
                 */
                code_challenge_method: components["schemas"]["CodeChallengeMethod"];
                /**
                 * @description Opaque value, returned unchanged to the redirect address.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The resource that the token is for (RFC 8707): this server, which is also the default.
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
                     * @description The page runs no scripts and loads nothing from elsewhere.
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
             * @description An error page.
             *
             *     - `invalid_parameter`: A parameter is missing, malformed or out of bounds.
             *     - `client_unknown`: The client is not registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The `client_id` is an address, but the document there is not valid client
             *       metadata.
             *     - `redirect_uri_unregistered`: The redirect address differs from the registered ones in more than a
             *       loopback port.
             *     - `target_wrong`: The token is requested for another server.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description A sign-in page that leads back to the request. There is no session, it has expired, or the credential is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description Redirects to the redirect address, with the code or the denial in the query. The body is empty. */
            302: {
                headers: {
                    /**
                     * @description The redirect address with `code` or `error`, the issuer as `iss` (RFC 9207), and `state` if it was sent.
                     * @example http://localhost:8976/callback?code=Zk3vQ9…&iss=http%3A%2F%2Flocalhost%3A3456&state=af0ifjsldkj
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description An error page. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is invalid.
             *     - `client_unknown`: The client is not registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The `client_id` is an address, but the document there is not valid client
             *       metadata.
             *     - `redirect_uri_unregistered`: The redirect address differs from the registered ones in more than a
             *       loopback port.
             *     - `target_wrong`: The token is requested for another server.
             *     - `tool_missing`: The approval names no tool.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description A sign-in page that leads back to the request. There is no session, it has expired, or the credential is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /**
             * @description An error page. Nothing is connected or denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is older than 15 minutes; the page asks the user to sign
             *       in again.
             *     - `form_stale`: The form's token has expired, belongs to another session or request, or has already led to
             *       an access token.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
                 * @description The client: its registered id, or the https address of its metadata document.
                 * @example svc_client_4Q1mS8vTzX0cJb7w
                 */
                client_id: string;
                /**
                 * @description One of the client's registered redirect addresses.
                 * @example http://localhost:8976/callback
                 */
                redirect_uri: string;
                /**
                 * @description Must be `code`.
                 * @example code
                 */
                response_type: components["schemas"]["AuthorizationResponseType"];
                /**
                 * @description Scope of the token; `mcp` if omitted.
                 * @example mcp
                 */
                scope?: "mcp";
                /**
                 * @description The SHA-256 of the code verifier, as base64url without padding.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description Must be `S256`.
                 * @example S256
                 */
                code_challenge_method: components["schemas"]["CodeChallengeMethod"];
                /**
                 * @description Opaque value, returned unchanged to the redirect address.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The resource that the token is for (RFC 8707): this server, which is also the default.
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
                     * @description The page runs no scripts and loads nothing from elsewhere.
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
             * @description An error page.
             *
             *     - `invalid_parameter`: A parameter is missing, malformed or out of bounds.
             *     - `client_unknown`: The client is not registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The `client_id` is an address, but the document there is not valid client
             *       metadata.
             *     - `redirect_uri_unregistered`: The redirect address differs from the registered ones in more than a
             *       loopback port.
             *     - `target_wrong`: The token is requested for another server.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description A sign-in page that leads back to the request. There is no session, it has expired, or the credential is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description Redirects to the redirect address, with the code or the denial in the query. The body is empty. */
            302: {
                headers: {
                    /**
                     * @description The redirect address with `code` or `error`, the issuer as `iss` (RFC 9207), and `state` if it was sent.
                     * @example http://localhost:8976/callback?code=Zk3vQ9…&iss=http%3A%2F%2Flocalhost%3A3456&state=af0ifjsldkj
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description An error page. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is invalid.
             *     - `client_unknown`: The client is not registered, or was removed after 7 days without use.
             *     - `client_document_unusable`: The `client_id` is an address, but the document there is not valid client
             *       metadata.
             *     - `redirect_uri_unregistered`: The redirect address differs from the registered ones in more than a
             *       loopback port.
             *     - `target_wrong`: The token is requested for another server.
             *     - `tool_missing`: The approval names no tool.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description A sign-in page that leads back to the request. There is no session, it has expired, or the credential is an API key or an OAuth token. */
            401: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /**
             * @description An error page. Nothing is connected or denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is older than 15 minutes; the page asks the user to sign
             *       in again.
             *     - `form_stale`: The form's token has expired, belongs to another session or request, or has already led to
             *       an access token.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The registered client. */
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
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
                     * @description Seconds to wait before another attempt.
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The registered client. */
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
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
                     * @description Seconds to wait before another attempt.
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
                     * @description Seconds to wait before another attempt.
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
                     * @description Seconds to wait before another attempt.
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
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
            /** @description An error page. The code in the address is too long or given more than once. */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The page of the second step, or a page that confirms the connection or the denial. */
            200: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
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
             * @description An error page. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is invalid, or matches neither step.
             *     - `user_code_invalid`: No pending login has this code: it is unknown, expired or used.
             *     - `tool_missing`: The approval names no tool.
             *     - `user_code_throttled`: This account has entered 30 invalid codes within 15 minutes.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description A sign-in page. There is no session, or it has expired. */
            401: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /**
             * @description An error page. Nothing is connected or denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is too old to approve (15 minutes); the page asks the user
             *       to sign in again.
             *     - `form_stale`: The form's token has expired, or belongs to another session or login.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
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
            /** @description An error page. The code in the address is too long or given more than once. */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The page of the second step, or a page that confirms the connection or the denial. */
            200: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
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
             * @description An error page. Nothing is connected.
             *
             *     - `malformed_body`, `invalid_body`: The form is invalid, or matches neither step.
             *     - `user_code_invalid`: No pending login has this code: it is unknown, expired or used.
             *     - `tool_missing`: The approval names no tool.
             *     - `user_code_throttled`: This account has entered 30 invalid codes within 15 minutes.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description A sign-in page. There is no session, or it has expired. */
            401: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
                     * @example Bearer resource_metadata="http://localhost:3456/.well-known/oauth-protected-resource/mcp"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /**
             * @description An error page. Nothing is connected or denied.
             *
             *     - `authentication_required`: The credential is an API key or an OAuth token.
             *     - `recent_authentication_required`: The session is too old to approve (15 minutes); the page asks the user
             *       to sign in again.
             *     - `form_stale`: The form's token has expired, or belongs to another session or login.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description A parameter of the path or the query is missing, malformed or out of range, or its name cannot be decoded. */
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
            /** @description Refused with `database_unavailable`, `server_busy`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description Signed in; redirects to the request. The body is empty. */
            303: {
                headers: {
                    /**
                     * @description The page that asked the user to sign in, with its query.
                     * @example /oauth/device?user_code=BDWP-HQPK
                     */
                    Location: string;
                    /**
                     * @description Sets or removes the session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure if the public URL is https).
                     * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description The form again, with an error. The user is not signed in.
             *
             *     - `malformed_body`, `invalid_body`: The form is invalid.
             *     - `credentials_wrong`: No active account has this username or e-mail address and this password.
             *     - `sign_in_throttled`: Five sign-ins have failed within 15 minutes, for this address or for this account.
             */
            400: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description Binds the sign-in form of the page to the browser that requested it (HttpOnly, SameSite=Lax). It is not a credential.
                     * @example svc_sign_in=0pJ8…; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    /**
                     * @description Seconds to wait before another attempt.
                     * @example 540
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /**
             * @description An error page. The user is not signed in.
             *
             *     - `form_stale`: The form's token has expired, or belongs to another browser or request.
             *     - `origin_foreign`: The form was sent from another site.
             */
            403: {
                headers: {
                    /**
                     * @description The page runs no scripts and loads nothing from elsewhere.
                     * @example default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>This request cannot be completed</title> */
                    "text/html": string;
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `proxy_pair_invalid`, `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The token. It cannot be retrieved again. */
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
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description The token. It cannot be retrieved again. */
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
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description If the token belonged to the caller or to one of the caller's tools, it no longer works. The body is empty. */
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
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
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
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
            /** @description If the token belonged to the caller or to one of the caller's tools, it no longer works. The body is empty. */
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
                     * @description Refers to the metadata of the protected resource, which names the authorization server.
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
            /** @description The credential is valid, but this operation does not accept its kind, or it does not belong to a user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body exceeds the limit of this operation; operations without a body have a limit too. The connection is closed if part of the body has not arrived yet. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthRefusal"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not supported here. */
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
            /** @description Refused with `database_unavailable`, `server_busy`, `disk_full`, `database_read_only`, `database_io_error`. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before another attempt.
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
