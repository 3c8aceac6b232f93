/** The version of this program, from its package. */
import { readFileSync } from 'node:fs';
import { ownFile } from '../program/files.ts';

let version: string | null = null;

export function ownVersion(): string {
  version ??= (
    JSON.parse(readFileSync(ownFile('../package.json'), 'utf8')) as {
      readonly version: string;
    }
  ).version;
  return version;
}

/** The commit that was built; `unknown` without a repository. */
export function ownCommit(): string {
  return process.env['BUILT_COMMIT'] ?? 'unknown';
}

/** `0.2.0 (95159d0)`, or the version alone. */
export function ownBuild(): string {
  return ownCommit() === 'unknown' ? ownVersion() : `${ownVersion()} (${ownCommit()})`;
}
