/** The layer rules: which folders of src/ may import which, as one table, and the checker that enforces it. */

import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';
import process from 'node:process';

const ground = [
  'store',
  'html',
  'generated',
  'compiled',
  'config',
  'log',
  'text',
  'time',
  'paging',
  'outward',
  'program',
];
/** From low to high: each may import those before it. */
const inside = [
  'identity',
  'limits',
  'access',
  'records',
  'attachments',
  'search',
  'tracker',
  'oauth',
  'repos',
  'transfer',
  'backup',
];
const counter = ['contract', 'handlers'];
const belowStreet = [...counter, ...inside, ...ground];

/** The rooms that each room may import in addition to itself. A room is a folder of src/ or a file with its name. */
const mayImport: Record<string, readonly string[]> = {
  main: ['app', 'cli', ...belowStreet],
  app: ['http', 'mcp', 'realtime', 'upkeep', ...belowStreet],
  http: belowStreet,
  mcp: belowStreet,
  realtime: belowStreet,
  upkeep: belowStreet,
  cli: belowStreet,
  handlers: ['contract', ...inside, ...ground],
  contract: [...inside, ...ground],
  ...Object.fromEntries(inside.map((room, height) => [room, [...inside.slice(0, height), ...ground]])),
  ...Object.fromEntries(ground.map(room => [room, ground])),
};
const rooms = Object.keys(mayImport);

/** The only low-level file that imports upwards: the generated table of all handlers. */
const handlerTable = '^src/generated/handlers[.]ts$';
const handlerTableReaders = ['contract', 'app'];

const network = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'undici', 'ws'];

/** Packages that only some rooms may import. */
const packageRules: PackageRule[] = [
  {
    name: 'koa-in-http',
    comment: 'Koa and the parser of forms are known to http alone; everything behind it takes plain calls.',
    packages: ['koa', 'koa-[^/]+', '@koa/[^/]+', '@fastify/busboy'],
    elsewhereThan: roomPath(['http']),
  },
  {
    name: 'openapi-backend-in-contract',
    comment: 'Only contract may import openapi-backend.',
    packages: ['openapi-backend'],
    elsewhereThan: roomPath(['contract']),
  },
  {
    name: 'ws-in-realtime',
    comment:
      'Sockets are spoken in realtime alone; http hands over connections, and everything else announces events.',
    packages: ['ws'],
    elsewhereThan: roomPath(['realtime']),
  },
  {
    name: 'mcp-in-mcp',
    comment: 'The protocol of agents is spoken in mcp alone; http hands its requests over as they came.',
    packages: ['@modelcontextprotocol/[^/]+'],
    elsewhereThan: roomPath(['mcp']),
  },
  {
    name: 'database-in-store',
    comment: 'Only store may open knex and pg.',
    packages: ['knex', 'pg', 'pg-[^/]+'],
    elsewhereThan: roomPath(['store', ...inside]),
  },
  {
    name: 'inside-knows-types-of-knex',
    comment: 'The rooms inside write their queries on what store hands them; of knex they import types.',
    packages: ['knex'],
    within: roomPath(inside),
    typesAllowed: true,
  },
  {
    name: 'inside-knows-no-driver',
    comment: 'What pg does differently stays behind the dialects of store.',
    packages: ['pg', 'pg-[^/]+'],
    within: roomPath(inside),
  },
  {
    name: 'sqlite3-in-two-files',
    comment:
      'The driver is replaceable as long as one file knows it, and another one that looks into uploaded databases.',
    packages: ['sqlite3'],
    elsewhereThan: '^src/store/engines/(foreign-)?sqlite[.]ts$',
  },
  {
    name: 'nothing-slow-in-tracker',
    comment: 'tracker and records run inside the writing transaction: no hashing, no images, no network.',
    packages: ['argon2', 'sharp', ...network],
    within: roomPath(['records', 'tracker']),
  },
];

/** Files and packages that are loaded on demand: they take time and memory, and a start does not need them. */
const late = [
  '^src/mcp/(protocol|server|at-once)[.]ts$',
  '^src/attachments/kinds/(pictures|zip-preview)[.]ts$',
  '^src/cli/(accounts|backup|search)[.]ts$',
  '^src/store/engines/(postgres|sqlite)[.]ts$',
  '^src/transfer/archives/(export|import)[.]ts$',
  '^src/transfer/exports/exports[.]ts$',
  'node_modules/(@fastify/busboy|archiver|file-type|koa-body)/',
];

