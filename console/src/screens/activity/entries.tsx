/** Activity as sentences. */
import { useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useThing } from '../../copies/things.ts';
import { Empty, Shown } from '../../parts/states.tsx';
import { ago, exact } from '../../words/en.ts';

type Feed = Answer<'listProjectActivity'>;
type Entry = Feed['items'][number];

interface ActivityListOf {
  readonly name: string;
  readonly read: (query: { readonly limit: number; readonly offset: number }) => Promise<Feed>;
}

const PAGE = 30;

export function ActivityList({ name, read }: ActivityListOf) {
  const [more, setMore] = useState(1);
  const feed = useThing(`${name} ${more}`, async () => {
    const pages = await Promise.all(
      Array.from({ length: more }, (_, page) => read({ limit: PAGE, offset: page * PAGE })),
    );
    return { items: pages.flatMap(({ items }) => items), has_more: pages.at(-1)?.has_more ?? false };
  });
  return (
    <Shown of={feed}>
      {({ items, has_more }) =>
        items.length === 0 ? (
          <Empty>Nothing has happened yet.</Empty>
        ) : (
          <>
            <ul class="list">
              {items.map(entry => (
                <li key={entry.id}>
                  <Sentence entry={entry} /> <small title={exact(entry.ts)}>{ago(entry.ts)}</small>
                </li>
              ))}
            </ul>
            {has_more && (
              <button type="button" onClick={() => setMore(more + 1)}>
                Show more
              </button>
            )}
          </>
        )
      }
    </Shown>
  );
}

const VERBS: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  attach: 'added to',
  detach: 'removed from',
  link: 'linked',
  unlink: 'unlinked',
  mention: 'mentioned somebody in',
  assign: 'assigned',
  unassign: 'unassigned',
  wait: 'made wait',
  unwait: 'ended a wait of',
  import: 'imported',
  archive: 'archived',
  unarchive: 'unarchived',
  'auto-complete': 'completed a step of',
  'auto-reopen': 'reopened a step of',
  'auto-archive': 'archived',
};

const SHORT = 60;

function Sentence({ entry }: { readonly entry: Entry }) {
  const {
    actor_display_name,
    actor_is_bot,
    transport,
    action,
    entity_type,
    entity_label,
    field,
    old_value,
    new_value,
  } = entry;
  const who = actor_display_name ?? 'The server';
  const what = entity_type === 'issue' || entity_type === 'page' ? '' : `${entity_type.replace('_', ' ')} `;
  const isLink = entity_label !== null && /^(?:[A-Z][A-Z0-9]*-)?(?:DOC-|PLAN-)?\d+$/.test(entity_label);
  const isShort = (old_value?.length ?? 0) <= SHORT && (new_value?.length ?? 0) <= SHORT;
  return (
    <>
      <b>{who}</b>
      {actor_is_bot && <span class="tag"> agent</span>} {VERBS[action] ?? action} {what}
      {isLink ? <a href={`/${entity_label}`}>{entity_label}</a> : entity_label}
      {field !== null && `: ${field.replace(/_/g, ' ')}`}
      {isShort && old_value !== null && new_value !== null && ` from “${old_value}” to “${new_value}”`}
      {isShort && old_value === null && new_value !== null && ` “${new_value}”`}
      {!isShort && (
        <details class="diff">
          <summary>Show the change</summary>
          <pre>
            {old_value !== null && <del>{old_value}</del>}
            {'\n'}
            {new_value !== null && <ins>{new_value}</ins>}
          </pre>
        </details>
      )}
      {transport !== 'web' && <small> by {transport}</small>}
    </>
  );
}
