/** A modal dialog. The browser keeps the focus inside, and returns it when the dialog closes. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sentenceOf } from '../session/notices.ts';
import { Problem } from './states.tsx';

interface DialogOf {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogOf) {
  const element = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={element} aria-labelledby={name} onClose={onClose}>
      <h2 id={name}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A dialog with nothing to submit. */
export function ReadingDialog({ title, onClose, children }: DialogOf) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div class="actions">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

interface FormOf {
  readonly title: string;
  /** The word on the button that carries it out. */
  readonly act: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /** Rejects with what the dialog then shows. */
  readonly onSubmit: () => Promise<void>;
  readonly children?: ComponentChildren;
}

/** A dialog with a form: it stays open with the refusal if the server refuses. */
export function FormDialog({ title, act, isDangerous, onClose, onSubmit, children }: FormOf) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={event => void submit(event)}>
        {children}
        <Problem>{problem}</Problem>
        <div class="actions">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button class={isDangerous === true ? 'danger' : 'first'} disabled={isBusy}>
            {act}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
