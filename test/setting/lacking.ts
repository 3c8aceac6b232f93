/** Programs that a test needs and not every machine has. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { guideProgram, type GuideProgram } from '../../scripts/guide-programs.ts';

/** The `skip` of a test. Continuous integration installs all of them, so there the test runs, and fails. */
export function unless(isHere: boolean, reason: string): string | false {
  return isHere || process.env['CI'] === 'true' ? false : reason;
}

export function lacks(program: string): string | false {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return false;
  } catch {
    return unless(false, `${program} is not installed`);
  }
}

export function unlessBrought(program: GuideProgram): string | false {
  return unless(guideProgram(program) !== undefined, `there is no ${program}; npm run debian brings one`);
}
