/** Markdown as elements: the tokens of the parser become nodes, so no text ever becomes HTML. */
import { Fragment, type ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Lexer, type Token, type Tokens } from 'marked';
import { Code } from './code.tsx';

interface MarkdownOf {
  readonly text: string;
  /** Checks or unchecks the task item at this place. */
  readonly onCheck?: (place: number, isChecked: boolean) => void;
}

export function Markdown({ text, onCheck }: MarkdownOf) {
  const tokens = useMemo(() => lexed(text), [text]);
  return <MarkdownTokens tokens={tokens} anchors={NO_ANCHORS} onCheck={onCheck} />;
}

export function lexed(text: string): readonly Token[] {
  return new Lexer({ gfm: true, breaks: false }).lex(text);
}

/** The headings at the top level of a text. */
export function headingsOf(tokens: readonly Token[]): readonly Tokens.Heading[] {
  return tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
}

const NO_ANCHORS: ReadonlyMap<Token, string> = new Map();

interface TokensOf {
  readonly tokens: readonly Token[];
  /** The ids of headings that can be linked to. */
  readonly anchors: ReadonlyMap<Token, string>;
  readonly onCheck: MarkdownOf['onCheck'];
}

export function MarkdownTokens({ tokens, anchors, onCheck }: TokensOf) {
  const tasks = { next: 0 };
  return <div class="md">{blocks(tokens, { tasks, anchors, onCheck })}</div>;
}

interface Drawing {
  readonly tasks: { next: number };
  readonly anchors: TokensOf['anchors'];
  readonly onCheck: MarkdownOf['onCheck'];
}

function blocks(tokens: readonly Token[], drawing: Drawing): ComponentChildren {
  return tokens.map((token, place) => <Fragment key={place}>{block(token, drawing)}</Fragment>);
}

function block(token: Token, drawing: Drawing): ComponentChildren {
  switch (token.type) {
    case 'heading': {
      // The page has the first level.
      const Tag = `h${Math.min(6, (token as Tokens.Heading).depth + 1)}` as 'h3';
      return <Tag id={drawing.anchors.get(token)}>{inline(token.tokens)}</Tag>;
    }
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'code':
      return <Code text={(token as Tokens.Code).text} language={languageOf(token as Tokens.Code)} />;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [], drawing)}</blockquote>;
    case 'list':
      return list(token as Tokens.List, drawing);
    case 'table':
      return table(token as Tokens.Table);
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    case 'html':
      return <p>{token.raw}</p>;
    default:
      return childrenOf(token) ?? plain(token);
  }
}

/** The first word after the fence. */
function languageOf({ lang = '' }: Tokens.Code): string {
  return /^[\w+#-]*/.exec(lang)?.[0].toLowerCase() ?? '';
}

function list({ ordered, start, items }: Tokens.List, drawing: Drawing): ComponentChildren {
  const all = items.map((item, place) => (
    <li key={place} class={item.task ? 'task' : undefined}>
      {item.task && <Task item={item} drawing={drawing} />}
      {blocks(
        item.tokens.filter(({ type }) => type !== 'checkbox'),
        drawing,
      )}
    </li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{all}</ol> : <ul>{all}</ul>;
}

function Task({
  item,
  drawing: { tasks, onCheck },
}: {
  readonly item: Tokens.ListItem;
  readonly drawing: Drawing;
}) {
  const place = tasks.next;
  tasks.next += 1;
  return (
    <>
      <input
        type="checkbox"
        checked={item.checked === true}
        disabled={!onCheck}
        aria-label={item.text.split('\n')[0] ?? ''}
        onChange={event => onCheck?.(place, event.currentTarget.checked)}
      />{' '}
    </>
  );
}

function table({ header, rows }: Tokens.Table): ComponentChildren {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            {header.map((cell, place) => (
              <th key={place}>{inline(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(tokens: readonly Token[] = []): ComponentChildren {
  return tokens.map((token, place) => <Fragment key={place}>{span(token)}</Fragment>);
}

function span(token: Token): ComponentChildren {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token as Tokens.Link);
    case 'image':
      return image(token as Tokens.Image);
    case 'checkbox':
      return null;
    default:
      return childrenOf(token) ?? plain(token);
  }
}

function link({ href, tokens }: Tokens.Link): ComponentChildren {
  const address = safe(href);
  if (address === null) return inline(tokens);
  const isOurs = address.origin === location.origin;
  return isOurs ? (
    <a href={address.href}>{inline(tokens)}</a>
  ) : (
    <a href={address.href} rel="noreferrer noopener" target="_blank">
      {inline(tokens)}
    </a>
  );
}

/** Pictures of this instance are shown; others become links, because the page loads nothing from elsewhere. */
function image({ href, text }: Tokens.Image): ComponentChildren {
  const address = safe(href);
  if (address === null) return text;
  if (address.origin === location.origin) return <img src={address.href} alt={text} loading="lazy" />;
  return (
    <a href={address.href} rel="noreferrer noopener" target="_blank">
      {text === '' ? address.href : text}
    </a>
  );
}

function safe(href: string): URL | null {
  try {
    const address = new URL(href, location.origin);
    return ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

function childrenOf(token: Token): ComponentChildren {
  return 'tokens' in token && token.tokens ? inline(token.tokens) : null;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Entities are written out, since no HTML parser sees them. */
function plain(token: Token): string {
  const { text = token.raw } = token as { text?: string; raw: string };
  return text.replace(
    /&(?:#(\d{1,6})|(\w+));/g,
    (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (NAMED[name ?? ''] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );
}

const TASK = /^(\s*(?:[-*+]|\d+[.)])\s+\[)([ xX])(\])/;

/** The text with one task item checked or not; fenced code is no list. */
export function withTask(text: string, place: number, isChecked: boolean): string {
  let at = -1;
  let fence: string | null = null;
  return text
    .split('\n')
    .map(line => {
      const mark = /^\s*(```+|~~~+)/.exec(line)?.[1] ?? null;
      if (mark !== null && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
      if (fence !== null || !TASK.test(line)) return line;
      at += 1;
      return at === place ? line.replace(TASK, `$1${isChecked ? 'x' : ' '}$3`) : line;
    })
    .join('\n');
}
