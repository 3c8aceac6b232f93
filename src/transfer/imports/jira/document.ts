/** Writes Jira's document format as Markdown. */

interface Node {
  readonly type: string;
  readonly text: string;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly marks: readonly Node[];
  readonly content: readonly Node[];
}

/** Blocks that are nested deeper keep only their text. */
const DEEPEST = 20;

/** The Markdown of a document; of an old plain text, the text itself. */
export function markdownOf(document: unknown): string {
  if (typeof document === 'string') return document;
  const root = nodeIn(document, 0);
  return root === null ? '' : blocksOf(root.content);
}

function nodeIn(value: unknown, depth: number): Node | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, text, attrs, marks, content } = value as Readonly<Record<string, unknown>>;
  const nodes = (list: unknown): Node[] =>
    Array.isArray(list) ? list.flatMap(one => nodeIn(one, depth + 1) ?? []) : [];
  const isDeep = depth >= DEEPEST;
  return {
    type: isDeep ? 'text' : typeof type === 'string' ? type : 'unknown',
    text: isDeep ? textsBelow(value) : typeof text === 'string' ? text : '',
    attrs: typeof attrs === 'object' && attrs !== null ? (attrs as Node['attrs']) : {},
    marks: nodes(marks),
    content: isDeep ? [] : nodes(content),
  };
}

/** The texts at any depth below a value, without recursion. */
function textsBelow(value: unknown): string {
  const texts: string[] = [];
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const node = rest.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { text, content } = node as Readonly<Record<string, unknown>>;
    if (typeof text === 'string') texts.push(text);
    if (Array.isArray(content)) for (const one of content.toReversed()) rest.push(one);
  }
  return texts.join(' ');
}

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'hardBreak',
  'mention',
  'emoji',
  'inlineCard',
  'date',
  'status',
  'mediaInline',
]);

/** Blocks, with a blank line between two. Inline nodes among them make a paragraph. */
function blocksOf(nodes: readonly Node[]): string {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    if (run.length > 0) blocks.push(paragraphOf(run));
    run = [];
  };
  for (const node of nodes) {
    if (INLINE.has(node.type)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(blockOf(node));
  }
  endRun();
  return blocks.filter(block => block !== '').join('\n\n');
}

function blockOf(node: Node): string {
  const { type, attrs, content } = node;
  switch (type) {
    case 'paragraph':
      return paragraphOf(content);
    case 'heading':
      return `${'#'.repeat(numberIn(attrs['level'], 1, 6))} ${onOneLine(content)}`;
    case 'bulletList':
      return content.map(item => itemOf('- ', blocksOf(item.content))).join('\n');
    case 'orderedList': {
      const first = numberIn(attrs['order'], 1, 1_000_000);
      return content.map((item, place) => itemOf(`${first + place}. `, blocksOf(item.content))).join('\n');
    }
    case 'taskList':
      return content.map(taskOf).join('\n');
    case 'codeBlock':
      return codeOf(content.map(({ text }) => text).join(''), textIn(attrs['language']));
    case 'blockquote':
    case 'panel':
      return blocksOf(content).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
    case 'rule':
      return '---';
    case 'table':
      return tableOf(content);
    case 'blockCard':
    case 'embedCard':
      return cardOf(node);
    case 'media':
      return escaped(textIn(attrs['alt']));
    case 'expand':
    case 'nestedExpand':
      return [textIn(attrs['title']) && `**${escaped(textIn(attrs['title']))}**`, blocksOf(content)]
        .filter(Boolean)
        .join('\n\n');
    default:
      return [escaped(node.text), blocksOf(content)].filter(Boolean).join('\n\n');
  }
}

function itemOf(marker: string, text: string): string {
  const indent = ' '.repeat(marker.length);
  // The lines of a list that follows a paragraph belong to its item, so no blank line is needed between them.
  return marker + text.replaceAll(/\n\n(?=(?:[-*] |\d+\. ))/g, '\n').replaceAll(/\n(?!\n)/g, `\n${indent}`);
}

function taskOf(node: Node): string {
  // A list within a list of tasks is a sibling of the item that it belongs to.
  if (node.type === 'taskList') return `  ${node.content.map(taskOf).join('\n').replaceAll('\n', '\n  ')}`;
  const isDone = node.attrs['state'] === 'DONE';
  return itemOf('- ', `[${isDone ? 'x' : ' '}] ${blocksOf(node.content)}`);
}

