/** Shared by the consent page and the device confirmation: the client, the approver, and the tool. */
import { html, type Html } from '../../html/html.ts';
import { TOOL_NAMES } from '../../identity/bots.ts';
import type { Account } from '../../identity/caller.ts';
import { DAY } from '../../time/clock.ts';
import { namesItself } from '../client-documents.ts';
import type { Client } from '../clients.ts';
import { TOKEN_SECONDS } from '../tokens.ts';
import { foreign, NOTHING, row } from './page.ts';

export interface ApprovalRequest {
  readonly client: Pick<Client, 'id' | 'name'>;
  readonly account: Account;
  /** Whether the session is recent enough to approve. */
  readonly recent: boolean;
}

export function facts({ client, account }: ApprovalRequest, ...more: readonly Html[]): Html {
  const known = namesItself(client.id)
    ? html`<small>described at ${foreign(client.id)}</small>`
    : html`<small>this name was chosen by the tool and is not verified</small>`;
  const { display_name, username: name } = account;
  const username = name === display_name ? NOTHING : html`<small>${name}</small>`;
  return html`<dl>
    ${row('Tool', foreign(client.name), known)} ${more} ${row('Account', foreign(display_name), username)}
    ${row('Access lasts', `${TOKEN_SECONDS / DAY} days, or until you disconnect the tool`)}
  </dl>`;
}

export const CONSEQUENCE = html`<p>
  It will be able to read and change everything that you can. It gets its own account, and its changes are
  recorded under that account. It has no access to passwords, keys or other users' permissions.
</p>`;

export function stale({ recent }: ApprovalRequest): Html {
  if (recent) return NOTHING;
  return html`<p class="notice">
    You signed in more than 15 minutes ago. To approve, you will be asked to sign in again.
  </p>`;
}

/** The client's name is a good guess for the kind of tool. */
export function toolChoice(client: Pick<Client, 'name'>): Html {
  const guess = guessed(client.name);
  return html`<label for="tool">Which tool is it?</label>
    <select id="tool" name="tool">
      ${[...TOOL_NAMES].map(([id, name]) => option(id, name, id === guess))}
      ${option('', 'Other', guess === '')}
    </select>
    <label for="tool_custom">Name of the tool, if it is not in the list</label>
    <input id="tool_custom" name="tool_custom" maxlength="64" autocomplete="off" />`;
}

function option(value: string, name: string, isChosen: boolean): Html {
  return isChosen
    ? html`<option value="${value}" selected>${name}</option>`
    : html`<option value="${value}">${name}</option>`;
}

/** The longest match: Claude Code is not Claude. */
function guessed(clientName: string): string {
  const words = ` ${clientName.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  const fitting = [...TOOL_NAMES].filter(([id, name]) =>
    [id.replace('-', ' '), name.toLowerCase()].some(one => words.includes(` ${one} `)),
  );
  return fitting.sort(([one], [other]) => other.length - one.length)[0]?.[0] ?? '';
}
