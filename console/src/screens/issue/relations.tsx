/** The relations of an issue, in both directions. */
import { useState } from 'preact/hooks';
import type { OpenProject } from '../../copies/project.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Choice } from '../../parts/fields.tsx';
import { trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import type { WholeIssue } from './issue.tsx';

const KINDS = {
  blocks: 'Blocks',
  blocked_by: 'Blocked by',
  relates_to: 'Relates to',
  duplicates: 'Duplicates',
  duplicated_by: 'Duplicated by',
} as const;

/** The kinds of the API, and the same relations from the other side. */
const CHOICES = [
  ['blocks', 'Blocks'],
  ['blocked_by', 'Blocked by'],
  ['relates_to', 'Relates to'],
  ['duplicate', 'Duplicates'],
  ['duplicated_by', 'Duplicated by'],
] as const;
type Chosen = (typeof CHOICES)[number][0];

type Kind = keyof typeof KINDS;

interface RelationsOf {
  readonly issue: WholeIssue;
  readonly open: OpenProject;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

export function Relations({ issue, open, mayWrite, onChanged }: RelationsOf) {
  const [isAdding, setIsAdding] = useState(false);
  const kinds = (Object.keys(KINDS) as Kind[]).filter(kind => issue[kind].length > 0);
  const cut = (other: string): void => {
    void trying(
      () => client.unlinkIssues({ body: { source: issue.identifier, target: other } }),
      'Relation removed',
    ).then(onChanged);
  };
  const turn = (other: string): void => {
    const body = { source: issue.identifier, target: other };
    void trying(() => client.reverseRelations({ body }), 'Relation reversed').then(onChanged);
  };
  return (
    <section class="part" aria-label="Relations">
      <div class="spread">
        <h2>Relations</h2>
        {mayWrite && (
          <button type="button" onClick={() => setIsAdding(true)}>
            Add relation
          </button>
        )}
      </div>
      {kinds.map(kind => (
        <div key={kind}>
          <h3>{KINDS[kind]}</h3>
          <ul class="list">
            {issue[kind].map(other => (
              <li key={other} class="row">
                <a href={`/${other}`}>{other}</a>
                {mayWrite && kind !== 'relates_to' && (
                  <button
                    type="button"
                    class="plain"
                    aria-label={`Reverse ${other}`}
                    onClick={() => turn(other)}
                  >
                    ⇄
                  </button>
                )}
                {mayWrite && (
                  <button
                    type="button"
                    class="plain"
                    aria-label={`Remove ${other}`}
                    onClick={() => cut(other)}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isAdding && (
        <Adding issue={issue} open={open} onClose={() => setIsAdding(false)} onAdded={onChanged} />
      )}
    </section>
  );
}

interface AddingOf {
  readonly issue: WholeIssue;
  readonly open: OpenProject;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** The other direction of a kind is the same relation from the other issue. */
function bodyOf(kind: Chosen, own: string, other: string) {
  const isTurned = kind === 'blocked_by' || kind === 'duplicated_by';
  const [source, target] = isTurned ? [other, own] : [own, other];
  const relation_type = kind.startsWith('block')
    ? 'blocks'
    : kind === 'relates_to'
      ? 'relates_to'
      : 'duplicate';
  return { source, target, relation_type } as const;
}

function Adding({ issue, open, onClose, onAdded }: AddingOf) {
  const [kind, setKind] = useState<Chosen>('blocks');
  const [text, setText] = useState('');
  const wanted = text.toLowerCase();
  const found =
    wanted === ''
      ? []
      : [...open.copy.issues.values()]
          .filter(
            ({ id, identifier, title }) =>
              id !== issue.id && `${identifier} ${title}`.toLowerCase().includes(wanted),
          )
          .slice(0, 8);
  const add = async (): Promise<void> => {
    const other = /^[A-Za-z][A-Za-z0-9]*-\d+/.exec(text.trim())?.[0] ?? found[0]?.identifier ?? text.trim();
    await client.linkIssues({ body: bodyOf(kind, issue.identifier, other.toUpperCase()) });
    onAdded();
  };
  return (
    <FormDialog title="Add relation" act="Add" onClose={onClose} onSubmit={add}>
      <Choice label="Kind" value={kind} options={CHOICES} onPick={setKind} />
      <div class="field">
        <label for="relation-issue">Issue</label>
        <input
          id="relation-issue"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls="relation-issues"
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </div>
      <div role="listbox" id="relation-issues" aria-label="Issues">
        {found.map(({ id, identifier, title }) => (
          <div
            key={id}
            role="option"
            class="option"
            aria-selected="false"
            onMouseDown={() => setText(identifier)}
          >
            {identifier} {title}
          </div>
        ))}
      </div>
    </FormDialog>
  );
}
