/** Renders Markdown from the documents as HTML. */
import MarkdownIt from 'markdown-it';
import { Html } from '../../html/html.ts';

/** HTML inside Markdown is shown as text: the documents do not need it. */
const markdown = new MarkdownIt({ html: false, linkify: false });

export function prose(text: string): Html {
  return new Html(markdown.render(text));
}

export function inlineProse(text: string): Html {
  return new Html(markdown.renderInline(text));
}
