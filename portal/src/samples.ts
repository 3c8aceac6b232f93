/** Shows the samples of one language, the same on all pages. */
import { make } from './dom.ts';

const KEY = 'docs.language';
const root = document.documentElement;

export function chooseLanguages(): void {
  for (const samples of document.querySelectorAll<HTMLElement>('.samples')) {
    const figures = [...samples.querySelectorAll<HTMLElement>('.sample')];
    if (figures.length < 2) continue;
    const select = make('select', { 'aria-label': 'Language of the samples' });
    for (const figure of figures) {
      const language = figure.dataset['of'] ?? '';
      select.append(
        make('option', { value: language }, figure.querySelector('figcaption')?.textContent ?? language),
      );
    }
    select.value = root.dataset['language'] ?? 'curl';
    select.addEventListener('change', () => choose(select.value));
    samples.prepend(select);
  }
}

function choose(language: string): void {
  root.dataset['language'] = language;
  for (const select of document.querySelectorAll<HTMLSelectElement>('.samples > select'))
    select.value = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It is remembered for this page only.
  }
}
