/** The way of a call to the database: under its checks, and where it manages credentials, under a fresh look at the caller. */
import { credentialRefusal, holderRefusal } from '../access/admit.ts';
import { refuse } from '../generated/refusals.ts';
import { callerAgain, callerAgainQuestion, heldBy } from '../identity/credentials.ts';
import type { Spools } from '../store/streaming/spool.ts';
import { Check } from '../store/checks.ts';
import type { Read } from '../store/read.ts';
import type { Door, Store } from '../store/store.ts';
import type { Origin, Work } from '../store/work.ts';
import type { Begun, Identity } from './call.ts';

type Call = Begun & Identity;

export function doorOf(call: Call, store: Store): Door {
  return new CallDoor(call, store);
}

/** A class, since every call makes one: its methods are made once. */
class CallDoor implements Door {
  readonly #call: Call;
  readonly #store: Store;

  constructor(call: Call, store: Store) {
    [this.#call, this.#store] = [call, store];
  }

  read<T>(act: (read: Read) => Promise<T>): Promise<T> {
    return this.#store.read(act, this.#call.checks);
  }

  snapshot<T>(act: (read: Read) => Promise<T>): Promise<T> {
    return this.#store.snapshot(act, checksWithCaller(this.#call));
  }

  write<T>(origin: Origin, act: (work: Work) => Promise<T>): Promise<T> {
    return this.#store.write(origin, act, checksWithCaller(this.#call));
  }

  get spools(): Spools {
    return this.#store.spools;
  }
}

/**
 * The caller is looked at again inside each change, and each view, of an operation that manages credentials or the
 * instance. A sign-out-everywhere that commits while a request waits for the writer must win: otherwise that request could
 * create a credential that survives it.
 */
function checksWithCaller({ operation, caller, now, checks }: Call): readonly Check[] {
  const managing = operation.access?.role === 'admin' || !operation.credentials.includes('oauthToken');
  const held = managing && caller !== null ? heldBy(caller) : null;
  if (caller === null || held === null) return checks;
  const again = new Check({
    asked: read => callerAgainQuestion(read, held, now),
    judge: answer => {
      const found = callerAgain(answer, caller, held, now);
      // Pages ask for no credential, and still act for a caller who sent one.
      if (found === null) throw refuse.unauthenticated();
      const refusal = credentialRefusal(operation, found) ?? holderRefusal(operation, found);
      if (refusal) throw refusal;
    },
  });
  return [again, ...checks];
}
