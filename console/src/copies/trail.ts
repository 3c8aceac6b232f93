/** The issues of the list or board that was shown last, in its order: the neighbours of an issue that was opened from it. */
import { signal } from '@preact/signals';

interface Passed {
  readonly identifier: string;
}

export const trail = signal<readonly Passed[]>([]);

interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export function neighboursOf(identifier: string): Neighbours {
  const at = trail.value.findIndex(passed => passed.identifier === identifier);
  if (at < 0) return { previous: null, next: null };
  return {
    previous: trail.value[at - 1]?.identifier ?? null,
    next: trail.value[at + 1]?.identifier ?? null,
  };
}
