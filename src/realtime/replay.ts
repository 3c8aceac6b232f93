/** The replay buffer for reconnecting clients: each project's last events with a `seq`, as the frames that were sent. */
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
  /** Up to this `seq`, events may be missing: they were dropped, or happened before the server began. */
  gone: number;
  readonly events: KeptEvent[];
}

export class Replay {
  readonly #uptime: Uptime;
  /** The last `seq` of the instance that is known here. */
  #reached = 0;
  /** The last `seq` of every project; a quiet project has nothing else. */
  #latest = new Map<number, number>();
  readonly #stretches = new Map<number, Stretch>();

  constructor(uptime: Uptime) {
    this.#uptime = uptime;
  }

  /** Drops everything, and continues from here. */
  begin(reached: number, latest: ReadonlyMap<number, number>): void {
    this.#reached = reached;
    this.#latest = new Map(latest);
    this.#stretches.clear();
  }

  knows(projectId: number): boolean {
    return this.#latest.has(projectId);
  }

  get reached(): number {
    return this.#reached;
  }

  reach(seq: number): void {
    this.#reached = Math.max(this.#reached, seq);
  }

  /** `since` is the uptime at the commit, from which the event is kept. */
  record({ type, project_id, seq }: StoreEvent, frame: Buffer, since: number): void {
    if (seq !== undefined) this.reach(seq);
    if (project_id === undefined) return;
    if (type === 'project.deleted') this.#forget(project_id);
    else if (seq !== undefined) this.#keep(project_id, { seq, frame, since });
    else if (type === 'project.created') this.#latest.set(project_id, 0);
  }

  /**
   * The frames after the cursor; null if some of them were dropped. A cursor below 0 counts as 0. One that was never reached
   * is from before a backup was restored.
   */
  above(projectId: number, sent: number): Buffer | null {
    const cursor = Math.max(sent, 0);
    const latest = this.#latest.get(projectId);
    if (latest === undefined) return null;
    if (cursor > this.#reached) return null;
    if (cursor >= latest) return NOTHING;
    this.#letGo(projectId);
    const stretch = this.#stretches.get(projectId);
    if (!stretch || cursor < stretch.gone) return null;
    return Buffer.concat(stretch.events.flatMap(({ seq, frame }) => (seq > cursor ? frame : [])));
  }

  /** The number of events kept, in all projects together. */
  get size(): number {
    return [...this.#stretches.values()].reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Drops old events. */
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
