/**
 * Ends what does not move: answers that nobody reads, bodies that trickle in. It counts beats of a second and asks no clock,
 * so that a server which was held up itself ends nobody for it.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse, type Refusal } from '../generated/refusals.ts';
import { ASKED, type OpenAnswers } from './open-answers.ts';
import { bytesHeld } from './pieces.ts';

/** So long an answer may wait without a byte of it being taken. */
const UNREAD_BEATS = 15;

/** What all answers that wait may keep; beyond it those end first that have not moved for longest. */
const HELD_BYTES = 256 * 1024 ** 2;

/** A body may begin slowly; then so many bytes must come in every so many beats. */
const FIRST_BEATS = 10;
const WINDOW_BEATS = 5;
const WINDOW_BYTES = WINDOW_BEATS * 1024;

export interface Pace {
  /** Once in a second. */
  beat(): void;
}

const unread = new WeakSet<ServerResponse>();
const slow = new WeakSet<IncomingMessage>();
const SLOW = Symbol('too slow');

export function wasUnread(response: ServerResponse): boolean {
  return unread.has(response);
}

export function isSlow(request: IncomingMessage): boolean {
  return slow.has(request);
}

/** Tells whoever reads the body when it comes too slowly to be waited for; answers how to listen no more. */
export function onceSlow(request: IncomingMessage, act: (refusal: Refusal) => void): () => void {
  const tell = (): void => act(refuse.requestTimeout());
  request.once(SLOW, tell);
  return () => request.off(SLOW, tell);
}

/** Call it before the server listens. */
export function keepPace(server: Server, { all }: Pick<OpenAnswers, 'all'>): Pace {
  const waits = new WeakMap<ServerResponse, Wait>();
  const bodies = bodiesOf(server);
  return {
    beat: () => {
      const still = [...all].flatMap(response => waitOf(response, waits) ?? []);
      for (const { response } of still.filter(({ beats }) => beats >= UNREAD_BEATS)) cut(response);
      relieve(all, still);
      for (const [request, arrival] of bodies)
        if (request.complete || request.destroyed) bodies.delete(request);
        else if (isTooSlow(request, arrival)) giveUp(request);
    },
  };
}

interface Wait {
  readonly response: ServerResponse;
  sent: number;
  beats: number;
}

/** How long an answer has not moved; null for one that does. */
function waitOf(response: ServerResponse, waits: WeakMap<ServerResponse, Wait>): Wait | null {
  const { socket } = response;
  if (!socket || socket.writableLength === 0) {
    waits.delete(response);
    return null;
  }
  const sent = socket.bytesWritten - socket.writableLength;
  const wait = waits.get(response) ?? { response, sent: -1, beats: 0 };
  waits.set(response, wait);
  wait.beats = sent === wait.sent ? wait.beats + 1 : 0;
  wait.sent = sent;
  return wait.beats > 0 ? wait : null;
}

function relieve(all: ReadonlySet<ServerResponse>, still: readonly Wait[]): void {
  let held = 0;
  for (const response of all) held += response.destroyed ? 0 : bytesHeld(response);
  for (const { response } of still.toSorted((one, other) => other.beats - one.beats)) {
    if (held <= HELD_BYTES) return;
    if (response.destroyed || bytesHeld(response) === 0) continue;
    held -= bytesHeld(response);
    cut(response);
  }
}

/** What the system still keeps for the client goes too. */
function cut(response: ServerResponse): void {
  unread.add(response);
  response.socket?.resetAndDestroy();
}

interface Arrival {
  readonly socket: Socket;
  beats: number;
  /** Where the window began, in bytes of the connection. */
  from: number;
}

function bodiesOf(server: Server): Map<IncomingMessage, Arrival> {
  const bodies = new Map<IncomingMessage, Arrival>();
  for (const asked of ASKED)
    server.on(asked, (request: IncomingMessage) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && (length === undefined || length === '0')) return;
      bodies.set(request, { socket: request.socket, beats: 0, from: 0 });
      request.once('close', () => bodies.delete(request));
    });
  return bodies;
}

function isTooSlow(request: IncomingMessage, arrival: Arrival): boolean {
  // Nobody takes it at the moment: that is not the client's fault.
  if (request.readableFlowing !== true) {
    arrival.beats = Math.min(arrival.beats, FIRST_BEATS);
    arrival.from = arrival.socket.bytesRead;
    return false;
  }
  arrival.beats += 1;
  const { bytesRead } = arrival.socket;
  const late = arrival.beats - FIRST_BEATS;
  if (late > 0 && late % WINDOW_BEATS === 0 && bytesRead - arrival.from < WINDOW_BYTES) return true;
  if (late <= 0 || late % WINDOW_BEATS === 0) arrival.from = bytesRead;
  return false;
}

/** Who waits for the body refuses it; where nobody does, it would only be drained. */
function giveUp(request: IncomingMessage): void {
  if (slow.has(request)) return;
  slow.add(request);
  if (!request.emit(SLOW)) request.socket.destroy();
}
