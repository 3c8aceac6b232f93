/** Builds a request: its path, its query and its body. */
import type { Route } from './operation.ts';

export function pathOf(path: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known.get(name);
    if (value === undefined) throw new TypeError(`${path} needs ${name}.`);
    return encodeURIComponent(textOf(value));
  });
}

export function queryOf(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values) as [string, unknown][])
    if (value !== undefined && value !== null) query.append(name, textOf(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export interface Body {
  readonly content: string | FormData | null;
  /** Null if `fetch` sets it. */
  readonly type: string | null;
}

export function bodyOf(kind: Route['body'], body: unknown): Body {
  if (body === undefined || kind === null) return { content: null, type: null };
  if (kind === 'json') return { content: JSON.stringify(body), type: 'application/json' };
  const fields = Object.entries(body as object) as [string, unknown][];
  if (kind === 'form') {
    const form = new URLSearchParams();
    for (const [name, value] of fields) if (value !== undefined) form.append(name, textOf(value));
    return { content: form.toString(), type: 'application/x-www-form-urlencoded' };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, textOf(value));
  }
  return { content: form, type: null };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
