/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { RefusalCode } from './refusals.ts';

export type OperationId = 
  | "autoLogIn"
  | "changePassword"
  | "connectBot"
  | "createKey"
  | "createUser"
  | "deactivateUser"
  | "deleteBot"
  | "demoteUser"
  | "disconnectBot"
  | "getHealth"
  | "getInstance"
  | "getInstanceSettings"
  | "getMe"
  | "listBots"
  | "listKeys"
  | "listUsers"
  | "logIn"
  | "logOut"
  | "promoteUser"
  | "reactivateUser"
  | "refreshSession"
  | "revokeKey"
  | "revokeSessions"
  | "signUp"
  | "updateInstanceSettings"
  | "updateMe";
export type DocumentName = 
  | "rest"
  | "public"
  | "oauth";
export type BudgetName = 
  | "sign_in"
  | "signup"
  | "password_reentry"
  | "password_change";

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
export type Credential = 'session' | 'recentSession' | 'apiKey' | 'oauthToken' | 'sessionCookie';
export type Role = 'viewer' | 'maintainer' | 'lead';
export type BodyKind = 'json' | 'form' | 'multipart';

export interface Clamp {
  readonly min: number;
  readonly max?: number;
  readonly default?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly type: string;
  readonly clamp?: Clamp;
}

export interface Operation {
  readonly id: OperationId;
  readonly document: DocumentName;
  readonly family: string;
  readonly method: Method;
  readonly path: string;
  readonly segments: readonly (string | { readonly param: string })[];
  readonly credentials: readonly Credential[];
  readonly access: { readonly role: 'user' | 'admin' | Role; readonly of?: string } | null;
  readonly cookie: 'attachment' | 'form' | null;
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly required: boolean;
    readonly kinds: readonly BodyKind[];
    readonly ceiling: number;
  } | null;
  readonly budget: BudgetName | null;
  readonly concurrency: string | null;
  readonly answers: Readonly<Record<string, { readonly types: readonly string[]; readonly headers?: readonly string[] }>>;
  readonly planned: boolean;
}

export interface Budget {
  readonly name: BudgetName;
  readonly points: number;
  readonly seconds: number;
  readonly keys: readonly string[];
  readonly spentBy: 'every' | readonly RefusalCode[];
  readonly kept: 'database' | 'memory';
  readonly refusal: RefusalCode;
}

export interface Concurrency {
  readonly name: string;
  readonly places: number;
  readonly refusal: RefusalCode;
}

