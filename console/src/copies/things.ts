/** Data of screens that is not in the live copies: loaded once, shared by all parts, loaded again when the server reports a change. */
import { effect, signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me, onRefetch } from '../session/session.ts';

export interface Thing<Value> {
  readonly value: Signal<Value | undefined>;
  readonly error: Signal<unknown>;
  readonly load: () => Promise<void>;
  /** Shows a value that a call has returned. */
  readonly show: (value: Value) => void;
}

const kept = new Map<string, Thing<unknown>>();
const shown = new Map<string, number>();

/** The key says what it depends on, such as `project 3 labels`. */
export function thing<Value>(key: string, read: () => Promise<Value>): Thing<Value> {
  const known = kept.get(key) as Thing<Value> | undefined;
  if (known) return known;
  const value = signal<Value | undefined>(undefined);
  const error = signal<unknown>(null);
  let isLoading: Promise<void> | null = null;
  let isStale = false;
  const load = (): Promise<void> => {
    if (isLoading) {
      isStale = true;
      return isLoading;
    }
    isLoading = read()
      .then(
        next => {
          value.value = next;
          error.value = null;
        },
        (problem: unknown) => {
          error.value = problem;
        },
      )
      .finally(() => {
        isLoading = null;
        if (isStale) {
          isStale = false;
          void load();
        }
      });
    return isLoading;
  };
  const show = (next: Value): void => {
    value.value = next;
  };
  const made: Thing<Value> = { value, error, load, show };
  kept.set(key, made as Thing<unknown>);
  return made;
}

/** Loads it for a part that shows it, once more each time the part appears. Nothing is loaded for the key null. */
export function useThing<Value>(key: string | null, read: () => Promise<Value>): Thing<Value> {
  const found = thing(key ?? 'nothing', read);
  useEffect(() => {
    if (key === null) return;
    shown.set(key, (shown.get(key) ?? 0) + 1);
    void found.load();
    return () => {
      shown.set(key, (shown.get(key) ?? 1) - 1);
    };
  }, [key]);
  return found;
}

/** Loads again what is shown and begins so; the rest is loaded when it is shown. */
export function refresh(prefix: string): void {
  for (const [key, found] of kept) {
    if (!key.startsWith(prefix)) continue;
    if ((shown.get(key) ?? 0) > 0) void found.load();
  }
}

/** Another user must not see what the last one saw. */
effect(() => {
  if (me.value !== null) return;
  kept.clear();
  shown.clear();
});

onRefetch(refetch => {
  switch (refetch.what) {
    case 'everything':
      return refresh('');
    case 'projects':
    case 'groups':
      return refresh('projects');
    case 'project':
      return refresh(`project ${refetch.projectId} `);
    case 'relations':
      return refresh(`issue ${refetch.issueId} `);
  }
});
