/** Random projects: texts in six scripts, files, plans and history, created over HTTP. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Schemas } from '../../src/generated/types.ts';
import type { Cast } from './cast.ts';
import { at, type Client } from './client.ts';
import { noise, PDF, picture, SVG_TEXT, TEXT } from './files.ts';
import type { TestServer } from './server.ts';
import { sendFile } from './uploads.ts';
import type { Made } from './writers.ts';
import { act, ACT_NAMES, type ActName } from './writers.ts';

const WORDS = [
  'pier',
  'Éclair',
  'naïve',
  'причал',
  'Маяк',
  'λιμάνι',
  'ΦΆΡΟΣ',
  '日本語の文書',
  '灯台',
  '부두',
  'ميناء',
  'فنار',
  '🌊',
  '👩‍🚒',
  '🏴‍☠️',
  'e\u0301',
  'ﬁ',
  'İ',
  'ß',
  '\u202emirror',
  'zero\u200bwidth',
  '\u2028',
  '`code`',
  '**bold**',
  '---',
  '"quoted"',
  'back\\slash',
  "O'Neill",
  '<b>',
  '&amp;',
  '%s',
  '$1',
  '$&',
  '$1$2',
  '@lena',
  '@max',
  '@nobody',
  'APP-1',
  '#',
  '- [ ] task',
  '\t',
  '  ',
  'null',
  '{"a":1}',
  '\ufeff',
  '\u0001',
  '/api/attachments/absent-7',
  '/api/attachments/0',
  '/api/attachments/99999999999999999999999',
];

const aWord = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }).map(withoutNul) },
);
const aLine = fc.array(aWord, { minLength: 1, maxLength: 8 }).map(words => words.join(' '));
const aName = aLine.map(line => `${cut(line.trim(), 80)}x`);
const aText = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 8, arbitrary: fc.array(aLine, { maxLength: 6 }).map(lines => lines.join('\r\n')) },
  { weight: 1, arbitrary: fc.nat(3).map(number => 'Μακρύ 文書 🌊\n'.repeat(4_000 + number)) },
);

/** The beginning of a text, without a lone surrogate. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}/gu, '');
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

interface Step {
  readonly name: ActName | RichName;
  readonly one: number;
  readonly given: number;
  readonly by: 'lena' | 'max' | 'bot';
  readonly title: string;
  readonly text: string;
}

/** One of each, so that every project has something of everything, and then random ones. */
export interface ChanceProject {
  readonly first: readonly Omit<Step, 'name'>[];
  readonly then: readonly Step[];
}

/** Actions on a project, in addition to those in `writers.ts`. */
interface Site {
  readonly server: TestServer;
  readonly people: Cast;
  readonly made: Made;
  readonly other: {
    readonly project: number;
    readonly issues: readonly Schemas['Issue'][];
    readonly file: number;
  };
  readonly files: number[];
}

type Rich = (site: Site, step: Omit<Step, 'name'>, api: Client) => Promise<Answered | null>;
type Answered = { readonly response: Response; readonly data?: unknown; readonly error?: unknown };

function one<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new RangeError('there is nothing to pick from');
  return found;
}

/** A text that names files: of the project, of another, and missing ones. */
const naming = ({ files, other }: Site, { text, given }: Omit<Step, 'name'>): string =>
  [
    text,
    ...[...files.slice(-2), other.file, 900_000 + given]
      .slice(given % 3)
      .map(id => `![](/api/attachments/${id})`),
  ].join('\n');

const DAYS = ['2024-02-29', '2026-11-22', null] as const;
const ORDERS = [0.1 + 0.2, -1e15, 1 / 3, 9_007_199_254_740_991, -0, 5e-324, 3] as const;

