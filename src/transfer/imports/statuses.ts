/** The status that an issue of another tracker gets. */
import type { Schemas } from '../../generated/types.ts';
import { fold } from '../../text/fold.ts';

export type Status = Schemas['IssueStatus'];
/** A status for each state there, as the caller sent it. */
export type StatusMap = Readonly<Record<string, Status>>;

/** Names are compared without case. */
export class Statuses {
  readonly #byName: ReadonlyMap<string, Status>;

  /** Those sent by the caller replace ours. */
  constructor(sent: StatusMap, ours: StatusMap) {
    const all = [...Object.entries(ours), ...Object.entries(sent)];
    this.#byName = new Map(all.map(([name, status]) => [fold(name.trim()), status]));
  }

  /** The status of the first name that has one. */
  of(...names: readonly unknown[]): Status | undefined {
    for (const name of names) {
      const status = typeof name === 'string' ? this.#byName.get(fold(name.trim())) : undefined;
      if (status !== undefined) return status;
    }
    return undefined;
  }
}
