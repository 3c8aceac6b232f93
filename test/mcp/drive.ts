/** What each tool is asked in the test that drives them all: by family, in the order of a day's work. */
import type { World } from '../setting/world.ts';

export type Person = 'ada' | 'lena' | 'max' | 'vera' | 'sam';

type Given = Readonly<Record<string, unknown>>;

export interface Drive {
  /** Max where nobody is named. */
  readonly as?: Person;
  readonly calls: readonly (readonly [given: Given, says: RegExp])[];
  readonly refused: readonly (readonly [who: Person, given: Given, says: RegExp])[];
}

export interface Family {
  readonly before: (site: World) => Promise<unknown>;
  readonly drives: Readonly<Record<string, Drive>>;
}

/** Who reads a project is told whom to ask; from whom it is hidden, what there is. */
export const ROLE = /requires the maintainer role.*ask its lead/;
export const HIDDEN = /^\w+ ".*" was not found\. list_projects/;
export const NO_PROJECT = /list_projects shows the projects/;
