/** A typed refusal: its code, and the fields that the server adds. */
import type { RefusalCode, RefusalFields } from './generated/refusals.ts';

interface RefusalBody {
  readonly code?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
  readonly request_id?: unknown;
}

/** A response that is not a success. Without any response, `fetch` throws its own error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** Null for anonymous visitors, who only get a sentence, and for responses of a proxy. */
  readonly code: RefusalCode | null;
  /** The id in the server's log; null for responses of a proxy. */
  readonly requestId: string | null;
  /** In seconds, if the server has sent a wait. */
  readonly retryAfter: number | null;
  /** The whole response: some refusals carry more, such as the current issue in `stale_seq`. */
  readonly body: unknown;

  constructor(status: number, text: string, headers: { get(name: string): string | null }, path = '') {
    const body = parsed(text);
    const refusal: RefusalBody = typeof body === 'object' && body !== null ? body : {};
    const code =
      typeof refusal.code === 'string' ? (refusal.code as RefusalCode) : plainCode(status, headers);
    const requestId = headers.get('X-Request-Id');
    const sentence = code === null && requestId === null ? null : sentenceOf(refusal);
    super(sentence ?? `${path} answered ${status}: ${text.slice(0, 200)}`);
    this.status = status;
    this.body = body;
    this.code = code;
    this.requestId = requestId;
    const wait = headers.get('Retry-After');
    this.retryAfter = wait !== null && /^\d+$/.test(wait) ? Number(wait) : null;
  }

  /** Whether it is this refusal; narrows the types of `code` and `body`. */
  is<Code extends RefusalCode>(code: Code): this is RefusedWith<Code> {
    return this.code === code;
  }
}

export type RefusedWith<Code extends RefusalCode> = Refused & {
  readonly code: Code;
  readonly body: Code extends keyof RefusalFields ? RefusalFields[Code] : unknown;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function sentenceOf({ error, error_description }: RefusalBody): string | null {
  const sentence = error_description ?? error;
  return typeof sentence === 'string' ? sentence : null;
}

/** Without a credential the refusal is plain text, unless JSON is accepted explicitly. */
function plainCode(status: number, headers: { get(name: string): string | null }): RefusalCode | null {
  return status === 401 && headers.get('WWW-Authenticate') !== null ? 'unauthenticated' : null;
}
