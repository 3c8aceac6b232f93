/** Uploading as a browser does it, and what is asked of a file afterwards. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '../../src/generated/types.ts';
import type { Member } from './cast.ts';
import { raw, type RawAnswer } from './raw.ts';
import type { TestServer } from './server.ts';

export interface Form {
  readonly bytes: string | Buffer;
  readonly filename?: string;
  /** The declared type. */
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string | number>>;
}

/** By whoever has the token, whatever comes of it. */
export async function sendFile(server: TestServer, token: string, form: Form): Promise<RawAnswer> {
  const body = new FormData();
  const { bytes, filename = 'file', type = 'application/octet-stream', fields = {} } = form;
  body.append('file', new Blob([bytes], { type }), filename);
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  return sendForm(server, token, body);
}

export async function sendForm(server: TestServer, token: string, body: FormData): Promise<RawAnswer> {
  const response = await fetch(`${server.url}/api/attachments`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  return { response, error: (await response.json()) as unknown };
}

/** An upload that goes well. */
export async function uploaded(
  server: TestServer,
  { token }: Pick<Member, 'token'>,
  form: Form,
): Promise<Schemas['AttachmentUploaded']> {
  const { response, error } = await sendFile(server, token, form);
  assert.equal(response.status, 200, JSON.stringify(error));
  return error as Schemas['AttachmentUploaded'];
}

export interface Download {
  readonly status: number;
  readonly bytes: Buffer;
  readonly header: (name: string) => string | null;
}

export async function downloaded(
  server: TestServer,
  token: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Download> {
  const response = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}`, ...headers } });
  return {
    status: response.status,
    bytes: Buffer.from(await response.arrayBuffer()),
    header: name => response.headers.get(name),
  };
}

/** Asks for a file as somebody, and answers the status alone. */
export async function readAs(server: TestServer, { token }: Pick<Member, 'token'>, id: number): Promise<number> {
  const { response } = await raw(server, `/api/attachments/${id}`, { method: 'GET', token });
  return response.status;
}

/** Everything below a folder of the files, by its path there. */
export function kept(server: TestServer, folder: 'files' | 'incoming' | 'thumbnails'): string[] {
  const root = join(server.app.instance.config.data_folder, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .sort();
}
