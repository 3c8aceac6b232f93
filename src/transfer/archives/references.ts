/** What the texts of an archive refer to, as it is called here: files by their new ids, and what is not in it by nothing at all. */
import { withFiles } from '../../text/references.ts';

/** The most notes that a report holds. */
const MOST_NOTES = 100;

export class References {
  readonly #files: ReadonlyMap<number, number>;
  readonly notes: string[] = [];
  count = 0;

  /** The ids of files: as they were, and as they are here. */
  constructor(files: ReadonlyMap<number, number>) {
    this.#files = files;
  }

  /** The text of an item; what it names and the archive does not hold is noted, once for each file. */
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
