/** How an archive is refused. */
import { ownVersion } from '../../config/version.ts';
import { refuse } from '../../generated/refusals.ts';
import { SAID, type CEILINGS } from './ceilings.ts';

export function invalid(problem: string): Error {
  return refuse.archiveInvalid({ problem });
}

/** The archive has something that this server does not know: to leave it out would lose it. */
export function ofAnotherVersion(writtenBy: string, field: string): Error {
  return refuse.archiveOfAnotherVersion({ written_by: writtenBy, field, version: ownVersion() });
}

export function beyond(name: keyof typeof CEILINGS): Error {
  return refuse.archiveOverCeiling({ ceiling: SAID[name] });
}
