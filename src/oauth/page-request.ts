/** The page that a user was on, with its query: signing in leads back to it, and to no other site. */

export const PAGES = ['authorize', 'device'] as const;
export type PageName = (typeof PAGES)[number];

export interface PageRequest {
  readonly page: PageName;
  /** The query of the page. */
  readonly query: string;
}

/** The query parameters of each page; the other fields of a form are about the form. */
const ASKED: Readonly<Record<PageName, readonly string[]>> = {
  authorize: [
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'code_challenge',
    'code_challenge_method',
    'state',
    'resource',
  ],
  device: ['user_code'],
};

/** The page request that a form came from. */
export function requestIn(page: PageName, fields: object): PageRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (ASKED[page].includes(name) && typeof value === 'string') query.set(name, value);
  }
  return { page, query: query.toString() };
}

/** The request of the page that a form was sent from, by its Referer, if that is one of our pages. */
export function requestBefore(referer: unknown, issuer: string): PageRequest | null {
  if (typeof referer !== 'string' || !URL.canParse(referer)) return null;
  const { origin, pathname, searchParams } = new URL(referer);
  const page = PAGES.find(one => pathname === pathOf(one) || pathname === `/${one}`);
  const isOurs = page !== undefined && origin === new URL(issuer).origin;
  return isOurs ? requestIn(page, Object.fromEntries(searchParams)) : null;
}

export function pathOf(page: PageName): string {
  return `/oauth/${page}`;
}

/** Encoded again, so that it is safe in a header whatever was sent. */
export function targetOf({ page, query }: PageRequest): string {
  const text = new URLSearchParams(query).toString();
  return `${pathOf(page)}${text && '?'}${text}`;
}
