/** A long list of rows of one height: only those in view, and a few beside them, are in the page. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface WindowedOf<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** In pixels, for text of the usual size. */
  readonly height: number;
  readonly keyOf: (item: Item) => number | string;
  readonly render: (item: Item, place: number) => ComponentChildren;
}

/** Rows that are drawn above and below the visible ones. */
const MARGIN_ROWS = 6;
/** The size of text for which heights are given. Rows are sized in rem: they grow with the text that the reader has chosen. */
const USUAL_TEXT_PX = 15;

function textPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

export function Windowed<Item>({ label, items, height, keyOf, render }: WindowedOf<Item>) {
  const rem = height / USUAL_TEXT_PX;
  const box = useRef<HTMLDivElement>(null);
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 24]);
  const look = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const rowPx = rem * textPx();
    const first = Math.max(0, Math.floor(scrollTop / rowPx) - MARGIN_ROWS);
    const last = Math.ceil((scrollTop + clientHeight) / rowPx) + MARGIN_ROWS;
    if (first !== from || last !== to) setRange([first, last]);
  };
  useLayoutEffect(() => {
    look();
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  });
  return (
    <div
      class="windowed"
      ref={box}
      onScroll={look}
      tabIndex={items.length > 0 ? 0 : -1}
      role="group"
      aria-label={label}
    >
      <ul style={{ height: `${items.length * rem}rem` }}>
        {items.slice(from, to).map((item, index) => (
          <li
            key={keyOf(item)}
            style={{ top: `${(from + index) * rem}rem`, height: `${rem}rem` }}
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
          >
            {render(item, from + index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
