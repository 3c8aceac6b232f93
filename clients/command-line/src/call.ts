/** Runs a generated command: resolves its names, calls its operation, and writes the response. */
import { Refused, type Docket } from '../../typescript/src/index.ts';
import type { Command, Field } from './command.ts';
import { confirmed } from './confirming.ts';
import { changedIn, isInFront, matterOf } from './front-matter.ts';
import { idOf, itemType, type Named } from './names.ts';
import { isForPeople, writeLine, writeList, writeOne, type Form } from './output.ts';
import type { Row } from './row.ts';
import { given, isClearable, optionOf, valueOf, type Given } from './parse.ts';
import { Problem, statusOf, usage } from './problems.ts';
import { signedIn, type Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';
import { keepText, writtenText } from './texts.ts';

interface Parts {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/** The rows of a list in a terminal, unless more are asked for. */
const SHOWN = 100;

export async function runCommand(
  command: Command,
  words: readonly string[],
  around: Surroundings,
): Promise<number> {
  const asked = given(command, words);
  const session = signedIn(around, asked);
  if (command.irreversible === true)
    await confirmed(around, `${command.words} ${asked.arguments.join(' ')}`, asked.yes);
  const targets = await targetsOf(command, asked, around);
  if (targets === null) return runOnce(command, asked, session, asked.arguments);
  return runEach(command, asked, session, targets);
}

const ITEMS = new Set(['issue', 'page', 'plan']);

/** The items of a command that is about one kind of items: several can be named, or read from standard input. */
async function targetsOf(
  { arguments: fields, list }: Command,
  { arguments: words }: Given,
  around: Surroundings,
): Promise<string[] | null> {
  const [field] = fields;
  if (list || fields.length !== 1 || !ITEMS.has(field?.option ?? '')) return null;
  if (words.length === 1 && words[0] === '-') return (await around.input()).split(/\s+/).filter(Boolean);
  return words.length > 1 ? [...words] : null;
}

/** Each in turn, whatever happened to the others; the status is that of the worst. */
async function runEach(
  command: Command,
  asked: Given,
  session: Session,
  targets: readonly string[],
): Promise<number> {
  const { around } = session;
  const form = formOf(command, asked);
  const isShown = isForPeople(around, form);
  let worst = 0;
  const results: Row[] = [];
  for (const target of targets) {
    try {
      const answer = await called(command, asked, session, [target]);
      if (form.csv) results.push(answer as Row);
      else if (!isShown) writeLine(around, form, answer as Row);
      else if (command.method === 'GET') writeOne(around, form, answer);
      else around.out(`${target}: ${doneWord(command)}\n`);
    } catch (error) {
      worst = Math.max(worst, statusOf(error));
      around.tell(`docket: ${target}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (results.length > 0) writeList(around, form, results);
  return worst;
}

function doneWord({ words }: Command): string {
  const verb = words.split(' ').at(-1) ?? '';
  return { delete: 'deleted', edit: 'changed', restore: 'restored' }[verb] ?? 'done';
}

async function runOnce(
  command: Command,
  asked: Given,
  session: Session,
  words: readonly string[],
): Promise<number> {
  const form = formOf(command, asked);
  if (command.list) {
    writeList(session.around, form, await rowsOf(command, asked, session, words));
    return 0;
  }
  const answer = await called(command, asked, session, words);
  if (isForPeople(session.around, form) && command.method === 'DELETE') {
    session.around.out(`${words.join(' ')}: ${doneWord(command)}\n`);
    return 0;
  }
  writeOne(session.around, form, answer);
  return 0;
}

function formOf({ columns }: Command, { json, csv }: Given): Form {
  return { json, csv, columns };
}

type Method = (parts: object) => Promise<unknown>;

function methodOf(api: Docket, { operation }: Command): Method {
  return (api as unknown as Readonly<Record<string, Method>>)[operation] as Method;
}

async function rowsOf(
  command: Command,
  asked: Given,
  session: Session,
  words: readonly string[],
): Promise<Row[]> {
  const { path, query } = await partsOf(command, asked, session, words);
  const most =
    asked.limit ?? (asked.all || !isForPeople(session.around, formOf(command, asked)) ? Infinity : SHOWN);
  const each = (session.api.each as unknown as Record<string, (parts: object) => AsyncIterable<Row>>)[
    command.operation
  ];
  const rows: Row[] = [];
  // One more tells whether something is left.
  if (!each) return rows;
  for await (const row of each({ path, query })) {
    if (rows.length === most) {
      if (asked.limit === null) session.around.tell(`${String(most)} rows are shown; --all shows the rest`);
      break;
    }
    rows.push(row);
  }
  return rows;
}

async function called(
  command: Command,
  asked: Given,
  session: Session,
  words: readonly string[],
): Promise<unknown> {
  const parts = await partsOf(command, asked, session, words);
  const seq = await withText(command, asked, session, { parts, words });
  if (seq !== null) parts.body['expected_seq'] = seq;
  refuseMissing(command, parts);
  const isChange = command.method === 'PUT' || command.method === 'PATCH';
  if (isChange && Object.keys(parts.body).length === 0)
    throw usage('nothing to change: give an option, or --edit');
  try {
    return await methodOf(session.api, command)(parts);
  } catch (error) {
    const text = parts.body[textField(command)?.name ?? ''];
    if (error instanceof Refused && /^stale_/.test(error.code ?? '') && typeof text === 'string') {
      const file = keepText(words.join('-'), text);
      throw new Problem(
        'conflict',
        error.message,
        `Your text is in ${file}; --force overwrites the current version.`,
      );
    }
    throw error;
  }
}

async function partsOf(
  command: Command,
  asked: Given,
  session: Session,
  words: readonly string[],
): Promise<Parts> {
  const parts: Parts = { path: {}, query: {}, body: await inputOf(asked) };
  const set = (field: Field, value: unknown): void => {
    parts[field.at][field.name] = value;
  };
  const fields = command.arguments;
  if (words.length > fields.length && fields.at(-1)?.at !== 'query')
    throw usage(`too many arguments: ${words.slice(fields.length).join(' ')}`);
  for (const [place, field] of fields.entries()) {
    const isLast = place === fields.length - 1;
    const word = isLast && field.at === 'query' ? words.slice(place).join(' ') : words[place];
    if (word !== undefined && word !== '') set(field, await sendable(session, field, word));
    else if (field.of === 'project') set(field, (await session.project()).id);
    // An editor may fill it in.
    else if (!(field.name in parts.body) && !(asked.edit && isInFront(field)))
      throw usage(`${field.option} is missing`);
    if (field.of === 'item') parts[field.at]['entity_type'] = itemType(word ?? '');
  }
  // The long text may come from elsewhere.
  for (const field of command.options.filter(({ kind }) => kind !== 'markdown')) {
    const value = field.of === 'project' ? await projectFor(session, field) : asked.values.get(field);
    if (value !== undefined)
      set(field, field.of === 'project' ? value : await sendable(session, field, value));
  }
  clear(command, asked, parts);
  return parts;
}

/** Once an editor may have filled them in. */
function refuseMissing({ arguments: words, options }: Command, parts: Parts): void {
  const isMissing = ({ at, name }: Field): boolean => !(name in parts[at]);
  for (const field of words.filter(isInFront))
    if (isMissing(field)) throw usage(`${field.option} is missing`);
  for (const field of options)
    if (field.required && field.kind !== 'markdown' && isMissing(field))
      throw usage(`--${optionOf(field)} is missing`);
}

/** A list without a project is that of all projects. */
async function projectFor(session: Session, { required }: Field): Promise<number | undefined> {
  if (required) return (await session.project()).id;
  return (await session.anyProject())?.id;
}

async function sendable(session: Session, field: Field, value: unknown): Promise<unknown> {
  if (field.of === null) return typeof value === 'string' ? valueOf(field, value) : value;
  return (await idOf(session, field.of, String(value))).id;
}

function clear({ options }: Command, asked: Given, { body }: Parts): void {
  for (const name of asked.clear) {
    const field = options.find(one => one.option === name && isClearable(one));
    if (!field)
      throw usage(
        `--clear takes ${options
          .filter(isClearable)
          .map(one => one.option)
          .join(', ')}`,
      );
    body[field.name] = field.kind === 'list' ? [] : null;
  }
}

async function inputOf({ input }: Given): Promise<Record<string, unknown>> {
  if (input === undefined) return {};
  const { readText } = await import('./texts.ts');
  try {
    return JSON.parse(await readText(input)) as Record<string, unknown>;
  } catch (error) {
    throw usage(`--input: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function textField({ options }: Command): Field | undefined {
  return options.find(({ kind }) => kind === 'markdown');
}

/** Puts the long text, and what an editor changed with it, into the body. Answers the state that it was written on; null where it does not matter. */
async function withText(
  command: Command,
  asked: Given,
  session: Session,
  { parts, words }: { readonly parts: Parts; readonly words: readonly string[] },
): Promise<number | null> {
  const field = textField(command);
  if (!field || field.name in parts.body) return null;
  const current = command.method === 'POST' ? null : await currentOf(command, session, words);
  const item = { ...current, ...parts.body };
  const fields = [...command.arguments, ...command.options].filter(isInFront);
  const before = { matter: matterOf(fields, item), text: textIn(item, field.name) };
  const draft = await writtenText(session.around, asked, before);
  if (draft === null) {
    if (field.required) throw usage('a text is missing: --body, --body-file or --edit');
    return null;
  }
  const changes = changedIn(fields, before.matter, draft.matter);
  if (changes.length === 0 || draft.text !== before.text) parts.body[field.name] = draft.text;
  for (const [changed, value] of changes)
    parts.body[changed.name] = value === null ? null : valueOf(changed, value);
  return command.stale && !asked.force ? (current?.seq ?? null) : null;
}

async function currentOf(
  { arguments: [field] }: Command,
  session: Session,
  [word]: readonly string[],
): Promise<Named | null> {
  if (!field?.of || word === undefined) return null;
  return idOf(session, field.of, word);
}

function textIn(item: Readonly<Record<string, unknown>>, name: string): string {
  const text = item[name];
  return typeof text === 'string' ? text : '';
}