export const operations: { readonly [Id in OperationId]: Operation } = {
  listBots: {"id":"listBots","document":"rest","family":"bots","method":"GET","path":"/api/auth/bots","segments":["api","auth","bots"],"credentials":["session"],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  connectBot: {"id":"connectBot","document":"rest","family":"bots","method":"POST","path":"/api/auth/bots","segments":["api","auth","bots"],"credentials":["recentSession"],"access":null,"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"409":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  disconnectBot: {"id":"disconnectBot","document":"rest","family":"bots","method":"POST","path":"/api/auth/bots/{id}/disconnect","segments":["api","auth","bots",{"param":"id"},"disconnect"],"credentials":["session"],"access":null,"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  deleteBot: {"id":"deleteBot","document":"rest","family":"bots","method":"DELETE","path":"/api/auth/bots/{id}","segments":["api","auth","bots",{"param":"id"}],"credentials":["session"],"access":null,"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  getInstance: {"id":"getInstance","document":"rest","family":"instance","method":"GET","path":"/api/instance","segments":["api","instance"],"credentials":[],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  getInstanceSettings: {"id":"getInstanceSettings","document":"rest","family":"instance","method":"GET","path":"/api/instance/settings","segments":["api","instance","settings"],"credentials":["session","apiKey","oauthToken"],"access":{"role":"admin"},"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  updateInstanceSettings: {"id":"updateInstanceSettings","document":"rest","family":"instance","method":"PATCH","path":"/api/instance/settings","segments":["api","instance","settings"],"credentials":["recentSession"],"access":{"role":"admin"},"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  getHealth: {"id":"getHealth","document":"rest","family":"instance","method":"GET","path":"/api/health","segments":["api","health"],"credentials":[],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["text/plain"]},"500":{"types":["application/json"]}},"planned":false},
  listKeys: {"id":"listKeys","document":"rest","family":"keys","method":"GET","path":"/api/auth/keys","segments":["api","auth","keys"],"credentials":["session"],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  createKey: {"id":"createKey","document":"rest","family":"keys","method":"POST","path":"/api/auth/keys","segments":["api","auth","keys"],"credentials":["recentSession"],"access":null,"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  revokeKey: {"id":"revokeKey","document":"rest","family":"keys","method":"DELETE","path":"/api/auth/keys/{id}","segments":["api","auth","keys",{"param":"id"}],"credentials":["session"],"access":null,"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  signUp: {"id":"signUp","document":"rest","family":"sessions","method":"POST","path":"/api/auth/signup","segments":["api","auth","signup"],"credentials":[],"access":null,"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":"signup","concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"400":{"types":["application/json"],"headers":["Retry-After"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]},"503":{"types":["application/json"]}},"planned":false},
  logIn: {"id":"logIn","document":"rest","family":"sessions","method":"POST","path":"/api/auth/login","segments":["api","auth","login"],"credentials":[],"access":null,"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":"sign_in","concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"400":{"types":["application/json"],"headers":["Retry-After"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]},"503":{"types":["application/json"]}},"planned":false},
  autoLogIn: {"id":"autoLogIn","document":"rest","family":"sessions","method":"POST","path":"/api/auth/auto-login","segments":["api","auth","auto-login"],"credentials":[],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"403":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  logOut: {"id":"logOut","document":"rest","family":"sessions","method":"POST","path":"/api/auth/logout","segments":["api","auth","logout"],"credentials":["session","apiKey","oauthToken"],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"500":{"types":["application/json"]}},"planned":false},
  getMe: {"id":"getMe","document":"rest","family":"sessions","method":"GET","path":"/api/auth/me","segments":["api","auth","me"],"credentials":["session","apiKey","oauthToken"],"access":{"role":"user"},"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  updateMe: {"id":"updateMe","document":"rest","family":"sessions","method":"PATCH","path":"/api/auth/me","segments":["api","auth","me"],"credentials":["session"],"access":null,"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"409":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  changePassword: {"id":"changePassword","document":"rest","family":"sessions","method":"POST","path":"/api/auth/me/password","segments":["api","auth","me","password"],"credentials":["session"],"access":null,"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":"password_change","concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"400":{"types":["application/json"],"headers":["Retry-After"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]},"503":{"types":["application/json"]}},"planned":false},
  refreshSession: {"id":"refreshSession","document":"rest","family":"sessions","method":"POST","path":"/api/auth/me/refresh","segments":["api","auth","me","refresh"],"credentials":["session"],"access":null,"cookie":null,"parameters":[],"body":{"required":false,"kinds":["json"],"ceiling":2097152},"budget":"password_reentry","concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"400":{"types":["application/json"],"headers":["Retry-After"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]},"503":{"types":["application/json"]}},"planned":false},
  revokeSessions: {"id":"revokeSessions","document":"rest","family":"sessions","method":"DELETE","path":"/api/auth/me/sessions","segments":["api","auth","me","sessions"],"credentials":["session"],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"],"headers":["Set-Cookie"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  listUsers: {"id":"listUsers","document":"rest","family":"users","method":"GET","path":"/api/users","segments":["api","users"],"credentials":["session","apiKey","oauthToken"],"access":null,"cookie":null,"parameters":[],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"500":{"types":["application/json"]}},"planned":false},
  createUser: {"id":"createUser","document":"rest","family":"users","method":"POST","path":"/api/users","segments":["api","users"],"credentials":["recentSession"],"access":{"role":"admin"},"cookie":null,"parameters":[],"body":{"required":true,"kinds":["json"],"ceiling":2097152},"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"409":{"types":["application/json"]},"413":{"types":["application/json"]},"415":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  promoteUser: {"id":"promoteUser","document":"rest","family":"users","method":"POST","path":"/api/users/{id}/promote","segments":["api","users",{"param":"id"},"promote"],"credentials":["recentSession"],"access":{"role":"admin"},"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  demoteUser: {"id":"demoteUser","document":"rest","family":"users","method":"POST","path":"/api/users/{id}/demote","segments":["api","users",{"param":"id"},"demote"],"credentials":["session","apiKey"],"access":{"role":"admin"},"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"409":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  deactivateUser: {"id":"deactivateUser","document":"rest","family":"users","method":"POST","path":"/api/users/{id}/deactivate","segments":["api","users",{"param":"id"},"deactivate"],"credentials":["session","apiKey"],"access":{"role":"admin"},"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"409":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
  reactivateUser: {"id":"reactivateUser","document":"rest","family":"users","method":"POST","path":"/api/users/{id}/reactivate","segments":["api","users",{"param":"id"},"reactivate"],"credentials":["recentSession"],"access":{"role":"admin"},"cookie":null,"parameters":[{"name":"id","in":"path","type":"integer"}],"body":null,"budget":null,"concurrency":null,"answers":{"200":{"types":["application/json"]},"400":{"types":["application/json"]},"401":{"types":["text/plain"],"headers":["WWW-Authenticate"]},"403":{"types":["application/json"]},"404":{"types":["application/json"]},"500":{"types":["application/json"]}},"planned":false},
};

export const budgets: { readonly [Name in BudgetName]: Budget } = {
  "sign_in": {
    "name": "sign_in",
    "points": 5,
    "seconds": 900,
    "keys": [
      "address",
      "body.identity"
    ],
    "spentBy": [
      "credentials_wrong"
    ],
    "kept": "database",
    "refusal": "sign_in_throttled"
  },
  "signup": {
    "name": "signup",
    "points": 5,
    "seconds": 900,
    "keys": [
      "address",
      "body.email"
    ],
    "spentBy": "every",
    "kept": "database",
    "refusal": "signup_throttled"
  },
  "password_reentry": {
    "name": "password_reentry",
    "points": 5,
    "seconds": 900,
    "keys": [
      "address",
      "account"
    ],
    "spentBy": [
      "password_wrong"
    ],
    "kept": "database",
    "refusal": "password_reentry_throttled"
  },
  "password_change": {
    "name": "password_change",
    "points": 5,
    "seconds": 900,
    "keys": [
      "address",
      "account"
    ],
    "spentBy": [
      "password_wrong"
    ],
    "kept": "database",
    "refusal": "password_change_throttled"
  }
};

export const concurrencies: Readonly<Record<string, Concurrency>> = {};

/** The shape of the refusals of each document. */
export const errorsAs: { readonly [Name in DocumentName]: 'rest' | 'oauth' | 'public' } = {"rest":"rest","public":"public","oauth":"oauth"};
