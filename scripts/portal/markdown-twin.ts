/** The same page as Markdown, for programs that read. */
import TurndownService from 'turndown';

/** What is used of an element; the types of the browser are not at hand here. */
interface Element {
  readonly nodeName: string;
  readonly className: string;
  readonly textContent: string;
  readonly firstElementChild: Element | null;
  readonly parentNode: Element | null;
  readonly childNodes: { readonly length: number };
}

const elementOf = (node: unknown): Element => node as Element;

const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });

service.addRule('permalink', {
  filter: node => elementOf(node).className === 'permalink',
  replacement: () => '',
});
service.addRule('navigation', { filter: ['nav'], replacement: () => '' });
service.addRule('caption', {
  filter: ['figcaption'],
  replacement: content => `\n\n_${content}_\n\n`,
});
service.addRule('code', {
  filter: ['pre'],
  replacement: (_content, node) => {
    const { firstElementChild, textContent } = elementOf(node);
    const language = /language-([\w-]+)/.exec(firstElementChild?.className ?? '')?.[1] ?? '';
    return `\n\n\`\`\`${language}\n${textContent.replace(/\n$/, '')}\n\`\`\`\n\n`;
  },
});
service.addRule('cell', {
  filter: ['th', 'td'],
  replacement: content =>
    `| ${content
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll('|', '\\|')} `,
});
service.addRule('row', {
  filter: ['tr'],
  replacement: (content, node) => {
    const { parentNode, childNodes } = elementOf(node);
    const isHead = parentNode?.nodeName === 'THEAD';
    const line = `${content.trim()} |\n`;
    return isHead ? `${line}${'|---'.repeat(childNodes.length)}|\n` : line;
  },
});
service.addRule('table', {
  filter: ['table'],
  replacement: content => `\n\n${content.replaceAll(/\n\s*\n/g, '\n').trim()}\n\n`,
});
service.addRule('parts of a table', { filter: ['thead', 'tbody'], replacement: content => content });

export function markdownOf(title: string, body: string): string {
  const text = service.turndown(body.replaceAll(/>\s*\n\s*</g, '>\n<'));
  return `# ${title}\n\n${text.replaceAll(/[ \t]+$/gm, '')}\n`;
}
