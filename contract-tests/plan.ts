/** Decides of every documented outcome how it is reached, or why it is not. */
import type { RefusalCode } from '../src/generated/refusals.ts';
import { hookFor, type AllHooks } from './hooks.ts';
import { nameOf, type Outcome } from './outcomes.ts';
import { ruleFor, type Reach } from './rules.ts';

/** What cannot be provoked from outside, and why. */
const UNPROVOKED: { readonly [Code in RefusalCode]?: string } = {
  internal: 'it stands for failures that we do not know of; each one that we learn of is mended',
  auto_login_unsafe:
    'it needs an instance that strangers can reach, and the server under test is on loopback',
};

export type Way = { readonly reach: Reach } | { readonly skipped: string } | { readonly missing: true };

export function wayTo(outcome: Outcome, hooks: AllHooks): Way {
  const { operation, code } = outcome;
  const reason = code === null ? undefined : UNPROVOKED[code];
  if (reason !== undefined) return { skipped: reason };
  const rule = code === null ? null : ruleFor(operation, code);
  const hook = operation.planned ? null : hookFor(hooks, outcome);
  const reach = hook ?? (rule && aboutThings(rule, outcome, hooks));
  if (reach) return { reach };
  if (operation.planned) return { skipped: 'the operation is planned' };
  return { missing: true };
}

const OF_BODIES: readonly (RefusalCode | null)[] = ['malformed_body', 'invalid_body'];

/** What is wrong with a body is told where the path names something: what it names when the operation succeeds. */
function aboutThings(rule: Reach, { operation, code }: Outcome, hooks: AllHooks): Reach {
  const success = hooks[operation.id]?.['200'];
  if (!success || !OF_BODIES.includes(code) || operation.access?.of === undefined) return rule;
  return async stage => ({ ...(await success(stage, operation)), ...(await rule(stage, operation)) });
}

/** The outcomes of working operations that nothing leads to. */
export function missingHooks(outcomes: readonly Outcome[], hooks: AllHooks): string[] {
  return outcomes.filter(outcome => 'missing' in wayTo(outcome, hooks)).map(nameOf);
}
