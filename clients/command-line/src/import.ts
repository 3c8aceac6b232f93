/** Imports issues from elsewhere: shows first what would be created, and asks. */
import type { Run } from './by-hand.ts';
import { confirmed } from './confirming.ts';
import { opened } from './opened.ts';
import { writeOne } from './output.ts';
import { usage } from './problems.ts';
import type { Session } from './session.ts';
import { pairsIn, read, type Kinds } from './words.ts';

const HELP = `Usage: docket import <codehost|linear|jira|trello|csv> [<file>] [options]

Import issues into the project. It shows first what would be created.

  docket import codehost --repo harbour/app
  docket import linear --team ENG --token-stdin < token
  docket import jira --site harbour --project-key PIER --email grace@example.org --token-stdin < token
  docket import trello board.json
  docket import csv issues.csv --name tracker --columns title=Subject

Options:
  --repo <owner/name>     the repository of a code host
  --state <state>         its issues: open, closed or all
  --map-open <status>     the status of its open issues
  --map-closed <status>   the status of its closed issues
  --team <key>            the team of Linear
  --site <name>           the site of Jira
  --project-key <key>     the project of Jira
  --email <address>       the account of the token of Jira
  --name <name>           where a CSV comes from, so that a second import skips what is there
  --map <theirs=ours>     a status; can be given several times
  --people <theirs=ours>  a person; can be given several times
  --columns <ours=theirs> a column of the CSV; can be given several times
  --token-stdin           read the token of the other service from standard input
  --dry-run               only show what would be created
  --yes                   do not ask
`;

interface Source {
  readonly texts: readonly string[];
  readonly pairs: readonly string[];
  readonly hasFile?: true;
  readonly call: 'importCodehost' | 'importLinear' | 'importJira' | 'importTrello' | 'importCsv';
}

const MAPS = ['map', 'people'];

const SOURCES: Readonly<Record<string, Source>> = {
  codehost: { call: 'importCodehost', texts: ['repo', 'state', 'map-open', 'map-closed'], pairs: [] },
  linear: { call: 'importLinear', texts: ['team'], pairs: MAPS },
  jira: { call: 'importJira', texts: ['site', 'project-key', 'email'], pairs: MAPS },
  trello: { call: 'importTrello', texts: [], pairs: MAPS, hasFile: true },
  csv: { call: 'importCsv', texts: ['name'], pairs: ['columns', ...MAPS], hasFile: true },
};

const TEXTS = [...new Set(Object.values(SOURCES).flatMap(({ texts }) => texts))];

const KINDS: Kinds = {
  ...Object.fromEntries(TEXTS.map(name => [name, 'string'] as const)),
  ...Object.fromEntries(['columns', ...MAPS].map(name => [name, 'list'] as const)),
  'token-stdin': 'boolean',
  'dry-run': 'boolean',
  yes: 'boolean',
};

type Import = (parts: object) => Promise<object>;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, KINDS, around);
  if (!given) return 0;
  const [name = '', file] = given.arguments;
  const source = SOURCES[name];
  if (!source) throw usage(`the source is one of: ${Object.keys(SOURCES).join(', ')}`);
  const body: Record<string, unknown> = {};
  for (const text of TEXTS) {
    const value = given.text(text);
    if (value === undefined) continue;
    if (!source.texts.includes(text)) throw usage(`--${text} is not for ${name}`);
    body[text.replaceAll('-', '_')] = value;
  }
  for (const pairs of source.pairs) {
    const written = given.all(pairs);
    if (written.length > 0) body[pairs] = pairsIn(written);
  }
  if (source.hasFile) {
    if (file === undefined) throw usage('which file?');
    body['file'] = await opened(file);
  }
  if (given.has('token-stdin')) body['token'] = (await around.input()).trim();
  const session = given.session(around);
  const { id } = await session.project();
  const send = (dry_run: boolean): Promise<object> =>
    importOf(session, source)({ path: { id }, body: { ...body, dry_run } });
  const form = { json: given.fields, csv: false, columns: [] };
  const planned = await send(true);
  if (given.has('dry-run')) {
    writeOne(around, form, planned);
    return 0;
  }
  around.tell(JSON.stringify(planned));
  await confirmed(around, `import ${name}`, given.has('yes'));
  writeOne(around, form, await send(false));
  return 0;
};

function importOf({ api }: Session, { call }: Source): Import {
  return (api as unknown as Readonly<Record<string, Import>>)[call] as Import;
}
