/* Written by `npm run generate` from openapi/oauth.yaml. Do not edit. */
/* eslint-disable */

export interface components {
    schemas: {
        TokenRevocation: {
            /** @description The token to end. */
            token: string;
            /** @description Ignored. */
            token_type_hint?: string;
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
        /** @enum {string} */
        Scope: "mcp";
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
        /** @enum {string} */
        ToolName: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
        /** @enum {string} */
        ConsentDecision: "approve" | "deny";
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
