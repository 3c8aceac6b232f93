/** Cuts a list into pages, and says where the neighbouring pages are. */

export interface Window {
  readonly limit: number;
  readonly offset: number;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly hasMore: boolean;
}

/** A query fetches one row more than the page holds, so that it knows whether there is another page. */
export function fetched(window: Window): number {
  return window.limit + 1;
}

export function cut<Row>(rows: Row[], { limit }: Window): Page<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The Link header of a page: next, prev and first, as far as there are any. */
export function linkHeader(path: string, query: string, { limit, offset }: Window, hasMore: boolean): string {
  const links: [relation: string, offset: number][] = [
    ...(hasMore ? [['next', offset + limit] as [string, number]] : []),
    ...(offset > 0 ? [['prev', Math.max(0, offset - limit)] as [string, number]] : []),
    ['first', 0],
  ];
  return links
    .map(([relation, at]) => `<${addressOf(path, query, limit, at)}>; rel="${relation}"`)
    .join(', ');
}

function addressOf(path: string, query: string, limit: number, offset: number): string {
  const parameters = new URLSearchParams(query);
  parameters.set('limit', String(limit));
  parameters.set('offset', String(offset));
  return `${path}?${parameters.toString()}`;
}
