/** Light, dark, or as the system is. */
export type Look = 'system' | 'light' | 'dark';

const KEY = 'docket.look';

export function look(): Look {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function applyLook(next: Look = look()): void {
  localStorage.setItem(KEY, next);
  if (next === 'system') delete document.documentElement.dataset['look'];
  else document.documentElement.dataset['look'] = next;
}
