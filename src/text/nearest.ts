/** Finds the known name that an unknown one was probably meant to be. */

/** The insertions, deletions and replacements from one word to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    let left = index + 1;
    let diagonal = index;
    row = row.map((above, column) => {
      if (column === 0) return left;
      left = Math.min(above + 1, left + 1, diagonal + (letter === to[column - 1] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}

/** Up to two edits, or two in five characters of a long name: `data_dir` still finds `data_folder`. */
function isNear(distance: number, length: number): boolean {
  return distance <= Math.max(2, Math.floor(length * 0.4));
}

export function nearestName(unknown: string, names: readonly string[]): string | undefined {
  let nearest: { name: string; distance: number } | undefined;
  for (const name of names) {
    const longest = Math.max(unknown.length, name.length);
    // Names of very different length are not compared: a caller may send a name of 2 MiB.
    if (!isNear(Math.abs(unknown.length - name.length), longest)) continue;
    const distance = editDistance(unknown.toLowerCase(), name.toLowerCase());
    if (!isNear(distance, longest)) continue;
    if (nearest === undefined || distance < nearest.distance) nearest = { name, distance };
  }
  return nearest?.name;
}

/** The end of a sentence about an unknown name: a full stop, or the known name that was probably meant. */
export function didYouMean(unknown: string, names: readonly string[]): string {
  const nearest = nearestName(unknown, names);
  return nearest === undefined ? '.' : `; did you mean "${nearest}"?`;
}
