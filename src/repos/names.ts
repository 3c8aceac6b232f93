/** Repository names: remote addresses and checkouts, each bound once in the instance. */
import { createHash } from 'node:crypto';
import type { Schemas } from '../generated/types.ts';
import { portions } from '../store/portions.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';

export type Alias = Schemas['RepoAlias'];

export interface NameRow {
  readonly id: number;
  readonly binding_id: number;
  readonly kind: Alias['kind'];
  readonly value: string;
  readonly digest: string;
  readonly first_seen_at: string;
}

/** The lookup key of a name, which may be too long for an index. */
function digestOf({ kind, value }: Alias): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex');
}

/** The names by digest, without duplicates. */
export function byDigest(aliases: readonly Alias[]): Map<string, Alias> {
  return new Map(aliases.map(alias => [digestOf(alias), alias]));
}

/** All names of the bindings, the oldest first. */
export async function namesOf({ db }: Read, bindings: readonly number[]): Promise<NameRow[]> {
  return db<NameRow>('repo_identities').whereIn('binding_id', bindings).orderBy('id');
}

export async function addNames(work: Work, binding_id: number, names: Map<string, Alias>): Promise<void> {
  const rows = [...names].map(([digest, { kind, value }]) => {
    return { binding_id, kind, value, digest, first_seen_at: work.now };
  });
  for (const portion of portions(rows)) await work.db('repo_identities').insert(portion);
}
