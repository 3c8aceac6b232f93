/**
 * The time and the numbers that a scene finds. Each scene begins on a new second, and with ids above all earlier ones, so an
 * answer differs from run to run only by these bases, which `answer.ts` subtracts.
 */
import type { App } from '../src/app.ts';
import type { Work } from '../src/store/work.ts';

/** Far from every time that a scene names. */
export const YEAR = 2031;

/** A Monday morning: a run ends on the same day. */
const START_MS = Date.UTC(YEAR, 5, 2, 6);

/** More numbers than the largest scene takes. */
export const NUMBERS = 100_000;

export interface Bases {
  /** Seconds since 1970 at the start of the scene. */
  readonly second: number;
  /** Ids and `seq` of the scene are above it. */
  readonly number: number;
  /** The number of projects that were created before. */
  readonly project: number;
}

let now = START_MS;
/** All numbers have nine digits, so that no size depends on the scenes before. */
let last = 100_000_000;
let projects = 0;

/** The server's clock: it does not move during a request, so the times of an answer do not depend on the machine. */
export const clock = (): Date => new Date(now);

/** What the scene does next happens a second later. */
export function tick(): void {
  now += 1000;
}

/** Another run on the same server has other names: `place` is below a million. */
export function beginWith(place: number): void {
  last += place * 1000;
  projects = place;
}

/** Unused so far, in this run. */
export function freshNumber(): number {
  last += 1;
  return last;
}

/** An identifier that no project has yet: five characters, of which the second is a zero in the first 46,655 projects. */
export function freshIdentifier(): string {
  projects += 1;
  return `P${projects.toString(36).toUpperCase().padStart(4, '0')}`;
}

export async function beginScene({ instance: { store } }: App): Promise<Bases> {
  tick();
  const taken = await store.read(async ({ db }) => {
    const ids = await db('sqlite_sequence').max<{ most: number }[]>({ most: 'seq' });
    const seq = await db('counters').max<{ most: number }[]>({ most: 'value' });
    return Math.max(ids[0]?.most ?? 0, seq[0]?.most ?? 0, last);
  });
  const number = (Math.floor(taken / NUMBERS) + 1) * NUMBERS;
  await store.write({ now: clock(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    await work.db('sqlite_sequence').delete();
    await work.db('sqlite_sequence').insert((await numbered(work)).map(name => ({ name, seq: number })));
    await work.db('counters').update({ value: number });
  });
  last = number;
  tick();
  return { second: now / 1000, number, project: projects };
}

/** The tables that give out ids. */
function numbered({ db }: Work): Promise<string[]> {
  return db('sqlite_schema').whereLike('sql', '%AUTOINCREMENT%').pluck<string[]>('name');
}
