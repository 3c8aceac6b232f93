/** How an archive is refused. */
import { refuse } from '../../generated/refusals.ts';
import { SAID, type CEILINGS } from './ceilings.ts';

export function invalid(problem: string): Error {
  return refuse.archiveInvalid({ problem });
}

export function beyond(name: keyof typeof CEILINGS): Error {
  return refuse.archiveOverCeiling({ ceiling: SAID[name] });
}
