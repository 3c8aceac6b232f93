/** Steps: charge the call's budget before it is validated, and take a slot if concurrency is limited. */
import { budgets as budgetTable, type Budget, type BudgetName } from '../../generated/operations.ts';
import { Refusal, refuse } from '../../generated/refusals.ts';
import { partiesOf, waitOf, type Party, type Standing } from '../../limits/budgets.ts';
import type { AnswerHeaders, Call } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import type { Instance } from '../instance.ts';

type Charged = Pick<Call, 'charge'>;
type Countable = Pick<Call, 'operation' | 'address' | 'caller' | 'now'>;

/** Before the body is read: refuses clients without an address, and charges limits that need no field of the body. */
export function charge(call: Countable, { instance }: Pipeline): Promise<Charged> | void {
  const { budget } = call.operation;
  if (budget === null) return;
  if (call.address === null) throw refuse.proxyPairInvalid();
  if (!waitsForBody(budgetTable[budget])) return charged(call, budget, instance, undefined);
}

/** After the body is read: budgets for credentials count only readable bodies. */
export function chargeForBody(
  call: Countable & Pick<Call, 'body'>,
  { instance }: Pipeline,
): Promise<Charged> | void {
  const { budget } = call.operation;
  if (budget !== null && waitsForBody(budgetTable[budget])) return charged(call, budget, instance, call.body);
}

async function charged(
  call: Countable,
  name: BudgetName,
  { budgets }: Instance,
  body: unknown,
): Promise<Charged> {
  return { charge: await budgets.take(name, parties(call, name, body), call.now) };
}

/** Refuses a call whose budget is used up. */
export function refuseUncharged({ charge: tried }: Charged): void {
  if (tried === null || tried.taken) return;
  const { refusal, wait } = tried.budget;
  throw new Refusal(refusal, { wait: wait ?? waitOf(tried.standings) });
}

/** For operations with limited concurrency. */
export function takeSlot(
  { operation: { concurrency } }: Pick<Call, 'operation'>,
  { instance: { slots } }: Pipeline,
): Promise<Pick<Call, 'giveBackSlot'>> | void {
  if (concurrency !== null) return slots.take(concurrency).then(giveBackSlot => ({ giveBackSlot }));
}

/** Refunds the charge, unless the outcome counts. */
export async function settle(
  { charge: tried, now }: Pick<Call, 'charge' | 'now'>,
  outcome: Refusal | null,
  { budgets }: Instance,
): Promise<void> {
  if (!tried?.taken) return;
  const { spentBy } = tried.budget;
  const spends = spentBy === 'every' || (outcome !== null && spentBy.includes(outcome.code));
  await budgets.settle(tried, spends, now);
}

/** The visible part of a standing, without the counted party. */
type PublicStanding = Omit<Standing, 'value'>;

/** The rate-limit headers of every response of the operation, whatever its outcome; null if there are none. */
export function standingHeaders(
  call: Countable & Charged & Pick<Call, 'body'>,
  { instance }: Pipeline,
): Promise<AnswerHeaders> | AnswerHeaders | null {
  const { budget, headers } = call.operation;
  if (budget !== null) return rateHeaders(call, budget, instance).then(rates => ({ ...headers, ...rates }));
  return Object.keys(headers).length === 0 ? null : headers;
}

async function rateHeaders(
  call: Countable & Charged & Pick<Call, 'body'>,
  budget: BudgetName,
  instance: Instance,
): Promise<Record<string, string>> {
  const { seconds } = budgetTable[budget];
  const known =
    call.charge?.standings ??
    (await instance.budgets.look(budget, parties(call, budget, call.body), call.now));
  const standings = known.length > 0 ? known : untouched(budgetTable[budget]);
  const list = (item: (standing: PublicStanding) => string): string => standings.map(item).join(', ');
  return {
    RateLimit: list(
      ({ name, remaining, reset }) =>
        `"${budget}-${name}";r=${Math.max(0, remaining)};t=${Math.max(0, reset)}`,
    ),
    'RateLimit-Policy': list(({ name, points }) => `"${budget}-${name}";q=${points};w=${seconds}`),
  };
}

/** The standing of an unknown caller if accounts are counted. */
function untouched({ keys, points, seconds }: Budget): PublicStanding[] {
  return keys.slice(0, 1).map(name => ({ name, points, remaining: points, reset: seconds }));
}

function waitsForBody({ kept, keys }: Budget): boolean {
  return kept === 'database' && keys.some(key => key !== 'account');
}

/** An untrusted address is not counted: a party without an address is never charged. */
function parties({ address, caller }: Countable, name: BudgetName, body: unknown): Party[] {
  return partiesOf(budgetTable[name], { address: address ?? '', account: caller?.authorityId ?? null, body });
}
