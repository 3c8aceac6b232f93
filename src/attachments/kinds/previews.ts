/** Previews of files: the contents of an archive or a database. Results are cached, since bytes never change. */
import type { Schemas } from '../../generated/types.ts';
import { lazily } from '../../store/lazily.ts';
import { RecentlyUsed } from '../../store/recently-used.ts';
import { turns } from '../../time/turns.ts';
import { sqlitePreview } from './sqlite-preview.ts';
import { SQLITE, ZIP } from './types.ts';

export type Preview = Schemas['ZipPreview'] | Schemas['SqlitePreview'] | Schemas['NoPreview'];

/** Cached results, of some ten kilobytes each. */
const REMEMBERED = 100;

/** Each takes a process or ten megabytes. */
const AT_ONCE = 2;

const loadZipPreview = lazily(async () => {
  const { zipPreview } = await import('./zip-preview.ts');
  return zipPreview;
});

type Look = (path: string) => Promise<Preview>;

const LOOKS: Readonly<Record<string, Look>> = {
  [ZIP]: async path => {
    const zipPreview = await loadZipPreview();
    return zipPreview(path);
  },
  [SQLITE]: sqlitePreview,
};

/** Runs a look at the path of the file. */
export type WithFile = (look: Look) => Promise<Preview>;

/** Called before a preview is made: refuses, or returns a function to call when it is done. */
export type Begin = () => Promise<() => void>;

export const FREELY: Begin = () => Promise.resolve(() => undefined);

/** Concurrent requests for the same file share one result. */
export class Previews {
  readonly #found = new RecentlyUsed<Promise<Preview>>(REMEMBERED, () => undefined);
  readonly #turn = turns(AT_ONCE);

  of(
    sha256: string,
    { mime, withFile, begin }: { readonly mime: string; readonly withFile: WithFile; readonly begin: Begin },
  ): Promise<Preview> {
    const look = LOOKS[mime];
    if (!look) return Promise.resolve({ kind: 'none' });
    const known = this.#found.get(sha256);
    if (known) return known;
    const found = begin().then(end => this.#turn(() => withFile(look)).finally(end));
    this.#found.set(sha256, found);
    // After a refusal or a failed read, the next request tries again.
    found.catch(() => {
      this.#found.delete(sha256);
    });
    return found;
  }
}
