/** The script of the documentation. Every page works without it. */
import { openSearch } from './finder.ts';
import { chooseLanguages } from './samples.ts';
import { offerTries } from './try-it.ts';

const { index = '' } = document.querySelector<HTMLScriptElement>('script[data-index]')?.dataset ?? {};
chooseLanguages();
openSearch(index);
offerTries();
forwardOldAnchor();

/** `/docs/rest#listIssues` was the place of an operation before each family had a page. */
function forwardOldAnchor(): void {
  if (location.hash === '') return;
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const link = place?.matches('ul.operations > li') ? place.querySelector('a') : null;
  if (link) location.replace(link.href);
}
