/** Server events on the socket, and what to fetch again after each. */
import type { components } from './generated/events.ts';

type Schemas = components['schemas'];

export type ServerEvent = Schemas['ServerEvent'];
export type ClientMessage = Schemas['ClientMessage'];

/** Data outside the copies, which must be fetched again where it is shown. */
export type Refetch =
  /** Nothing that is shown is reliable: access has changed, or events were missed. */
  | { readonly what: 'everything' }
  /** The list of projects, and their order. */
  | { readonly what: 'projects' }
  /** The caller's groups. */
  | { readonly what: 'groups' }
  /** The project itself, its plans, modules, labels, folders or attachments. */
  | { readonly what: 'project'; readonly projectId: number }
  /** The relations of an issue. */
  | { readonly what: 'relations'; readonly projectId: number; readonly issueId: number };

/** Every known type; the compiler checks that none is missing. */
const KNOWN: Readonly<Record<ServerEvent['type'], true>> = {
  'issue.created': true,
  'issue.updated': true,
  'issue.deleted': true,
  'issue.linked': true,
  'issue.unlinked': true,
  'project.created': true,
  'project.updated': true,
  'project.deleted': true,
  'projects.reordered': true,
  'project_groups.changed': true,
  'resync.required': true,
  sync_required: true,
  'activity.baseline': true,
};

/** Null for invalid events, and for types that this client does not know. */
export function readEvent(text: string): ServerEvent | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  return isEvent(message) ? message : null;
}

function isEvent(message: unknown): message is ServerEvent {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    typeof message.type === 'string' &&
    Object.hasOwn(KNOWN, message.type)
  );
}

/** Null if the copies cover the event. */
export function refetchAfter(event: ServerEvent): Refetch | null {
  switch (event.type) {
    case 'issue.linked':
    case 'issue.unlinked':
      return { what: 'relations', projectId: event.project_id, issueId: event.issue_id };
    case 'project.updated':
      return event.seq === undefined ? { what: 'project', projectId: event.project_id } : null;
    case 'project.created':
    case 'project.deleted':
    case 'projects.reordered':
      return { what: 'projects' };
    case 'project_groups.changed':
      return { what: 'groups' };
    case 'resync.required':
      return { what: 'everything' };
    default:
      return null;
  }
}
