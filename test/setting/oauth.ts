/** The steps of a tool's login: registration, consent, code exchange, device login and polls. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { raw, type RawAnswer } from './raw.ts';
import type { TestServer } from './server.ts';
import { encoded, Visitor, type Fields, type Seen } from './visitor.ts';

type Site = Pick<TestServer, 'url'>;

export const CALLBACK = 'http://localhost:8976/callback';
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

export function register(site: Site, metadata: object): Promise<RawAnswer> {
  return raw(site, '/oauth/register', { body: metadata });
}

/** A client of the tests, by its id. */
export async function registered(site: Site, metadata: object = {}): Promise<string> {
  const { response, error } = await register(site, {
    client_name: 'Claude Code',
    redirect_uris: [CALLBACK],
    ...metadata,
  });
  assert.equal(response.status, 201, JSON.stringify(error));
  return textIn(error, 'client_id');
}

/** The parameters of a request for consent. */
export function asking(client_id: string, changes: Fields = {}): Fields {
  return {
    client_id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'mcp',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'af0ifjsldkj',
    ...changes,
  };
}

export function consentPath(asked: Fields): string {
  return `/oauth/authorize?${encoded(asked)}`;
}

/** The parameters of a response's redirect. */
export function answerAt({ status, headers, html }: Seen): URLSearchParams {
  assert.equal(status, 302, html);
  return new URL(headers.get('location') ?? '').searchParams;
}

/** Approves with the session; returns the code. */
export async function approvedCode(
  site: Site,
  session: string,
  asked: Fields,
  tool: Fields = { tool: 'claude-code' },
): Promise<string> {
  const visitor = new Visitor(site, session);
  const page = await visitor.open(consentPath(asked));
  assert.equal(page.status, 200, page.html);
  const code = answerAt(await visitor.submit(page, { ...tool, decision: 'approve' })).get('code');
  assert.ok(code);
  return code;
}

export function exchange(site: Site, fields: Fields): Promise<RawAnswer> {
  return sendForm(site, '/oauth/token', fields);
}

export function redemption(client_id: string, code: string, changes: Fields = {}): Fields {
  const given = { code, client_id, code_verifier: VERIFIER, redirect_uri: CALLBACK };
  return { grant_type: 'authorization_code', ...given, ...changes };
}

/** An access token, obtained like a tool does. */
export async function connected(site: Site, session: string, tool?: Fields): Promise<string> {
  const client = await registered(site);
  const code = await approvedCode(site, session, asking(client), tool);
  const { response, error } = await exchange(site, redemption(client, code));
  assert.equal(response.status, 200, JSON.stringify(error));
  return textIn(error, 'access_token');
}

export interface Login {
  readonly device_code: string;
  readonly user_code: string;
}

export async function startLogin(site: Site, client_id: string): Promise<Login> {
  const { response, error } = await sendForm(site, '/oauth/device_authorization', { client_id });
  assert.equal(response.status, 200, JSON.stringify(error));
  return { device_code: textIn(error, 'device_code'), user_code: textIn(error, 'user_code') };
}

export function poll(site: Site, device_code: string, changes: Fields = {}): Promise<RawAnswer> {
  return exchange(site, { grant_type: DEVICE_GRANT, device_code, ...changes });
}

/** The page of the second step. */
export async function confirmation(visitor: Visitor, user_code: string): Promise<Seen> {
  const entry = await visitor.open('/oauth/device');
  const page = await visitor.submit(entry, { user_code, decision: 'approve' });
  assert.equal(page.status, 200, page.html);
  return page;
}

export function sendForm(
  site: Site,
  path: string,
  fields: Fields | string,
  token?: string,
): Promise<RawAnswer> {
  return raw(site, path, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: typeof fields === 'string' ? fields : encoded(fields),
    ...(token === undefined ? {} : { token }),
  });
}

export function textIn(body: unknown, name: string): string {
  assert.ok(typeof body === 'object' && body !== null, `no object: ${String(body)}`);
  const value: unknown = Object.entries(body).find(([field]) => field === name)?.[1];
  assert.ok(typeof value === 'string', `no ${name} in ${JSON.stringify(body)}`);
  return value;
}
