/** Uploads like a browser, and requests for the file afterwards. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Schemas } from '../../src/generated/types.ts';
import { folderWith } from './bucket.ts';
import type { Member } from './cast.ts';
import { filesIn } from './files-in.ts';
import { raw, type RawAnswer } from './raw.ts';
import type { TestServer } from './server.ts';

export type Uploaded = Schemas['AttachmentUploaded'];

export interface Form {
  readonly bytes: string | Buffer;
  readonly filename?: string;
  /** The declared type. */
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string | number>>;
}

type Bearer = Pick<Member, 'token'>;
type Address = Pick<TestServer, 'url'>;

/** Sends a file, with any outcome. */
export async function sendFile(server: Address, by: Bearer, form: Form): Promise<RawAnswer> {
  const body = new FormData();
  const { bytes, filename = 'file', type = 'application/octet-stream', fields = {} } = form;
  body.append('file', new Blob([bytes], { type }), filename);
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  return sendForm(server, by, body);
}

export async function sendForm({ url }: Address, { token }: Bearer, body: FormData): Promise<RawAnswer> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/attachments`, { method: 'POST', headers, body });
  const text = await response.text();
  return { response, error: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
}

/** A successful upload. */
export async function uploaded(server: Address, by: Bearer, form: Form): Promise<Uploaded> {
  return uploadIn(await sendFile(server, by, form));
}

/** The response to a successful upload. */
export function uploadIn({ response, error }: RawAnswer): Uploaded {
  assert.equal(response.status, 200, JSON.stringify(error));
  return error as Uploaded;
}

/** Links an upload to an item. */
export function on(entity_type: 'issue' | 'page' | 'comment', { id }: { readonly id: number }) {
  return { fields: { entity_type, entity_id: id } };
}

export interface Download {
  readonly status: number;
  readonly bytes: Buffer;
  readonly header: (name: string) => string | null;
}

export async function downloaded(
  { url }: Address,
  { token }: Bearer,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Download> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}`, ...headers } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes, header: name => response.headers.get(name) };
}

/** Requests a file, and returns only the status. */
export async function statusFor(server: Address, { token }: Bearer, id: number): Promise<number> {
  const { response } = await raw(server, `/api/attachments/${id}`, { method: 'GET', token });
  return response.status;
}

/** The names of all files in one of the storage folders. */
export function kept({ app }: TestServer, folder: 'files' | 'incoming' | 'thumbnails'): string[] {
  const { config } = app.instance;
  return filesIn(folder === 'incoming' ? join(config.data_folder, folder) : folderWith(config, folder));
}
