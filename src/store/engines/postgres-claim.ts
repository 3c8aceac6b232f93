/**
 * Who may use a PostgreSQL database. Servers claim it together; a restore, and a migration that does not run beside servers,
 * claim it alone. A claim is an advisory lock of a session, so it ends with its process.
 */
import { postgres } from '../dialects/postgres.ts';
import type { Claim, Connection, Undisturbed } from './engine.ts';
import { databaseRefused, ServedAlready } from '../unusable.ts';

/** Different from the writer's lock, which operator commands and servers take in turns. */
const SERVER_LOCK = String(0x64_6f_63_6b_65_75);
/** Servers that start together migrate one after another. */
const START_LOCK = String(0x64_6f_63_6b_65_76);

/** The session of a server that was just killed may still exist for a moment. */
const soon = (lock: string): string => `SET lock_timeout = '2s'; ${lock}; SET lock_timeout = 0`;

const ALONE = soon(`SELECT pg_advisory_lock(${SERVER_LOCK})`);
const TOGETHER = soon(`SELECT pg_advisory_lock_shared(${SERVER_LOCK})`);

/** A migration of another server may take a while. */
const TURN = `SET statement_timeout = 0; SELECT pg_advisory_lock(${START_LOCK}); SET statement_timeout = '30s'`;
const TURN_OVER = `SELECT pg_advisory_unlock(${START_LOCK})`;

/** Claims the database together with other servers. */
export async function claimTogether(called: string, session: Connection): Promise<void> {
  await claimAs(called, session, TOGETHER);
}

/** Before the claim of a start; another start waits until this one is over. */
export function takeTurn(session: Connection): Promise<void> {
  return session.run(TURN);
}

export function endTurn(session: Connection): Promise<void> {
  return session.run(TURN_OVER);
}

/** Runs `act` while no other server runs, or refuses. The session may have a claim together with others. */
export async function whileAlone<T>(called: string, session: Connection, act: () => Promise<T>): Promise<T> {
  await claimAs(called, session, ALONE);
  try {
    return await act();
  } finally {
    await session.run(`SELECT pg_advisory_unlock(${SERVER_LOCK})`);
  }
}

async function claimAs(called: string, session: Connection, lock: string): Promise<void> {
  try {
    await session.run(lock);
  } catch (error) {
    throw postgres.isBusy(error) ? new ServedAlready(called) : error;
  }
}

/** The claim of a command that needs the database for itself. */
export async function claimAlone(called: string, connect: () => Promise<Connection>): Promise<Claim> {
  const session = await connect().catch((error: unknown) => {
    throw databaseRefused(called, error);
  });
  try {
    await claimAs(called, session, ALONE);
  } catch (error) {
    await session.close();
    throw databaseRefused(called, error);
  }
  return {
    check: () => session.run('SELECT 1'),
    interrupt: () => session.interrupt(),
    settle: () => Promise.resolve(),
    release: () => session.close(),
  };
}

/** The turn of a command that migrates; it may then claim the database alone. */
export async function inTurn<T>(
  called: string,
  connect: () => Promise<Connection>,
  act: (undisturbed: Undisturbed) => Promise<T>,
): Promise<T> {
  const session = await connect();
  try {
    await takeTurn(session);
    return await act(one => whileAlone(called, session, one));
  } finally {
    await session.close();
  }
}
