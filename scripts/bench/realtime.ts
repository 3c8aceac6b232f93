/**
 * Measures the latency of events for 1,024 sockets of 64 users: the time from the commit of a change to the last socket that
 * may receive it, as a ratio of the same for a plain broadcast, by a server that can only send.
 *
 * The time of the commit is recorded in Docket's process, when the database has answered COMMIT, on the clock that all
 * processes of a machine share; it cannot be observed from outside. Of 1,000 writes a few are in progress at the same time,
 * each until the last socket has received it, so that neither side measures a growing queue. Then the bare server sends the
 * same bytes to as many sockets of the same process, for as many writers in turn, each after the time that its write had
 * taken until the commit. Rounds of both alternate. All sockets are in a separate process.
 *
 * It fails if a socket receives an event twice, not at all, out of order, or one that it may not receive.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  listen,
  type EndRound,
  type Heard,
  type Open,
  type Opened,
  type Round,
  type Tidings,
} from './realtime-crowd.ts';
import {
  now,
  serveBare,
  serveDocket,
  type BareReady,
  type Collected,
  type DocketReady,
  type Play,
  type Stamp,
} from './realtime-servers.ts';

const ROUNDS = 10;
const WRITES = 100;
const AT_ONCE = 4;
const TARGET = 2;
/** The wait for unexpected events. */
const SUPERFLUOUS_MS = 300;
/** An event that takes longer to reach its last socket counts as lost. */
const LOST_MS = 20_000;

type Role = 'docket' | 'bare';

interface Parts {
  readonly docket: ChildProcess;
  readonly bare: ChildProcess;
  readonly crowd: ChildProcess;
  readonly world: DocketReady;
  /** The number of messages sent to sockets, over all rounds. */
  readonly sockets: number;
}

/** A change, and when its request was sent. */
interface Written {
  readonly seq: number;
  readonly begun: number;
}

/** The events of a round, with the times at which each was available and the last socket had received it. */
interface Delivered {
  readonly tidings: readonly Tidings[];
  readonly stamps: readonly Stamp[];
  readonly serialized: number;
}

/** The next message of this type. */
async function message<T extends { readonly type: string }>(
  child: ChildProcess,
  type: T['type'],
): Promise<T> {
  for (;;) {
    const [received] = (await once(child, 'message')) as [T];
    if (received.type === type) return received;
  }
}

function asked<T extends { readonly type: string }>(
  child: ChildProcess,
  question: object,
  type: T['type'],
): Promise<T> {
  const answer = message<T>(child, type);
  child.send(question);
  return answer;
}

