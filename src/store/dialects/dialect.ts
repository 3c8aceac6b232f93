/** What the two database engines say differently, in one shape that both fill in. */

/** What a migration leaves to the engine, written `{{word}}` there. Frozen, since applied files depend on it. */
export type MigrationWord = 'id' | 'integer' | 'real' | 'text' | 'bytes' | 'strict';

export interface Dialect {
  readonly engine: 'sqlite' | 'postgres';
  /** Opens the one writing transaction of the instance; waits while another process has it. */
  readonly beginWriting: string;
  /** Opens a view of the database that later commits do not change. */
  readonly beginReading: string;
  /** Lists rows whose reference leads nowhere, for an engine that does not check references during a migration. */
  readonly danglingReferences: string | null;
  /** The engine samples its tables, and knows by itself which of two indexes ends sooner. */
  readonly samplesItsTables: boolean;
  /** A statement whose values stand at question marks, as the engine takes it. */
  readonly placed: (text: string) => string;
  readonly migrationWords: Readonly<Record<MigrationWord, string>>;
  readonly isUniqueViolation: (error: unknown) => boolean;
  readonly isForeignKeyViolation: (error: unknown) => boolean;
  /** Another process held what was needed for too long; the same call may succeed later. */
  readonly isBusy: (error: unknown) => boolean;
  readonly isDiskFull: (error: unknown) => boolean;
  /** Busy, full, gone, frozen or out of reach: nothing is wrong with the statement. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** The code that a driver puts on its errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
