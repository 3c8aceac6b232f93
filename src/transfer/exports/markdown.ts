/** Issues and pages as Markdown: front matter, title, body, links, and the comments of an issue. */
import type { Schemas } from '../../generated/types.ts';
import { chosen } from '../../records/carried.ts';
import { waitText } from '../../records/wait.ts';
import { SETTINGS } from '../../records/issue.ts';
import { frontMatter } from './front-matter.ts';
import { fromTo, type Paths } from './paths.ts';

type Related = Pick<
  Schemas['IssueWithRelations'],
  'blocks' | 'blocked_by' | 'relates_to' | 'duplicates' | 'duplicated_by'
>;

export type IssueToTell = Schemas['Issue'] &
  Related & {
    readonly module: string | null;
    readonly comments: readonly Pick<Schemas['Comment'], 'author' | 'content' | 'created_at' | 'kind'>[];
  };

/** The other exported documents, for links; null if it is exported alone. */
export interface Surroundings {
  readonly paths: Paths;
  /** Titles by identifier. */
  readonly titles: ReadonlyMap<string, string>;
  /** The files of the document, with their names. */
  readonly files: readonly { readonly id: number; readonly filename: string }[];
}

export function issueMarkdown(issue: IssueToTell, project: string, around: Surroundings | null): string {
  const { identifier, title, module, labels, description, comments } = issue;
  const { status, priority, module_id: _, sort_order: __, ...settings } = chosen(SETTINGS, issue);
  const matter = {
    identifier,
    title,
    project,
    status,
    priority,
    module,
    assignees: assigneesOf(issue),
    waits: issue.waits.map(waitText),
    labels,
    ...relationsOf(issue),
    ...settings,
    ...timesOf(issue),
  };
  const texts = [description, ...comments.map(comment => comment.content)];
  const named = namedIn(identifier, texts);
  const shown = comments.map(
    ({ author, created_at, kind, content }) =>
      `### ${oneLine(author)} (${created_at})${kind === 'verification' ? ' (verification)' : ''}\n\n${withLocalLinks(content, identifier, around).trimEnd()}\n`,
  );
  return [
    ...beginning(matter, title, withLocalLinks(description, identifier, around)),
    ...links(around, { identifier, related: relatedOf(issue), named, texts }),
    ...(shown.length > 0 ? ['## Comments\n', ...shown] : []),
  ].join('\n');
}

/** As a new issue accepts them. */
function assigneesOf({ needs_human, assignees }: IssueToTell): string[] {
  if (assignees.length > 0) return assignees.map(({ username }) => username);
  return needs_human ? ['human'] : [];
}

export function pageMarkdown(
  page: Schemas['Page'],
  project: string | null,
  around: Surroundings | null,
): string {
  const { identifier, title, status, pinned, labels, content } = page;
  const matter = {
    identifier,
    title,
    project,
    status,
    pinned: pinned || null,
    labels,
    ...timesOf(page),
  };
  const named = namedIn(identifier, [content]);
  return [
    ...beginning(matter, title, withLocalLinks(content, identifier, around)),
    ...links(around, { identifier, related: [], named, texts: [content] }),
  ].join('\n');
}

/** Omits what is null or empty. */
function beginning(matter: Readonly<Record<string, unknown>>, title: string, body: string): string[] {
  const filled = Object.entries(matter).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const front = frontMatter(Object.fromEntries(filled));
  return [`---\n${front}---\n`, `# ${oneLine(title)}\n`, ...(body === '' ? [] : [`${body.trimEnd()}\n`])];
}

function timesOf({ created_at, updated_at }: Pick<Schemas['Page'], 'created_at' | 'updated_at'>) {
  return { created_at, updated_at };
}

const RELATIONS = [
  ['blocks', 'blocks'],
  ['blocked_by', 'blocked by'],
  ['relates_to', 'relates to'],
  ['duplicates', 'duplicates'],
  ['duplicated_by', 'duplicated by'],
] as const satisfies readonly (readonly [keyof Related, string])[];

function relationsOf(issue: Related): Related {
  const { blocks, blocked_by, relates_to, duplicates, duplicated_by } = issue;
  return { blocks, blocked_by, relates_to, duplicates, duplicated_by };
}

/** The kind of link, and the identifier of the target. */
type Leading = readonly [how: string, identifier: string];

function relatedOf(issue: Related): Leading[] {
  return RELATIONS.flatMap(([field, how]) => issue[field].map(identifier => [how, identifier] as const));
}

/** The identifiers of the same project that the texts mention. */
function namedIn(identifier: string, texts: readonly string[]): Leading[] {
  const prefix = identifier.slice(0, identifier.indexOf('-'));
  const pattern = new RegExp(`(?<![\\w-])${prefix}-(?:DOC-)?[0-9]{1,19}(?![\\w-])`, 'g');
  const found = new Set(texts.flatMap(text => text.match(pattern) ?? []));
  return [...found].map(other => ['mentions', other] as const);
}

interface Leads {
  readonly identifier: string;
  readonly related: readonly Leading[];
  readonly named: readonly Leading[];
  readonly texts: readonly string[];
}

/** A link to a file in Markdown or HTML, with the file's number. */
const LEADS_TO_FILE = /(\]\(\s*<?|\]:\s*<?|(?:src|href)=["'])\/api\/attachments\/([0-9]+)(?![0-9/])/g;

/** Links to the exported documents and files that this one refers to. */
function links(around: Surroundings | null, { identifier, related, named, texts }: Leads): string[] {
  const path = around?.paths.documents.get(identifier);
  if (!around || path === undefined) return [];
  const seen = new Set([identifier]);
  const lines: string[] = [];
  for (const [how, other] of [...related, ...named]) {
    const target = around.paths.documents.get(other);
    if (target === undefined || seen.has(other)) continue;
    seen.add(other);
    const words = `${other} ${around.titles.get(other) ?? ''}`.trim();
    lines.push(`- ${how} [${linkText(words)}](${fromTo(path, target)})`);
  }
  const linked = new Set<number>();
  for (const text of texts) for (const [, , id] of text.matchAll(LEADS_TO_FILE)) linked.add(Number(id));
  for (const { id, filename } of around.files) {
    const target = around.paths.files.get(id);
    if (target === undefined || linked.has(id)) continue;
    lines.push(`- file [${linkText(filename)}](${fromTo(path, target)})`);
  }
  return lines.length === 0 ? [] : [`## Links\n\n${lines.join('\n')}\n`];
}

/** Makes file links point to the exported files; everything else is unchanged. */
function withLocalLinks(text: string, identifier: string, around: Surroundings | null): string {
  const path = around?.paths.documents.get(identifier);
  if (!around || path === undefined) return text;
  return text.replaceAll(LEADS_TO_FILE, (whole, before: string, id: string) => {
    const target = around.paths.files.get(Number(id));
    return target === undefined ? whole : `${before}${fromTo(path, target)}`;
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function linkText(text: string): string {
  return oneLine(text).replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);
}
