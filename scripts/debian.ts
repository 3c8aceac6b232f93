/**
 * Brings the programs that the operator's guide names where the machine lacks them: from Debian's packages, unpacked into
 * `.cache/debian`, so that nothing is installed and no service starts.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BROUGHT_TO, GUIDE_PROGRAMS, guideProgram, type GuideProgram } from './guide-programs.ts';

const names = Object.keys(GUIDE_PROGRAMS) as GuideProgram[];
const missing = names.filter(name => guideProgram(name) === undefined);
if (missing.length > 0) {
  mkdirSync(BROUGHT_TO, { recursive: true });
  const packages = missing.map(name => GUIDE_PROGRAMS[name][0]);
  const inFolder = { cwd: BROUGHT_TO, stdio: 'inherit' } as const;
  try {
    execFileSync('apt-get', ['download', '--quiet', ...packages], inFolder);
  } catch {
    // The lists of a new machine are empty or old.
    execFileSync('apt-get', ['update', '--quiet'], inFolder);
    execFileSync('apt-get', ['download', '--quiet', ...packages], inFolder);
  }
  for (const file of readdirSync(BROUGHT_TO).filter(name => name.endsWith('.deb'))) {
    execFileSync('dpkg', ['--extract', file, '.'], inFolder);
    rmSync(join(BROUGHT_TO, file));
  }
}
for (const name of names) console.log(`there is ${name} at ${guideProgram(name) ?? ''}`);
