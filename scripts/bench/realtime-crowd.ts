/** The sockets of the realtime benchmark, in one process: what each receives, and when the last one has received it. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { now, type Person } from './realtime-servers.ts';

const SOCKETS_EACH = 16;
const OPENED_AT_ONCE = 32;
/** The number of faults that are reported; if one socket misses something, most do. */
const FAULTS = 5;

export interface Open {
  readonly type: 'open';
  readonly docket: string;
  readonly bare: string;
  readonly people: readonly Person[];
}

export interface Opened {
  readonly type: 'opened';
  readonly sockets: number;
}

/** The last socket has received it. */
export interface Heard {
  readonly type: 'heard';
  readonly seq: number;
}

export interface Tidings {
  readonly seq: number;
  readonly text: string;
  readonly projectId: number;
  /** The time at which the last permitted socket had received it. */
  readonly at: number;
}

/** Ends a round: which server it was, and the positions in the order in which they were sent. */
export interface EndRound {
  readonly type: 'end';
  readonly of: 'docket' | 'bare';
  readonly order: readonly number[];
}

/** The messages received since the last call. */
export interface Round {
  readonly type: 'round';
  readonly tidings: readonly Tidings[];
  /** Some of the differences between expected and received messages, in words. */
  readonly faults: readonly string[];
}

interface Listener {
  readonly socket: WebSocket;
  readonly projects: readonly number[];
}

class PackedSet {
  readonly #listeners: readonly Listener[];
  readonly #heard: string[][];
  readonly #tidings = new Map<string, Tidings & { left: number; at: number }>();

  constructor(listeners: readonly Listener[]) {
    this.#listeners = listeners;
    this.#heard = listeners.map(() => []);
    for (const [place, { socket }] of listeners.entries())
      socket.on('message', (bytes: Buffer) => this.#receive(place, bytes.toString('latin1')));
  }

  #receive(place: number, text: string): void {
    this.#heard[place]?.push(text);
    let tidings = this.#tidings.get(text);
    if (!tidings) {
      const { seq = 0, project_id = 0 } = JSON.parse(text) as { seq?: number; project_id?: number };
      const left = this.#listeners.filter(({ projects }) => projects.includes(project_id)).length;
      tidings = { seq, text, projectId: project_id, left, at: 0 };
      this.#tidings.set(text, tidings);
    }
    tidings.left -= 1;
    if (tidings.left > 0) return;
    tidings.at = now();
    const heard: Heard = { type: 'heard', seq: tidings.seq };
    process.send?.(heard);
  }

  /** Ends a round in which the events of these positions were sent, in this order. */
  round(order: readonly number[]): Round {
    const tidings = [...this.#tidings.values()];
    const sent = order.flatMap(seq => tidings.filter(each => each.seq === seq));
    const faults = this.#listeners.flatMap(({ projects }, place) => {
      const due = sent.filter(({ projectId }) => projects.includes(projectId)).map(({ text }) => text);
      const fault = faultIn(this.#heard[place]?.splice(0) ?? [], due);
      return fault === null ? [] : [`socket ${place}: ${fault}`];
    });
    this.#tidings.clear();
    return { type: 'round', tidings, faults: faults.slice(0, FAULTS) };
  }
}

/** The first message that differs from the expected one. */
function faultIn(heard: readonly string[], due: readonly string[]): string | null {
  for (let number = 0; number < Math.max(heard.length, due.length); number += 1)
    if (heard[number] !== due[number])
      return `event ${number + 1} of ${due.length} was ${heard[number]}, not ${due[number]}`;
  return null;
}

async function opened(url: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

/** Few enough at a time that no connection queue overflows. */
async function openAll(
  { people }: Open,
  open: (person: Person, place: number) => Promise<WebSocket>,
): Promise<Listener[]> {
  const wanted = people.flatMap((person, place) =>
    Array.from({ length: SOCKETS_EACH }, () => ({ person, place })),
  );
  const listeners: Listener[] = [];
  const lane = async (): Promise<void> => {
    for (let next = wanted.pop(); next; next = wanted.pop())
      listeners.push({ socket: await open(next.person, next.place), projects: next.person.projects });
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, lane));
  return listeners;
}

export async function listen(): Promise<void> {
  const [order] = (await once(process, 'message')) as [Open];
  const ws = (address: string): string => address.replace('http', 'ws');
  const docket = await openAll(order, ({ token }) =>
    opened(`${ws(order.docket)}/api/events/ws`, { Cookie: `svc_token=${token}` }),
  );
  const bare = await openAll(order, (_, place) => opened(`${ws(order.bare)}/${place}`, {}));
  const crowds = { docket: new PackedSet(docket), bare: new PackedSet(bare) };
  process.on('message', ({ of, order }: EndRound) => process.send?.(crowds[of].round(order)));
  const ready: Opened = { type: 'opened', sockets: docket.length };
  process.send?.(ready);
  await once(process, 'disconnect');
  for (const { socket } of [...docket, ...bare]) socket.terminate();
}
