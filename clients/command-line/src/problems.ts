/** How a command ends: its exit status, and the sentence on standard error. */
import { Refused, Unreachable } from '../../typescript/src/index.ts';

export const STATUS = {
  failed: 1,
  usage: 2,
  declined: 3,
  credential: 4,
  absent: 5,
  conflict: 6,
  throttled: 7,
  unreachable: 8,
} as const;

/** A problem that is found before anything is sent, or that the command itself reports. */
export class Problem extends Error {
  readonly status: number;
  /** What to do about it. */
  readonly remedy: string | null;

  constructor(status: keyof typeof STATUS, message: string, remedy: string | null = null) {
    super(message);
    this.status = STATUS[status];
    this.remedy = remedy;
  }
}

export function usage(message: string): Problem {
  return new Problem('usage', message);
}

export function statusOf(error: unknown): number {
  if (error instanceof Problem) return error.status;
  if (error instanceof Unreachable) return STATUS.unreachable;
  return error instanceof Refused ? statusOfRefusal(error) : STATUS.failed;
}

const CREDENTIAL = new Set([
  'authentication_required',
  'recent_authentication_required',
  'credentials_wrong',
]);
const USAGE = new Set(['invalid_body', 'invalid_parameter', 'malformed_body']);
const ABSENT = new Set(['unknown_reference', 'label_unknown', 'person_unknown', 'not_found']);

function statusOfRefusal({ status, code }: Refused): number {
  const named = code ?? '';
  if (status === 401 || CREDENTIAL.has(named)) return STATUS.credential;
  if (USAGE.has(named)) return STATUS.usage;
  if (status === 404 || ABSENT.has(named)) return STATUS.absent;
  if (named.endsWith('_throttled') || status === 429) return STATUS.throttled;
  if (status === 409 || status === 412 || /_taken$|^stale_/.test(named)) return STATUS.conflict;
  return status >= 500 ? STATUS.unreachable : STATUS.failed;
}

export interface Report {
  readonly exit_status: number;
  readonly error: string;
  readonly code: string | null;
  readonly request_id: string | null;
  readonly remedy: string | null;
}

/** For people: one sentence, and one line with what to do. */
export async function reportOf(error: unknown): Promise<Report> {
  const exit_status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Refused))
    return { exit_status, error: message, code: null, request_id: null, remedy: remedyOf(error) };
  const { remedies } = await import('./generated/remedies.ts');
  const { code, requestId } = error;
  return { exit_status, error: message, code, request_id: requestId, remedy: remedies[code ?? ''] ?? null };
}

function remedyOf(error: unknown): string | null {
  if (error instanceof Problem) return error.remedy;
  return error instanceof Unreachable
    ? 'Check the address (--url, DOCKET_URL) and that the server is running.'
    : null;
}

export function sentenceOf({ error, code, request_id }: Report): string {
  const known = [code, request_id && `request ${request_id}`].filter(Boolean).join(', ');
  // The name of a file or a field keeps its case.
  const sentence = error.replace(/^[a-z](?=[a-z]* )/, letter => letter.toUpperCase()).replace(/\.?$/, '.');
  return `docket: ${sentence}${known && ` (${known})`}`;
}
