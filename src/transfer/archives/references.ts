/** Rewrites references in imported texts: files get their new ids, and references to missing files are disabled. */
import { withFiles } from '../../text/references.ts';

/** The most notes in a report. */
const MOST_NOTES = 100;

export class References {
  readonly #files: ReadonlyMap<number, number>;
  readonly notes: string[] = [];
  count = 0;

  /** Maps the old file ids to the new ones. */
  constructor(files: ReadonlyMap<number, number>) {
    this.#files = files;
  }

  /** Rewrites the text of an item. A file that it names but the archive does not contain is noted once. */
  inText(item: string, text: string): string {
    const absent = new Set<string>();
    const changed = this.inHistory(text, number => absent.add(number));
    for (const number of absent)
      this.note(`${item} references the file ${number}, which is not in the archive`);
    return changed;
  }

  inHistory(text: string, missing: (number: string) => void = () => {}): string {
    return withFiles(text, number => {
      const here = this.#files.get(Number(number));
      if (here === undefined) missing(number);
      return here;
    });
  }

  note(sentence: string): void {
    this.count += 1;
    if (this.notes.length < MOST_NOTES) this.notes.push(sentence);
  }
}
