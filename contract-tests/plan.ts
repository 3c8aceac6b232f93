/** Decides of every documented outcome how it is reached, or why it is not. */
import { isOfBody } from '../src/contract/answers/bad-body.ts';
import type { RefusalCode } from '../src/generated/refusals.ts';
import { known } from './asking.ts';
import { reachWithKey } from './keyed.ts';
import { hookFor, type AllHooks } from './hooks.ts';
import { nameOf, type Outcome } from './outcomes.ts';
import { ruleFor, type Reach } from './rules.ts';

/** Outcomes that cannot be provoked from outside, with the reasons. */
const UNPROVOKED: { readonly [Code in RefusalCode]?: string } = {
  database_unavailable:
    'nothing takes the database of a running server away; test/store and test/promises do',
  server_busy:
    'it takes 30 seconds without a free connection; test/http/busy.test.ts throws what that throws',
  disk_full: 'it needs a disk that is full; test/promises/failing-writes.test.ts fills one',
  database_read_only: 'nothing makes the database of a running server read-only; test/store does',
  database_io_error: 'no disk can be made to fail; test/store/dialects.test.ts maps what the engines say',
  files_unavailable:
    'the files of the server under test are in a folder; test/attachments/bucket.test.ts takes a bucket away',
  internal: 'it is for unknown failures; each known one gets fixed',
  auto_login_unsafe:
    'it needs an instance that strangers can reach, and the server under test is on loopback',
  archive_stalled: 'it takes 20 seconds of silence, which test/transfer/hostile-archives.test.ts keeps',
  idempotent_response_too_long:
    'it takes a plan of more than 16 MiB, which test/idempotency/keys.test.ts makes',
  too_many_waiting: 'sixteen requests have to wait, which test/sync/waiting.test.ts sends',
  too_many_sockets: 'sixteen sockets have to be open, which test/realtime/handshake.test.ts opens',
  instance_sockets_full: 'it takes every place of the instance, which test/realtime/handshake.test.ts does',
};

/** The same for answers without a code. */
const UNPROVOKED_STATUSES: { readonly [Status in number]?: string } = {
  101: 'the connection is not HTTP from there on; the tests in test/realtime speak what follows',
};

export type Way = { readonly reach: Reach } | { readonly skipped: string } | { readonly missing: true };

export function wayTo(outcome: Outcome, hooks: AllHooks): Way {
  const { operation, code, status } = outcome;
  const reason = code === null ? UNPROVOKED_STATUSES[status] : UNPROVOKED[code];
  if (reason !== undefined) return { skipped: reason };
  const rule = code === null ? null : ruleFor(operation, code);
  const reach =
    hookFor(hooks, outcome) ??
    again(outcome, hooks) ??
    reachWithKey(outcome, hooks) ??
    (rule && aboutThings(rule, outcome, hooks));
  return reach ? { reach } : { missing: true };
}

/** A 304 follows from the success of the same operation. */
function again({ operation, status }: Outcome, hooks: AllHooks): Reach | null {
  const success = hooks[operation.id]?.['200'];
  if (status !== 304 || !success) return null;
  return async stage => known(await success(stage, operation));
}

/** A body problem is reported where the path names an existing item: the one of the successful request. */
function aboutThings(rule: Reach, { operation, code }: Outcome, hooks: AllHooks): Reach {
  const success = hooks[operation.id]?.['200'];
  if (!success || code === null || !isOfBody({ code }) || operation.access?.of === undefined) return rule;
  return async stage => ({ ...(await success(stage, operation)), ...(await rule(stage, operation)) });
}

/** The outcomes that nothing leads to. */
export function missingHooks(outcomes: readonly Outcome[], hooks: AllHooks): string[] {
  return outcomes.filter(outcome => 'missing' in wayTo(outcome, hooks)).map(nameOf);
}
