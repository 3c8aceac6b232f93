/** Texts that were typed and not sent yet: they survive a reload, an expired session and a crash. */
import { useEffect, useState } from 'preact/hooks';

const PREFIX = 'docket.draft.';

export function draftOf(key: string): string | null {
  return localStorage.getItem(PREFIX + key);
}

function keepDraft(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(PREFIX + key);
  else localStorage.setItem(PREFIX + key, text);
}

/** A text and how to change it; a text like the saved one is no draft. */
export function useDraft(key: string, saved = ''): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => draftOf(key) ?? saved);
  useEffect(() => setText(draftOf(key) ?? saved), [key]);
  const change = (next: string): void => {
    setText(next);
    keepDraft(key, next === saved ? null : next);
  };
  const drop = (): void => {
    setText(saved);
    keepDraft(key, null);
  };
  return [text, change, drop];
}

export function draftKeys(): string[] {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(PREFIX))
    .map(key => key.slice(PREFIX.length));
}

/** Changes without a connection are lost when the page is left. */
export function warnBeforeLeaving(unsent: () => number): void {
  addEventListener('beforeunload', event => {
    if (unsent() > 0) event.preventDefault();
  });
}
