/** Refusals of archives. */
import { ownVersion } from '../../config/version.ts';
import { refuse } from '../../generated/refusals.ts';
import { SAID, type CEILINGS } from './ceilings.ts';

export function invalid(problem: string): Error {
  return refuse.archiveInvalid({ problem });
}

/** The archive has something that this server does not know: importing without it would lose data. */
export function ofAnotherVersion(writtenBy: string, field: string): Error {
  return refuse.archiveOfAnotherVersion({ written_by: writtenBy, field, version: ownVersion() });
}

export function beyond(name: keyof typeof CEILINGS): Error {
  return refuse.archiveOverCeiling({ ceiling: SAID[name] });
}
