/** Every generated command, in a pipe and on terminals of two widths, compared with what the API answered it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { commands } from '../../clients/command-line/src/generated/commands.ts';
import { widthOf } from '../../clients/command-line/src/table.ts';
import { buildCommandLine, writeProgram } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import type { ShownSample } from '../setting/portal.ts';
import { inOrder, REFUSED, samplesFor } from '../setting/sample-order.ts';
import { saidIn, type Runner, type Said } from '../setting/sample-runs.ts';

interface Shown extends Said {
  readonly text: string;
  /** Standard output, and on a terminal all that it shows. */
  readonly out: string;
}

/** What they write is a file; other tests compare its bytes. */
const FILES = new Set([
  'exportArchive',
  'importArchive',
  'exportProject',
  'getAttachment',
  'getAttachmentThumbnail',
]);

/** Of commands whose examples hold more than their options can say. */
const MORE: readonly ShownSample[] = [
  {
    operation: 'updateIssue',
    language: 'docket',
    text: "docket issue edit APP-12 --title 'Berth twelve' --priority high",
  },
  { operation: 'createPlan', language: 'docket', text: "docket plan create 'Paint the quay' --project APP" },
];

const programs = mkdtempSync(join(tmpdir(), 'docket-every-'));
before(() => {
  buildCommandLine(join(programs, 'dist'));
  writeProgram(programs, programs);
});
after(() => {
  rmSync(programs, { recursive: true });
});

/** The arguments of `bash`, or of `script` with a terminal so wide. */
function inTerminal(text: string, columns: number): [string, string[]] {
  return ['script', ['-qec', `stty cols ${String(columns)} rows 1000; ${text}`, '/dev/null']];
}

/** All samples that succeed, with what they wrote. */
async function shownIn(
  t: Parameters<typeof saidIn>[0],
  startOf: (text: string) => [string, string[]],
): Promise<Shown[]> {
  const written: { text: string; out: string }[] = [];
  const runner: Runner = (_, { folder: cwd, env }) => {
    const all = { ...env, PATH: `${programs}:${env['PATH'] ?? ''}`, XDG_CONFIG_HOME: cwd, NO_COLOR: '1' };
    return Promise.resolve(
      ({ text }) =>
        new Promise(resolve => {
          const child = execFile(...startOf(text), { cwd, env: all }, (error, out, problems) => {
            const shown = stripVTControlCharacters(out.replaceAll('\r\n', '\n'));
            written.push({ text, out: shown });
            resolve(error ? `${String(error.code)} ${problems}${shown}` : '');
          });
          child.stdin?.end();
        }),
    );
  };
  const said = await saidIn(t, [...MORE, ...inOrder(samplesFor('docket'))], runner);
  return said
    .map((one, place) => ({ ...one, ...(written[place] ?? { text: '', out: '' }) }))
    .filter(({ operation }, place) => place < MORE.length || !(operation in REFUSED || FILES.has(operation)));
}

/** The last exchange is the call of the command itself. */
function answerOf({ exchanges }: Shown): unknown {
  const { answer = '' } = exchanges.at(-1) ?? {};
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

type Row = Readonly<Record<string, unknown>>;

function rowsOf(answer: unknown): readonly Row[] {
  return Array.isArray(answer) ? (answer as Row[]) : (answer as { items: Row[] }).items;
}

const commandOf = new Map(commands.map(command => [command.operation, command]));

/** The command of the table that this sample runs, if any. */
function commandIn({ operation, text }: Shown): (typeof commands)[number] | undefined {
  const command = commandOf.get(operation);
  return command && text.startsWith(`docket ${command.words}`) ? command : undefined;
}

test('a sample runs every generated command', () => {
  const texts = [...MORE, ...samplesFor('docket')].map(({ text }) => `${text} `);
  const missing = commands.filter(({ words }) => !texts.some(text => text.startsWith(`docket ${words} `)));
  assert.deepEqual(
    missing.map(({ words }) => words),
    [],
  );
});

test('in a pipe, a command writes what the API answers', async t => {
  for (const shown of await shownIn(t, text => ['bash', ['-c', text]])) {
    const { operation, problem, out } = shown;
    assert.equal(problem, '', operation);
    const answer = answerOf(shown);
    if (typeof answer === 'string') assert.equal(out.trimEnd(), answer.trimEnd(), operation);
    else {
      const wanted = commandIn(shown)?.list === true ? rowsOf(answer) : answer;
      assert.deepEqual(JSON.parse(out), wanted, operation);
    }
  }
});

/** What of a value can be looked for in a terminal: names and texts, but no time, which is shown as an age. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      textsIn(one).flatMap(text => [text, `${name} ${text}`]),
    );
  if (typeof value === 'string') return value === '' || /^\d{4}-\d\d-\d\d[ T]/.test(value) ? [] : [value];
  return typeof value === 'number' || value === true ? [String(value)] : [];
}

/** Each row on one line that fits, in order, and made of what the row has. */
function assertTable({ operation, out }: Shown, rows: readonly Row[], columns: number): void {
  const lines = out.split('\n').slice(0, -1);
  const body = lines.slice(1);
  assert.equal(body.length, rows.length, `${operation}: ${out}`);
  for (const line of lines) assert.ok(widthOf(line) <= columns, `${operation}: ${line}`);
  for (const [place, row] of rows.entries()) {
    const known = textsIn(row);
    const cells = (body[place] ?? '').split(/ {2,}/).filter(cell => cell !== '');
    const [first = ''] = cells.filter(cell => !/ ago$|^yes$/.test(cell));
    assert.ok(
      known.some(text => text.startsWith(first.replace(/…$/, '').replace(/^[·○◐◌●✕] /u, ''))),
      `${operation}: ${first} is not in ${JSON.stringify(row)}`,
    );
  }
}

const SHOWN = ['identifier', 'title', 'name', 'username', 'priority', 'description', 'content', 'color'];

function assertFields({ operation, out }: Shown, answer: Row): void {
  const missing = SHOWN.filter(name => name in answer)
    .flatMap(name => textsIn(answer[name]).filter(text => !(name === 'priority' && text === 'none')))
    .filter(text => !out.includes(text));
  assert.deepEqual(missing, [], `${operation}: ${out}`);
  assert.doesNotMatch(out, /undefined|\[object|"id":/, operation);
}

for (const columns of [80, 200])
  test(
    `on ${String(columns)} columns, a command shows what the API answers`,
    { skip: lacks('script') },
    async t => {
      for (const shown of await shownIn(t, text => inTerminal(text, columns))) {
        const { operation, problem, out } = shown;
        assert.equal(problem, '', operation);
        const answer = answerOf(shown);
        const command = commandIn(shown);
        if (typeof answer === 'string') assert.equal(out.trimEnd(), answer.trimEnd(), operation);
        else if (shown.text.startsWith('docket api ')) assert.deepEqual(JSON.parse(out), answer, operation);
        else if (!command) assert.notEqual(out, '', operation);
        else if (command.list && rowsOf(answer).length === 0) assert.equal(out, '', operation);
        else if (command.list) assertTable(shown, rowsOf(answer), columns);
        else if (command.method === 'DELETE') assert.match(out, /: \w+\n$/, operation);
        else assertFields(shown, answer as Row);
      }
    },
  );
