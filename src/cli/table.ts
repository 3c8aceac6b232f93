/** Formats rows as columns for a terminal. */

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map(row => row.map(printable));
  const widths = heads.map((_, place) => Math.max(...lines.map(line => line[place]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A name must not move the cursor or reverse the text around it. */
export function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '\ufffd');
}
