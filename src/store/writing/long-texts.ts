/**
 * Long texts of activity. An edited description is the new value of one entry and the old value of the next, so a long text
 * is stored once per project, and entries refer to it by its digest.
 */
import { createHash } from 'node:crypto';
import type { Dialect } from '../dialects/dialect.ts';
import { portions } from '../portions.ts';
import type { Ask } from '../read.ts';

/** Bytes of a text that an entry stores itself. */
export const LONGEST_INSIDE = 4_096;
/** A UTF-16 code unit takes no more bytes than this. */
const BYTES_A_CHARACTER = 3;

/** A value as stored in an entry: one of the two is null. */
interface KeptValue {
  readonly value: string | null;
  readonly digest: string | null;
}

/** The texts that some entries refer to, without duplicates. */
export class LongTexts {
  readonly #kept = new Map<string, readonly [projectId: number, digest: string, text: string]>();

  /** Null means the workspace. */
  keep(projectId: number | null, value: string | null): KeptValue {
    if (value === null || !isLong(value)) return { value, digest: null };
    const digest = createHash('sha256').update(value).digest('base64url');
    this.#kept.set(`${projectId ?? 0} ${digest}`, [projectId ?? 0, digest, value]);
    return { value: null, digest };
  }

  /** Writes those that their projects do not have yet. */
  async write(ask: Ask, dialect: Dialect): Promise<void> {
    for (const part of portions([...this.#kept.values()])) {
      const places = part.map(() => '(?, ?, ?)').join(', ');
      await ask(
        dialect.placed(
          `INSERT INTO activity_texts (project_id, digest, text) VALUES ${places}
          ON CONFLICT (project_id, digest) DO NOTHING`,
        ),
        part.flat(),
      );
    }
  }
}

function isLong(text: string): boolean {
  return text.length * BYTES_A_CHARACTER > LONGEST_INSIDE && Buffer.byteLength(text) > LONGEST_INSIDE;
}
