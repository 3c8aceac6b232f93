/** The contents of an attached file, as far as a model can read them: text, an image, or the list of an archive. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ToolChoice } from '../generated/tools.ts';
import { beginning, requestFor, type Request } from './arguments.ts';
import { called, fieldOf, type Calling } from './asking.ts';
import { cut, listIn, fieldsOf, asText } from './markdown.ts';

export interface Picture {
  readonly type: 'image';
  readonly mimeType: string;
  /** In base64. */
  readonly data: string;
}

/** Larger images are scaled down: no model accepts much more at a time. */
const LARGEST_PICTURE = 2 * 1024 * 1024;

export async function contents(calling: Calling, choice: ToolChoice): Promise<string | Picture> {
  const { pipeline, given, tool } = calling;
  const from = beginning(given);
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  const file = await called(calling, choice.operation, request);
  const type = String(file.headers['Content-Type']);
  if (isText(type)) return cut((await bytesOf(file)).toString(), from, tool.name);
  if (type.startsWith('image/') && Number(file.headers['Content-Length']) <= LARGEST_PICTURE)
    return picture(type, await bytesOf(file));
  leave(file);
  if (!type.startsWith('image/')) return inside(calling, request, type);
  const small = await called(calling, 'getAttachmentThumbnail', request);
  return picture(String(small.headers['Content-Type']), await bytesOf(small));
}

/** Only SVG is sent without its type, so that no browser runs it. */
function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'application/octet-stream';
}

function picture(mimeType: string, bytes: Buffer): Picture {
  return { type: 'image', mimeType, data: bytes.toString('base64') };
}

async function bytesOf({ body }: { readonly body: unknown }): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  return body instanceof Readable ? buffer(body) : Buffer.from(String(body));
}

function leave({ body }: { readonly body: unknown }): void {
  if (body instanceof Readable) body.destroy();
}

async function inside(calling: Calling, request: Request, type: string): Promise<string> {
  const preview = await called(calling, 'previewAttachment', request);
  const entries = listIn(fieldOf(preview, 'entries'));
  if (entries) {
    const rows = entries.map(fieldsOf).map(one => `- ${asText(one['name'])} (${asText(one['size'])} bytes)`);
    const more = Number(fieldOf(preview, 'total_entries')) - entries.length;
    return [
      `An archive (${type}) with these files:`,
      ...rows,
      ...(more > 0 ? [`and ${more} more.`] : []),
    ].join('\n');
  }
  const tables = listIn(fieldOf(preview, 'tables'));
  if (tables) {
    const rows = tables.map(fieldsOf).map(one => `- ${asText(one['name'])} (${asText(one['rows'])} rows)`);
    return [`A database (${type}) with these tables:`, ...rows].join('\n');
  }
  const path = `/api/attachments/${asText(request.params['id'])}`;
  return `A file of type ${type}, which cannot be shown here. GET ${path} downloads it.`;
}
