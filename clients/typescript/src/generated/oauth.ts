/* Written by `npm run generate` from openapi/oauth.yaml. Do not edit. */
/* eslint-disable */

export interface components {
    schemas: {
        TokenRevocation: {
            /** @description The access token to revoke. */
            token: string;
            /** @description Ignored. */
            token_type_hint?: string;
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
        /** @enum {string} */
        Scope: "mcp";
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
        /** @enum {string} */
        CodeChallengeMethod: "S256";
        /** @enum {string} */
        TokenAuthMethod: "none";
        /** @enum {string} */
        GrantType: "authorization_code" | "urn:ietf:params:oauth:grant-type:device_code";
        /** @enum {string} */
        ResponseMode: "query";
        /** @enum {string} */
        AuthorizationResponseType: "code";
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
        /** @enum {string} */
        ToolName: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
        /** @enum {string} */
        ConsentDecision: "approve" | "deny";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showConsent: {
        parameters: {
            query: {
                client_id: string;
                redirect_uri: string;
                response_type: components["schemas"]["AuthorizationResponseType"];
                scope?: "mcp";
                code_challenge: string;
                code_challenge_method: components["schemas"]["CodeChallengeMethod"];
                state?: string;
                resource?: string;
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
                    "text/html": string;
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
                "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
            };
        };
        responses: never;
    };
    showConsentAlias: {
        parameters: {
            query: {
                client_id: string;
                redirect_uri: string;
                response_type: components["schemas"]["AuthorizationResponseType"];
                scope?: "mcp";
                code_challenge: string;
                code_challenge_method: components["schemas"]["CodeChallengeMethod"];
                state?: string;
                resource?: string;
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
                    "text/html": string;
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
                "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
            };
        };
        responses: never;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredClient"];
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredClient"];
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
                "application/x-www-form-urlencoded": components["schemas"]["DeviceStart"];
                "application/json": components["schemas"]["DeviceStart"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStarted"];
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
                "application/x-www-form-urlencoded": components["schemas"]["DeviceStart"];
                "application/json": components["schemas"]["DeviceStart"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStarted"];
                };
            };
        };
    };
    showDevice: {
        parameters: {
            query?: {
                user_code?: string;
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
                    "text/html": string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    showDeviceAlias: {
        parameters: {
            query?: {
                user_code?: string;
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
                    "text/html": string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceMetadata"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceMetadata"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerMetadata"];
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
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
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
                "application/x-www-form-urlencoded": components["schemas"]["TokenRevocation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                "application/x-www-form-urlencoded": components["schemas"]["TokenRevocation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