const RICH = {
  module: async ({ made }, { title, text, given }, api) => {
    const status = one(['backlog', 'planned', 'done'] as const, given);
    const body = {
      project_id: made.project,
      name: title,
      description: text,
      status,
      emoji: one(['⚓', null], given),
    };
    return kept(await api.POST('/api/modules', { body }), made.modules);
  },
  label: async ({ made }, { title, given }, api) =>
    kept(
      await api.POST('/api/labels', {
        body: { project_id: made.project, name: title, color: `#${String(given % 10).repeat(6)}` },
      }),
      made.labels,
    ),
  folder: async ({ made }, { title, given }, api) => {
    const under = given % 3 === 0 || made.folders.length === 0 ? {} : { parent_id: one(made.folders, given) };
    return kept(
      await api.POST('/api/folders', { body: { project_id: made.project, name: title, ...under } }),
      made.folders,
    );
  },
  issue: async (site, step, api) => {
    const { made } = site;
    const { title, one: pick, given } = step;
    const body = {
      project_id: made.project,
      title,
      description: naming(site, step),
      status: one(['todo', 'done'] as const, pick),
      start_date: one(DAYS, given),
      target_date: one(DAYS, pick),
      module_id: made.modules[pick % 4] ?? null,
      assignees: one([null, ['me'], ['human']], pick),
      source: given % 2 === 0 ? null : `github:harbour/app#${made.project}${given}${title.length}`,
    };
    const answer = await api.POST('/api/issues', { body });
    return kept(answer, made.issues);
  },
  page: async (site, step, api) => {
    const { made } = site;
    const { title, one: pick, given } = step;
    const status = one(['draft', 'active', 'complete', 'archived'] as const, given);
    const body = {
      project_id: made.project,
      title,
      content: naming(site, step),
      status,
      folder_id: made.folders[pick % 5] ?? null,
    };
    return kept(await api.POST('/api/pages', { body }), made.pages);
  },
  remark: async (site, step, api) => {
    const { made } = site;
    const body = { content: `.${naming(site, { ...step, text: cut(step.text, 20_000) })}` };
    const answer =
      step.given % 2 === 0
        ? await api.POST('/api/issues/{issue_id}/comments', {
            params: { path: { issue_id: one(made.issues, step.one) } },
            body,
          })
        : await api.POST('/api/pages/{page_id}/comments', {
            params: { path: { page_id: one(made.pages, step.one) } },
            body,
          });
    return kept(answer, made.comments);
  },
  upload: async ({ server, people, made, files }, { title, one: pick, given, by }) => {
    const bytes = await one(BYTES, given)();
    const [entity_type, ids] = one(
      [
        ['issue', made.issues],
        ['page', made.pages],
        ['comment', made.comments],
        ['', []],
      ] as const,
      pick,
    );
    const on = ids.length === 0 ? {} : { fields: { entity_type, entity_id: one(ids, pick) } };
    const { response, error } = await sendFile(server, people[by], {
      bytes,
      filename: one(NAMES, pick)(title),
      ...on,
    });
    if (response.status === 200) files.push((error as Schemas['AttachmentUploaded']).id);
    return { response, error };
  },
  altText: async ({ files }, { one: pick, text }, api) =>
    files.length === 0
      ? null
      : api.PATCH('/api/attachments/{id}', { ...at(one(files, pick)), body: { alt_text: cut(text, 400) } }),
  rewrite: async (site, step, api) => {
    const description = naming(site, step);
    return api.PUT('/api/issues/{id}', {
      ...at(one(site.made.issues, step.one)),
      body: { description, sort_order: one(ORDERS, step.given) },
    });
  },
  rewritePage: async (site, step, api) => {
    const content = naming(site, step);
    const more = { pinned: step.given % 2 === 0, sort_order: one(ORDERS, step.one) };
    return api.PUT('/api/pages/{id}', { ...at(one(site.made.pages, step.one)), body: { content, ...more } });
  },
  relate: async ({ made, other }, { one: pick, given }, api) => {
    // By its current name: the project may have been renamed.
    const source = await api.GET('/api/issues/{id}', at(one(made.issues, pick)));
    const ids = [...made.issues, ...other.issues.map(({ id }) => id)];
    const target = await api.GET('/api/issues/{id}', at(one(ids, given + 1)));
    if (!source.data || !target.data) return null;
    const relation_type = one(['blocks', 'relates_to', 'duplicate'] as const, given);
    const ends = { source: source.data.identifier, target: target.data.identifier };
    return api.POST('/api/issues/link', { body: { ...ends, relation_type } });
  },
  tree: async ({ made, other }, { title, text, one: pick, given }, api) => {
    const steps = [
      {
        title,
        description: text,
        steps: [
          { title: 'b', done: true, steps: [{ title: `${title}c` }] },
          { title: 'd', issue_id: one(made.issues, pick) },
        ],
      },
      { title: 'e', issue_id: one([...made.issues, ...other.issues.map(({ id }) => id)], given) },
      { title: 'f' },
    ];
    const answer = await api.POST('/api/plans', {
      body: { project_id: made.project, title, issue_id: one([null, ...made.issues], given), steps },
    });
    if (answer.data) made.steps.push(...answer.data.steps);
    return answer;
  },
  moveStep: async ({ made }, { one: pick, given, title }, api) => {
    if (made.steps.length === 0) return null;
    const { id: step_id, plan_id } = one(made.steps, pick);
    const body =
      given % 2 === 0
        ? { title, move_position: given % 3 }
        : { move_parent_step_id: one(made.steps, given).id };
    return api.PUT('/api/plans/{plan_id}/steps/{step_id}', { params: { path: { plan_id, step_id } }, body });
  },
  dropStep: async ({ made }, { one: pick }, api) => {
    if (made.steps.length === 0) return null;
    const { id: step_id, plan_id } = one(made.steps, pick);
    return api.DELETE('/api/plans/{plan_id}/steps/{step_id}', { params: { path: { plan_id, step_id } } });
  },
} satisfies Readonly<Record<string, Rich>>;

