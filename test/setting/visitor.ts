/** A visitor without a real browser: keeps cookies, fills in the forms of pages, and follows no redirects. */
import assert from 'node:assert/strict';
import { unescaped } from '../../src/html/html.ts';
import type { TestServer } from './server.ts';

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The address of the page, for the forms in it. */
  readonly path: string;
}

export type Fields = Readonly<Record<string, string | undefined>>;

export class Visitor {
  readonly #url: string;
  readonly cookies = new Map<string, string>();

  /** With a session cookie, or signed out. */
  constructor({ url }: Pick<TestServer, 'url'>, token?: string) {
    this.#url = url;
    if (token !== undefined) this.cookies.set('svc_token', token);
  }

  open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
    return this.#ask(path, { headers });
  }

  /** Submits the form of a page like a browser, with some fields filled in or changed. */
  submit(page: Seen, fields: Fields, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
    const { action, hidden } = formOf(page);
    return this.post(action, { ...hidden, ...fields }, { Referer: this.#url + page.path, ...headers });
  }

  post(path: string, fields: Fields | string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
    const body = typeof fields === 'string' ? fields : encoded(fields);
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: this.#url };
    return this.#ask(path, { method: 'POST', body, headers: { ...type, ...headers } });
  }

  async #ask(path: string, init: RequestInit & { headers: Readonly<Record<string, string>> }): Promise<Seen> {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(Cookie === '' ? {} : { Cookie }), ...init.headers };
    const response = await fetch(this.#url + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, html: await response.text(), path };
  }
}

export function encoded(fields: Fields): string {
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
}

/** The only form of a page: its action and its hidden fields. */
export function formOf({ html }: Pick<Seen, 'html'>): { action: string; hidden: Record<string, string> } {
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  assert.ok(action, `no form in ${html}`);
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    action,
    hidden: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)])),
  };
}
