/* Written by `npm run generate` from openapi/rest.yaml. Do not edit. */
/* eslint-disable */

export interface paths {
    "/api/auth/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's connected tools
         * @description The identities of the caller's tools, by name, those that came through OAuth included. A tool that is not connected keeps its identity, and what it wrote keeps its author.
         */
        get: operations["listBots"];
        put?: never;
        /**
         * Connect a tool
         * @description Makes an API key for a tool, which acts under an identity of its own with its owner's authority and never more. A tool that was connected before gets its identity back.
         */
        post: operations["connectBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/bots/{id}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect a tool
         * @description Revokes the tool's keys and tokens and burns its waiting codes and device approvals. The identity stays, and connecting the tool again brings it back.
         */
        post: operations["disconnectBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/bots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a tool's identity
         * @description Disconnects the tool and takes it off the list. What it wrote keeps its name. Connecting the tool again makes a new identity.
         */
        delete: operations["deleteBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a sign-in page needs to know
         * @description Open to everybody. Tells whether there are accounts yet, and how one can sign in.
         */
        get: operations["getInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instance/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings
         * @description All settings of the instance, for administrators.
         */
        get: operations["getInstanceSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description Changes the settings that are sent and leaves the others. Every field needs an administrator with a recent session. Switching `authz_enforced` tells every connected client to refetch what it shows.
         */
        patch: operations["updateInstanceSettings"];
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the server up?
         * @description Answers `ok` while the process serves requests. It touches neither the database nor the disk.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's API keys
         * @description The caller's own keys, revoked ones included, by name. The key itself is never shown again.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make an API key
         * @description Makes a key that acts as the caller until it is revoked. The answer is the only time that the key can be read. The name of an active key is taken for the whole instance; the name of a revoked one can be used again by its former owner.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a key of the caller.
                 * @example 7
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key stops working at once. Revoking one that is revoked already changes nothing.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make oneself an account
         * @description Makes an account that is no administrator, and signs it in. Works while `allow_signup` is on, for the e-mail domains that the instance names. Every attempt counts towards the budget.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in with a username or e-mail address and a password. Wrong names, wrong passwords and deactivated accounts answer alike and take equally long. Failures are counted per address and per name.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/auto-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in without a password
         * @description Signs the first administrator in, on an instance whose `web_auto_login` is on.
         */
        post: operations["autoLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Deletes the session if the credential is one, and clears the session cookie in any case.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description The account that the credential acts as. For a tool's key or token that is the tool's own account.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's profile
         * @description Changes the fields that are sent, all of them or none.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/auth/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's password
         * @description Ends every session of the caller and of the caller's tools, revokes their API keys and OAuth tokens, and burns codes and device approvals that wait. The session in the answer is the only credential that survives. Wrong passwords are counted.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap the session for a fresh one
         * @description Ends the session that is presented and answers a new one of the same user, which counts as recent. The password is needed, unless the instance signs in without one. Wrong passwords are counted.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends every credential of the caller and of the caller's tools, as a password change does, and leaves none: the caller's session ends too, and the cookie is cleared.
         */
        delete: operations["revokeSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts
         * @description Every account but those of connected tools, deactivated ones included, by username.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Make an account
         * @description Makes an account for a person. Without an e-mail address it is `<username>@local`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an administrator
         * @description Promoting an administrator changes nothing. Bots cannot be promoted.
         */
        post: operations["promoteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/demote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the administrator's rights away
         * @description Refused for the last administrator who can sign in.
         */
        post: operations["demoteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an account
         * @description Ends the account's sessions and revokes its API keys and OAuth tokens, and those of its tools. What it wrote stays. Refused for the last administrator who can sign in.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate an account
         * @description The account can sign in again. Credentials that were revoked stay revoked.
         */
        post: operations["reactivateUser"];
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
        ConnectedTool: {
            /** Format: int64 */
            id: number;
            /** @description The username of the tool's identity. */
            username: string;
            /** @description How the tool is shown. */
            display_name: string;
            /**
             * Format: int64
             * @description The user whose tool it is.
             */
            owner_id: number | null;
            /** @description When the identity was made (UTC). */
            created_at: string;
            /** @description Whether it holds a live API key or OAuth token. */
            connected: boolean;
        };
        BotConnect: {
            /**
             * @description The tool to connect.
             * @enum {string}
             */
            tool: "opencode" | "cursor" | "claude-code" | "claude" | "codex" | "pi" | "vscode" | "zed";
        };
        BotConnected: {
            bot: {
                /** Format: int64 */
                id: number;
                /** @description The username of the tool's identity. */
                username: string;
                /** @description How the tool is shown. */
                display_name: string;
            };
            /** @description The tool's API key. It is shown this once. */
            key: string;
            /** @description The tool that was connected. */
            tool: string;
        };
        Instance: {
            /** @description Whether strangers may make themselves an account. */
            allow_signup: boolean;
            /** @description Whether there is any account yet. */
            has_users: boolean;
            /** @description Whether `POST /api/auth/auto-login` signs the first administrator in without a password. */
            web_auto_login: boolean;
            /** @description The name of the instance; empty when unset. */
            instance_name: string;
            /** @description Shown where people sign in; empty when unset. */
            login_message: string;
        };
        InstanceSettings: {
            /** @description Whether strangers may make themselves an account. */
            allow_signup: boolean;
            /** @description The name of the instance; empty when unset. */
            instance_name: string;
            /** @description The e-mail domains that may sign up; empty means every domain. */
            signup_email_domains: string[];
            /**
             * Format: int32
             * @description How long a new session lives.
             */
            session_lifetime_days: number;
            /** @description Shown where people sign in; empty when unset. */
            login_message: string;
            /** @description Whether the first administrator is signed in without a password. */
            web_auto_login: boolean;
            /** @description Whether project roles are enforced. Off means that every signed-in user reads and writes. */
            authz_enforced: boolean;
        };
        InstanceSettingsChange: {
            /** @description Whether strangers may make themselves an account. */
            allow_signup?: boolean;
            /** @description The name of the instance; an empty text unsets it. */
            instance_name?: string;
            /** @description The e-mail domains that may sign up, without `@`; empty means every domain. */
            signup_email_domains?: string[];
            /**
             * Format: int32
             * @description How long a new session lives. Sessions that exist keep their end.
             */
            session_lifetime_days?: number;
            /** @description Shown where people sign in; an empty text unsets it. */
            login_message?: string;
            /** @description Sign the first administrator in without a password. Only for an instance that strangers cannot reach. */
            web_auto_login?: boolean;
            /** @description Enforce project roles. */
            authz_enforced?: boolean;
        };
        Key: {
            /** Format: int64 */
            id: number;
            /** @description What the key is for. */
            name: string;
            /** @description When it was made (UTC). */
            created_at: string;
            /** @description When it ends by itself; null for never. */
            expires_at: string | null;
            /** @description Whether it has been revoked. */
            revoked: boolean;
        };
        KeyCreate: {
            /** @description What the key is for. Names are compared without case. */
            name: string;
        };
        KeyMade: {
            /** @description The name of the key. */
            name: string;
            /** @description The key. It is shown this once. */
            key: string;
        };
        Profile: {
            /** Format: int64 */
            id: number;
            /** @description The name to sign in with and to be mentioned by. */
            username: string;
            /** @description The e-mail address. */
            email: string;
            /** @description How the user is shown. */
            display_name: string;
            /** @description Whether the user administers the instance. */
            is_admin: boolean;
        };
        SignedIn: {
            user: components["schemas"]["Profile"];
            /** @description The session token. It is shown this once. */
            token: string;
            /** @description When the session ends (ISO 8601 in UTC). */
            expires_at: string;
        };
        AutoSignedIn: {
            user: {
                /** Format: int64 */
                id: number;
                /** @description The administrator's username. */
                username: string;
                /** @description How the administrator is shown. */
                display_name: string;
                /** @description Always true. */
                is_admin: boolean;
            };
            /** @description The session token. It is shown this once. */
            token: string;
            /** @description When the session ends (ISO 8601 in UTC). */
            expires_at: string;
        };
        PasswordChanged: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            ok: true;
            /** @description The session token. It is shown this once. */
            token: string;
            /** @description When the session ends (ISO 8601 in UTC). */
            expires_at: string;
        };
        SignUp: {
            username: components["schemas"]["NewUsername"];
            email: components["schemas"]["NewEmail"];
            password: components["schemas"]["NewPassword"];
            display_name?: components["schemas"]["NewDisplayName"];
        };
        LogIn: {
            /** @description A username or an e-mail address. */
            identity: string;
            /** @description The account's password. */
            password: string;
        };
        ProfileChange: {
            display_name?: components["schemas"]["NewDisplayName"];
            email?: components["schemas"]["NewEmail"];
        };
        PasswordChange: {
            /** @description The password as it is. */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        SessionRefresh: {
            /** @description The account's password. */
            password?: string;
        };
        ListedUser: {
            /** Format: int64 */
            id: number;
            /** @description The name to sign in with and to be mentioned by. */
            username: string;
            /** @description How the user is shown. */
            display_name: string;
            /** @description Whether the user administers the instance. */
            is_admin: boolean;
            /** @description Whether the account can sign in. */
            is_active: boolean;
            /** @description When the account was made (UTC). */
            created_at: string;
        };
        User: {
            /** Format: int64 */
            id: number;
            /** @description The name to sign in with and to be mentioned by. */
            username: string;
            /** @description How the user is shown. */
            display_name: string;
            /** @description Whether the user administers the instance. */
            is_admin: boolean;
            /** @description Whether the account can sign in. */
            is_active: boolean;
            /** @description When the account was made (UTC). */
            created_at: string;
            /** @description The e-mail address. */
            email: string;
        };
        UserCreate: {
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["NewPassword"];
            email?: components["schemas"]["NewEmail"];
            display_name?: components["schemas"]["NewDisplayName"];
            /**
             * @description Make the account an administrator.
             * @default false
             */
            is_admin: boolean;
        };
        /** @description Every refusal of the REST API, and every failure. */
        Error: {
            /** @description One plain sentence for people. */
            error: string;
            /** @description The machine code of the refusal. It never changes; the sentence may. */
            code: string;
            /** @description The id of this request, as in the `X-Request-Id` header and in the server's log. */
            request_id: string;
        };
        Deleted: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            deleted: true;
        };
        /** @description How the user is shown; the username when left out. */
        NewDisplayName: string;
        /** @description An e-mail address. Unique without case. */
        NewEmail: string;
        /** @description 8 to 1024 bytes in UTF-8, never trimmed. */
        NewPassword: string;
        /** @description Without `@`, white space or control characters. Unique without case. */
        NewUsername: string;
        /**
         * Format: int64
         * @description The id of a record. Ids are never reused.
         */
        Id: number;
    };
    responses: never;
    parameters: {
        /**
         * @description The id of a tool of the caller.
         * @example 12
         */
        BotId: components["schemas"]["Id"];
        /**
         * @description The id of a key of the caller.
         * @example 7
         */
        KeyId: components["schemas"]["Id"];
        /**
         * @description The id of an account.
         * @example 2
         */
        UserId: components["schemas"]["Id"];
    };
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
        /**
         * @description The session cookie `svc_token` (HttpOnly, SameSite=Lax, Secure when the public URL is https), or its removal.
         * @example svc_token=svc_sess_Jq0…; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000
         */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "username": "ada-claude-code",
                     *         "display_name": "Claude Code (Ada)",
                     *         "owner_id": 1,
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "connected": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConnectedTool"][];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "tool": "claude-code"
                 *     }
                 */
                "application/json": components["schemas"]["BotConnect"];
            };
        };
        responses: {
            /** @description The identity, and the key in the clear for this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bot": {
                     *         "id": 12,
                     *         "username": "ada-claude-code",
                     *         "display_name": "Claude Code (Ada)"
                     *       },
                     *       "key": "svc_sk_7nQm0Hq1cVxk0r3u5yWJ2bTz8dLs4pXaEoGvKfRiBUM_1a2b3c4d",
                     *       "tool": "claude-code"
                     *     }
                     */
                    "application/json": components["schemas"]["BotConnected"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The operation needs a session token that was created within the last 15 minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool holds a live API key or OAuth token. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    disconnectBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool is disconnected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "disconnected": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always true.
                         * @enum {boolean}
                         */
                        disconnected: true;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tool of the caller.
                 * @example 12
                 */
                id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description The public face of the instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allow_signup": false,
                     *       "has_users": true,
                     *       "web_auto_login": false,
                     *       "instance_name": "Harbour",
                     *       "login_message": "Ask Ada for an account."
                     *     }
                     */
                    "application/json": components["schemas"]["Instance"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allow_signup": false,
                     *       "instance_name": "Harbour",
                     *       "signup_email_domains": [
                     *         "harbour.example"
                     *       ],
                     *       "session_lifetime_days": 30,
                     *       "login_message": "Ask Ada for an account.",
                     *       "web_auto_login": false,
                     *       "authz_enforced": true
                     *     }
                     */
                    "application/json": components["schemas"]["InstanceSettings"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The caller is not an administrator of the instance. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "instance_name": "Harbour",
                 *       "session_lifetime_days": 14
                 *     }
                 */
                "application/json": components["schemas"]["InstanceSettingsChange"];
            };
        };
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allow_signup": false,
                     *       "instance_name": "Harbour",
                     *       "signup_email_domains": [
                     *         "harbour.example"
                     *       ],
                     *       "session_lifetime_days": 30,
                     *       "login_message": "Ask Ada for an account.",
                     *       "web_auto_login": false,
                     *       "authz_enforced": true
                     *     }
                     */
                    "application/json": components["schemas"]["InstanceSettings"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `auto_login_unsafe`: Signing in without a password was to be switched on for an instance that strangers can reach.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /**
             * @description - `recent_authentication_required`: The operation needs a session token that was created within the last 15 minutes.
             *     - `administrator_required`: The caller is not an administrator of the instance.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description The server is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example ok */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "name": "nightly-report",
                     *         "created_at": "2026-11-20 08:15:00",
                     *         "expires_at": null,
                     *         "revoked": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Key"][];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "name": "nightly-report"
                 *     }
                 */
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description The new key, in the clear for this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "nightly-report",
                     *       "key": "svc_sk_7nQm0Hq1cVxk0r3u5yWJ2bTz8dLs4pXaEoGvKfRiBUM_1a2b3c4d"
                     *     }
                     */
                    "application/json": components["schemas"]["KeyMade"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `key_name_taken`: Names of active keys are unique on the instance, without case.
             *     - `key_name_held`: The name of a revoked key can be used again by its former owner only.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The operation needs a session token that was created within the last 15 minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a key of the caller.
                 * @example 7
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always true.
                         * @enum {boolean}
                         */
                        revoked: true;
                    };
                };
            };
            /** @description A parameter of the path or the query is missing, malformed or out of bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "username": "grace",
                 *       "email": "grace@harbour.example",
                 *       "password": "correct horse battery staple",
                 *       "display_name": "Grace"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Signed in. The token is also set as the session cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 2,
                     *         "username": "grace",
                     *         "email": "grace@harbour.example",
                     *         "display_name": "Grace",
                     *         "is_admin": false
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `signup_throttled`: Five signups from this address, or with this e-mail address, were tried within 15 minutes.
             *     - `signup_closed`: An administrator has switched signup off.
             *     - `signup_domain_refused`: The instance takes signups from certain e-mail domains only.
             *     - `signup_taken`: Another account has this username or e-mail address; case makes no difference.
             *     - `password_length`: A password has 8 to 1024 bytes in UTF-8. It is never trimmed.
             */
            400: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A trusted proxy sent a client address without the right secret, so the caller cannot be counted. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "identity": "grace",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Signed in. The token is also set as the session cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 2,
                     *         "username": "grace",
                     *         "email": "grace@harbour.example",
                     *         "display_name": "Grace",
                     *         "is_admin": false
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `sign_in_throttled`: Five sign-ins from this address, or for this name, have failed within 15 minutes.
             *     - `credentials_wrong`: No active account has this name with this password. Deactivated accounts answer the same.
             */
            400: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A trusted proxy sent a client address without the right secret, so the caller cannot be counted. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Signed in. The token is also set as the session cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 1,
                     *         "username": "ada",
                     *         "display_name": "Ada",
                     *         "is_admin": true
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AutoSignedIn"];
                };
            };
            /** @description web_auto_login is off, or there is no administrator who could be signed in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Signed out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logged_out": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always true.
                         * @enum {boolean}
                         */
                        logged_out: true;
                    };
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description The caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@harbour.example",
                     *       "display_name": "Grace",
                     *       "is_admin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "display_name": "Grace H."
                 *     }
                 */
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@harbour.example",
                     *       "display_name": "Grace",
                     *       "is_admin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Another account has this username or e-mail address; case makes no difference. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "current_password": "correct horse battery staple",
                 *       "new_password": "four other words entirely"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. The new session is also set as the cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `password_change_throttled`: Five password changes from this address, or for this account, failed within 15 minutes.
             *     - `password_wrong`: The password given to confirm the change is not the caller's.
             *     - `password_length`: A password has 8 to 1024 bytes in UTF-8. It is never trimmed.
             */
            400: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A trusted proxy sent a client address without the right secret, so the caller cannot be counted. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["SessionRefresh"];
            };
        };
        responses: {
            /** @description The fresh session, also set as the cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 2,
                     *         "username": "grace",
                     *         "email": "grace@harbour.example",
                     *         "display_name": "Grace",
                     *         "is_admin": false
                     *       },
                     *       "token": "svc_sess_Jq0x3m7Yb2VtR8kZpW5nL1cDfGhAsEuIoQwXyTzMvBk",
                     *       "expires_at": "2026-12-21T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `password_reentry_throttled`: Five wrong passwords from this address, or for this account, came within 15 minutes.
             *     - `password_wrong`: The password given to confirm the change is not the caller's.
             *     - `password_required`: A fresh session is given only against the password.
             */
            400: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A trusted proxy sent a client address without the right secret, so the caller cannot be counted. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Signed out everywhere. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always true.
                         * @enum {boolean}
                         */
                        revoked: true;
                    };
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "username": "ada",
                     *         "display_name": "Ada",
                     *         "is_admin": true,
                     *         "is_active": true,
                     *         "created_at": "2026-11-20 08:15:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedUser"][];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /**
                 * @example {
                 *       "username": "grace",
                 *       "password": "correct horse battery staple",
                 *       "display_name": "Grace"
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description - `malformed_body`: The body could not be read as what its Content-Type says, is not UTF-8, or did not arrive whole.
             *     - `invalid_body`: The body is well-formed, but a field is missing, unknown, of another type or out of bounds.
             *     - `password_length`: A password has 8 to 1024 bytes in UTF-8. It is never trimmed.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /**
             * @description - `recent_authentication_required`: The operation needs a session token that was created within the last 15 minutes.
             *     - `administrator_required`: The caller is not an administrator of the instance.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Another account has this username or e-mail address; case makes no difference. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body passes the ceiling of this operation. The server stopped reading and closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body's Content-Type or Content-Encoding is not taken here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    promoteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description - `invalid_parameter`: A parameter of the path or the query is missing, malformed or out of bounds.
             *     - `bot_account`: Bots are neither administrators nor activated and deactivated by hand.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /**
             * @description - `recent_authentication_required`: The operation needs a session token that was created within the last 15 minutes.
             *     - `administrator_required`: The caller is not an administrator of the instance.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    demoteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description - `invalid_parameter`: A parameter of the path or the query is missing, malformed or out of bounds.
             *     - `bot_account`: Bots are neither administrators nor activated and deactivated by hand.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /**
             * @description - `authentication_required`: The credential is valid, but of a kind that this operation does not take, or it carries no user.
             *     - `administrator_required`: The caller is not an administrator of the instance.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The instance would be left without anybody who can administer it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description - `invalid_parameter`: A parameter of the path or the query is missing, malformed or out of bounds.
             *     - `bot_account`: Bots are neither administrators nor activated and deactivated by hand.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /**
             * @description - `authentication_required`: The credential is valid, but of a kind that this operation does not take, or it carries no user.
             *     - `administrator_required`: The caller is not an administrator of the instance.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The instance would be left without anybody who can administer it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an account.
                 * @example 2
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "username": "grace",
                     *       "email": "grace@local",
                     *       "display_name": "Grace",
                     *       "is_admin": false,
                     *       "is_active": true,
                     *       "created_at": "2026-11-20 08:15:00"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description - `invalid_parameter`: A parameter of the path or the query is missing, malformed or out of bounds.
             *     - `bot_account`: Bots are neither administrators nor activated and deactivated by hand.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No credential was sent, or one that is unknown, expired or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example authentication required */
                    "text/plain": string;
                };
            };
            /**
             * @description - `recent_authentication_required`: The operation needs a session token that was created within the last 15 minutes.
             *     - `administrator_required`: The caller is not an administrator of the instance.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or the caller may not know of it. The two answers are the same. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server failed. Nothing was written. The details are in its log, under the request id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
