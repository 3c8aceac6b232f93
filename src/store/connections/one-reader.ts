/** Reads a database with one connection, for commands that look at it without opening the store. */
import type { Engine } from '../engines/engine.ts';
import { databaseRefused, ofDatabase } from '../unusable.ts';
import { withLease } from './lease.ts';
import type { Reading } from './reading.ts';

export async function withReader<T>(engine: Engine, act: (reading: Reading) => Promise<T>): Promise<T> {
  const connection = await engine.connect('reading').catch((error: unknown) => {
    throw databaseRefused(engine.called, error);
  });
  try {
    return await withLease(engine, connection, act);
  } catch (error) {
    throw ofDatabase(engine.called, error);
  } finally {
    await connection.close();
  }
}
