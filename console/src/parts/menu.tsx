/** A button with a menu, by the ARIA pattern: arrows move, Escape closes and returns the focus. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface MenuItem {
  readonly name: string;
  readonly act: () => void;
  readonly isChecked?: boolean;
}

interface MenuOf {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Menu({ label, items, children, class: name = '' }: MenuOf) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const buttons = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  const trigger = (): HTMLElement | null =>
    root.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? null;
  useEffect(() => {
    if (!isOpen) return;
    buttons()[0]?.focus();
    const away = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, [isOpen]);
  const press = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) all[(at + step + all.length) % all.length]?.focus();
    else if (event.key === 'Escape') {
      setIsOpen(false);
      trigger()?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class={`menu ${name}`} ref={root}>
      <button
        type="button"
        class="plain"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div class="menu-list" role="menu" aria-label={label} onKeyDown={press}>
          {items.map(({ name: text, act, isChecked }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              onClick={() => {
                setIsOpen(false);
                trigger()?.focus();
                act();
              }}
            >
              {text}
              {isChecked === true && <span aria-hidden="true">✓</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A button with a small panel, such as a list of check boxes. */
export function Popup({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const away = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, [isOpen]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
    event.stopPropagation();
  };
  return (
    <div class="menu" ref={root} onKeyDown={press}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </button>
      {isOpen && <div class="menu-list start">{children}</div>}
    </div>
  );
}
