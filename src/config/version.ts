/** The version of this program, from its package. */
import { readFileSync } from 'node:fs';

let version: string | null = null;

/** The path is the same from the sources, the build and an installation. */
export function ownVersion(): string {
  version ??= (
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      readonly version: string;
    }
  ).version;
  return version;
}