/** Resolves for each event when its last socket has received it. */
class Hearing {
  readonly #heard = new Set<number>();
  readonly #waiting = new Map<number, () => void>();
  readonly #listener = (received: Heard | { readonly type: 'round' }): void => {
    if (received.type !== 'heard') return;
    this.#heard.add(received.seq);
    this.#waiting.get(received.seq)?.();
  };
  readonly #crowd: ChildProcess;

  constructor(crowd: ChildProcess) {
    this.#crowd = crowd;
    crowd.on('message', this.#listener);
  }

  async of(seq: number): Promise<void> {
    if (this.#heard.has(seq)) return;
    const over = new AbortController();
    const heard = new Promise<void>(resolve => {
      this.#waiting.set(seq, resolve);
    });
    await Promise.race([heard, pause(LOST_MS, undefined, { signal: over.signal })]);
    over.abort();
  }

  end(): void {
    this.#crowd.off('message', this.#listener);
  }
}

/** Creates an issue, or changes the title of an old one; returns the position of the change. */
async function write({ world }: Parts, issues: number[], number: number): Promise<number> {
  const project_id = world.projects[number % world.projects.length];
  const old = number % 4 === 0 ? undefined : issues[(number * 7) % Math.max(1, issues.length)];
  const answer = await fetch(`${world.address}/api/issues${old === undefined ? '' : `/${old}`}`, {
    method: old === undefined ? 'POST' : 'PUT',
    headers: { Authorization: `Bearer ${world.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: `Title ${number}`, ...(old === undefined ? { project_id } : {}) }),
  });
  if (answer.status !== 200) throw new Error(`a write answered ${answer.status}: ${await answer.text()}`);
  const { id, seq } = (await answer.json()) as { readonly id: number; readonly seq: number };
  if (old === undefined) issues.push(id);
  return seq;
}

/** A round of writes through REST; returns the writes of each writer, in order. */
async function tellByDocket(parts: Parts, issues: number[], from: number): Promise<Written[][]> {
  const hearing = new Hearing(parts.crowd);
  let next = from;
  const lane = async (): Promise<Written[]> => {
    const written: Written[] = [];
    while (next < from + WRITES) {
      const begun = now();
      const seq = await write(parts, issues, next++);
      written.push({ seq, begun });
      await hearing.of(seq);
    }
    return written;
  };
  const lanes = await Promise.all(Array.from({ length: AT_ONCE }, lane));
  hearing.end();
  return lanes;
}

/** The same bytes from the bare server: each writer waits as long as its write took, then sends. */
async function tellByBare(
  { bare, crowd, world }: Parts,
  lanes: readonly Written[][],
  { tidings, stamps }: Delivered,
): Promise<void> {
  const hearing = new Hearing(crowd);
  const audiences = audiencesOf(world);
  const committed = new Map(stamps.map(({ seq, at }) => [seq, at]));
  const events = new Map(tidings.map(each => [each.seq, each]));
  const lane = async (written: readonly Written[]): Promise<void> => {
    for (const { seq, begun } of written) {
      const { text, projectId } = events.get(seq) ?? { text: '', projectId: 0 };
      await pause((committed.get(seq) ?? begun) - begun);
      const play: Play = { type: 'play', seq, text, people: audiences.get(projectId) ?? [] };
      bare.send(play);
      await hearing.of(seq);
    }
  };
  await Promise.all(lanes.map(lane));
  hearing.end();
}

/** The users, by index, who may see each project. */
function audiencesOf({ projects, people }: DocketReady): Map<number, number[]> {
  const places = [...people.keys()];
  return new Map(projects.map(id => [id, places.filter(place => people[place]?.projects.includes(id))]));
}

/** Ends a round: what was sent when, and what was received when; fails if the two do not match. */
async function gathered(parts: Parts, role: Role): Promise<Delivered> {
  await pause(SUPERFLUOUS_MS);
  const { stamps, serialized } = await asked<Collected>(parts[role], { type: 'collect' }, 'collected');
  const order = stamps.map(({ seq }) => seq);
  // The contract guarantees the order of positions; the bare server sent them in the requested order.
  if (role === 'docket') order.sort((one, other) => one - other);
  const end: EndRound = { type: 'end', of: role, order };
  const { tidings, faults } = await asked<Round>(parts.crowd, end, 'round');
  if (faults.length > 0) throw new Error(`${role}: ${faults.join('\n')}`);
  if (tidings.length !== WRITES || stamps.length !== WRITES)
    throw new Error(`${role}: of ${WRITES} writes ${stamps.length} were sent and ${tidings.length} received`);
  return { tidings, stamps, serialized };
}

/** Milliseconds from each stamp to the last socket. */
function delays({ tidings, stamps }: Delivered): number[] {
  const sentAt = new Map(stamps.map(({ seq, at }) => [seq, at]));
  return tidings.map(({ seq, at }) => at - (sentAt.get(seq) ?? Number.NaN));
}

function at(share: number, values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function measure(parts: Parts): Promise<void> {
  const issues: number[] = [];
  const all: Record<Role, number[]> = { docket: [], bare: [] };
  const ratios: number[] = [];
  let serialized = 0;
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const lanes = await tellByDocket(parts, issues, round * WRITES);
    const docket = await gathered(parts, 'docket');
    await tellByBare(parts, lanes, docket);
    const bare = await gathered(parts, 'bare');
    if (round === 0) continue;
    all.docket.push(...delays(docket));
    all.bare.push(...delays(bare));
    ratios.push(at(0.99, delays(docket)) / at(0.99, delays(bare)));
    serialized += docket.serialized;
  }
  if (serialized !== ROUNDS * WRITES) throw new Error(`${serialized} events were made into JSON`);
  tell(parts, all, ratios);
}

function tell(
  { sockets, world }: Parts,
  { docket, bare }: Record<Role, number[]>,
  ratios: readonly number[],
): void {
  const ratioAt = (share: number): string => (at(share, docket) / at(share, bare)).toFixed(2);
  console.log(
    `${ROUNDS * WRITES} writes, ${sockets} sockets of ${world.people.length} people: every socket that may`,
  );
  console.log('receive a change received it once and in order, and each was made into JSON once');
  console.log(`from the commit to the last socket, against a bare broadcast (at most ${TARGET}):`);
  console.log(`p99: ${ratioAt(0.99)} (rounds: ${at(0, ratios).toFixed(2)} to ${at(1, ratios).toFixed(2)})`);
  console.log(`median: ${ratioAt(0.5)}`);
  console.log(
    `in ms, p99: ${at(0.99, docket).toFixed(1)} and ${at(0.99, bare).toFixed(1)}; `.concat(
      `median: ${at(0.5, docket).toFixed(1)} and ${at(0.5, bare).toFixed(1)}`,
    ),
  );
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-realtime-'));
  const child = (...args: string[]): ChildProcess =>
    fork(import.meta.filename, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  const [docket, bare, crowd] = [child('docket', folder), child('bare'), child('crowd')];
  try {
    const [world, { address }] = await Promise.all([
      message<DocketReady>(docket, 'ready'),
      message<BareReady>(bare, 'ready'),
    ]);
    const open: Open = { type: 'open', docket: world.address, bare: address, people: world.people };
    const { sockets } = await asked<Opened>(crowd, open, 'opened');
    await measure({ docket, bare, crowd, world, sockets });
  } finally {
    const gone = [crowd, docket, bare].map(each => {
      const left = once(each, 'exit');
      each.disconnect();
      return left;
    });
    await Promise.all(gone);
    rmSync(folder, { recursive: true, force: true });
  }
}

const [role, folder = ''] = process.argv.slice(2);
if (role === 'docket') await serveDocket(folder);
else if (role === 'bare') await serveBare();
else if (role === 'crowd') await listen();
else await bench();
