/**
 * Kills backups and restores in the middle, and checks what is there afterwards: either the old state, or the complete new
 * one.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from '../../src/backup/reading.ts';
import { operated } from './operated.ts';

export interface Place {
  readonly folder: string;
  /** For the commands: the database. */
  readonly env: Readonly<Record<string, string>>;
}

/** The number of kills, and of runs that had ended before. */
export interface Kills {
  readonly killed: number;
  readonly finished: number;
  readonly complaints: readonly string[];
}

const LONGEST_MS = 600_000;

/** Kills this many backups, each at another moment of its duration. */
export async function killBackups({ folder, env }: Place, into: string, kills: number): Promise<Kills> {
  const complaints: string[] = [];
  const whole = await operated(folder, ['backup', join(into, 'first.tar')], { env });
  if (whole.code !== 0) throw new Error(whole.said);
  let killed = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const path = join(into, `${turn}.tar`);
    const killAfterMs = Math.min(LONGEST_MS, (whole.ms * (turn + 0.5)) / kills);
    const { code, said } = await operated(folder, ['backup', path], { env, killAfterMs });
    if (code === null) killed += 1;
    else if (code !== 0) complaints.push(`it failed: ${said}`);
    if (code === 0 && !existsSync(path)) complaints.push('it succeeded, and nothing is there');
    if (existsSync(path)) await readBackup(path).catch((error: unknown) => complaints.push(String(error)));
    for (const left of readdirSync(into)) {
      if (left !== 'first.tar') rmSync(join(into, left));
    }
  }
  return { killed, finished: kills - killed, complaints };
}

/** Kills this many restores of one backup over the other, which is restored again whenever a restore had completed. */
export async function killRestores(
  place: Place,
  [was, other]: readonly [string, string],
  kills: number,
): Promise<Kills> {
  const { folder, env } = place;
  const complaints: string[] = [];
  const [before, after] = [await contentOf(was), await contentOf(other)];
  const whole = await operated(folder, ['restore', was, '--replace'], { env });
  if (whole.code !== 0) throw new Error(whole.said);
  let killed = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const killAfterMs = Math.min(LONGEST_MS, (whole.ms * (turn + 0.5)) / kills);
    const { code, said } = await operated(folder, ['restore', other, '--replace'], { env, killAfterMs });
    if (code === null) killed += 1;
    else if (code !== 0) complaints.push(`it failed: ${said}`);
    const there = await standingAt(place);
    if (there !== before && there !== after) complaints.push('neither what was nor what was to be is there');
    if (code === 0 && there !== after) complaints.push('it succeeded, and did not restore');
    if (there === before) continue;
    const back = await operated(folder, ['restore', was, '--replace'], { env });
    if (back.code !== 0) complaints.push(`it could not be put back: ${back.said}`);
  }
  return { killed, finished: kills - killed, complaints };
}

/** Rows and files of a backup, ignoring everything else. */
async function contentOf(path: string): Promise<string> {
  const rows: string[] = [];
  const { lost, counts } = await readBackup(path, {
    rows: (table, lines) => {
      // A restore, and a backup to look at it, add entries of their own.
      if (table === 'audit') return Promise.resolve();
      // The search index of a restored instance is rebuilt, which its rows do not show.
      rows.push(`${table}\n${lines.toString('utf8').split('\n').map(sorted).sort().join('\n')}`);
      return Promise.resolve();
    },
  });
  return JSON.stringify([rows.sort(), lost, counts.files, counts.bytes]);
}

/** The engines write rows with and without blanks, and format numbers differently. */
function sorted(line: string): string {
  return JSON.stringify(JSON.parse(line));
}

/** The current state, as a backup of it; a missing file is lost in it. */
async function standingAt({ folder, env }: Place): Promise<string> {
  const path = join(folder, 'looked-at.tar');
  const { code, said } = await operated(folder, ['backup', path], { env });
  if (code !== 0) throw new Error(said);
  try {
    return await contentOf(path);
  } finally {
    rmSync(path);
  }
}
