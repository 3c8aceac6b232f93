/** Small disks that are private to a program: no other process sees their contents. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './program.ts';

/** The `skip` of a test: false if this system allows us to mount a disk. */
export const noDisk: string | false = canMount() ? false : 'no disk can be mounted';

/** The place with such a disk in it, and its path; other settings may point there. */
export function withDisk(place: Place, mebibytes: number): { readonly place: Place; readonly disk: string } {
  const disk = join(place.folder, 'disk');
  mkdirSync(disk, { recursive: true });
  const mounted = `mount -t tmpfs -o size=${mebibytes}m tmpfs "$TEST_DISK" && exec "$0" "$@"`;
  const env = { ...place.env, TEST_DISK: disk };
  return { place: { ...place, env, through: ['unshare', '-Urm', 'sh', '-c', mounted] }, disk };
}

function canMount(): boolean {
  try {
    execFileSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs -o size=64k tmpfs /mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
