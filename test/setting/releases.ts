/** Fixtures of earlier releases, from `npm run fixtures`: projects and instances that later servers must be able to read. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

/** What states of this repository between releases stored and answered, from `scripts/state.ts`. */
export const STATES = join(FIXTURES, 'states');

export const RELEASES = readdirSync(FIXTURES).filter(name => /^\d/.test(name));

/** The administrator of those instances, for `POST /api/auth/login`. */
export const OLGA = { identity: 'olga', password: 'a password of olga' };

/** A later release shows and stores more: the value without the fields that the earlier one did not have. */
export function asBefore(now: unknown, before: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(before))
    return now.map((one, place) => asBefore(one, before[place]));
  if (!isObject(now) || !isObject(before)) return now;
  return Object.fromEntries(
    Object.keys(before).flatMap(name => (name in now ? [[name, asBefore(now[name], before[name])]] : [])),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
