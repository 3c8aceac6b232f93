/** A refusal as the contract types it: which one it is by its code, and what the server knows about it. */
import type { RefusalCode } from './generated/refusals.ts';

interface Told {
  readonly code?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
  readonly request_id?: unknown;
}

/** An answer that is not a success. Where there was no answer at all, `fetch` throws its own error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** Null for strangers, who are told a sentence alone, and where something in between answered. */
  readonly code: RefusalCode | null;
  /** Under which the server's log has more; null where something in between answered. */
  readonly requestId: string | null;
  /** In seconds, where the server has said how long to wait. */
  readonly retryAfter: number | null;
  /** The whole answer: some refusals carry more, as `stale_seq` the issue as it stands. */
  readonly body: unknown;

  constructor(status: number, text: string, headers: { get(name: string): string | null }, path = '') {
    const body = parsed(text);
    const told: Told = typeof body === 'object' && body !== null ? body : {};
    const code = typeof told.code === 'string' ? (told.code as RefusalCode) : plainCode(status, headers);
    const requestId = headers.get('X-Request-Id');
    const sentence = code === null && requestId === null ? null : sentenceOf(told);
    super(sentence ?? `${path} answered ${status}: ${text.slice(0, 200)}`);
    this.status = status;
    this.body = body;
    this.code = code;
    this.requestId = requestId;
    const wait = headers.get('Retry-After');
    this.retryAfter = wait !== null && /^\d+$/.test(wait) ? Number(wait) : null;
  }

  /** Whether it is this refusal; its `code` is then known. */
  is<Code extends RefusalCode>(code: Code): this is Refused & { readonly code: Code } {
    return this.code === code;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function sentenceOf({ error, error_description }: Told): string | null {
  const sentence = error_description ?? error;
  return typeof sentence === 'string' ? sentence : null;
}

/** Without a credential the refusal is a plain text, unless JSON is asked for by name. */
function plainCode(status: number, headers: { get(name: string): string | null }): RefusalCode | null {
  return status === 401 && headers.get('WWW-Authenticate') !== null ? 'unauthenticated' : null;
}
