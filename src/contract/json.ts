/** What the text of a body may be, whoever sends it: UTF-8, and JSON that is not too deep and that both engines can keep. */
import { refuse } from '../generated/refusals.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text that the bytes are. */
export function utf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw refuse.malformedBody({ form: 'valid UTF-8' });
  }
}

export function jsonOf(text: string): unknown {
  if (isTooDeep(text)) throw refuse.malformedBody({ form: `JSON of at most ${DEEPEST} levels` });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse.malformedBody({ form: 'valid JSON' });
  }
  // Only an escape can bring these in, and few bodies have one: the rest need no second look.
  if (/\\u0000|\\ud[89a-f]/i.test(text)) refuseUnstorable(value);
  return value;
}

/** Validators follow a tree of steps by recursion: a body that nests without end would overflow their stack. */
const DEEPEST = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  // A text that never ends is taken to its end, so that no character is looked at twice.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no character: neither may be kept by one engine only. */
function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string' && (value.includes('\0') || !isWellFormed(value))) {
    throw refuse.malformedBody({ form: 'text without NUL characters and half surrogate pairs' });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries<unknown>(value as Record<string, unknown>)) {
    refuseUnstorable(key);
    refuseUnstorable(child);
  }
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
