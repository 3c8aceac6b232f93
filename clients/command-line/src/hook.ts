/** Sends commit messages to the server, which closes the issues that they name. */
import { execFileSync } from 'node:child_process';
import type { Run } from './by-hand.ts';
import { writeOne } from './output.ts';
import { usage } from './problems.ts';
import { readText } from './texts.ts';
import { read } from './words.ts';

const HELP = `Usage: docket hook [<range>] [options]

Close the issues that the commits of a range name, as in "Fixes APP-12". Without a range: the last commit.

Options:
  --dry-run               show what would be closed
  --message-file <file>   read the message from this file, as a commit-msg hook does
`;

const KINDS = { 'dry-run': 'boolean', 'message-file': 'string' } as const;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, KINDS, around);
  if (!given) return 0;
  const [range] = given.arguments;
  const file = given.text('message-file');
  const messages = file === undefined ? messagesOf(around.cwd, range) : [await readText(file)];
  const { api } = given.session(around);
  const report = await api.runGitHook({ body: { messages, dry_run: given.has('dry-run') } });
  writeOne(around, { json: given.fields, csv: false, columns: [] }, report);
  return 0;
};

function messagesOf(cwd: string, range: string | undefined): string[] {
  if (range?.startsWith('-')) throw usage(`"${range}" is not a range`);
  const which = range === undefined ? ['-1', 'HEAD'] : [range];
  try {
    const text = execFileSync('git', ['log', '--format=%B%x00', ...which], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return text
      .split('\0')
      .map(message => message.trim())
      .filter(Boolean);
  } catch (error) {
    throw usage(
      `git log: ${error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error)}`,
    );
  }
}
