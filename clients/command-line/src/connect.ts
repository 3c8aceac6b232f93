/** Adds the server to the settings of an agent tool. What is in the file stays; a copy of the file is kept. */
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { homeFolder } from './home.ts';
import type { Run } from './by-hand.ts';
import { Problem, usage } from './problems.ts';
import type { Surroundings } from './surroundings.ts';
import { read } from './words.ts';

const HELP = `Usage: docket connect <tool> [options]

Add the server to the settings of an agent tool: claude-code, claude, cursor, vscode, zed, codex, opencode or pi. The entry has no
credential: the tool asks you to approve it, or uses that of \`docket login\`.

Options:
  --print                 print the entry, and change nothing
`;

interface Tool {
  readonly file: (around: Surroundings) => string;
  /** The objects around the entry, from the outside. */
  readonly at: readonly string[];
  readonly entry: (url: string) => object;
}

/** Tools that start a program use the credential of the command line. */
const STARTED = { command: 'docket', args: ['mcp'] };

const home =
  (...path: readonly string[]) =>
  ({ env }: Surroundings): string =>
    join(homeFolder(env), ...path);

const TOOLS: Readonly<Record<string, Tool>> = {
  'claude-code': {
    file: home('.claude.json'),
    at: ['mcpServers'],
    entry: url => ({ type: 'http', url: `${url}/mcp` }),
  },
  claude: {
    file: home(
      ...(process.platform === 'darwin' ? ['Library', 'Application Support'] : ['.config']),
      'Claude',
      'claude_desktop_config.json',
    ),
    at: ['mcpServers'],
    entry: () => STARTED,
  },
  cursor: { file: home('.cursor', 'mcp.json'), at: ['mcpServers'], entry: url => ({ url: `${url}/mcp` }) },
  vscode: {
    file: home('.config', 'Code', 'User', 'mcp.json'),
    at: ['servers'],
    entry: url => ({ type: 'http', url: `${url}/mcp` }),
  },
  zed: { file: home('.config', 'zed', 'settings.json'), at: ['context_servers'], entry: () => STARTED },
  pi: { file: home('.pi', 'agent', 'mcp.json'), at: ['mcpServers'], entry: () => STARTED },
  opencode: {
    file: home('.config', 'opencode', 'opencode.json'),
    at: ['mcp'],
    entry: url => ({ type: 'remote', url: `${url}/mcp`, enabled: true }),
  },
};

const NAME = 'docket';

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { print: 'boolean' }, around);
  if (!given) return 0;
  const [name = ''] = given.arguments;
  const { url } = given.visit(around);
  const merged = name === 'codex' ? codex(around, url) : inJson(around, name, url);
  if (given.has('print') || merged.text === null) {
    around.out(merged.snippet);
    if (merged.text !== null || given.has('print')) return 0;
    throw new Problem('failed', `${merged.file} cannot be changed safely`, 'Add the printed entry yourself.');
  }
  if (merged.text === merged.before) around.tell(`${merged.file} has the entry already.`);
  else replace(around, merged.file, merged.before, merged.text);
  return 0;
};

interface Merged {
  readonly file: string;
  readonly before: string | null;
  /** The whole file with the entry; null if it cannot be parsed. */
  readonly text: string | null;
  readonly snippet: string;
}

function inJson(around: Surroundings, name: string, url: string): Merged {
  const tool = TOOLS[name];
  if (!tool) throw usage(`the tool is one of: ${[...Object.keys(TOOLS), 'codex'].join(', ')}`);
  const file = tool.file(around);
  const before = contentOf(file);
  const entry = tool.entry(url);
  const snippet = json(nested({}, tool.at, entry));
  const settings = before === null || before.trim() === '' ? {} : parsed(before);
  if (!settings) return { file, before, text: null, snippet };
  const known = [...tool.at, NAME].reduce<unknown>((value, key) => fieldOf(value, key), settings);
  const isSame = JSON.stringify(known) === JSON.stringify(entry);
  return { file, before, text: isSame ? before : json(nested(settings, tool.at, entry)), snippet };
}

/** Settings with comments are no JSON, and would lose them. */
function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function nested(settings: object, [first, ...rest]: readonly string[], entry: object): object {
  if (first === undefined) return { ...settings, [NAME]: entry };
  const inner = fieldOf(settings, first);
  return {
    ...settings,
    [first]: nested(typeof inner === 'object' && inner !== null ? inner : {}, rest, entry),
  };
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const SECTION = `[mcp_servers.${NAME}]`;

/** TOML: a new section at the end leaves the others as they are. */
function codex(around: Surroundings, url: string): Merged {
  const file = home('.codex', 'config.toml')(around);
  const before = contentOf(file);
  const snippet = `${SECTION}\nurl = ${JSON.stringify(`${url}/mcp`)}\n`;
  if (before?.includes(snippet)) return { file, before, text: before, snippet };
  if (before?.includes(SECTION)) return { file, before, text: null, snippet };
  return { file, before, text: before ? `${before.trimEnd()}\n\n${snippet}` : snippet, snippet };
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** As a whole, so that a kill leaves the old or the new file. */
function replace({ tell }: Surroundings, file: string, before: string | null, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // Settings may be kept elsewhere, behind a link, and closed to others.
  const target = before === null ? file : realpathSync(file);
  if (before !== null) copyFileSync(target, `${file}.before-docket`);
  const fresh = `${target}.${String(process.pid)}`;
  writeFileSync(fresh, text, before === null ? {} : { mode: statSync(target).mode & 0o777 });
  renameSync(fresh, target);
  tell(
    `${file} has the entry "${NAME}".${before === null ? '' : ` The file as it was: ${file}.before-docket`}`,
  );
}
