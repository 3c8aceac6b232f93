/** Renders Markdown as HTML: with an id for each heading, and links that work on the instance. */
import MarkdownIt from 'markdown-it';
import { Html } from '../../src/html/html.ts';

export interface Rendering {
  /** The id of a heading, instead of the one that follows from its text. */
  readonly idOf?: (heading: string) => string | null;
  /** The target of a link; null shows the text alone. */
  readonly linkOf?: (target: string) => string | null;
}

interface Surroundings extends Rendering {
  readonly taken: Map<string, number>;
}

/** HTML inside Markdown is shown as text: the documents do not need it. */
const markdown = new MarkdownIt({ html: false, linkify: false });
const { rules } = markdown.renderer;

/** As in the repository's viewer: `Concurrent edits` is `concurrent-edits`. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

markdown.core.ruler.push('portal', state => {
  const { idOf, linkOf, taken } = state.env as unknown as Surroundings;
  state.tokens.forEach((token, at) => {
    if (token.type === 'heading_open') {
      const text = state.tokens[at + 1]?.content.replaceAll(/[`*_]/g, '') ?? '';
      const wanted = idOf?.(text) ?? slugOf(text);
      const count = taken.get(wanted) ?? 0;
      taken.set(wanted, count + 1);
      token.attrSet('id', count === 0 ? wanted : `${wanted}-${String(count)}`);
    }
    for (const child of token.children ?? []) {
      const name = child.type === 'link_open' ? 'href' : child.type === 'image' ? 'src' : null;
      const target = name === null ? null : child.attrGet(name);
      if (name === null || target === null || !linkOf) continue;
      const now = linkOf(String(target));
      if (now !== null) child.attrSet(name, now);
      else child.attrs = [];
    }
  });
});

/** Long lines scroll, and a keyboard can scroll them. */
rules.fence = (tokens, at) => {
  const { content, info } = tokens[at] ?? { content: '', info: '' };
  const language = info.trim() ? ` class="language-${markdown.utils.escapeHtml(info.trim())}"` : '';
  return `<pre tabindex="0"><code${language}>${markdown.utils.escapeHtml(content)}</code></pre>\n`;
};
rules.code_block = (tokens, at) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;

export function prose(text: string, rendering: Rendering = {}): Html {
  return new Html(markdown.render(text, { ...rendering, taken: new Map() } satisfies Surroundings));
}

export function inlineProse(text: string): Html {
  return new Html(markdown.renderInline(text, { taken: new Map() } satisfies Surroundings));
}
