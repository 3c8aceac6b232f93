/* Written by `npm run generate` from openapi/errors.yaml. Do not edit. */
/* eslint-disable */

/** A request that is answered with one of the codes of the catalogue. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly values: RefusalValues;

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(refusals[code].error.replace(/\{(\w+)\}/g, (_, blank: string) => String(values[blank] ?? '')));
    this.code = code;
    this.values = values;
  }
}

/** What fills the sentence (and the headers) of a refusal; `fields` are further fields of its body. */
export interface RefusalValues {
  readonly [blank: string]: unknown;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface RefusalShape {
  readonly status: number;
  readonly error: string;
  readonly headers: readonly string[];
  readonly plain: boolean;
  readonly oauth: string | null;
}

export type RefusalCode =
  | 'unauthenticated'
  | 'authentication_required'
  | 'recent_authentication_required'
  | 'administrator_required'
  | 'role_required'
  | 'not_found'
  | 'unknown_route'
  | 'method_not_allowed'
  | 'invalid_parameter'
  | 'malformed_body'
  | 'invalid_body'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'proxy_pair_invalid'
  | 'internal'
  | 'not_implemented'
  | 'auto_login_unsafe'
  | 'credentials_wrong'
  | 'sign_in_throttled'
  | 'signup_throttled'
  | 'signup_closed'
  | 'signup_domain_refused'
  | 'signup_taken'
  | 'auto_login_off'
  | 'password_wrong'
  | 'password_required'
  | 'password_reentry_throttled'
  | 'password_change_throttled'
  | 'password_length'
  | 'user_taken'
  | 'key_name_taken'
  | 'key_name_held'
  | 'tool_connected'
  | 'bot_account'
  | 'last_administrator';

export const refusals: { readonly [Code in RefusalCode]: RefusalShape } = {
  unauthenticated: {"status":401,"error":"authentication required","headers":["WWW-Authenticate"],"plain":true,"oauth":null},
  authentication_required: {"status":403,"error":"authentication required","headers":[],"plain":false,"oauth":null},
  recent_authentication_required: {"status":403,"error":"recent authentication required","headers":[],"plain":false,"oauth":null},
  administrator_required: {"status":403,"error":"this needs an administrator","headers":[],"plain":false,"oauth":null},
  role_required: {"status":403,"error":"this needs the role {role} in the project","headers":[],"plain":false,"oauth":null},
  not_found: {"status":404,"error":"not found","headers":[],"plain":false,"oauth":null},
  unknown_route: {"status":404,"error":"no such route","headers":[],"plain":false,"oauth":null},
  method_not_allowed: {"status":405,"error":"this path does not take {method}","headers":["Allow"],"plain":false,"oauth":null},
  invalid_parameter: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":null},
  malformed_body: {"status":400,"error":"the request body is not {form}","headers":[],"plain":false,"oauth":null},
  invalid_body: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":null},
  body_too_large: {"status":413,"error":"the request body may hold at most {ceiling}","headers":[],"plain":false,"oauth":null},
  unsupported_media_type: {"status":415,"error":"the request body must be {accepted}","headers":[],"plain":false,"oauth":null},
  proxy_pair_invalid: {"status":503,"error":"the proxy's client address cannot be trusted","headers":[],"plain":false,"oauth":null},
  internal: {"status":500,"error":"internal failure","headers":[],"plain":false,"oauth":null},
  not_implemented: {"status":501,"error":"not implemented","headers":[],"plain":false,"oauth":null},
  auto_login_unsafe: {"status":400,"error":"web_auto_login is only for an instance on a loopback address whose public URL is loopback or private","headers":[],"plain":false,"oauth":null},
  credentials_wrong: {"status":400,"error":"wrong username, e-mail address or password","headers":[],"plain":false,"oauth":null},
  sign_in_throttled: {"status":400,"error":"too many failed sign-ins: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  signup_throttled: {"status":400,"error":"too many signups: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  signup_closed: {"status":400,"error":"signup is switched off on this instance","headers":[],"plain":false,"oauth":null},
  signup_domain_refused: {"status":400,"error":"signup is not open to e-mail addresses of this domain","headers":[],"plain":false,"oauth":null},
  signup_taken: {"status":400,"error":"the {field} is taken","headers":[],"plain":false,"oauth":null},
  auto_login_off: {"status":403,"error":"this instance does not sign in without a password","headers":[],"plain":false,"oauth":null},
  password_wrong: {"status":400,"error":"wrong password","headers":[],"plain":false,"oauth":null},
  password_required: {"status":400,"error":"password is missing","headers":[],"plain":false,"oauth":null},
  password_reentry_throttled: {"status":400,"error":"too many wrong passwords: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  password_change_throttled: {"status":400,"error":"too many wrong passwords: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  password_length: {"status":400,"error":"{field} must have 8 to 1024 bytes","headers":[],"plain":false,"oauth":null},
  user_taken: {"status":409,"error":"the {field} is taken","headers":[],"plain":false,"oauth":null},
  key_name_taken: {"status":400,"error":"an active key has this name","headers":[],"plain":false,"oauth":null},
  key_name_held: {"status":400,"error":"this name belongs to a former key of somebody else","headers":[],"plain":false,"oauth":null},
  tool_connected: {"status":409,"error":"{tool} is connected already","headers":[],"plain":false,"oauth":null},
  bot_account: {"status":400,"error":"this account belongs to a connected tool","headers":[],"plain":false,"oauth":null},
  last_administrator: {"status":409,"error":"this is the last administrator who can sign in","headers":[],"plain":false,"oauth":null},
};

/** `throw refuse.notFound()`: one function for each code. */
export const refuse = {
  unauthenticated: () => new Refusal('unauthenticated'),
  authenticationRequired: () => new Refusal('authentication_required'),
  recentAuthenticationRequired: () => new Refusal('recent_authentication_required'),
  administratorRequired: () => new Refusal('administrator_required'),
  roleRequired: (values: { role: string | number }) => new Refusal('role_required', values),
  notFound: () => new Refusal('not_found'),
  unknownRoute: () => new Refusal('unknown_route'),
  methodNotAllowed: (values: { method: string | number; allow: string }) => new Refusal('method_not_allowed', values),
  invalidParameter: (values: { problem: string | number }) => new Refusal('invalid_parameter', values),
  malformedBody: (values: { form: string | number }) => new Refusal('malformed_body', values),
  invalidBody: (values: { problem: string | number }) => new Refusal('invalid_body', values),
  bodyTooLarge: (values: { ceiling: string | number }) => new Refusal('body_too_large', values),
  unsupportedMediaType: (values: { accepted: string | number }) => new Refusal('unsupported_media_type', values),
  proxyPairInvalid: () => new Refusal('proxy_pair_invalid'),
  internal: () => new Refusal('internal'),
  notImplemented: () => new Refusal('not_implemented'),
  autoLoginUnsafe: () => new Refusal('auto_login_unsafe'),
  credentialsWrong: () => new Refusal('credentials_wrong'),
  signInThrottled: (values: { wait: number }) => new Refusal('sign_in_throttled', values),
  signupThrottled: (values: { wait: number }) => new Refusal('signup_throttled', values),
  signupClosed: () => new Refusal('signup_closed'),
  signupDomainRefused: () => new Refusal('signup_domain_refused'),
  signupTaken: (values: { field: string | number }) => new Refusal('signup_taken', values),
  autoLoginOff: () => new Refusal('auto_login_off'),
  passwordWrong: () => new Refusal('password_wrong'),
  passwordRequired: () => new Refusal('password_required'),
  passwordReentryThrottled: (values: { wait: number }) => new Refusal('password_reentry_throttled', values),
  passwordChangeThrottled: (values: { wait: number }) => new Refusal('password_change_throttled', values),
  passwordLength: (values: { field: string | number }) => new Refusal('password_length', values),
  userTaken: (values: { field: string | number }) => new Refusal('user_taken', values),
  keyNameTaken: () => new Refusal('key_name_taken'),
  keyNameHeld: () => new Refusal('key_name_held'),
  toolConnected: (values: { tool: string | number }) => new Refusal('tool_connected', values),
  botAccount: () => new Refusal('bot_account'),
  lastAdministrator: () => new Refusal('last_administrator'),
};
