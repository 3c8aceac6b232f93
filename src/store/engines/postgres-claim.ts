/** One server per PostgreSQL database: it holds an advisory lock, in a session that it checks regularly. */
import { postgres } from '../dialects/postgres.ts';
import type { Claim, Connection } from './engine.ts';
import { databaseRefused, servedAlready } from '../unusable.ts';

/** Different from the writer's lock, which operator commands and the server take in turns. */
const SERVER_LOCK = 0x64_6f_63_6b_65_75;

/** The session of a server that was just killed may still exist for a moment. */
const LOCK = `SET lock_timeout = '2s'; SELECT pg_advisory_lock(${String(SERVER_LOCK)}); SET lock_timeout = 0`;

export async function claimDatabase(called: string, connect: () => Promise<Connection>): Promise<Claim> {
  const claim = new SessionClaim(called, connect);
  try {
    await claim.check();
    return claim;
  } catch (error) {
    await claim.release();
    throw databaseRefused(called, error);
  }
}

class SessionClaim implements Claim {
  readonly #called: string;
  readonly #connect: () => Promise<Connection>;
  #session: Connection | null = null;
  /** The session that is still waiting for the lock. */
  #asking: Connection | null = null;

  constructor(called: string, connect: () => Promise<Connection>) {
    this.#called = called;
    this.#connect = connect;
  }

  /** Takes the lock again if its session has ended: PostgreSQL may have been restarted. */
  async check(): Promise<void> {
    if (this.#session?.broken) await this.release();
    if (this.#session) await this.#session.run('SELECT 1');
    else this.#session = await this.#locked();
  }

  interrupt(): void {
    this.#session?.interrupt();
    this.#asking?.interrupt();
  }

  async release(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    await session?.close();
  }

  async #locked(): Promise<Connection> {
    const session = await this.#connect();
    this.#asking = session;
    try {
      await session.run(LOCK);
      return session;
    } catch (error) {
      await session.close();
      throw postgres.isBusy(error) ? servedAlready(this.#called) : error;
    } finally {
      this.#asking = null;
    }
  }
}
