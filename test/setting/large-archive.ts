/** Archives of any size, built without a project. */
import { packedOf, sha256, signed, type Json } from './archived.ts';

export interface Size {
  readonly identifier?: string;
  readonly issues: number;
  /** About how long the text of each issue is; some eighty words by default. */
  readonly bodyBytes?: number;
  readonly comments?: number;
  /** Entries of history for each issue. */
  readonly historyOfEach?: number;
  readonly files?: readonly Buffer[];
  /** How many issues use each file; one by default. */
  readonly linksOfEach?: number;
}

const TIME = '2026-01-02 03:04:05';
const TIMES = { created_at: TIME, updated_at: TIME };
const WORDS =
  'the lights of the pier flicker at low tide when nobody rings the harbour office about it'.split(' ');

/** Some eighty words, different for each issue. */
function body(number: number): string {
  const words = Array.from(
    { length: 80 },
    (_, place) => WORDS[(number * 7 + place * (1 + (number % 5))) % WORDS.length],
  );
  return `${words.join(' ')} berth${number}`;
}

export function largeArchive(size: Size): Buffer {
  const {
    identifier = 'BIG',
    issues,
    bodyBytes = 450,
    comments = 0,
    historyOfEach = 1,
    files = [],
    linksOfEach = 1,
  } = size;
  const numbers = Array.from({ length: issues }, (_, place) => place + 1);
  const sequences = { issue: issues, page: 0, plan: 0 };
  const rows: Readonly<Record<string, readonly Json[]>> = {
    project: [{ name: 'Large', identifier, description: '', emoji: null, sequences, ...TIMES }],
    modules: [{ id: 1, name: 'Moorings', description: '', status: 'active', emoji: null, ...TIMES }],
    labels: [1, 2, 3].map(id => ({ id, name: `label ${id}`, color: '#123456' })),
    folders: [],
    issues: numbers.map(number => issueOf(number, bodyBytes)),
    pages: [],
    relations: [],
    plans: [],
    plan_steps: [],
    comments: Array.from({ length: comments }, (_, place) => ({
      id: place + 1,
      issue_id: (place % issues) + 1,
      page_id: null,
      author: 'grace',
      content: `${place}: ${body(place).slice(0, 120)}`,
      ...TIMES,
    })),
    attachments: files.map((bytes, place) => ({
      id: place + 1,
      sha256: sha256(bytes),
      filename: `${place}.pdf`,
      alt_text: null,
      created_at: TIME,
    })),
    attachment_links: files.flatMap((_, file) =>
      Array.from({ length: linksOfEach }, (__, place) => ({
        attachment_id: file + 1,
        issue_id: ((file + place) % issues) + 1,
        page_id: null,
        comment_id: null,
        by_upload: true,
        by_body: false,
      })),
    ),
    activity: numbers.flatMap(number => historyOf(identifier, number, historyOfEach)),
  };
  const entries = new Map<string, Buffer>([
    ['manifest.json', Buffer.from('{"format":"docket-archive","format_version":1}')],
  ]);
  for (const [kind, list] of Object.entries(rows))
    entries.set(`rows/${kind}.jsonl`, Buffer.from(list.map(row => `${JSON.stringify(row)}\n`).join('')));
  for (const bytes of files) entries.set(`blobs/${sha256(bytes)}`, bytes);
  return packedOf(signed(entries, { project: identifier }));
}

function issueOf(number: number, bodyBytes: number): Json {
  const description = Array.from({ length: Math.ceil(bodyBytes / 450) }, (_, part) =>
    body(number + part * 101),
  ).join('\n\n');
  return {
    id: number,
    sequence: number,
    title: `Berth ${number} leaks`,
    description,
    status: 'todo',
    priority: 'none',
    module_id: 1,
    labels: [1 + (number % 3)],
    sort_order: number,
    start_date: null,
    target_date: null,
    source: null,
    closed_at: null,
    ...TIMES,
  };
}

function historyOf(identifier: string, number: number, count: number): Json[] {
  const about = {
    ts: TIME,
    transport: 'api',
    entity_type: 'issue',
    entity_id: number,
    entity_label: `${identifier}-${number}`,
    issue_id: number,
    page_id: null,
    plan_id: null,
  };
  return Array.from({ length: count }, (_, place) =>
    place === 0
      ? { ...about, action: 'create', field: null, old_value: null, new_value: null }
      : { ...about, action: 'update', field: 'status', old_value: 'backlog', new_value: 'todo' },
  );
}
