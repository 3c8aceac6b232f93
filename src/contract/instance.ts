/** What belongs to the running instance as a whole and is handed to every call. */
import type { Budgets } from '../limits/budgets.ts';
import type { Slots } from '../limits/slots.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { ClientDocuments } from '../oauth/client-documents.ts';
import type { KnownSettings } from '../identity/settings.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/schema.ts';
import type { Places } from './places.ts';

export interface Failure {
  readonly requestId: string;
  readonly operation: string;
  readonly error: unknown;
}

export interface Instance {
  readonly config: Config;
  readonly store: Store;
  readonly settings: KnownSettings;
  readonly passwords: Passwords;
  readonly budgets: Budgets;
  readonly slots: Slots;
  readonly places: Places;
  readonly clientDocuments: ClientDocuments;
  readonly clock: Clock;
  /** Answers are checked against the contract without mercy: in tests and under contract tests. */
  readonly strict: boolean;
  readonly reportFailure: (failure: Failure) => void;
}
