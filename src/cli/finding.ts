/** What a check finds. */

export type Status = 'ok' | 'warning' | 'failed' | 'skipped';

export interface Finding {
  readonly status: Status;
  /** One sentence: what is wrong, and what to do. */
  readonly message: string;
}

export const ok = (message: string): Finding => ({ status: 'ok', message });
export const warning = (message: string): Finding => ({ status: 'warning', message });
export const failed = (message: string): Finding => ({ status: 'failed', message });
export const skipped = (message: string): Finding => ({ status: 'skipped', message });

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
