/** The last searches of this browser's user. */
const KEY = 'docket.seen.searches';
const MOST = 6;

export function recentSearches(): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(one => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteSearch(text: string): void {
  const others = recentSearches().filter(one => one !== text);
  localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}
