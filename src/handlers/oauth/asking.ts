/** What the pages of approval share: which client asks, and whose form it is that was sent. */
import { answer, type HandledCall } from '../../contract/handler.ts';
import type { Services } from '../../contract/instance.ts';
import { refuse } from '../../generated/refusals.ts';
import { isWelcomeOrigin } from '../../identity/origin.ts';
import { presentedToken } from '../../identity/presented.ts';
import { networksOf } from '../../limits/network.ts';
import { namesItself } from '../../oauth/client-documents.ts';
import { keepClient, registeredClient, type Client } from '../../oauth/clients.ts';
import type { BoundForm } from '../../oauth/form-tokens.ts';
import type { Page } from '../../oauth/pages/page.ts';
import type { Work } from '../../store/work.ts';

/** The client of that name: registered, or described at the address that its name is. */
export async function clientNamed(id: string, call: HandledCall, instance: Services): Promise<Client> {
  const { store, clientDocuments } = instance;
  if (namesItself(id) && clientDocuments.areRead) return clientDocuments.find(id, callerOf(call));
  const client = await store.read(read => registeredClient(read, id, call.now));
  if (client === null) throw refuse.clientUnknown();
  return client;
}

/** For whom a document is fetched: the account, or else the largest network that the address counts as. */
function callerOf({ caller, address }: HandledCall): string {
  if (typeof caller?.authorityId === 'number') return `account ${String(caller.authorityId)}`;
  return networksOf(address ?? '').at(-1)?.value ?? '';
}

/** Grants refer to their client; one that is described elsewhere is written down when it gets its first. */
export async function keepIfDescribed(work: Work, client: Client): Promise<void> {
  if (namesItself(client.id)) await keepClient(work, client);
}

/** A form counts from a page of this server's own, and from no other that may call the API. */
export function refuseForeignOrigin({ headers }: HandledCall, { config: { public_url } }: Services): void {
  const here = public_url === undefined ? {} : { public_url };
  if (!isWelcomeOrigin(headers, { ...here, allowed_origins: [] })) throw refuse.originForeign();
}

/** A form for the browser whose session this is. */
export function formOfSession(
  call: HandledCall,
  purpose: BoundForm['purpose'],
  about: readonly string[],
): BoundForm {
  const key = presentedToken(call.headers);
  if (key === null) throw refuse.unauthenticated();
  return { key, purpose, about };
}

export function pageAnswer({ text, policy }: Page) {
  return answer(200, text, { 'Content-Security-Policy': policy });
}

/** One of the eight, or another by its name; nothing is connected that has none. */
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
