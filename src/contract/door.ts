/** A call's access to the database: with its checks, and for credential management with a fresh check of the caller. */
import { credentialRefusal, holderRefusal } from '../access/admit.ts';
import { refuse } from '../generated/refusals.ts';
import { callerAgain, callerAgainQuery, heldBy } from '../identity/credentials.ts';
import type { Spools } from '../store/streaming/spool.ts';
import { Check } from '../store/checks.ts';
import type { Read } from '../store/read.ts';
import type { Door, Store } from '../store/store.ts';
import type { Origin, Work } from '../store/work.ts';
import type { Begun, Call as Whole, Identity } from './call.ts';

type Call = Begun & Identity & Pick<Whole, 'keyed'>;

export function doorOf(call: Call, store: Store): Door {
  return new CallDoor(call, store);
}

/** A class, because every call creates one: its methods are created once. */
class CallDoor implements Door {
  readonly #call: Call;
  readonly #store: Store;

  constructor(call: Call, store: Store) {
    [this.#call, this.#store] = [call, store];
  }

  read<T>(act: (read: Read) => Promise<T>): Promise<T> {
    const work = this.#call.keyed?.work;
    return work ? act(work) : this.#timed(this.#store.read(act, this.#call.checks));
  }

  async snapshot<T>(act: (read: Read) => Promise<T>): Promise<T> {
    await this.#call.keyed?.commitWithoutResponse();
    return this.#timed(this.#store.snapshot(act, checksWithCaller(this.#call)));
  }

  write<T>(origin: Origin, act: (work: Work) => Promise<T>): Promise<T> {
    const { keyed } = this.#call;
    if (keyed === null) return this.stage(origin, act);
    return keyed.write(this.#call, one => this.stage(origin, one), act);
  }

  stage<T>(origin: Origin, act: (work: Work) => Promise<T>): Promise<T> {
    return this.#timed(this.#store.write(origin, act, checksWithCaller(this.#call)));
  }

  /** Adds the time until it is done, with every wait for a connection. */
  async #timed<T>(done: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await done;
    } finally {
      this.#call.noted.dbMs += performance.now() - began;
    }
  }

  get spools(): Spools {
    return this.#store.spools;
  }
}

/**
 * Operations that manage credentials or the instance check the caller again inside each change and each snapshot. A
 * sign-out-everywhere that commits while a request waits for the writer must win: otherwise that request could create a
 * credential that survives it.
 */
function checksWithCaller({ operation, caller, now, checks }: Call): readonly Check[] {
  const managing = operation.access?.role === 'admin' || !operation.credentials.includes('oauthToken');
  const held = managing && caller !== null ? heldBy(caller) : null;
  if (caller === null || held === null) return checks;
  const again = new Check({
    asked: read => callerAgainQuery(read, held, now),
    judge: answer => {
      const found = callerAgain(answer, caller, held, now);
      // Pages require no credential, but act for the caller if one is sent.
      if (found === null) throw refuse.unauthenticated();
      const refusal = credentialRefusal(operation, found) ?? holderRefusal(operation, found);
      if (refusal) throw refusal;
    },
  });
  return [again, ...checks];
}