type RichName = keyof typeof RICH;
export const RICH_NAMES = Object.keys(RICH) as RichName[];

/** In the order of their dependencies; some twice, so that there are two of a kind. */
const FIRST: readonly RichName[] = [
  'module',
  'label',
  'folder',
  'folder',
  'upload',
  'issue',
  'issue',
  'issue',
  'page',
  'page',
  'remark',
  'remark',
  'remark',
  'upload',
  'upload',
  'upload',
  'altText',
  'rewrite',
  'rewritePage',
  'relate',
  'relate',
  'tree',
  'moveStep',
  'issue',
  'page',
];

const BYTES = [
  () => Promise.resolve(TEXT),
  () => picture('png', 30, 20),
  () => Promise.resolve(PDF),
  () => noise(400, 300),
  () => Promise.resolve(Buffer.from(SVG_TEXT)),
  () => Promise.resolve(Buffer.from('Tide table\n'.repeat(2_000))),
];

const NAMES: readonly ((title: string) => string)[] = [
  title => `${title}.txt`,
  () => '../../etc/passwd',
  () => 'CON.png',
  () => `${'长'.repeat(300)}.bin`,
  () => 'tide table; filename="x".pdf',
  () => '.htaccess',
];

function kept<A extends Answered & { readonly data?: { readonly id: number } }>(answer: A, ids: number[]): A {
  if (answer.data) ids.push(answer.data.id);
  return answer;
}

const choice = {
  one: fc.nat(99),
  given: fc.nat(99),
  by: fc.constantFrom('lena', 'max', 'bot'),
  title: aName,
  text: aText,
} as const;

export const aProject: fc.Arbitrary<ChanceProject> = fc.record({
  first: fc.array(fc.record(choice), { minLength: FIRST.length, maxLength: FIRST.length }),
  then: fc.array(fc.record({ name: fc.constantFrom(...RICH_NAMES, ...ACT_NAMES), ...choice }), {
    minLength: 10,
    maxLength: 30,
  }),
});

/** Creates the project, and returns the accepted acts; refused ones have no effect. */
export async function makeProject(site: Site, { first, then }: ChanceProject): Promise<string[]> {
  const accepted: string[] = [];
  const steps = [...first.map((step, place) => ({ ...step, name: one(FIRST, place) })), ...then];
  for (const { name, ...step } of steps) {
    const { api } = site.people[step.by];
    const status = isRich(name)
      ? (await RICH[name](site, step, api))?.response.status
      : await act(name, site.made, step, api);
    assert.ok((status ?? 200) < 500, `${name} answered ${status}`);
    if (status === 200) accepted.push(name);
  }
  return accepted;
}

function isRich(name: string): name is RichName {
  return name in RICH;
}
