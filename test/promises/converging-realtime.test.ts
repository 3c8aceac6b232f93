/**
 * Converging over the socket: whatever the network does to a client while others write, it ends with the server's rows.
 * DOCKET_TEST_CHAOS_SECONDS makes each of the chapters last that long, DOCKET_TEST_CHAOS_SEED repeats a choice of troubles.
 */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import {
  connect,
  type Clock,
  type Client as Follower,
  type Followed,
} from '../../clients/typescript/src/index.ts';
import type { Cast, Member } from '../setting/cast.ts';
import { Chance } from '../setting/chance.ts';
import { clientOf, type Client } from '../setting/client.ts';
import { asListed, listed } from '../setting/lists.ts';
import { restarted } from '../setting/restarted.ts';
import { roughNetwork, TROUBLE_NAMES, type RoughNetwork } from '../setting/rough-network.ts';
import { world } from '../setting/world.ts';
import { act, ACT_NAMES, FIRST, Made } from '../setting/writers.ts';

const SECONDS = Number(process.env['DOCKET_TEST_CHAOS_SECONDS'] ?? 0);
const SEED = Number(process.env['DOCKET_TEST_CHAOS_SEED'] ?? Date.now() % 2 ** 31);

/** Before the restart of the server, and after it. */
const CHAPTERS = 2;
const WRITES = 60;
const WRITERS = ['lena', 'max', 'bot'] as const;
const BETWEEN_TROUBLES_MS = 120;
/** How long the shutdown waits for its sockets. */
const NOTICE_MS = 500;
/** What a client waits minutes for takes seconds. */
const FASTER = 30;
/** Far longer than detecting a dead connection and reconnecting takes. */
const PATIENCE = 300;
const EACH_MS = 100;

/** Time that runs faster, and reproducible randomness. */
function fastClock(chance: Chance): Clock {
  const begun = Date.now();
  return {
    now: () => begun + (Date.now() - begun) * FASTER,
    random: () => chance.next(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms / FASTER);
      return () => clearTimeout(timer);
    },
  };
}

interface Copied {
  readonly client: Follower;
  readonly copy: Followed;
  readonly withComments: boolean;
  /** How often it had to reconnect. */
  reconnects: number;
}

interface Stage {
  readonly people: Cast;
  readonly made: Made;
  readonly network: RoughNetwork;
  readonly copies: readonly Copied[];
  readonly chance: Chance;
}

function follower(t: TestContext, url: string, member: Member, chance: Chance, projectId: number): Copied {
  const withComments = chance.upTo(2) === 0;
  const client = connect({
    url,
    token: member.token,
    openSocket: address => new WebSocket(address, { headers: { Cookie: `svc_token=${member.token}` } }),
    clock: fastClock(chance),
  });
  t.after(() => client.close());
  const copied = {
    client,
    copy: client.follow(projectId, { comments: withComments }),
    withComments,
    reconnects: 0,
  };
  client.on('state', ({ name }) => {
    if (name === 'waiting') copied.reconnects += 1;
  });
  return copied;
}

/** Several users write concurrently, with network troubles in between, until everything is written. */
async function chapter(
  { people, made, network, chance }: Stage,
  as: (token: string) => Client,
): Promise<void> {
  const end = Date.now() + SECONDS * 1_000;
  let written = 0;
  const isOver = (): boolean => written >= WRITES && Date.now() >= end;
  const writer = async (name: (typeof WRITERS)[number]): Promise<void> => {
    const api = as(people[name].token);
    while (!isOver()) {
      const what = chance.oneOf(ACT_NAMES);
      assert.ok(what);
      const status = await act(what, made, { one: chance.upTo(100), given: chance.upTo(100) }, api);
      assert.ok(status === null || status < 500, `${what} answered ${status}`);
      if (status !== null && status < 300) written += 1;
    }
  };
  const troubles = async (): Promise<void> => {
    while (!isOver()) {
      network.isSlow = chance.upTo(2) === 0;
      network.trouble();
      await pause(chance.upTo(BETWEEN_TROUBLES_MS));
    }
  };
  await Promise.all([...WRITERS.map(writer), troubles()]);
  network.isSlow = false;
}

/** The rows of the copy, and those of the server. */
async function both({ copy, withComments }: Copied, api: Client): Promise<[object[], object[]]> {
  const rows = [...copy.issues.values(), ...copy.pages.values(), ...copy.comments.values()];
  if (withComments) return [asListed(rows), await listed(api, copy.projectId)];
  const { data } = await api.GET('/api/projects/{id}/index', { params: { path: { id: copy.projectId } } });
  assert.ok(data);
  return [inOrder(rows), inOrder([...data.issues, ...data.pages])];
}

function inOrder<Row extends { readonly kind: string; readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => one.kind.localeCompare(other.kind) || one.id - other.id);
}

/** Without writes and with a working network: only the client itself can complete the copy. */
async function assertConverges(copied: Copied, api: Client): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const [own, servers] = await both(copied, api);
    if (isDeepStrictEqual(own, servers)) return;
    await pause(EACH_MS);
  }
  const [own, servers] = await both(copied, api);
  assert.deepEqual(own, servers, `seed ${SEED}, ${JSON.stringify(copied.client.state)}`);
}

test(`clients that are cut off at random end with the rows of the server (seed ${SEED})`, async t => {
  const { server, app, ...people } = await world(t);
  const chance = new Chance(SEED);
  const { network, url } = await roughNetwork(t, server.url, chance);
  const made = new Made(app, ['APP', 'OAR']);
  for (const [given, name] of FIRST.entries()) await act(name, made, { one: 0, given }, people.max.api);
  const followers = [people.vera, people.vera, people.max, people.lena];
  const copies = followers.map(member => follower(t, url, member, chance, app));
  const stage: Stage = { people, made, network, copies, chance };
  const tell = async (as: (token?: string) => Client): Promise<void> => {
    await chapter(stage, as);
    for (const copied of copies) await assertConverges(copied, as(people.vera.token));
  };
  for (let number = 0; number < CHAPTERS; number += 1) await tell(token => clientOf(server.url, token));
  // A server that shuts down waits for running requests, and would wait long for swallowed ones.
  const lost = pause(NOTICE_MS).then(() => network.hangUp());
  await restarted(server, {}, async (as, newUrl) => {
    await lost;
    network.target = newUrl;
    for (let number = 0; number < CHAPTERS; number += 1) await tell(as);
    for (const { client } of copies) client.close();
    network.hangUp();
  });
  assert.deepEqual([...network.made.keys()].sort(), [...TROUBLE_NAMES].sort(), 'troubles that there were');
  for (const { reconnects } of copies) assert.ok(reconnects > 0, 'one client had no trouble');
});
