/** What was found, before it is shown: each thing with the beginning of its text, and a way to the rest. */
import type { Files } from '../attachments/bytes/files.ts';
import type { Read } from '../store/read.ts';
import type { Scope } from './matches.ts';

/** Most texts match near their beginning. */
export const BEGINNING = 16_384;

export interface Thing {
  readonly id: number;
  readonly project_id: number | null;
  readonly identifier: string;
  readonly title: string;
  /** The page that a comment is on. */
  readonly parent_page_id: number | null;
  readonly beginning: string;
  /** Null where the beginning is all. */
  readonly whole: (() => Promise<string>) | null;
}

/** Where things are, and what the caller can find of them. */
export interface Sources {
  readonly read: Read;
  readonly files: Files;
  readonly scope: Scope;
}
