/** The example of an operation as a command of the command line. */
import type { Command, CommandTable, Field } from '../../contract/commands.ts';
import { nodeOf, type ShownOperation } from '../document.ts';
import { written, type ExampleRequest } from '../request.ts';

/** What the examples of the documents are called: the names of the things with their ids. */
const CALLED: Readonly<Record<string, string>> = {
  project: 'APP',
  issue: 'APP-12',
  page: 'APP-DOC-3',
  plan: 'APP-PLAN-2',
  item: 'APP-12',
  label: 'bug',
  'label 6': 'defect',
  'issue 43': 'APP-14',
  module: 'Harbour',
  folder: 'Handbook',
  view: 'Mine',
  group: 'Clients',
  user: 'grace',
};

/** Their names are unique only within a project. */
const IN_A_PROJECT = new Set(['label', 'module', 'folder', 'view']);

/** Operations whose commands are written by hand and do more than one call. */
const BY_HAND: Readonly<Record<string, string>> = {
  uploadAttachment: 'docket file add APP-12 moorings.png',
  getAttachment: 'docket file get 21 --output berth.png',
  exportIssue: 'docket export APP-12',
  exportPage: 'docket export APP-DOC-3',
  exportProject: 'docket export APP --output app.zip',
  exportArchive:
    'docket archive download APP --output app.docket.gz --username ada --password-stdin < password.txt',
  importArchive: 'docket archive upload project.docket.gz --username ada --password-stdin < password.txt',
  importCsv: 'docket import csv issues.csv --name tracker --columns title=Subject --project APP --yes',
  importTrello: 'docket import trello board.json --project APP --yes',
  openEvents: 'docket watch APP',
};

export function commandSample(
  operation: ShownOperation,
  request: ExampleRequest,
  table: CommandTable,
): string {
  const { id } = operation;
  const command = table.commands.find(one => one.operation === id);
  return BY_HAND[id] ?? (command && commandLine(command, request)) ?? callByName(id, request);
}

/** Null if the example says something that the options of the command cannot say. */
function commandLine(command: Command, { inPath, inQuery, body }: ExampleRequest): string | null {
  if (body && body.kind !== 'json') return null;
  const inBody = nodeOf(body?.value);
  const known = new Set([...command.arguments, ...command.options].map(({ name }) => name));
  const isSaid = ([name, value]: [string, unknown]): boolean =>
    known.has(name) && [value].flat().every(one => one !== null && typeof one !== 'object');
  if (!Object.entries(inBody).every(isSaid)) return null;
  const valueOf = ({ at, name, of }: Field): unknown => {
    const value = (at === 'path' ? inPath : at === 'query' ? inQuery : inBody)[name];
    if (of === 'trashed') return CALLED[command.words.split(' ')[0] ?? ''];
    return typeof value === 'number' && of !== null
      ? (CALLED[`${of} ${String(value)}`] ?? CALLED[of] ?? value)
      : value;
  };
  const values = command.arguments.map(valueOf);
  if (values.includes(undefined)) return null;
  const named = [...command.arguments, ...command.options].filter(
    field => typeof valueOf(field) === 'string',
  );
  const isWithin =
    named.some(({ of }) => IN_A_PROJECT.has(of ?? '')) && !named.some(({ of }) => of === 'project');
  const words = [
    'docket',
    command.words,
    ...values.flat().map(value => shellWord(written(value))),
    ...command.options.flatMap(field => optionWords(field, valueOf(field))),
    ...(isWithin ? ['--project', 'APP'] : []),
    ...(command.irreversible ? ['--yes'] : []),
  ];
  return words.join(' ');
}

function optionWords({ option: own, kind }: Field, value: unknown): string[] {
  const option = kind === 'markdown' ? 'body' : own;
  if (value === undefined) return [];
  if (typeof value === 'boolean') return [value ? `--${option}` : `--no-${option}`];
  return [value].flat().flatMap(one => [`--${option}`, shellWord(written(one))]);
}

/** Calls any operation, also one without a command. */
function callByName(id: string, { inPath, inQuery, body }: ExampleRequest): string {
  const given = (option: string, values: object): string[] =>
    Object.entries(values).map(([name, value]) => `${option} ${shellWord(`${name}=${written(value)}`)}`);
  const line = ['docket api', id, ...given('--param', inPath), ...given('--query', inQuery)].join(' ');
  if (body?.kind !== 'json') return line;
  return `${line} --input - <<'JSON'\n${JSON.stringify(body.value, null, 2)}\nJSON`;
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
