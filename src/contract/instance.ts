/** The shared state of the running instance, passed to every call. */
import type { Files } from '../attachments/bytes/files.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Shares } from '../limits/shares.ts';
import type { Slots } from '../limits/slots.ts';
import type { Waiters } from '../limits/waiters.ts';
import type { CredentialLookup } from '../identity/credentials.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { ClientDocuments } from '../oauth/client-documents.ts';
import type { Settings } from '../identity/settings.ts';
import type { RecentlyUsed } from '../store/recently-used.ts';
import type { Store } from '../store/store.ts';
import type { Calendar } from '../time/calendar.ts';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/schema.ts';
import type { Imports } from '../transfer/imports/imports.ts';
import type { AnswerCache } from './answers/answer-cache.ts';
import type { Seats } from './seats.ts';

export interface Failure {
  readonly requestId: string;
  readonly operation: string;
  /** Null if a trusted proxy forwarded an address without its secret. */
  readonly client?: string | null;
  readonly account?: number | null;
  readonly error: unknown;
}

/** The services for handlers. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly settings: () => Promise<Settings>;
  /** Whether there is an account. */
  readonly hasUsers: () => Promise<boolean>;
  readonly passwords: Passwords;
  readonly slots: Slots;
  readonly seats: Seats;
  /** Requests that wait for a change of a project. */
  readonly waiters: Pick<Waiters, 'listen' | 'size'>;
  /** Limits concurrent searches per caller. */
  readonly searches: Shares;
  readonly files: Files;
  readonly clientDocuments: ClientDocuments;
  readonly imports: Imports;
  readonly clock: Clock;
  /** The current day in the instance's time zone. */
  readonly calendar: Calendar;
  readonly reportFailure: (failure: Failure) => void;
}

/** The additional services for the steps of a call. */
export interface Instance extends Services {
  readonly budgets: Budgets;
  readonly answers: AnswerCache;
  /** The last lookup result for each credential, by its hash. */
  readonly cachedLookups: RecentlyUsed<CredentialLookup>;
  /** Responses are validated strictly: in tests and under contract tests. */
  readonly strict: boolean;
  /** The disk of the data folder could not be written. */
  readonly reportStorage: (cause: unknown) => void;
  /** The service that keeps the files does not work. */
  readonly reportNoStore: (cause: unknown) => void;
  /** The system refused to open more files. */
  readonly reportNoFiles: (cause: unknown) => void;
}
