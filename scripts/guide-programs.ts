/** The programs of others that the operator's guide names, for the tests that follow it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each with the package of Debian that has it, and its place in that. */
export const GUIDE_PROGRAMS = {
  nginx: ['nginx', 'usr/sbin/nginx'],
  caddy: ['caddy', 'usr/bin/caddy'],
  promtool: ['prometheus', 'usr/bin/promtool'],
} as const;

export type GuideProgram = keyof typeof GUIDE_PROGRAMS;

export const BROUGHT_TO = join(import.meta.dirname, '../.cache/debian');

/** The machine's program, or the one that `npm run debian` unpacks. */
export function guideProgram(name: GuideProgram): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return [...folders.map(folder => join(folder, name)), join(BROUGHT_TO, GUIDE_PROGRAMS[name][1])].find(
    path => existsSync(path),
  );
}

/** Where Debian puts the programs of PostgreSQL 15, which its guide is tried with. */
export const POSTGRES_15 = ['/usr/lib/postgresql/15/bin'].find(path => existsSync(path));