function codeOf(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const name = /^[\w+#.-]{1,40}$/.test(language) ? language : '';
  return `${fence}${name}\n${code}\n${fence}`;
}

/** The first row is the head, because Markdown has no table without one. */
function tableOf(rows: readonly Node[]): string {
  const cells = rows.map(row =>
    row.content.map(cell => blocksOf(cell.content).replaceAll('|', '\\|').replaceAll(/\n+/g, '<br>')),
  );
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) return '';
  const lineOf = (row: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, place) => row[place] ?? '').join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [lineOf(head), lineOf(Array.from({ length: width }, () => '---')), ...body.map(lineOf)].join('\n');
}

function paragraphOf(nodes: readonly Node[]): string {
  // A line must not become a heading, a quote or a list item by its first characters.
  return inlineOf(nodes).replaceAll(/^([ \t]*)(#{1,6}(?=\s)|>|[-+](?=\s)|\d+(?=[.)]\s))/gm, escapedStart);
}

function escapedStart(_: string, space: string, start: string): string {
  return /^\d/.test(start) ? `${space}${start}\\` : `${space}\\${start}`;
}

function onOneLine(nodes: readonly Node[]): string {
  return inlineOf(nodes)
    .split('\n')
    .map(line => line.trim())
    .join(' ');
}

function inlineOf(nodes: readonly Node[]): string {
  return joined(nodes)
    .map(node => inlineNode(node))
    .join('');
}

/** Neighbours with the same marks become one. */
function joined(nodes: readonly Node[]): readonly Node[] {
  const all: { node: Node; key: string; texts: string[] }[] = [];
  for (const node of nodes) {
    const key = node.type === 'text' ? JSON.stringify(node.marks) : '';
    const last = all.at(-1);
    if (last && key !== '' && last.key === key) last.texts.push(node.text);
    else all.push({ node, key, texts: [node.text] });
  }
  return all.map(({ node, texts }) => ({ ...node, text: texts.join('') }));
}

function inlineNode(node: Node): string {
  const { type, attrs, text, content } = node;
  switch (type) {
    case 'text':
      return marked(node);
    case 'hardBreak':
      return '\\\n';
    case 'mention':
      return escaped(`@${(textIn(attrs['text']) || textIn(attrs['id'])).replace(/^@/, '')}`);
    case 'emoji':
      return textIn(attrs['text']) || textIn(attrs['shortName']);
    case 'inlineCard':
      return cardOf(node);
    case 'date':
      return dayOf(attrs['timestamp']);
    case 'status':
      return escaped(textIn(attrs['text']));
    default:
      return escaped(text) + inlineOf(content);
  }
}

const AROUND: ReadonlyMap<string, string> = new Map([
  ['em', '*'],
  ['strong', '**'],
  ['strike', '~~'],
]);

/** Marks enclose no white space at their ends, or Markdown would not see them. */
function marked({ text, marks }: Node): string {
  const types = new Set(marks.map(({ type }) => type));
  const inside = text.trim();
  if (inside === '') return text;
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  let written = types.has('code') ? codeSpan(inside) : escaped(inside);
  for (const [type, sign] of AROUND) if (types.has(type)) written = `${sign}${written}${sign}`;
  const link = marks.find(({ type }) => type === 'link');
  if (link) written = linkTo(textIn(link.attrs['href']), written);
  return before + written + after;
}

function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

function longestRun(code: string): number {
  return [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
}

function cardOf({ attrs, text, content }: Node): string {
  const url = textIn(attrs['url']);
  return isSafe(url) ? `<${url}>` : escaped(text) + inlineOf(content);
}

function linkTo(href: string, text: string): string {
  if (!isSafe(href)) return text;
  return /[()\s]/.test(href) ? `[${text}](<${href}>)` : `[${text}](${href})`;
}

function isSafe(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(url);
}

/** Characters that Markdown would read as markup. */
function escaped(text: string): string {
  return text.replaceAll(/[\\*`[\]<]|~(?=~)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberIn(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value)
    ? Math.min(Math.max(value, least), most)
    : least;
}

function dayOf(timestamp: unknown): string {
  const date = new Date(Number(timestamp));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
