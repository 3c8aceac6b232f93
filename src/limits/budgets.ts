/**
 * Rate limits. A fixed window opens with the first thing counted. The time is the call's: a window that would end further
 * ahead than its length was opened before the clock was set back.
 */
import { budgets as table, type Budget, type BudgetName } from '../generated/operations.ts';
import { fold } from '../text/fold.ts';
import type { Read } from '../store/read.ts';
import { isOpen, type PassingCounts, type Window, type Windows } from '../store/servers/servers.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/work.ts';
import { stamp, timeOfStamp } from '../time/clock.ts';
import { networksOf } from './network.ts';
import { pendingCharges } from './pending-charges.ts';

/** One counted party: the name is published, the value identifies it. */
export interface Party {
  readonly name: string;
  readonly value: string;
  /** A multiple of the budget, for a network shared by many; 1 by default. */
  readonly times?: number;
}

/** The state of a rate limit: its size, what is left, and the seconds until it is full again. */
export interface Standing extends Party {
  readonly points: number;
  remaining: number;
  readonly reset: number;
}

export interface Charge {
  readonly budget: Budget;
  readonly standings: Standing[];
  readonly taken: boolean;
}

interface Ledger {
  /** Takes one for every party, or for none if one of them has nothing left. */
  take(budget: Budget, parties: readonly Party[], now: Date): Promise<Charge>;
  give(charge: Charge, now: Date): Promise<void>;
  look(budget: Budget, parties: readonly Party[], now: Date): Promise<Standing[]>;
}

export interface Budgets {
  take(name: BudgetName, parties: readonly Party[], now: Date): Promise<Charge>;
  /** Once the outcome is known: spends the charge, or refunds it. */
  settle(charge: Charge, spends: boolean, now: Date): Promise<void>;
  look(name: BudgetName, parties: readonly Party[], now: Date): Promise<Standing[]>;
}

export function openBudgets(store: Store): Budgets {
  const ledgers = { database: databaseLedger(store), memory: passingLedger(store.servers.counts) };
  const pending = pendingCharges<Charge>();
  return {
    take: async (name, parties, now) => {
      const budget = table[name];
      const keys = parties.map(party => keyOf(budget, party));
      for (;;) {
        const earlier = pending.of(keys);
        const charge = await ledgers[budget.kept].take(budget, parties, now);
        if (charge.taken && budget.spentBy !== 'every') pending.add(charge, keys);
        const waitFor = charge.taken ? [] : [...earlier, ...pending.of(keys)];
        if (waitFor.length === 0) return charge;
        await Promise.race(waitFor);
      }
    },
    settle: async (charge, spends, now) => {
      try {
        if (!spends) await ledgers[charge.budget.kept].give(charge, now);
      } finally {
        pending.settle(charge);
      }
    },
    look: (name, parties, now) => ledgers[table[name].kept].look(table[name], parties, now),
  };
}

/**
 * The parties that a rate limit counts in this call, as far as known. Names are counted without case, addresses by network.
 */
export function partiesOf(
  budget: Budget,
  known: { readonly address: string; readonly account: number | null; readonly body: unknown },
): Party[] {
  return budget.keys.flatMap(key => {
    if (key === 'address') return networksOf(known.address);
    if (key === 'account') return known.account === null ? [] : [{ name: key, value: String(known.account) }];
    const field = key.replace('body.', '');
    const value = fieldOf(known.body, field);
    const counted = typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
    return counted ? [{ name: field, value: fold(value) }] : [];
  });
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, field)
    ? (body as Readonly<Record<string, unknown>>)[field]
    : undefined;
}

/** The contract refuses longer names; it counts characters, of up to two code units. */
const LONGEST_NAME = 2 * 254;

/** The seconds until every party has something left; 0 if all have. */
export function waitOf(standings: readonly Standing[]): number {
  return Math.max(
    0,
    ...standings.filter(({ remaining }) => remaining <= 0).map(({ reset }) => Math.max(1, reset)),
  );
}

function standingOf(budget: Budget, party: Party, window: Window | null, now: Date): Standing {
  const live = window && isOpen(window, windowOf(budget), now) ? window : null;
  const points = pointsOf(budget, party);
  const remaining = points - (live?.spent ?? 0);
  const reset = live
    ? Math.ceil((live.since + budget.seconds * 1000 - now.getTime()) / 1000)
    : budget.seconds;
  return { ...party, points, remaining, reset };
}

