/** One issue on the board: a link, a handle to drag, and a menu that does the same. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { IssueRow } from '@docket/client';
import { labelsOf } from '../../copies/current.ts';
import type { OpenProject } from '../../copies/project.ts';
import { PriorityIcon } from '../../parts/icons.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';

interface CardOf {
  readonly open: OpenProject;
  readonly id: number;
  readonly mayWrite: boolean;
  readonly moves: readonly MenuItem[];
  readonly onStep: (step: 1 | -1) => void;
}

export function Card({ open, id, mayWrite, moves, onStep }: CardOf) {
  const element = useRef<HTMLElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const row = open.rows.get(id)?.value;
  useEffect(() => {
    const card = element.current;
    if (!card || !mayWrite) return;
    const ends = [
      draggable({
        element: card,
        getInitialData: () => ({ id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: card,
        getData: ({ input }) => {
          const { top, height } = card.getBoundingClientRect();
          return { card: id, isBelow: input.clientY > top + height / 2 };
        },
      }),
    ];
    return () => ends.forEach(end => end());
  }, [id, mayWrite]);
  if (!row) return null;
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (!event.shiftKey || step === undefined || !mayWrite) return;
    event.preventDefault();
    onStep(step);
  };
  const name = `issue-card${open.lit.value.has(id) ? ' changed' : ''}${isDragged ? ' dragged' : ''}`;
  return (
    <article ref={element} class={name} onKeyDown={press} data-issue={id}>
      <a class="title" href={`/${row.identifier}`} draggable={false}>
        <span class="ident">{row.identifier}</span> {row.title}
      </a>
      {mayWrite && (
        <Menu label={`Move ${row.identifier}`} class="move" items={moves}>
          ⋯
        </Menu>
      )}
      <Facts open={open} row={row} />
    </article>
  );
}

export function Facts({ open, row }: { readonly open: OpenProject; readonly row: IssueRow }) {
  const labels = labelsOf(open.id).value.value ?? [];
  return (
    <div class="facts">
      <PriorityIcon priority={row.priority} />
      {row.waits.length > 0 && <span class="tag warn">waits</span>}
      {row.needs_human && row.assignees.length === 0 && <span class="tag">person</span>}
      {row.assignees.length > 0 && (
        <span class="tag" title={row.assignees.map(({ display_name }) => display_name).join(', ')}>
          {row.assignees.map(({ username }) => `@${username}`).join(' ')}
        </span>
      )}
      {row.checklist != null && (
        <span class="tag">
          {row.checklist.done}/{row.checklist.total}
        </span>
      )}
      {row.target_date !== null && <span class="tag">{row.target_date}</span>}
      {row.labels.slice(0, 3).map(label => (
        <span key={label} class="tag">
          <span
            class="dot"
            style={{ background: labels.find(({ name }) => name === label)?.color ?? 'var(--quiet)' }}
          />{' '}
          {label}
        </span>
      ))}
    </div>
  );
}
