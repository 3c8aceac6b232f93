/** Inspects the instance that a restore would overwrite; nothing is changed. */
import { allTables, areOurs } from '../store/schema/carrying/columns.ts';
import { SEEDED, TRAVELLING } from '../store/schema/carrying/tables.ts';
import type { Engine } from '../store/engines/engine.ts';
import { withLease } from '../store/connections/lease.ts';
import type { Ask } from '../store/read.ts';
import { databaseRefused } from '../store/unusable.ts';
import { isRuined } from '../store/engines/sqlite-replacing.ts';

export interface RevokedKey {
  readonly key_hash: string;
  readonly revoked_at: string;
}

export interface Standing {
  /** Whether nothing would be lost. */
  readonly isEmpty: boolean;
  /** Whether it may be a Docket instance: an unreadable one may be. */
  readonly isOurs: boolean;
  /** The keys that are known to be revoked. */
  readonly revoked: readonly RevokedKey[];
}

const NOTHING: Standing = { isEmpty: true, isOurs: true, revoked: [] };
const RUINED: Standing = { isEmpty: false, isOurs: true, revoked: [] };

export async function standingOf(engine: Engine): Promise<Standing> {
  if (!engine.exists()) return NOTHING;
  try {
    return await looked(engine);
  } catch (error) {
    if (isRuined(error)) return RUINED;
    throw databaseRefused(engine.called, error);
  }
}

async function looked(engine: Engine): Promise<Standing> {
  const connection = await engine.connect('reading');
  try {
    return await withLease(engine, connection, ({ ask }) => lookedThrough(engine, ask));
  } finally {
    await connection.close();
  }
}

async function lookedThrough({ dialect }: Engine, ask: Ask): Promise<Standing> {
  const tables = await allTables(ask, dialect);
  if (tables.length === 0) return NOTHING;
  if (!areOurs(tables)) return { isEmpty: false, isOurs: false, revoked: [] };
  const used = tables.filter(table => Object.hasOwn(TRAVELLING, table) && !SEEDED.includes(table));
  let isEmpty = true;
  for (const table of used)
    isEmpty &&= (await ask(`SELECT 1 AS found FROM "${table}" LIMIT 1`, [])).length === 0;
  const revoked = tables.includes('api_keys')
    ? await ask('SELECT key_hash, revoked_at FROM api_keys WHERE revoked_at IS NOT NULL', [])
    : [];
  return { isEmpty, isOurs: true, revoked: revoked as RevokedKey[] };
}
