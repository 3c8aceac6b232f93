/** The search box: results while the reader types. The index is loaded at the first key. */
import { found, prepared, type Prepared, type SearchEntry } from '../../src/http/manual/search.ts';
import { make } from './dom.ts';

const MOST = 12;

export function openSearch(indexPath: string): void {
  const box = document.querySelector<HTMLInputElement>('#docs-q');
  const form = box?.form;
  if (!box || !form) return;
  const list = make('ul', {
    role: 'listbox',
    id: 'docs-results',
    'aria-label': 'Search results',
    hidden: '',
  });
  form.append(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': 'docs-results',
    'aria-expanded': 'false',
  }))
    box.setAttribute(name, value);

  let loading: Promise<Prepared[]> | null = null;
  const index = (): Promise<Prepared[]> => {
    loading ??= fetch(indexPath)
      .then(response => response.json() as Promise<SearchEntry[]>)
      .then(prepared);
    loading.catch(() => (loading = null));
    return loading;
  };
  let active = -1;

  const show = async (): Promise<void> => {
    const asked = box.value;
    const results = asked.trim() === '' ? [] : found(await index(), asked, MOST);
    if (box.value !== asked) return;
    list.replaceChildren(...results.map(option));
    activate(-1);
    const isOpen = results.length > 0;
    list.hidden = !isOpen;
    box.setAttribute('aria-expanded', String(isOpen));
  };
  const close = (): void => {
    list.hidden = true;
    box.setAttribute('aria-expanded', 'false');
  };
  const activate = (at: number): void => {
    const options = [...list.children];
    active = at;
    options.forEach((one, place) => one.setAttribute('aria-selected', String(place === active)));
    const now = options[active];
    if (now) {
      box.setAttribute('aria-activedescendant', now.id);
      now.scrollIntoView({ block: 'nearest' });
    } else box.removeAttribute('aria-activedescendant');
  };
  const open = (element: Element | undefined): void => {
    const href = element instanceof HTMLElement ? element.dataset['href'] : undefined;
    if (href === undefined) return;
    close();
    location.assign(href);
  };

  box.addEventListener('input', () => void show());
  box.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = list.children.length;
      const next = event.key === 'ArrowDown' ? active + 1 : active - 1;
      // Beyond the ends is the box itself.
      activate(next >= count ? -1 : next < -1 ? count - 1 : next);
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault();
      open(list.children[active]);
    } else if (event.key === 'Escape') close();
  });
  list.addEventListener('click', event => {
    if (event.target instanceof Element) open(event.target.closest('[role=option]') ?? undefined);
  });
  form.addEventListener('focusout', event => {
    if (!form.contains(event.relatedTarget as Node | null)) close();
  });
  // A press on a result must not take the focus away before the click.
  list.addEventListener('mousedown', event => event.preventDefault());
  document.addEventListener('keydown', event => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function option({ title, kind, href }: SearchEntry, at: number): HTMLElement {
  return make(
    'li',
    { role: 'option', id: `docs-result-${String(at)}`, 'data-href': href, 'aria-selected': 'false' },
    make('span', {}, title),
    make('small', {}, kind),
  );
}
