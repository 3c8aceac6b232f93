/** The addresses of the console, and how it moves between them. */
import { signal } from '@preact/signals';

export const VIEWS = ['board', 'list', 'pages', 'plans', 'files', 'activity', 'insights', 'trash'] as const;
export type View = (typeof VIEWS)[number];
export const SECTIONS = ['general', 'members', 'labels', 'modules', 'repositories', 'archive'] as const;
export const OWN_SECTIONS = ['profile', 'keys', 'tools', 'sessions', 'appearance'] as const;
export const ADMIN_SECTIONS = ['instance', 'users', 'archives', 'audit'] as const;

export type Place =
  | { readonly at: 'home' | 'sign-in' | 'sign-up' | 'pages' | 'search' | 'nothing' }
  | { readonly at: 'project'; readonly project: string; readonly view: View | null }
  | { readonly at: 'project-settings'; readonly project: string; readonly section: string }
  | { readonly at: 'issue' | 'page' | 'plan'; readonly identifier: string; readonly project: string | null }
  | { readonly at: 'settings' | 'admin'; readonly section: string }
  | { readonly at: 'published'; readonly project: string; readonly item: string | null };

const PROJECT = '([A-Za-z][A-Za-z0-9]{0,4})';

const PATTERNS: readonly [RegExp, (...parts: string[]) => Place][] = [
  [/^\/$/, () => ({ at: 'home' })],
  [/^\/sign-in$/, () => ({ at: 'sign-in' })],
  [/^\/sign-up$/, () => ({ at: 'sign-up' })],
  [/^\/pages$/, () => ({ at: 'pages' })],
  [/^\/search$/, () => ({ at: 'search' })],
  [new RegExp(`^/p/${PROJECT}$`), project => ({ at: 'project', project: upper(project), view: null })],
  [
    new RegExp(`^/p/${PROJECT}/(${VIEWS.join('|')})$`, 'i'),
    (project, view) => ({ at: 'project', project: upper(project), view: lower(view) as View }),
  ],
  [
    new RegExp(`^/p/${PROJECT}/settings/(${SECTIONS.join('|')})$`, 'i'),
    (project, section) => ({ at: 'project-settings', project: upper(project), section: lower(section) }),
  ],
  [
    new RegExp(`^/(${PROJECT}-DOC-[0-9]+)$`, 'i'),
    (identifier, project) => ({ at: 'page', identifier: upper(identifier), project: upper(project) }),
  ],
  [/^\/(DOC-[0-9]+)$/i, identifier => ({ at: 'page', identifier: upper(identifier), project: null })],
  [
    new RegExp(`^/(${PROJECT}-PLAN-[0-9]+)$`, 'i'),
    (identifier, project) => ({ at: 'plan', identifier: upper(identifier), project: upper(project) }),
  ],
  [
    new RegExp(`^/(${PROJECT}-[0-9]+)$`),
    (identifier, project) => ({ at: 'issue', identifier: upper(identifier), project: upper(project) }),
  ],
  [
    new RegExp(`^/settings/(${OWN_SECTIONS.join('|')})$`),
    section => ({ at: 'settings', section: lower(section) }),
  ],
  [
    new RegExp(`^/admin/(${ADMIN_SECTIONS.join('|')})$`),
    section => ({ at: 'admin', section: lower(section) }),
  ],
  [
    new RegExp(`^/published/${PROJECT}(?:/(${PROJECT}-(?:DOC-)?[0-9]+))?$`, 'i'),
    (project, item) => ({ at: 'published', project: upper(project), item: item ? upper(item) : null }),
  ],
];

function upper(text = ''): string {
  return text.toUpperCase();
}

function lower(text = ''): string {
  return text.toLowerCase();
}

export function placeOf(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const [pattern, place] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match) return place(...match.slice(1));
  }
  return { at: 'nothing' };
}

export const place = signal<Place>(placeOf(location.pathname));
export const query = signal(new URLSearchParams(location.search));

/** Identifiers are shown in capitals, whatever was typed. */
function canonical({ pathname, search, hash }: URL): string {
  const path = pathname
    .replace(/^\/(p|published)\/([^/]+)/, (_, kind: string, project: string) => `/${kind}/${upper(project)}`)
    .replace(
      /^\/([A-Za-z][A-Za-z0-9]*-(?:[A-Za-z]+-)?[0-9]+)$/,
      (_, identifier: string) => `/${upper(identifier)}`,
    );
  return path + search + hash;
}

export function go(address: string, options: { readonly replace?: boolean } = {}): void {
  const to = canonical(new URL(address, location.origin));
  if (options.replace === true) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
}

function arrive(): void {
  place.value = placeOf(location.pathname);
  query.value = new URLSearchParams(location.search);
}

/** Changes the query alone; the screen stays. */
export function ask(changes: Readonly<Record<string, string | null>>): void {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  const search = next.toString();
  history.replaceState(null, '', location.pathname + (search === '' ? '' : `?${search}`) + location.hash);
  query.value = next;
}

/** Links of this console are followed without loading the page again. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isOurs || !isPlain || event.defaultPrevented) return;
    const leads = placeOf(link.pathname).at !== 'nothing';
    const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
    if (!leads || isHere) return;
    event.preventDefault();
    go(link.href);
  });
  const here = canonical(new URL(location.href));
  if (here !== location.pathname + location.search + location.hash) history.replaceState(null, '', here);
}
