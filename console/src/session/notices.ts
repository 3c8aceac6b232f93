/** Short messages: results are announced politely, errors at once. */
import { signal } from '@preact/signals';
import { Refused, Unreachable } from '@docket/client';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly isError: boolean;
  /** Read to screen readers, and not shown. */
  readonly quietly: boolean;
  readonly undo: (() => void) | null;
}

export const notices = signal<readonly Notice[]>([]);
const SHOWN_MS = 8_000;
let last = 0;

function add(notice: Omit<Notice, 'id'>): void {
  const id = (last += 1);
  notices.value = [...notices.value.slice(-3), { id, ...notice }];
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter(notice => notice.id !== id);
}

export function say(
  text: string,
  { quietly = false, undo }: { quietly?: boolean; undo?: () => void } = {},
): void {
  add({ text, isError: false, quietly, undo: undo ?? null });
}

/** The sentence of the server, and the id by which its operator finds the request. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused)
    return error.requestId === null
      ? error.message
      : `${error.message} (request ${error.requestId.slice(0, 8)})`;
  if (error instanceof Unreachable) return 'The server did not respond. Try again when you are online.';
  return error instanceof Error ? error.message : String(error);
}

export function complain(error: unknown): void {
  add({ text: sentenceOf(error), isError: true, quietly: false, undo: null });
}

/** Runs a change, and says what came of it. Returns whether it worked. */
export async function trying(act: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await act();
    if (done !== undefined) say(done);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}
