/** What travels over a socket: the events as bytes, and what the client may say. */
import { eventCheck } from '../contract/compiled.ts';
import { sentenceOf } from '../contract/answers/sentence.ts';
import type { components } from '../generated/types/events.ts';
import type { StoreEvent } from '../store/events.ts';
import { textFrame } from './frames.ts';

type Schemas = components['schemas'];
export type ServerEvent = Schemas['ServerEvent'];
export type ClientMessage = Schemas['ClientMessage'];
export type Resume = Schemas['resume'];

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

/** A message of the server as it is sent. */
export function encoded(message: ServerEvent): Buffer {
  return textFrame(JSON.stringify(message));
}

/** What sockets receive of an event, without its recipients. */
export function eventText({ type, project_id, issue_id, seq }: StoreEvent): string {
  return JSON.stringify({ type, project_id, issue_id, seq });
}

/** An event that the contract does not describe is a defect of ours. */
export function checkEvent(text: string): void {
  const check = eventCheck('ServerEvent');
  if (check(JSON.parse(text))) return;
  throw new Error(`an event does not match its schema: ${sentenceOf(check.errors, text)}`);
}
