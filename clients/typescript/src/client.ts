/** A client of one instance for one user: a socket that reconnects, and live copies of projects. */
import { systemClock, type Clock } from './clock.ts';
import { Connection, type State } from './connection.ts';
import { refetchAfter, type Refetch, type ServerEvent } from './events.ts';
import type { Followed, FollowOptions } from './followed.ts';
import { Following } from './following.ts';
import { Audience, call } from './listeners.ts';
import { Rest } from './rest.ts';
import { baseOf, storeOf, type TokenStore } from './instance.ts';
import { ownSocket, type OpenSocket } from './socket.ts';

export interface ClientOptions {
  /** The URL of the instance, such as `https://docket.harbour.example`. */
  readonly url: string;
  /**
   * A session token, an API key or an OAuth token; or a store for one, which is read for each request and each socket. The socket
   * needs a session, and in browsers its cookie.
   */
  readonly token?: string | TokenStore;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces the browser's `WebSocket`, or in Node one that sends the token as the session cookie. */
  readonly openSocket?: OpenSocket;
  /** Replaces the system's time, randomness and timers. */
  readonly clock?: Clock;
}

export interface ClientEvents {
  /** The state of the socket. */
  readonly state: State;
  /** Every server event, unchanged; after a reconnect, some are repeated. */
  readonly event: ServerEvent;
  /** Something outside the copies has changed, or may have. */
  readonly refetch: Refetch;
  /** A request failed, and will be retried. */
  readonly failure: unknown;
}

export function connect(options: ClientOptions): Client {
  return new Client(options);
}

export class Client {
  readonly #clock: Clock;
  readonly #rest: Rest;
  readonly #connection: Connection;
  readonly #followings = new Map<number, Following>();
  readonly #audience = new Audience<ClientEvents>({
    state: new Set(),
    event: new Set(),
    refetch: new Set(),
    failure: new Set(),
  });
  #isFirstAttempt = true;

  constructor({ url, token, fetch, openSocket, clock = systemClock }: ClientOptions) {
    const base = baseOf(url);
    const tokens = storeOf(token);
    this.#clock = clock;
    this.#rest = new Rest({ url: base, token: tokens, ...(fetch ? { fetch } : {}) }, clock);
    const socketUrl = `${base.replace(/^http/, 'ws')}/api/events/ws`;
    const opening = openSocket ?? ownSocket(tokens);
    this.#connection = new Connection(() => opening(socketUrl), this.#rest, clock, {
      stateChanged: state => this.#stateChanged(state),
      opened: () => this.#opened(),
      heard: event => this.#heard(event),
      lost: heardAt => this.#each(following => following.wasInStepAt(heardAt)),
      poll: () => this.#each(following => following.catchUp()),
    });
    this.#connection.begin();
  }

  get state(): State {
    return this.#connection.state;
  }

  /** A listener for the state is called with the current one at once. Returns a function that removes the listener. */
  on<Name extends keyof ClientEvents>(name: Name, listener: (value: ClientEvents[Name]) => void): () => void {
    const remove = this.#audience.add(name, listener);
    if (name === 'state') call(() => listener(this.state as ClientEvents[Name]));
    return remove;
  }

  /**
   * Keeps a live copy of a project, until it is stopped, the project is gone or the client is closed. All followers of a project share
   * one copy.
   */
  follow(projectId: number, options: FollowOptions = {}): Followed {
    if (this.state.name === 'closed') throw new Error('The client is closed.');
    const following = this.#followings.get(projectId) ?? this.#following(projectId);
    return following.join(options);
  }

  #following(projectId: number): Following {
    const following = new Following(projectId, this.#rest, this.#clock, {
      begun: begun => this.#resume(begun),
      ended: () => this.#followings.delete(projectId),
      signedOut: () => this.#connection.close('signed out'),
      failed: error => this.#audience.tell('failure', error),
    });
    this.#followings.set(projectId, following);
    return following;
  }

  /** Closes the socket and aborts every request. Copies keep their rows. */
  close(): void {
    this.#connection.close('closed');
  }

  #stateChanged(state: State): void {
    if (state.name === 'waiting') this.#isFirstAttempt = false;
    if (state.name === 'closed') this.#each(following => following.stop());
    this.#audience.tell('state', state);
  }

  #opened(): void {
    this.#each(following => {
      following.hurry();
      if (following.hasBegun && following.wasAwayTooLong) following.startOver();
      else if (following.hasBegun) this.#resume(following);
    });
    // Only events with a position are sent again.
    if (!this.#isFirstAttempt) this.#audience.tell('refetch', { what: 'everything' });
  }

  #resume({ projectId, cursor }: Following): void {
    this.#connection.send({ type: 'resume', project_id: projectId, cursor });
  }

  #heard(event: ServerEvent): void {
    this.#follow(event);
    this.#audience.tell('event', event);
    const refetch = refetchAfter(event);
    if (refetch) this.#audience.tell('refetch', refetch);
  }

  #follow(event: ServerEvent): void {
    if (event.type === 'resync.required') return this.#each(following => following.startOver());
    const following = 'project_id' in event ? this.#followings.get(event.project_id) : undefined;
    if (event.type === 'project.deleted') following?.vanish();
    else if (event.type === 'sync_required') following?.catchUp();
    else if ('seq' in event && event.seq !== undefined) following?.notice(event.seq);
  }

  #each(act: (following: Following) => void): void {
    for (const following of [...this.#followings.values()]) act(following);
  }
}
