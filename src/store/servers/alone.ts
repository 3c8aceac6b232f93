/** A server that has its database for itself: what several servers would share is in its memory. */
import { TurnsByName } from '../../time/turns.ts';
import { ForgettingMap } from './forgetting.ts';
import {
  isOpen,
  SKEW_MS,
  type Counted,
  type GiveBack,
  type Notes,
  type PassingCounts,
  type PlaceKind,
  type Places,
  type Servers,
  type Window,
  type Windows,
} from './servers.ts';

export function alone(): Servers {
  const turns = new TurnsByName();
  let hasBegun = false;
  return {
    number: 0,
    shareFiles: false,
    places: new OwnPlaces<PlaceKind>(),
    counts: new OwnCounts(),
    notes: new OwnNotes(),
    hold: (names, act) => turns.takeAll(names, () => act(() => Promise.resolve())),
    // Before it begins, all that is there was left by an earlier one.
    ended: numbers => {
      const ended = hasBegun ? [] : [...numbers];
      hasBegun = true;
      return Promise.resolve(ended);
    },
    tidy: () => Promise.resolve(),
  };
}

/** Places that only this server limits. */
export class OwnPlaces<Kind extends string> implements Places<Kind> {
  readonly #taken = new Map<Kind, Set<number>>();

  take(kind: Kind, keys: readonly number[]): Promise<GiveBack | null> {
    const taken = this.#of(kind);
    const free = keys.find(key => !taken.has(key));
    if (free === undefined) return Promise.resolve(null);
    taken.add(free);
    let isHeld = true;
    return Promise.resolve(() => {
      if (isHeld) taken.delete(free);
      isHeld = false;
    });
  }

  count(kind: Kind): Promise<number> {
    return Promise.resolve(this.#of(kind).size);
  }

  isTaken(kind: Kind, key: number): Promise<boolean> {
    return Promise.resolve(this.#of(kind).has(key));
  }

  #of(kind: Kind): Set<number> {
    const taken = this.#taken.get(kind) ?? new Set();
    this.#taken.set(kind, taken);
    return taken;
  }
}

class OwnNotes implements Notes {
  readonly #texts = new Map<string, string>();

  put(name: string, text: string): Promise<void> {
    this.#texts.set(name, text);
    return Promise.resolve();
  }

  find(name: string): Promise<string | null> {
    return Promise.resolve(this.#texts.get(name) ?? null);
  }

  remove(name: string): Promise<void> {
    this.#texts.delete(name);
    return Promise.resolve();
  }
}

class OwnCounts implements PassingCounts {
  /** By the length of their windows. */
  readonly #kept = new Map<number, ForgettingMap<Window>>();

  take(counted: readonly Counted[], windowMs: number, now: Date): Promise<Windows | null> {
    const windows = this.#windows(windowMs);
    const open = (key: string): Window => {
      const window = windows.get(key, now);
      return window && isOpen(window, windowMs, now) ? window : { spent: 0, since: now.getTime() };
    };
    if (counted.some(({ key, most }) => open(key).spent >= most)) return Promise.resolve(null);
    const taken = new Map<string, Window>();
    for (const { key } of counted) {
      const { spent, since } = open(key);
      taken.set(key, { spent: spent + 1, since });
      windows.put(key, { spent: spent + 1, since }, now);
    }
    return Promise.resolve(taken);
  }

  give(keys: readonly string[], windowMs: number, now: Date): Promise<void> {
    const windows = this.#windows(windowMs);
    for (const key of keys) {
      const window = windows.get(key, now);
      if (window) windows.put(key, { ...window, spent: Math.max(0, window.spent - 1) }, now);
    }
    return Promise.resolve();
  }

  look(keys: readonly string[], windowMs: number, now: Date): Promise<Windows> {
    const windows = this.#windows(windowMs);
    const found = new Map<string, Window>();
    for (const key of keys) {
      const window = windows.get(key, now);
      if (window) found.set(key, window);
    }
    return Promise.resolve(found);
  }

  #windows(windowMs: number): ForgettingMap<Window> {
    const windows = this.#kept.get(windowMs) ?? new ForgettingMap<Window>(windowMs + SKEW_MS);
    this.#kept.set(windowMs, windows);
    return windows;
  }
}
