/** The issues of the list or board that was shown last, in its order: an issue leads to the ones beside it. */
import { signal } from '@preact/signals';

interface Passed {
  readonly identifier: string;
}

export const trail = signal<readonly Passed[]>([]);

export function besides(identifier: string): {
  readonly previous: string | null;
  readonly next: string | null;
} {
  const at = trail.value.findIndex(passed => passed.identifier === identifier);
  if (at < 0) return { previous: null, next: null };
  return {
    previous: trail.value[at - 1]?.identifier ?? null,
    next: trail.value[at + 1]?.identifier ?? null,
  };
}
