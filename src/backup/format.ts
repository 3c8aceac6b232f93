/**
 * The format of a backup, in order: a head that describes it, rows as lines of JSON, file contents named by their SHA-256,
 * the names of missing files, and an end that is derived from everything before it.
 */
import type { Portable } from '../store/dialects/carrying.ts';

export const FORMAT = 'docket-backup';
export const FORMAT_VERSION = 1;

export const HEAD = 'docket-backup.json';
export const LOST = 'lost.txt';
export const END_ENTRY = 'end.json';

export const ROWS = /^rows\/([a-z_]+)\/(\d{6,})\.jsonl$/;
export const FILE = /^files\/([0-9a-f]{64})$/;

export function rowsPath(table: string, part: number): string {
  return `rows/${table}/${String(part).padStart(6, '0')}.jsonl`;
}

export function filePath(sha256: string): string {
  return `files/${sha256}`;
}

export interface Head {
  readonly format: typeof FORMAT;
  readonly format_version: typeof FORMAT_VERSION;
  /** The version of Docket that made it; missing in the first backups. */
  readonly docket_version?: string;
  /** The point in time of the rows. */
  readonly made_at: string;
  /** The last change number at that time. */
  readonly seq: number;
  readonly engine: string;
  readonly migrations: readonly (readonly [number: number, name: string])[];
  readonly tables: Readonly<Record<string, readonly (readonly [column: string, holds: Portable])[]>>;
  /** The last id that each table had assigned. */
  readonly ids: Readonly<Record<string, number>>;
}

export interface Counts {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  readonly bytes: number;
}

/** There is only one way to write it, so a backup can be verified by writing it again and comparing. */
export function endOf(counts: Counts, seal: string): string {
  return `${JSON.stringify({ ...counts, sha256: seal })}\n`;
}

/** The version that made a backup, worded for a sentence. */
export function madeBy({ docket_version: version }: { readonly docket_version?: unknown }): string {
  const isVersion = typeof version === 'string' && VERSION.test(version);
  return `Docket ${isVersion ? version : '0.1.0 or earlier'}`;
}

const VERSION = /^[0-9A-Za-z.+-]{1,40}$/;

/** Null for what Docket did not write; for a later format, the version that made it. */
export function headIn(text: string): Head | { readonly newer: string } | null {
  const head = parsed(text);
  if (!isRecord(head) || head['format'] !== FORMAT) return null;
  const { format_version: version } = head;
  if (typeof version === 'number' && version > FORMAT_VERSION) return { newer: madeBy(head) };
  return isHead(head) ? head : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHead(head: Record<string, unknown>): head is Record<string, unknown> & Head {
  const { format_version, made_at, seq, engine, migrations, tables, ids } = head;
  return (
    format_version === FORMAT_VERSION &&
    typeof made_at === 'string' &&
    !Number.isNaN(Date.parse(made_at)) &&
    isCount(seq) &&
    typeof engine === 'string' &&
    isListOf(migrations, one => isPair(one) && isCount(one[0]) && typeof one[1] === 'string') &&
    isRecord(tables) &&
    Object.values(tables).every(columns => isListOf(columns, isColumn)) &&
    isRecord(ids) &&
    Object.values(ids).every(isCount)
  );
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isPair(value: unknown): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2;
}

function isColumn(value: unknown): boolean {
  const holds: readonly unknown[] = ['integer', 'real', 'text'] satisfies readonly Portable[];
  return isPair(value) && typeof value[0] === 'string' && holds.includes(value[1]);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
