/**
 * A call with an idempotency key. Its first change stays open until the response is known, and stores it, so that both are
 * committed together.
 */
import { createHash, type Hash } from 'node:crypto';
import { rolesAsked, type Authority } from '../../access/authority.ts';
import { allowAllIn } from '../../access/named.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import type { PartObserver } from '../bodies/parts.ts';
import { remember, remembered, type KeyName, type StoredResponse } from './responses.ts';

/** Thrown where the request turns out to have been carried out before: ends the handler, and rolls its change back. */
export class Replay extends Error {
  readonly response: StoredResponse & { readonly body: string };

  constructor(response: StoredResponse & { readonly body: string }) {
    super('The request was carried out before.');
    this.response = response;
  }
}

/** A change that waits for the response of its call. */
interface OpenChange {
  readonly work: Work;
  readonly store: (response: StoredResponse) => void;
  readonly fail: (error: unknown) => void;
}

/** Runs a change on the store. */
type Change = (act: (work: Work) => Promise<void>) => Promise<void>;

/** The call as far as it matters here. */
export interface KeyedCall {
  readonly by: Authority;
  readonly now: Date;
}

export class Keyed {
  readonly name: KeyName;
  /** Looks the key up once a multipart body has arrived. */
  arrived: () => Promise<void> = () => Promise.resolve();
  /** Lets the next request with the same key continue. */
  release: () => void = () => undefined;
  readonly #fingerprint: Hash;
  readonly #parts: { readonly name: string; readonly filename: string | null; readonly bytes: Hash }[] = [];
  #digest: string | null = null;
  #open: OpenChange | null = null;
  #committed: Promise<void> | null = null;

  constructor(name: KeyName, request: readonly string[]) {
    this.name = name;
    this.#fingerprint = createHash('sha256').update(JSON.stringify(request));
  }

  /** Receives the body, except a multipart one. */
  readonly observeBody = (bytes: Buffer): void => {
    this.#fingerprint.update(bytes);
  };

  /** Receives the parts of a multipart body while they arrive. */
  readonly observePart: PartObserver = ({ name, filename }) => {
    const bytes = createHash('sha256');
    this.#parts.push({ name, filename, bytes });
    return piece => {
      bytes.update(piece);
    };
  };

  /** The work of the open change; reads of the handler see what it has written. */
  get work(): Work | null {
    return this.#open?.work ?? null;
  }

  /** Throws the stored response if there is one and the caller may still see it, or a refusal. */
  async refuseKnown(read: Read, { by, now }: KeyedCall): Promise<void> {
    const known = await remembered(read, this.name, now);
    if (known === null) return;
    if (known.fingerprint !== this.#fingerprintOf()) throw refuse.idempotencyKeyReused();
    await allowAllIn(read, by, new Map(known.roles));
    const { body } = known.response;
    if (body === null) throw refuse.idempotentResponseTooLong();
    throw new Replay({ ...known.response, body });
  }

  /** Runs a change of the handler, and leaves it open; further ones join it. */
  async write<T>(call: KeyedCall, change: Change, act: (work: Work) => Promise<T>): Promise<T> {
    const open = this.#open;
    if (open) return open.work.under([], () => act(open.work));
    return new Promise((resolve, reject) => {
      this.#committed = change(async work => {
        await this.refuseKnown(work, call);
        const value = await act(work);
        const response = new Promise<StoredResponse>((store, fail) => {
          this.#open = { work, store, fail };
        });
        resolve(value);
        try {
          await this.#remember(work, call, await response);
        } finally {
          this.#open = null;
        }
      });
      this.#committed.catch(reject);
    });
  }

  /** Stores the response, and commits the open change with it. A call that has changed nothing stores it alone. */
  async store(call: KeyedCall, change: Change, response: StoredResponse): Promise<void> {
    this.#open?.store(response);
    this.#committed ??= change(async work => {
      await this.refuseKnown(work, call);
      await this.#remember(work, call, response);
    });
    await this.#committed;
  }

  /** A response that needs a snapshot is too long for memory, and can be read only after the commit. */
  async commitWithoutResponse(): Promise<void> {
    this.#open?.store({ status: 200, headers: {}, body: null });
    await this.#committed;
  }

  /** Rolls an open change back. */
  async fail(error: unknown): Promise<void> {
    this.#open?.fail(error);
    await this.#committed?.catch(() => undefined);
  }

  #remember(work: Work, { by }: KeyedCall, response: StoredResponse): Promise<void> {
    const fingerprint = this.#fingerprintOf();
    return remember(work, this.name, { fingerprint, roles: rolesAsked(by), response });
  }

  #fingerprintOf(): string {
    if (this.#digest === null) {
      const parts = this.#parts.map(({ name, filename, bytes }) => [name, filename, bytes.digest('hex')]);
      if (parts.length > 0) this.#fingerprint.update(JSON.stringify(parts));
      this.#digest = this.#fingerprint.digest('hex');
    }
    return this.#digest;
  }
}

/** Lets identical requests run one after another, so that the later ones find the response of the first. */
export class KeysInUse {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves when no other call of this process uses the key; the result ends the use. */
  async take({ owner, key }: KeyName): Promise<() => void> {
    const name = `${owner} ${key}`;
    const before = this.#last.get(name);
    let release: () => void = () => undefined;
    const mine = new Promise<void>(resolve => {
      release = resolve;
    });
    const last = before ? before.then(() => mine) : mine;
    this.#last.set(name, last);
    last
      .then(() => {
        if (this.#last.get(name) === last) this.#last.delete(name);
      })
      .catch(() => undefined);
    await before;
    return release;
  }
}
