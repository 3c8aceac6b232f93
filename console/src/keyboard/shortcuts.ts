/** The one table of keys: it feeds the handlers, the help and the palette. */
import { signal } from '@preact/signals';
import { go, place, type View } from '../routes.ts';

export const opened = signal<'palette' | 'help' | 'new-issue' | 'new-project' | null>(null);

export interface Shortcut {
  readonly keys: string;
  readonly name: string;
  readonly where: 'everywhere' | 'project' | 'lists' | 'issue';
}

/** Keys that screens handle themselves are listed, too. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '?', name: 'Show all shortcuts', where: 'everywhere' },
  { keys: 'Ctrl K', name: 'Open the command palette', where: 'everywhere' },
  { keys: '/', name: 'Search', where: 'everywhere' },
  { keys: 'g h', name: 'Go to your projects', where: 'everywhere' },
  { keys: 'c', name: 'New issue', where: 'project' },
  { keys: 'g b', name: 'Go to the board', where: 'project' },
  { keys: 'g l', name: 'Go to the list', where: 'project' },
  { keys: 'g p', name: 'Go to the pages', where: 'project' },
  { keys: 'g n', name: 'Go to the plans', where: 'project' },
  { keys: 'g a', name: 'Go to the activity', where: 'project' },
  { keys: 'g i', name: 'Go to the insights', where: 'project' },
  { keys: 'j', name: 'Next issue', where: 'lists' },
  { keys: 'k', name: 'Previous issue', where: 'lists' },
  { keys: 'Alt ↑ ↓', name: 'Move the step of a plan', where: 'lists' },
  { keys: 'Alt → ←', name: 'Move the step of a plan in or out', where: 'lists' },
  { keys: 'x', name: 'Select the issue', where: 'lists' },
  { keys: 'Shift →', name: 'Move the card to the next status', where: 'lists' },
  { keys: 'Shift ←', name: 'Move the card to the previous status', where: 'lists' },
  { keys: 's', name: 'Change the status', where: 'issue' },
  { keys: 'p', name: 'Change the priority', where: 'issue' },
  { keys: 'l', name: 'Change the labels', where: 'issue' },
  { keys: 'm', name: 'Change the module', where: 'issue' },
  { keys: 'e', name: 'Edit the description', where: 'issue' },
  { keys: 'Ctrl Enter', name: 'Send', where: 'everywhere' },
];

const OFF = 'docket.keys';

export function areSingleKeysOn(): boolean {
  return localStorage.getItem(OFF) !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, 'off');
}

const GOES: Readonly<Record<string, View>> = {
  b: 'board',
  l: 'list',
  p: 'pages',
  n: 'plans',
  a: 'activity',
  i: 'insights',
};
let isGoing = false;

export function projectHere(): string | null {
  const here = place.value;
  return 'project' in here && here.at !== 'published' ? here.project : null;
}

function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a key is a shortcut by itself: nothing is typed, no dialog is open, and the user has not switched them off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isCovered = document.querySelector('dialog[open]') !== null;
  return !isModified && !isCovered && !isTyping(event) && !event.defaultPrevented && areSingleKeysOn();
}

export function listenToKeys(): () => void {
  const press = (event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      opened.value = 'palette';
      return;
    }
    if (isSingleKey(event) && single(event.key)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function single(key: string): boolean {
  const project = projectHere();
  if (isGoing) {
    isGoing = false;
    const view = GOES[key];
    if (key === 'h') go('/');
    else if (view !== undefined && project !== null) go(`/p/${project}/${view}`);
    else return false;
    return true;
  }
  switch (key) {
    case 'g':
      isGoing = true;
      setTimeout(() => {
        isGoing = false;
      }, 1_500);
      return true;
    case '?':
      opened.value = 'help';
      return true;
    case '/':
      go(project === null ? '/search' : `/search?project=${project}`);
      return true;
    case 'c':
      if (project !== null) opened.value = 'new-issue';
      return project !== null;
    case 's':
      return focusOn('Status');
    case 'p':
      return focusOn('Priority');
    case 'l':
      return press('Change labels');
    case 'm':
      return focusOn('Module');
    case 'j':
      return follow('next');
    case 'k':
      return follow('prev');
    case 'e':
      return press('Edit description') || press('Edit page');
    default:
      return false;
  }
}

/** Opens the next or the previous issue. */
function follow(side: 'next' | 'prev'): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`main a[rel=${side}]`);
  if (link) go(link.href);
  return link !== null;
}

function focusOn(label: string): boolean {
  const field = [...document.querySelectorAll('main aside label')].find(
    ({ textContent }) => textContent === label,
  );
  const input = field instanceof HTMLLabelElement ? field.control : null;
  input?.focus();
  return input !== null;
}

function press(name: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.click();
  return button !== undefined;
}
