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

const BESIDE = 6;
const USUAL_TEXT_PX = 15;

/** Rows grow with the text that the reader has chosen. */
function scaled(height: number): number {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round((height * text) / USUAL_TEXT_PX);
}

export function Windowed<Item>({ label, items, height: usual, keyOf, render }: WindowedOf<Item>) {
  const height = scaled(usual);
  const box = useRef<HTMLDivElement>(null);
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 24]);
  const look = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / height) - BESIDE);
    const last = Math.ceil((scrollTop + clientHeight) / height) + BESIDE;
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
      <ul style={{ height: `${items.length * height}px` }}>
        {items.slice(from, to).map((item, index) => (
          <li
            key={keyOf(item)}
            style={{ top: `${(from + index) * height}px`, height: `${height}px` }}
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
