/** The files that this program reads. They are in `src` in a checkout, and at the same paths in `dist` when built. */

/** The bundle has no file per source: its chunks are in `dist/chunks`, as deep as this file is in `src`. */
const HOME = new URL('../', import.meta.url);

/** The path is relative to `src`, or to `dist`. */
export function ownFile(path: string): URL {
  return new URL(path, HOME);
}
