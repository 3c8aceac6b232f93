/** A request, and how curl sends it. Used when the pages are built, and by "Try it". */

/** A file is sent from the disk of the reader. */
export type Part = { readonly text: string } | { readonly file: string };

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'parts'; readonly parts: Readonly<Record<string, Part>> };

export interface SampleRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it needs a credential. */
  readonly isPrivate: boolean;
  readonly body: Body | null;
  readonly answer: 'json' | 'text' | 'file' | 'none';
}

export function curl({ method, path, headers, isPrivate, body, answer }: SampleRequest): string {
  const implied = body === null ? 'GET' : 'POST';
  const lines = [
    `curl ${method === implied ? '' : `-X ${method} `}"$DOCKET_URL${inDoubleQuotes(path)}"`,
    ...(isPrivate ? ['-H "Authorization: Bearer $DOCKET_TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyLines(body),
    ...(answer === 'file' ? ['-o answer.bin'] : []),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: Body | null): string[] {
  if (body === null) return [];
  if (body.kind === 'json')
    return ['-H "Content-Type: application/json"', `-d ${quoted(jsonText(body.value))}`];
  if (body.kind === 'form')
    return Object.entries(body.fields).map(
      ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
    );
  return Object.entries(body.parts).map(
    ([name, part]) => `-F ${quoted(`${name}=${'file' in part ? `@${part.file}` : part.text}`)}`,
  );
}

/** A long one is easier to read in lines. */
function jsonText(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length < 60 ? line : JSON.stringify(value, null, 2);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function inDoubleQuotes(text: string): string {
  return text.replaceAll(/[$`"\\]/g, character => `\\${character}`);
}
