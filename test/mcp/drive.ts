/** Calls for the test that drives every tool: by family, in the order of a day's work. */
import type { World } from '../setting/world.ts';

export type Person = 'ada' | 'lena' | 'max' | 'vera' | 'sam';

type Given = Readonly<Record<string, unknown>>;

export interface Drive {
  /** Max by default. */
  readonly as?: Person;
  readonly calls: readonly (readonly [given: Given, says: RegExp])[];
  readonly refused: readonly (readonly [who: Person, given: Given, says: RegExp])[];
}

export interface Family {
  readonly before: (site: World) => Promise<unknown>;
  readonly drives: Readonly<Record<string, Drive>>;
}

/** A reader of the project is advised to ask a lead; a caller who cannot see it is referred to list_projects. */
export const ROLE = /requires the maintainer role.*ask its lead/;
export const HIDDEN = /^\w+ ".*" was not found\. list_projects/;
export const NO_PROJECT = /list_projects shows the projects/;
