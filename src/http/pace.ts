/**
 * Cuts off clients that make no progress: those that do not read their response, and those whose body arrives too slowly. It
 * counts ticks of a second instead of reading a clock, so that a stalled server does not cut off its clients.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OwnPace } from '../generated/operations.ts';
import { refuse, Refusal } from '../generated/refusals.ts';
import { ASKED, type OpenAnswers } from './open-answers.ts';
import { bytesHeld } from './pieces.ts';

/** A response may wait this long while the client reads nothing. */
const UNREAD_BEATS = 15;

/** The memory that all waiting responses may use; beyond that, those stuck the longest are cut off first. */
const HELD_BYTES = 256 * 1024 ** 2;

/** A body may begin slowly; after that, each window must bring this many bytes. */
const FIRST_BEATS = 10;
const WINDOW_BEATS = 5;
const WINDOW_BYTES = WINDOW_BEATS * 1024;

export interface Pace {
  /** Called once per second. */
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

const ofAnswers = new WeakMap<ServerResponse, OwnPace>();
const ofBodies = new WeakMap<IncomingMessage, OwnPace>();

/** From now on the response has a special pace. */
export function giveTime(response: ServerResponse, pace: OwnPace): void {
  ofAnswers.set(response, pace);
}

/** From now on the body has a special pace. */
export function receiveAt(request: IncomingMessage, pace: OwnPace): void {
  ofBodies.set(request, pace);
}

/** Calls `act` if the body arrives too slowly; returns a function that stops listening. */
export function onceSlow(request: IncomingMessage, act: (refusal: Refusal) => void): () => void {
  const tell = (): void => {
    const code = ofBodies.get(request)?.refusal;
    act(code === undefined ? refuse.requestTimeout() : new Refusal(code, {}));
  };
  request.once(SLOW, tell);
  return () => request.off(SLOW, tell);
}

/** Call it before the server listens. */
export function keepPace(server: Server, { all }: Pick<OpenAnswers, 'all'>): Pace {
  const waits = new WeakMap<ServerResponse, Wait>();
  const bodies = bodiesOf(server);
  const lasting = new WeakMap<ServerResponse, number>();
  return {
    beat: () => {
      const still = [...all].flatMap(response => waitOf(response, waits) ?? []);
      for (const { response, beats } of still)
        if (beats >= (ofAnswers.get(response)?.stall ?? UNREAD_BEATS)) cut(response);
      for (const response of all) if (isTooLong(response, lasting)) cut(response);
      relieve(all, still);
      for (const [request, arrival] of bodies)
        if (request.complete || request.destroyed) bodies.delete(request);
        else if (isTooSlow(request, arrival)) giveUp(request);
    },
  };
}

/** Whether a response with a special pace has used up its time. */
function isTooLong(response: ServerResponse, lasting: WeakMap<ServerResponse, number>): boolean {
  const total = ofAnswers.get(response)?.total;
  if (total === undefined || response.destroyed) return false;
  const beats = (lasting.get(response) ?? 0) + 1;
  lasting.set(response, beats);
  return beats >= total;
}

interface Wait {
  readonly response: ServerResponse;
  sent: number;
  beats: number;
}

/** The time that a response has been stuck; null if it makes progress. */
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

function relieve(all: Iterable<ServerResponse>, still: readonly Wait[]): void {
  let held = 0;
  for (const response of all) held += response.destroyed ? 0 : bytesHeld(response);
  for (const { response } of still.toSorted((one, other) => other.beats - one.beats)) {
    if (held <= HELD_BYTES) return;
    if (response.destroyed || bytesHeld(response) === 0) continue;
    held -= bytesHeld(response);
    cut(response);
  }
}

/** With a reset, so that the system frees its buffers too. */
function cut(response: ServerResponse): void {
  unread.add(response);
  response.socket?.resetAndDestroy();
}

interface Arrival {
  readonly socket: Socket;
  beats: number;
  /** Ticks in a row without a byte, if the body has a special pace. */
  stuck: number;
  /** The bytes that the connection had read when the window began. */
  from: number;
}

function bodiesOf(server: Server): Map<IncomingMessage, Arrival> {
  const bodies = new Map<IncomingMessage, Arrival>();
  for (const asked of ASKED)
    server.on(asked, (request: IncomingMessage) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && (length === undefined || length === '0')) return;
      bodies.set(request, { socket: request.socket, beats: 0, stuck: 0, from: 0 });
      request.once('close', () => bodies.delete(request));
    });
  return bodies;
}

function isTooSlow(request: IncomingMessage, arrival: Arrival): boolean {
  const pace = ofBodies.get(request);
  if (pace) return isBeyond(pace, request, arrival);
  // The server is not reading at the moment, which is not the client's fault.
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

/** Unread bytes are not progress, but they are not a stall of the client either. */
function isBeyond({ stall, total }: OwnPace, request: IncomingMessage, arrival: Arrival): boolean {
  const { bytesRead } = arrival.socket;
  const isStuck = request.readableFlowing === true && bytesRead === arrival.from;
  arrival.from = bytesRead;
  arrival.stuck = isStuck ? arrival.stuck + 1 : 0;
  arrival.beats += 1;
  return arrival.stuck >= stall || arrival.beats >= total;
}

/** If something waits for the body, it refuses the call; otherwise the body is only being discarded. */
function giveUp(request: IncomingMessage): void {
  if (slow.has(request)) return;
  slow.add(request);
  if (!request.emit(SLOW)) request.socket.destroy();
}
