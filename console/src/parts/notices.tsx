/** The messages of the page, in regions that screen readers announce. */
import { dismiss, notices } from '../session/notices.ts';

export function Notices() {
  const all = notices.value;
  return (
    <>
      <div class="visually-hidden" role="status">
        {all
          .filter(({ quietly }) => quietly)
          .map(({ id, text }) => (
            <span key={id}>{text}</span>
          ))}
      </div>
      <div class="toasts">
        <div role="status">
          {all
            .filter(({ isError, quietly }) => !isError && !quietly)
            .map(notice => (
              <Toast key={notice.id} {...notice} />
            ))}
        </div>
        <div role="alert">
          {all
            .filter(({ isError }) => isError)
            .map(notice => (
              <Toast key={notice.id} {...notice} />
            ))}
        </div>
      </div>
    </>
  );
}

function Toast({ id, text, isError, undo }: (typeof notices.value)[number]) {
  return (
    <div class={isError ? 'toast wrong' : 'toast'}>
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo();
            dismiss(id);
          }}
        >
          Undo
        </button>
      )}
      <button type="button" class="plain" aria-label="Dismiss" onClick={() => dismiss(id)}>
        ×
      </button>
    </div>
  );
}