function spend(budget: Budget, window: Window | null, now: Date): Window {
  return window && isOpen(window, windowOf(budget), now)
    ? { spent: window.spent + 1, since: window.since }
    : { spent: 1, since: now.getTime() };
}

const keyOf = (budget: Budget, { name, value }: Party): string => `${budget.name}:${name}:${value}`;

/** Lost in a crash: reads and uploads are counted here, so that a read never costs a change. */
function passingLedger(counts: PassingCounts): Ledger {
  const windowsOf = (budget: Budget, parties: readonly Party[], now: Date): Promise<Windows> =>
    counts.look(
      parties.map(party => keyOf(budget, party)),
      windowOf(budget),
      now,
    );
  return {
    take: async (budget, parties, now) => {
      const counted = parties.map(party => ({ key: keyOf(budget, party), most: pointsOf(budget, party) }));
      const taken = await counts.take(counted, windowOf(budget), now);
      const windows = taken ?? (await windowsOf(budget, parties, now));
      const standings = standingsIn(key => windows.get(key), budget, parties, now);
      return { budget, standings, taken: taken !== null };
    },
    give: async ({ budget, standings }, now) => {
      const keys = standings.map(party => keyOf(budget, party));
      await counts.give(keys, windowOf(budget), now);
      for (const party of standings) party.remaining++;
    },
    look: async (budget, parties, now) => {
      const windows = await windowsOf(budget, parties, now);
      return standingsIn(key => windows.get(key), budget, parties, now);
    },
  };
}

function windowOf({ seconds }: Budget): number {
  return seconds * 1000;
}

function pointsOf({ points }: Budget, { times = 1 }: Party): number {
  return points * times;
}

interface BudgetRow {
  readonly key: string;
  readonly spent: number;
  readonly since: string;
}

type KnownWindows = Map<string, Window>;

/** Survives a restart: budgets for credentials are counted here. */
function databaseLedger(store: Store): Ledger {
  return {
    take: (budget, parties, now) => store.write(counting(now), work => takeRows(work, budget, parties)),
    give: (charge, now) => store.write(counting(now), work => giveRows(work, charge)),
    look: (budget, parties, now) =>
      store.read(async read => {
        const windows = await readWindows(read, budget, parties);
        return standingsIn(key => windows.get(key), budget, parties, now);
      }),
  };
}

const counting = (now: Date) => ({ now, transport: 'system', actorId: null }) as const;

async function takeRows(work: Work, budget: Budget, parties: readonly Party[]): Promise<Charge> {
  work.untraced();
  const { now } = work.call;
  const windows = await readWindows(work, budget, parties);
  const look = (): Standing[] => standingsIn(key => windows.get(key), budget, parties, now);
  const before = look();
  if (waitOf(before) > 0) return { budget, standings: before, taken: false };
  for (const party of parties) {
    const key = keyOf(budget, party);
    const window = spend(budget, windows.get(key) ?? null, now);
    windows.set(key, window);
    const row = { key, spent: window.spent, since: stamp(new Date(window.since)) };
    await work.db('budgets').insert(row).onConflict('key').merge();
  }
  return { budget, standings: look(), taken: true };
}

async function giveRows(work: Work, charge: Charge): Promise<void> {
  work.untraced();
  for (const party of charge.standings) {
    const key = keyOf(charge.budget, party);
    await work.db('budgets').where({ key }).where('spent', '>', 0).decrement('spent');
    party.remaining++;
  }
}

async function readWindows({ db }: Read, budget: Budget, parties: readonly Party[]): Promise<KnownWindows> {
  const keys = parties.map(party => keyOf(budget, party));
  const rows = await db<BudgetRow>('budgets').whereIn('key', keys);
  return new Map(rows.map(row => [row.key, { spent: row.spent, since: timeOfStamp(row.since) }]));
}

function standingsIn(
  windowOf: (key: string) => Window | undefined,
  budget: Budget,
  parties: readonly Party[],
  now: Date,
): Standing[] {
  return parties.map(party => standingOf(budget, party, windowOf(keyOf(budget, party)) ?? null, now));
}
