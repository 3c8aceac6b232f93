/** Shared by the approval pages: finds the client, and validates the submitted form. */
import { answer, type HandledCall } from '../../contract/handler.ts';
import type { Services } from '../../contract/instance.ts';
import { refuse } from '../../generated/refusals.ts';
import { isWelcomeOrigin } from '../../identity/origin.ts';
import { tokenIn } from '../../identity/presented.ts';
import { networksOf } from '../../limits/network.ts';
import { namesItself } from '../../oauth/client-documents.ts';
import { keepClient, registeredClient, type Client } from '../../oauth/clients.ts';
import type { BoundForm } from '../../oauth/form-tokens.ts';
import type { Page } from '../../oauth/pages/page.ts';
import type { Work } from '../../store/work.ts';

/** The client with this id: registered, or described by the document at that address. */
export async function clientNamed(id: string, call: HandledCall, instance: Services): Promise<Client> {
  const { store, clientDocuments } = instance;
  if (namesItself(id) && clientDocuments.areRead) return clientDocuments.find(id, callerOf(call));
  const client = await store.read(read => registeredClient(read, id, call.now));
  if (client === null) throw refuse.clientUnknown();
  return client;
}

/** The caller whose limit a document fetch counts towards: the account, or else the largest network of the address. */
function callerOf({ caller, address }: HandledCall): string {
  if (typeof caller?.authorityId === 'number') return `account ${String(caller.authorityId)}`;
  return networksOf(address ?? '').at(-1)?.value ?? '';
}

/** Grants refer to their client, so a client that is described by a document is stored at its first grant. */
export async function keepIfDescribed(work: Work, client: Client): Promise<void> {
  if (namesItself(client.id)) await keepClient(work, client);
}

/** A form is accepted only from this server's pages, and not from other origins that may call the API. */
export function refuseForeignOrigin({ headers }: HandledCall, { config: { public_url } }: Services): void {
  const here = public_url === undefined ? {} : { public_url };
  if (!isWelcomeOrigin(headers, { ...here, allowed_origins: [] })) throw refuse.originForeign();
}

/** A form bound to this session. */
export function formOfSession(
  call: HandledCall,
  purpose: BoundForm['purpose'],
  about: readonly string[],
): BoundForm {
  const key = tokenIn(call.headers);
  if (key === null) throw refuse.unauthenticated();
  return { key, purpose, about };
}

export function pageAnswer({ text, policy }: Page) {
  return answer(200, text, { 'Content-Security-Policy': policy });
}

/** One of the eight known tools, or another one by its name; a tool without a name cannot be connected. */
export function toolChosen({
  tool,
  tool_custom,
}: {
  tool?: string | undefined;
  tool_custom?: string | undefined;
}) {
  const chosen = tool ?? tool_custom?.trim().normalize('NFC');
  if (chosen === undefined || chosen === '') throw refuse.toolMissing();
  return chosen;
}
