/** The audit: who changed who may do what, newest first. */
import { useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useThing } from '../../copies/things.ts';
import { Choice, Field } from '../../parts/fields.tsx';
import { Empty, Shown } from '../../parts/states.tsx';
import { client } from '../../session/session.ts';
import { ago, exact } from '../../words/en.ts';

type Entry = Answer<'listAudit'>[number];

const GROUPS = [
  ['', 'Everything'],
  ['user.', 'Accounts'],
  ['session.', 'Sign-ins'],
  ['key.', 'API keys'],
  ['bot.', 'Tools'],
  ['oauth.', 'Approvals of tools'],
  ['settings.', 'Settings'],
  ['member.', 'Members'],
  ['project.', 'Projects'],
  ['backup.', 'Backups'],
] as const;

type Group = (typeof GROUPS)[number][0];

/** Before the name of the target; an act of a newer server is shown by its name. */
const ACTS: Readonly<Record<string, string>> = {
  'user.create': 'created the account',
  'user.signup': 'signed up as',
  'user.update': 'changed the profile of',
  'user.password': 'changed the password of',
  'user.promote': 'made an administrator:',
  'user.demote': 'took the administrator’s rights of',
  'user.deactivate': 'deactivated',
  'user.reactivate': 'reactivated',
  'user.lockdown': 'ended everything that acts for',
  'session.create': 'signed in as',
  'session.refresh': 'confirmed the password of',
  'session.end': 'signed out',
  'key.create': 'created the API key',
  'key.revoke': 'revoked the API key',
  'key.rotate': 'replaced the API key',
  'bot.connect': 'connected the tool',
  'bot.disconnect': 'disconnected the tool',
  'bot.delete': 'deleted the tool',
  'oauth.approve': 'approved the tool',
  'oauth.revoke': 'withdrew the approval of',
  'settings.update': 'changed the settings',
  'member.add': 'added the member',
  'member.update': 'changed the role of',
  'member.remove': 'removed the member',
  'project.publish': 'published',
  'project.unpublish': 'ended the publication of',
  'project.delete': 'deleted the project',
  'backup.create': 'made a backup',
  'backup.restore': 'restored a backup',
};

const PAGE = 50;

interface Filter {
  readonly actor: string;
  readonly action: Group;
  readonly target: string;
  readonly since: string;
}

const ALL: Filter = { actor: '', action: '', target: '', since: '' };

/** The first entries that match, and whether there are more. */
async function firstOf(filter: Filter, most: number): Promise<{ entries: Entry[]; hasMore: boolean }> {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const entries: Entry[] = [];
  for await (const entry of client.each.listAudit({ query: { ...query, limit: PAGE } })) {
    if (entries.length === most) return { entries, hasMore: true };
    entries.push(entry);
  }
  return { entries, hasMore: false };
}

export function Audit() {
  const [filter, setFilter] = useState(ALL);
  const [pages, setPages] = useState(1);
  const found = useThing(`audit ${pages} ${JSON.stringify(filter)}`, () => firstOf(filter, pages * PAGE));
  return (
    <>
      <Filters
        onFilter={next => {
          setFilter(next);
          setPages(1);
        }}
      />
      <Shown of={found}>
        {({ entries, hasMore }) =>
          entries.length === 0 ? (
            <Empty>No such act.</Empty>
          ) : (
            <>
              <ul class="list" aria-label="Acts">
                {entries.map(entry => (
                  <li key={entry.id}>
                    <Act entry={entry} />
                  </li>
                ))}
              </ul>
              {hasMore && (
                <button type="button" onClick={() => setPages(pages + 1)}>
                  Show more
                </button>
              )}
            </>
          )
        }
      </Shown>
    </>
  );
}

function Filters({ onFilter }: { readonly onFilter: (filter: Filter) => void }) {
  const [values, setValues] = useState(ALL);
  const set = (changes: Partial<Filter>): void => setValues({ ...values, ...changes });
  return (
    <form
      class="row"
      aria-label="Filter"
      onSubmit={event => {
        event.preventDefault();
        onFilter(values);
      }}
    >
      <Choice label="Acts on" value={values.action} options={GROUPS} onPick={action => set({ action })} />
      <Field label="By" value={values.actor} onInput={actor => set({ actor })} />
      <Field label="Name of the target" value={values.target} onInput={target => set({ target })} />
      <Field label="Since" type="date" value={values.since} onInput={since => set({ since })} />
      <button class="first">Show</button>
    </form>
  );
}

function Act({ entry }: { readonly entry: Entry }) {
  const { actor, action, target, at, client: address, credential, before, after } = entry;
  const who = actor.username ?? 'An operator’s key';
  return (
    <>
      <b>{who}</b> {ACTS[action] ?? action} <b>{target.name}</b>{' '}
      <small title={exact(at)}>
        {ago(at)}
        {address !== null && ` from ${address}`}
        {credential.kind !== 'none' && `, with ${credential.kind.replace('_', ' ')}`}
      </small>
      {(before !== null || after !== null) && (
        <details class="diff">
          <summary>Values</summary>
          <pre>
            {before !== null && <del>{linesOf(before)}</del>}
            {before !== null && after !== null && '\n'}
            {after !== null && <ins>{linesOf(after)}</ins>}
          </pre>
        </details>
      )}
    </>
  );
}

function linesOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
    .join('\n');
}
