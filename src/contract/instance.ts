/** What belongs to the running instance as a whole and is handed to every call. */
import type { Files } from '../attachments/bytes/files.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Shares } from '../limits/shares.ts';
import type { Slots } from '../limits/slots.ts';
import type { Found } from '../identity/credentials.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { ClientDocuments } from '../oauth/client-documents.ts';
import type { KnownSettings } from '../identity/settings.ts';
import type { RecentlyUsed } from '../store/recently-used.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/schema.ts';
import type { KnownCounts } from '../tracker/issues/access-path.ts';
import type { Codehost } from '../transfer/codehost/codehost.ts';
import type { AnswerCache } from './answers/answer-cache.ts';
import type { Seats } from './seats.ts';

export interface Failure {
  readonly requestId: string;
  readonly operation: string;
  /** Null where a trusted proxy vouched for an address without its secret. */
  readonly client?: string | null;
  readonly account?: number | null;
  readonly error: unknown;
}

/** What handlers may use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly settings: KnownSettings;
  readonly passwords: Passwords;
  readonly slots: Slots;
  readonly seats: Seats;
  /** Searches that run at the same time for one caller. */
  readonly searches: Shares;
  /** How common the statuses and labels of projects have been lately. */
  readonly counts: KnownCounts;
  readonly files: Files;
  readonly clientDocuments: ClientDocuments;
  readonly codehost: Codehost;
  readonly clock: Clock;
  readonly reportFailure: (failure: Failure) => void;
}

/** What the steps of a call use besides. */
export interface Instance extends Services {
  readonly budgets: Budgets;
  readonly answers: AnswerCache;
  /** What the database last said of each credential, by its hash. */
  readonly lastFound: RecentlyUsed<Found>;
  /** Answers are checked strictly against the contract: in tests and under contract tests. */
  readonly strict: boolean;
  /** The disk of the data folder took nothing. */
  readonly reportStorage: (cause: unknown) => void;
  /** The system let the server open no more files. */
  readonly reportNoFiles: (cause: unknown) => void;
}
