/** Socket messages: events as bytes, and client messages. */
import { eventCheck } from '../contract/compiled.ts';
import { sentenceOf } from '../contract/answers/sentence.ts';
import type { components } from '../generated/types/events.ts';
import type { StoreEvent } from '../store/events.ts';
import { textFrame } from './frames.ts';

type Schemas = components['schemas'];
export type ServerEvent = Schemas['ServerEvent'];
export type ClientMessage = Schemas['ClientMessage'];
export type Resume = Schemas['resume'];

/** The parsed client message; null if the contract does not declare it. */
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

/** A server message as it is sent. */
export function encoded(message: ServerEvent): Buffer {
  return textFrame(JSON.stringify(message));
}

/** An event as sockets receive it, without its recipients. */
export function eventText({ type, project_id, issue_id, seq }: StoreEvent): string {
  return JSON.stringify({ type, project_id, issue_id, seq });
}

/** An event that the contract does not describe is a bug. */
export function checkEvent(text: string): void {
  const check = eventCheck('ServerEvent');
  if (check(JSON.parse(text))) return;
  throw new Error(`an event does not match its schema: ${sentenceOf(check.errors, text)}`);
}
