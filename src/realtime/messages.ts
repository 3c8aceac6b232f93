/** What travels over a socket: the events as bytes, and what the client may say. */
import { eventCheck } from '../contract/compiled.ts';
import { sentenceOf } from '../contract/sentence.ts';
import type { components } from '../generated/types/events.ts';
import type { StoreEvent } from '../store/events.ts';

type Schemas = components['schemas'];
export type ServerEvent = Schemas['ServerEvent'];
export type ClientMessage = Schemas['ClientMessage'];
export type Resume = Schemas['Resume'];

/** What the client said; null for anything that the contract does not list. */
export function clientMessage(text: string): ClientMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  return isClientMessage(message) ? message : null;
}

function isClientMessage(message: unknown): message is ClientMessage {
  return eventCheck('ClientMessage')(message);
}

/** A message of the server as bytes. */
export function encoded(message: ServerEvent): Buffer {
  return Buffer.from(JSON.stringify(message));
}

/** What is told of an event, as bytes that are made once however many sockets send them. Whom it is for stays here. */
export function encodedEvent({ type, project_id, issue_id, seq }: StoreEvent): Buffer {
  return Buffer.from(JSON.stringify({ type, project_id, issue_id, seq }));
}

/** An event that the contract does not describe is a defect of ours. */
export function checkEvent(bytes: Buffer): void {
  const check = eventCheck('ServerEvent');
  if (check(JSON.parse(bytes.toString()))) return;
  throw new Error(`an event breaks its contract: ${sentenceOf(check.errors, bytes.toString())}`);
}