/** Rules for the whole tree. */
const treeRules: IForbiddenRuleType[] = [
  {
    name: 'handler-table-looks-up-to-handlers',
    comment: 'The table of handlers may import handlers and contract, nothing else above the ground.',
    from: { path: handlerTable },
    to: { path: roomPath(rooms.filter(room => ![...counter, ...ground].includes(room))) },
  },
  {
    name: 'handler-table-read-by-contract-and-app',
    comment: 'Who reads the table of handlers reaches every handler: contract and app alone.',
    from: { path: '^src/', pathNot: roomPath(handlerTableReaders) },
    to: { path: handlerTable },
  },
  {
    name: 'no-cycles',
    comment: 'Files that import each other in a ring, types included, are one file in disguise.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-file-in-a-room',
    comment: 'A file outside the rooms would escape their rules: add its room to the table, or move it.',
    from: { path: '^src/', pathNot: roomPath(rooms) },
    to: {},
  },
  {
    name: 'every-import-in-a-room',
    comment: 'What the service runs lies in a room of src/, not in scripts, tests or a loose file.',
    from: { path: '^src/' },
    to: { pathNot: [roomPath(rooms), 'node_modules/'], dependencyTypes: ['local'] },
  },
  {
    name: 'no-development-package',
    comment: 'The packed release installs dependencies only; types vanish before it.',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'late-is-late',
    comment: 'A start does without it: import() it where it is needed.',
    from: { path: '^src/', pathNot: late },
    to: { path: late, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
];

interface PackageRule {
  name: string;
  comment: string;
  packages: readonly string[];
  within?: string;
  elsewhereThan?: string;
  typesAllowed?: boolean;
}

export interface Breach {
  rule: string;
  from: string;
  to: string;
  comment: string;
}

/** Every import below `<root>/src` that breaks a rule. */
export async function breaches(root: string): Promise<Breach[]> {
  const rules = [...roomRules(), ...packageRules.map(forbidPackages), ...treeRules];
  const { output } = await cruise(['src'], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.map(rule => ({ ...rule, severity: 'error' as const })) },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Built, not written: tens of thousands of lines that import only the validator's runtime.
    exclude: { path: '^src/generated/compiled/' },
  });
  if (typeof output === 'string') throw new Error(output);
  return explain(output);
}

function roomRules(): IForbiddenRuleType[] {
  return Object.entries(mayImport).map(([room, allowed]) => ({
    name: `${room}-keeps-its-floor`,
    comment: `${room} may import ${allowed.join(', ')}.`,
    from: { path: roomPath([room]), pathNot: handlerTable },
    to: { path: roomPath(rooms.filter(other => other !== room && !allowed.includes(other))) },
  }));
}

function forbidPackages(rule: PackageRule): IForbiddenRuleType {
  return {
    name: rule.name,
    comment: rule.comment,
    from: { path: rule.within ?? '^src/', ...(rule.elsewhereThan && { pathNot: rule.elsewhereThan }) },
    to: {
      path: `(^|^node:|node_modules/|@types/)(${rule.packages.join('|')})(/|$)`,
      ...(rule.typesAllowed && { dependencyTypesNot: ['type-only'] }),
    },
  };
}

/** The pattern of all files in these rooms. */
function roomPath(names: readonly string[]): string {
  return `^src/(${names.join('|')})(/|[.]ts$)`;
}

function explain(result: ICruiseResult): Breach[] {
  const comments = new Map(
    result.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]),
  );
  return result.summary.violations.map(violation => ({
    rule: violation.rule.name,
    from: violation.from,
    to: route(violation),
    comment: comments.get(violation.rule.name) ?? '',
  }));
}

function route({ to, cycle }: IViolation): string {
  return cycle ? cycle.map(step => step.name).join(' -> ') : to;
}

if (import.meta.filename === process.argv[1]) {
  const found = await breaches(process.cwd());
  for (const { rule, from, to, comment } of found) console.log(`${from} -> ${to}\n  ${rule}: ${comment}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
