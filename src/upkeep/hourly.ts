/** Background job: deletes expired rows once an hour. */
import type { Instance } from '../contract/instance.ts';
import { forgetKeys } from '../contract/idempotency/responses.ts';
import { forgetEndedGrants } from '../oauth/ended.ts';
import { forgetAudit } from '../identity/audit.ts';
import type { Logger } from '../log/log.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import type { Upkeep } from './repeating.ts';

export const HOUR_MS = 3_600_000;

export function hourly(instance: Instance, log: Logger): Upkeep {
  const run = (): void => {
    forgetEnded(instance).catch((error: unknown) => {
      log.error({ err: error }, 'hourly cleanup failed; retrying in an hour');
    });
  };
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Expired sessions, old rate-limit windows, expired grants and tokens of tools, and old entries of the audit. */
export async function forgetEnded({ store, clock, config: { audit_days } }: Instance): Promise<void> {
  const now = clock();
  const call = { now, transport: 'system', actorId: null } as const;
  await store.write(call, async work => {
    work.untraced();
    await work.db('sessions').where('expires_at', '<=', work.now).delete();
    await work
      .db('budgets')
      .where('since', '<=', stamp(secondsAfter(now, -DAY)))
      .delete();
    await forgetEndedGrants(work);
  });
  while (await store.write(call, forgetKeys));
  while (audit_days > 0 && (await store.write(call, work => forgetAudit(work, audit_days))));
}
