/** A project on a real server, and clients that follow it through a relay, on a manual clock. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { WebSocket } from 'ws';
import {
  connect,
  type Client,
  type Followed,
  type Refetch,
  type ServerEvent,
  type State,
} from '../../clients/typescript/src/index.ts';
import type { Cast, Member } from './cast.ts';
import type { Client as Api } from './client.ts';
import { Network } from './client-network.ts';
import { HandClock } from './hand-clock.ts';
import { startRelay, type Relay } from './relay.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';
import { world } from './world.ts';

/** A client, and all its events. */
export interface Watched {
  readonly client: Client;
  readonly states: State[];
  readonly events: ServerEvent[];
  readonly refetches: Refetch[];
  readonly failures: unknown[];
}

export interface Scene {
  readonly server: TestServer;
  readonly people: Cast;
  readonly project: number;
  readonly relay: Relay;
  readonly network: Network;
  readonly clock: HandClock;
  /** A client that has its first socket, or has been refused one. */
  connected(member?: Member): Promise<Watched>;
}

export async function scene(t: TestContext): Promise<Scene> {
  const { server, app, ...people } = await world(t);
  const relay = await startRelay(t, server);
  const [network, clock] = [new Network(), new HandClock()];
  const connected = async (member: Member = people.max): Promise<Watched> => {
    const watched = watch(
      connect({
        url: server.url,
        token: member.token,
        fetch: network.fetch,
        openSocket: () => new WebSocket(relay.url, { headers: { Cookie: `svc_token=${member.token}` } }),
        clock,
      }),
    );
    t.after(() => watched.client.close());
    await until('the client connected', () => watched.client.state.name !== 'connecting');
    return watched;
  };
  return { server, people, project: app, relay, network, clock, connected };
}

function watch(client: Client): Watched {
  const watched: Watched = { client, states: [], events: [], refetches: [], failures: [] };
  client.on('state', state => watched.states.push(state));
  client.on('event', event => watched.events.push(event));
  client.on('refetch', refetch => watched.refetches.push(refetch));
  client.on('failure', failure => watched.failures.push(failure));
  return watched;
}

/** Advances the clock by the client's wait, and no more. */
export function wait({ clock }: Scene, { client }: Watched): void {
  assert.equal(client.state.name, 'waiting');
  if (client.state.name === 'waiting') clock.advance(client.state.ms);
}

export async function opens({ client }: Watched): Promise<void> {
  await until('there is a socket', () => client.state.name === 'open');
}

export async function issue(api: Api, project_id: number, title: string): Promise<number> {
  const { data, error } = await api.POST('/api/issues', { body: { project_id, title } });
  assert.ok(data, JSON.stringify(error));
  return data.id;
}

export async function rename(api: Api, id: number, title: string): Promise<void> {
  const { error } = await api.PUT('/api/issues/{id}', { params: { path: { id } }, body: { title } });
  assert.equal(error, undefined);
}

/** The contents of a fresh index. */
export async function indexed(api: Api, id: number) {
  const { data, error } = await api.GET('/api/projects/{id}/index', { params: { path: { id } } });
  assert.ok(data, JSON.stringify(error));
  return byKind(data.issues, data.pages);
}

/** The contents of a copy. */
export function held({ issues, pages }: Followed) {
  return byKind([...issues.values()], [...pages.values()]);
}

function byKind<Issue extends Identified, Page extends Identified>(
  issues: readonly Issue[],
  pages: readonly Page[],
) {
  return { issues: inOrder(issues), pages: inOrder(pages) };
}

interface Identified {
  readonly id: number;
}

function inOrder<Row extends Identified>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => one.id - other.id);
}

export function titles({ issues }: Followed): string[] {
  return [...issues.values()].map(({ title }) => title).sort();
}
