/** A Markdown editor: a text area with a toolbar, suggestions for people and issues, files by paste and drop, and a preview. */
import { useRef, useState } from 'preact/hooks';
import { client } from '../session/session.ts';
import { complain } from '../session/notices.ts';
import { Markdown } from './markdown.tsx';

export interface Suggestion {
  readonly text: string;
  readonly name: string;
}

interface EditorOf {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onSend?: () => void;
  /** People for `@`, issues for `#`. */
  readonly suggest?: (sign: '@' | '#', word: string) => readonly Suggestion[];
  readonly rows?: number;
}

export function Editor({ label, value, onInput, onSend, suggest, rows = 8 }: EditorOf) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [offers, setOffers] = useState<readonly Suggestion[]>([]);
  const [picked, setPicked] = useState(0);

  const put = (before: string, after = ''): void => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const chosen = value.slice(selectionStart, selectionEnd);
    onInput(value.slice(0, selectionStart) + before + chosen + after + value.slice(selectionEnd));
    area.current?.focus();
  };
  const look = (text: string, at: number): void => {
    const match = /(?:^|\s)([@#])([\p{L}\p{N}._-]*)$/u.exec(text.slice(0, at));
    setOffers(match && suggest ? suggest(match[1] as '@' | '#', match[2] ?? '').slice(0, 6) : []);
    setPicked(0);
  };
  const take = ({ text }: Suggestion): void => {
    const at = area.current?.selectionStart ?? value.length;
    onInput(`${value.slice(0, at).replace(/[@#][\p{L}\p{N}._-]*$/u, '')}${text} ${value.slice(at)}`);
    setOffers([]);
    area.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend?.();
    else if (offers.length === 0) return;
    else if (event.key === 'ArrowDown') setPicked((picked + 1) % offers.length);
    else if (event.key === 'ArrowUp') setPicked((picked + offers.length - 1) % offers.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offers[picked] ?? { text: '', name: '' });
    else if (event.key === 'Escape') setOffers([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const upload = async (files: FileList | undefined): Promise<void> => {
    for (const file of files ?? []) {
      try {
        const { url, filename, mime } = await client.uploadAttachment({ body: { file } });
        put(`${mime.startsWith('image/') ? '!' : ''}[${filename}](${url})\n`);
      } catch (error) {
        complain(error);
      }
    }
  };
  return (
    <div class="stack">
      <div class="row" role="toolbar" aria-label={`Format ${label.toLowerCase()}`}>
        <button type="button" class="plain" aria-label="Bold" onClick={() => put('**', '**')}>
          <b>B</b>
        </button>
        <button type="button" class="plain" aria-label="Italic" onClick={() => put('_', '_')}>
          <i>I</i>
        </button>
        <button type="button" class="plain" aria-label="Code" onClick={() => put('`', '`')}>
          {'<>'}
        </button>
        <button type="button" class="plain" aria-label="Task" onClick={() => put('- [ ] ')}>
          ☐
        </button>
        <button type="button" class="plain" aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          Preview
        </button>
      </div>
      {isPreview ? (
        <Markdown text={value} />
      ) : (
        <textarea
          ref={area}
          aria-label={label}
          rows={rows}
          value={value}
          onInput={event => {
            onInput(event.currentTarget.value);
            look(event.currentTarget.value, event.currentTarget.selectionStart);
          }}
          onKeyDown={press}
          onPaste={event => {
            if ((event.clipboardData?.files.length ?? 0) === 0) return;
            event.preventDefault();
            void upload(event.clipboardData?.files);
          }}
          onDrop={event => {
            if ((event.dataTransfer?.files.length ?? 0) === 0) return;
            event.preventDefault();
            void upload(event.dataTransfer?.files);
          }}
        />
      )}
      {offers.length > 0 && (
        <div role="listbox" aria-label="Suggestions">
          {offers.map((offer, place) => (
            <div
              key={offer.text}
              role="option"
              class="option"
              aria-selected={place === picked}
              onMouseDown={event => {
                event.preventDefault();
                take(offer);
              }}
            >
              {offer.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
