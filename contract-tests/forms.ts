/** Forms with files in them, as a browser writes them. */
import type { Asking } from './asking.ts';

export interface Part {
  readonly bytes: string | Buffer;
  readonly filename: string;
  /** The declared type. */
  readonly type?: string;
}

type Bytes = NonNullable<Asking['bytes']>;

/** The whole body of a request, and its media type with the boundary. */
export async function formOf(fields: Readonly<Record<string, string | number | Part>>): Promise<Bytes> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'object') form.append(name, String(value));
    else form.append(name, new Blob([value.bytes], { type: value.type ?? '' }), value.filename);
  }
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    content: Buffer.from(await written.arrayBuffer()),
  };
}
