/** Argon2id, off the event loop, with limited concurrency so that the database never waits for a thread. */
import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { refuse } from '../generated/refusals.ts';
import { isPassword } from '../text/password.ts';
import { turns } from '../time/turns.ts';

/** 19 MiB, 2 passes, 1 lane. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** libuv has four threads, and SQLite uses them too: two of them stay free. */
const AT_ONCE = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash (an unknown user, a tool) it takes just as long, and returns false. */
  matches(hash: string | null, password: string): Promise<boolean>;
}

export function openPasswords(): Passwords {
  const turn = turns(AT_ONCE);
  const dummy = dummyHash();
  return {
    hash: password => turn(() => argon2.hash(password, COST)),
    matches: async (hash, password) => {
      const matched = await turn(() => argon2.verify(hash ?? dummy, password));
      return matched && hash !== null;
    },
  };
}

/** Matches no password; it has the form of a real hash, so that comparing takes just as long. */
function dummyHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const [salt, hash] = [16, 32].map(length => randomBytes(length).toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${hash}`;
}

export function checkPasswordLength(field: string, password: string): void {
  if (!isPassword(password)) throw refuse.passwordLength({ field });
}
