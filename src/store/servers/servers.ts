/**
 * What the servers of one instance share: limited places, counts, and the contents that one of them is changing. A server that
 * is alone keeps all of it in memory; servers on one PostgreSQL share it through the database.
 */
import { join } from 'node:path';

/** Limited places, by what they are for. PostgreSQL knows them by their numbers. */
export const PLACES = {
  server: 0x64_6b_01,
  upkeep: 0x64_6b_02,
  content: 0x64_6b_03,
  seat: 0x64_6b_04,
  import: 0x64_6b_05,
  imports: 0x64_6b_06,
  exports: 0x64_6b_07,
  archives: 0x64_6b_08,
} as const;

export type PlaceKind = keyof typeof PLACES;

/** Gives a place back; calling it twice has no further effect. */
export type GiveBack = () => void;

export interface Places<Kind extends string = PlaceKind> {
  /**
   * Takes the first of these places that is free; null if none is. It is held until it is given back, or the server ends. If
   * the connection to the database was lost, it is taken again, unless `lost` wants to know.
   */
  take(kind: Kind, keys: readonly number[], lost?: () => void): Promise<GiveBack | null>;
  /** The number of places of this kind that are taken. */
  count(kind: Kind): Promise<number>;
  isTaken(kind: Kind, key: number): Promise<boolean>;
}

export type Confirm = () => Promise<void>;

/** A counter, and its limit. */
export interface Counted {
  readonly key: string;
  readonly most: number;
}

/** How much was counted since when. */
export interface Window {
  readonly spent: number;
  readonly since: number;
}

/** By the keys of their counters. */
export type Windows = ReadonlyMap<string, Window>;

/** Counters that begin again when their window is over. A crash may lose them. */
export interface PassingCounts {
  /** Adds one to every counter, and returns their windows; null, and nothing added, if one of them has reached its limit. */
  take(counted: readonly Counted[], windowMs: number, now: Date): Promise<Windows | null>;
  give(keys: readonly string[], windowMs: number, now: Date): Promise<void>;
  look(keys: readonly string[], windowMs: number, now: Date): Promise<Windows>;
}

/** Short texts that every server can read. A crash may lose them. */
export interface Notes {
  put(name: string, text: string): Promise<void>;
  find(name: string): Promise<string | null>;
  remove(name: string): Promise<void>;
}

export interface Servers {
  /** A number of this server's own. What it stores under it is removed after its end. */
  readonly number: number;
  /** Whether other servers may use the same files. */
  readonly shareFiles: boolean;
  readonly places: Places;
  readonly counts: PassingCounts;
  readonly notes: Notes;
  /**
   * Runs `act` while no other server places or removes contents with these names. A server that was frozen may have lost its
   * hold: `confirm` throws then, and is called right before what cannot be undone.
   */
  hold<T>(names: readonly string[], act: (confirm: Confirm) => Promise<T>): Promise<T>;
  /** Those of these servers that have ended, and will not come back. */
  ended(numbers: readonly number[]): Promise<number[]>;
  /** Removes what no server will read any more. */
  tidy(now: Date): Promise<void>;
}

/** The part of a folder that only this server uses. */
export function ownFolder(folder: string, { number }: Pick<Servers, 'number'>): string {
  return number === 0 ? folder : join(folder, String(number));
}

/** Clocks of two servers differ by less; a window that begins further ahead was opened before the clock was set back. */
export const SKEW_MS = 60_000;

export function isOpen({ since }: Pick<Window, 'since'>, windowMs: number, now: Date): boolean {
  const age = now.getTime() - since;
  return age >= -SKEW_MS && age < windowMs;
}
