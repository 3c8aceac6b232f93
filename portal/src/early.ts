/** Runs before anything is shown: which language of the samples the reader has chosen. */
let chosen: string | null = null;
try {
  chosen = localStorage.getItem('docs.language');
} catch {
  // The browser keeps nothing for this page.
}
document.documentElement.dataset['language'] = chosen ?? 'curl';
