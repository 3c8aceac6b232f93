/** Calls any operation, by its method and path or by its name. */
import * as operations from '../../typescript/src/generated/operations.ts';
import { nextIn } from '../../typescript/src/lists.ts';
import type { Route } from '../../typescript/src/operation.ts';
import type { Run } from './by-hand.ts';
import { usage } from './problems.ts';
import { readText } from './texts.ts';
import { pairsIn, read } from './words.ts';

const HELP = `Usage: docket api <METHOD> <path> [options]
       docket api <operation> [options]

Call any operation of the server:

  docket api GET /api/issues --query workable=true
  docket api getIssue --param id=12
  docket api PUT /api/issues/12 --input change.json

Options:
  --param <name=value>    a value of the path; can be given several times
  --query <name=value>    a parameter of the query; can be given several times
  --input <file>          the body as JSON; - is standard input
  --all                   follow a list to its end, as one array
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { input: 'string', all: 'boolean', param: 'list', query: 'list' }, around);
  if (!given) return 0;
  const [first = '', ...rest] = given.arguments;
  const input = given.text('input');
  const body = input === undefined ? undefined : (JSON.parse(await readText(input)) as unknown);
  const { api } = given.session(around);
  if (rest.length > 1) throw usage(`too many arguments: ${rest.slice(1).join(' ')}`);
  const asked = /^[A-Z]+$/.test(first) ? byPath(first, rest[0]) : byName(first);
  const { route } = asked;
  const path = pairsIn(given.all('param'));
  const missing = [...route.path.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !(name in path))?.[1];
  if (missing !== undefined) throw usage(`--param ${missing}=… is missing`);
  const query = { ...asked.query, ...pairsIn(given.all('query')) };
  const rows: unknown[] = [];
  let arrived = await api.instance.send(route, { path, query, body }, {});
  for (
    let link = nextIn(arrived.headers);
    given.has('all') && link !== null;
    link = nextIn(arrived.headers)
  ) {
    rows.push(...listIn(arrived.content));
    arrived = await api.instance.follow(route, link, {});
  }
  const content = given.has('all') ? [...rows, ...listIn(arrived.content)] : arrived.content;
  if (content instanceof Blob && around.isTerminal && !content.type.startsWith('text/'))
    throw usage(`the answer is a file (${content.type}): send the output to a file, not to a terminal`);
  if (content instanceof Blob) process.stdout.write(Buffer.from(await content.arrayBuffer()));
  else if (typeof content === 'string') around.out(content);
  else if (content !== undefined) around.out(`${JSON.stringify(content, null, 2)}\n`);
  return 0;
};

interface Asked {
  readonly route: Route;
  readonly query: object;
}

function byPath(method: string, target: string | undefined): Asked {
  if (!target?.startsWith('/'))
    throw usage('the path begins with a slash, as in: docket api GET /api/projects');
  const { pathname, searchParams } = new URL(target, 'http://docket');
  // Braces stay as they are written.
  const path = decodeURI(pathname);
  const body = method === 'GET' || method === 'DELETE' ? null : 'json';
  const route: Route = { method, path, body, blob: 'unless JSON', keyed: method === 'POST' };
  return { route, query: Object.fromEntries(searchParams) };
}

function byName(name: string): Asked {
  const all: readonly { readonly id: string; readonly route: Route }[] = Object.values(operations);
  const found = all.find(({ id }) => id === name);
  if (!found)
    throw usage(name === '' ? 'which operation? see docket api --help' : `there is no operation ${name}`);
  return { route: found.route, query: {} };
}

function listIn(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  const items = (content as Readonly<Record<string, unknown>> | null)?.['items'];
  if (!Array.isArray(items)) throw usage('--all is for lists');
  return items;
}
