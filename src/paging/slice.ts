/** Cuts a list into slices, and links the neighbouring ones. */

export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Part of a list; not called a page, because pages are a resource. */
export interface Slice<Row> {
  readonly rows: Row[];
  readonly hasMore: boolean;
}

/** A query fetches one row more than the slice holds, to know whether there is another. */
export function fetched(window: Window): number {
  return window.limit + 1;
}

export function cut<Row>(rows: Row[], { limit }: Window): Slice<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The path and query of the list request. */
export interface Address {
  readonly path: string;
  readonly knownQuery: string;
}

/**
 * The Link header of a slice: next, prev and first, if they exist. A slice that ended before its limit passes its row count.
 */
export function linkHeader(
  at: Address,
  { limit, offset }: Window,
  hasMore: boolean,
  returned = limit,
): string {
  const turns: Record<string, Turn> = {};
  if (hasMore) turns['next'] = { limit, offset: offset + returned };
  if (offset > 0) turns['prev'] = { limit, offset: Math.max(0, offset - limit) };
  turns['first'] = { limit, offset: 0 };
  return links(at, turns);
}

/** Parameters to replace for another slice; null removes one. */
export type Turn = Readonly<Record<string, string | number | null>>;

/** A Link header: for each relation, the URL of this slice with other parameters. */
export function links({ path, knownQuery }: Address, turns: Readonly<Record<string, Turn>>): string {
  const parameters = new URLSearchParams(knownQuery);
  return Object.entries(turns)
    .map(([relation, turn]) => {
      for (const [name, value] of Object.entries(turn)) {
        if (value === null) parameters.delete(name);
        else parameters.set(name, String(value));
      }
      return `<${path}?${parameters.toString()}>; rel="${relation}"`;
    })
    .join(', ');
}
