/** Both versions of a field that somebody else has changed: nothing that was typed is dropped without a choice. */
import { useState } from 'preact/hooks';
import { Refused, type IssueFields } from '@docket/client';
import { Dialog } from '../../parts/dialog.tsx';

export interface ConflictAt {
  readonly fields: IssueFields;
  readonly theirs: Readonly<Record<string, unknown>>;
  readonly redo: (fields: IssueFields) => void;
}

export function conflictOf(error: unknown, fields: IssueFields): Omit<ConflictAt, 'redo'> | null {
  if (!(error instanceof Refused && error.is('stale_seq'))) return null;
  return { fields, theirs: error.body.current as unknown as Record<string, unknown> };
}

export function Conflict({ at, onClose }: { readonly at: ConflictAt; readonly onClose: () => void }) {
  const [merged, setMerged] = useState<string | null>(null);
  const [[name = '', mine] = []] = Object.entries(at.fields);
  const isText = name === 'description';
  const redo = (fields: IssueFields): void => {
    onClose();
    at.redo(fields);
  };
  return (
    <Dialog title="Somebody else changed this" onClose={onClose}>
      <Versions theirs={shown(at.theirs[name])} mine={shown(mine)} />
      {merged !== null && (
        <textarea
          aria-label="Merged text"
          rows={12}
          value={merged}
          onInput={event => setMerged(event.currentTarget.value)}
        />
      )}
      <div class="actions">
        <button type="button" onClick={onClose}>
          Keep theirs
        </button>
        {isText && merged === null && (
          <button type="button" onClick={() => setMerged(`${shown(at.theirs[name])}\n\n${shown(mine)}`)}>
            Merge
          </button>
        )}
        {merged === null ? (
          <button type="button" class="first" onClick={() => redo(at.fields)}>
            Use mine
          </button>
        ) : (
          <button type="button" class="first" onClick={() => redo({ description: merged })}>
            Save the merged text
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Lines that only one version has are marked. */
export function Versions({ theirs, mine }: { readonly theirs: string; readonly mine: string }) {
  const [one, other] = [theirs.split('\n'), mine.split('\n')];
  const inMine = new Set(other);
  const inTheirs = new Set(one);
  return (
    <div class="diff stack">
      <h3>Theirs</h3>
      <pre>
        {one.map((line, place) => (inMine.has(line) ? `${line}\n` : <ins key={place}>{`${line}\n`}</ins>))}
      </pre>
      <h3>Yours</h3>
      <pre>
        {other.map((line, place) =>
          inTheirs.has(line) ? `${line}\n` : <ins key={place}>{`${line}\n`}</ins>,
        )}
      </pre>
    </div>
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? 'none' : JSON.stringify(value);
}
