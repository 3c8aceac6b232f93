/** What is made when it is first asked for, and kept. A failure is not: the next to ask may be luckier. */
export function remembered<Name extends string, Made>(
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
