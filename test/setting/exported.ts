/** Exports as users download them: the response, and the contents of a ZIP, read by an independent library. */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { parse } from 'yaml';
import type { Member } from './cast.ts';
import type { TestServer } from './server.ts';

type Bearer = Pick<Member, 'token'>;
type Address = Pick<TestServer, 'url'>;

export function ask(
  { url }: Address,
  { token }: Bearer,
  path: string,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/api/export/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });
}

export async function exportedText(server: Address, by: Bearer, path: string): Promise<string> {
  const response = await ask(server, by, path);
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return text;
}

export async function exportedBytes(server: Address, by: Bearer, path: string): Promise<Buffer> {
  const response = await ask(server, by, path);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(response.status, 200, bytes.toString());
  return bytes;
}

/** The entries by name, in order; a duplicate entry is an error. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    assert.ok(!entries.has(entry.fileName), `${entry.fileName} is there twice`);
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return entries;
}

/** The front matter of a document, and the text below it. */
export function taken(text: string): { readonly matter: Record<string, unknown>; readonly body: string } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n\n([\s\S]*)$/.exec(text) ?? [];
  const matter: unknown = parse(front);
  assert.ok(typeof matter === 'object' && matter !== null, `no front matter in ${text}`);
  return { matter: { ...matter }, body };
}

/** The links of the document, except absolute URLs. */
export function leadsOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    target.startsWith('/') || target.includes(':') ? [] : [target],
  );
}
