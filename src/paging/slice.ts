/** Cuts a list into slices, and says where the neighbouring ones are. */

export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a list, not called a page, which is what people write here. */
export interface Slice<Row> {
  readonly rows: Row[];
  readonly hasMore: boolean;
}

/** A query fetches one row more than the slice holds, so that it knows whether there is another. */
export function fetched(window: Window): number {
  return window.limit + 1;
}

export function cut<Row>(rows: Row[], { limit }: Window): Slice<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * The Link header of a slice: next, prev and first, as far as there are any. One that ended before its limit says how
 * many rows it returned.
 */
export function linkHeader(
  path: string,
  query: string,
  { limit, offset }: Window,
  hasMore: boolean,
  returned = limit,
): string {
  return links(path, query, {
    ...(hasMore ? { next: { limit, offset: offset + returned } } : {}),
    ...(offset > 0 ? { prev: { limit, offset: Math.max(0, offset - limit) } } : {}),
    first: { limit, offset: 0 },
  });
}

/** Parameters that another slice has instead of this one's; null takes one away. */
export type Turn = Readonly<Record<string, string | number | null>>;

/** A Link header: for each relation, the address of this slice with other parameters. */
export function links(path: string, query: string, turns: Readonly<Record<string, Turn>>): string {
  return Object.entries(turns)
    .map(([relation, turn]) => `<${addressOf(path, query, turn)}>; rel="${relation}"`)
    .join(', ');
}

function addressOf(path: string, query: string, turn: Turn): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(turn)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return `${path}?${parameters.toString()}`;
}
