/** The states of a screen: loading, failed, and empty. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Refused } from '@docket/client';
import type { Thing } from '../copies/things.ts';
import { sentenceOf } from '../session/notices.ts';

export function Loading() {
  return (
    <div class="skeleton" aria-busy="true">
      <span class="visually-hidden">Loading</span>
    </div>
  );
}

interface FailedOf {
  readonly error: unknown;
  readonly retry: () => void;
  /** Whether the whole screen depends on it. */
  readonly isScreen?: boolean;
}

export function Failed({ error, retry, isScreen }: FailedOf) {
  const isHidden = error instanceof Refused && (error.status === 404 || error.status === 403);
  if (isHidden && isScreen === true) return <Nothing />;
  return (
    <>
      {isScreen === true && <Heading>Not loaded</Heading>}
      <div role="alert" class="empty">
        <p>{sentenceOf(error)}</p>
        {!isHidden && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      </div>
    </>
  );
}

/** A refusal, read aloud when it appears. */
export function Problem({ children }: { readonly children: string | null }) {
  if (children === null) return null;
  return (
    <p class="bad" role="alert">
      {children}
    </p>
  );
}

export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <div class="empty">{children}</div>;
}

export function Nothing() {
  return (
    <>
      <Heading>Nothing here</Heading>
      <p class="empty">
        There is nothing at this address, or you cannot see it. <a href="/">Go to your projects</a>
      </p>
    </>
  );
}

/** The heading of a screen: it names the page, and gets the focus after a move. */
export function Heading({
  children,
  title,
}: {
  readonly children: ComponentChildren;
  readonly title?: string;
}) {
  const element = useRef<HTMLHeadingElement>(null);
  const text = title ?? (typeof children === 'string' ? children : '');
  useEffect(() => {
    document.title = text === '' ? 'Docket' : `${text} · Docket`;
  }, [text]);
  useEffect(() => {
    // On the first page, the browser's own order applies.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'A')
      element.current?.focus();
  }, []);
  return (
    <h1 ref={element} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface ShownOf<Value> {
  readonly of: Thing<Value>;
  readonly isScreen?: boolean;
  readonly children: (value: Value) => ComponentChildren;
}

/** A thing once it is there; the last value stays while a newer one is loaded. */
export function Shown<Value>({ of, isScreen = false, children }: ShownOf<Value>) {
  const value = of.value.value;
  if (value !== undefined) return <>{children(value)}</>;
  if (of.error.value !== null)
    return <Failed error={of.error.value} isScreen={isScreen} retry={() => void of.load()} />;
  return <Loading />;
}
