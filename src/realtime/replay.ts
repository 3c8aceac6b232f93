/** The replay for those who come back: of each project the last events with a `seq`, as the very frames that were sent. */
import type { StoreEvent } from '../store/events.ts';
import type { Uptime } from '../time/clock.ts';

const EVENTS_OF_A_PROJECT = 1_024;
const KEPT_MS = 5 * 60_000;

const NOTHING = Buffer.alloc(0);

interface KeptEvent {
  readonly seq: number;
  readonly frame: Buffer;
  readonly since: number;
}

interface Stretch {
  /** Up to here something may be missing: it was let go, or came before the server began. */
  gone: number;
  readonly events: KeptEvent[];
}

export class Replay {
  readonly #uptime: Uptime;
  /** The last `seq` of every project; of one that is quiet this is all that is kept. */
  readonly #latest: Map<number, number>;
  readonly #stretches = new Map<number, Stretch>();

  constructor(latest: ReadonlyMap<number, number>, uptime: Uptime) {
    this.#latest = new Map(latest);
    this.#uptime = uptime;
  }

  knows(projectId: number): boolean {
    return this.#latest.has(projectId);
  }

  /** `since` is the uptime of the commit, from which the event is kept. */
  record({ type, project_id, seq }: StoreEvent, frame: Buffer, since: number): void {
    if (project_id === undefined) return;
    if (type === 'project.deleted') this.#forget(project_id);
    else if (seq !== undefined) this.#keep(project_id, { seq, frame, since });
    else if (type === 'project.created') this.#latest.set(project_id, 0);
  }

  /** What lies above the cursor, frame by frame; null when not all of it is kept. Below 0 there is nothing. */
  above(projectId: number, sent: number): Buffer | null {
    const cursor = Math.max(sent, 0);
    const latest = this.#latest.get(projectId);
    if (latest === undefined) return null;
    if (cursor >= latest) return NOTHING;
    this.#letGo(projectId);
    const stretch = this.#stretches.get(projectId);
    if (!stretch || cursor < stretch.gone) return null;
    return Buffer.concat(stretch.events.flatMap(({ seq, frame }) => (seq > cursor ? frame : [])));
  }

  /** How many events are kept, of all projects together. */
  get size(): number {
    return [...this.#stretches.values()].reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Lets go of what is too old. */
  sweep(): void {
    for (const projectId of this.#stretches.keys()) this.#letGo(projectId);
  }

  #keep(projectId: number, event: KeptEvent): void {
    const stretch = this.#stretches.get(projectId) ?? {
      gone: this.#latest.get(projectId) ?? 0,
      events: [],
    };
    this.#stretches.set(projectId, stretch);
    this.#latest.set(projectId, event.seq);
    stretch.events.push(event);
    if (stretch.events.length > EVENTS_OF_A_PROJECT)
      stretch.gone = stretch.events.shift()?.seq ?? stretch.gone;
  }

  #letGo(projectId: number): void {
    const stretch = this.#stretches.get(projectId);
    if (!stretch) return;
    const oldest = this.#uptime() - KEPT_MS;
    const kept = stretch.events.findIndex(({ since }) => since > oldest);
    if (kept === 0) return;
    const old = stretch.events.splice(0, kept < 0 ? stretch.events.length : kept);
    stretch.gone = old.at(-1)?.seq ?? stretch.gone;
    if (stretch.events.length === 0) this.#stretches.delete(projectId);
  }

  #forget(projectId: number): void {
    this.#latest.delete(projectId);
    this.#stretches.delete(projectId);
  }
}
