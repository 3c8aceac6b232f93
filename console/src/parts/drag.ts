/** Rows that are dragged onto each other. Every drag has a menu that does the same. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Side } from './sides.ts';

interface Row {
  readonly element: RefObject<HTMLElement | null>;
  /** The kind of the dragged thing: only things of this kind are accepted. */
  readonly kind: string;
  /** The dragged thing; null if this row cannot be dragged. */
  readonly id: number | null;
  /** Null if nothing can be dropped here. */
  readonly onDrop: ((id: number, side: Side) => void) | null;
}

/** The part of the row under the pointer: its outer quarters are before and after it. */
function sideOf(element: Element, y: number): Side {
  const { top, height } = element.getBoundingClientRect();
  const at = (y - top) / height;
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'inside';
}

/** Returns where something hovers over the row that would be dropped. */
export function useDragging({ element, kind, id, onDrop }: Row): Side | null {
  const [over, setOver] = useState<Side | null>(null);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const isTarget = onDrop !== null;
  useEffect(() => {
    const row = element.current;
    if (!row) return;
    const ends: (() => void)[] = [];
    if (id !== null) ends.push(draggable({ element: row, getInitialData: () => ({ kind, id }) }));
    if (isTarget)
      ends.push(
        dropTargetForElements({
          element: row,
          canDrop: ({ source }) => source.data['kind'] === kind && source.data['id'] !== id,
          onDrag: ({ location, self }) => {
            const isInnermost = location.current.dropTargets[0]?.element === self.element;
            setOver(isInnermost ? sideOf(row, location.current.input.clientY) : null);
          },
          onDragLeave: () => setOver(null),
          onDrop: ({ source, location, self }) => {
            setOver(null);
            if (location.current.dropTargets[0]?.element !== self.element) return;
            latest.current?.(Number(source.data['id']), sideOf(row, location.current.input.clientY));
          },
        }),
      );
    return () => ends.forEach(end => end());
  }, [kind, id, isTarget]);
  return over;
}
