/** Computes a value at its first request, and caches it. A failure is not cached, so the next attempt may succeed. */
export function memoized<Name extends string, Made>(
  make: (name: Name) => Promise<Made>,
): (name: Name) => Promise<Made> {
  const kept = new Map<Name, Promise<Made>>();
  return name => {
    const known = kept.get(name);
    if (known) return known;
    const made = make(name);
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  };
}
