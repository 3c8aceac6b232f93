/** Finds the command of the given words, runs it, and reports how it ended. */
import process from 'node:process';
import { byHand } from './by-hand.ts';
import type { Command } from './command.ts';
import { withFields } from './fields.ts';
import { reportOf, sentenceOf, usage } from './problems.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

/** Ended by Ctrl-C. */
const INTERRUPTED = 130;

export async function main(given: readonly string[]): Promise<number> {
  const words = await withFields(given);
  const around = surroundings();
  process.once('SIGINT', () => process.exit(INTERRUPTED));
  // The reader has seen enough, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    return await filtering(words, around);
  } catch (error) {
    const report = await reportOf(error);
    if (words.some(word => word === '--json' || word.startsWith('--json='))) {
      around.tell(JSON.stringify(report));
      return report.exit_status;
    }
    around.tell(sentenceOf(report));
    if (report.remedy !== null) around.tell(report.remedy);
    return report.exit_status;
  }
}

/** With `--jq`, the JSON that a command writes passes through the filter. */
async function filtering(words: readonly string[], around: Surroundings): Promise<number> {
  const filter = filterIn(words);
  if (filter === null) return run(words, around);
  const { filtered } = await import('./jq.ts');
  let writing = Promise.resolve();
  const status = await run(words, {
    ...around,
    isTerminal: false,
    out: json => {
      writing = writing.then(async () => around.out(await filtered(json, filter)));
      // It is awaited below.
      writing.catch(() => undefined);
    },
  });
  await writing;
  return status;
}

function filterIn(words: readonly string[]): string | null {
  const at = words.findLastIndex(word => word === '--jq' || word.startsWith('--jq='));
  if (at < 0) return null;
  const word = words[at] ?? '';
  return word === '--jq' ? (words[at + 1] ?? null) : word.slice('--jq='.length);
}

async function run(words: readonly string[], around: Surroundings): Promise<number> {
  const [first = '', second = ''] = words;
  const isHelp = words.includes('--help') || words.includes('-h');
  const own = byHand[`${first} ${second}`] ?? byHand[first];
  if (own && !(isHelp && first === '')) {
    const used = `${first} ${second}` in byHand ? 2 : 1;
    const { run: runOwn } = await own.load();
    return runOwn(words.slice(used), around);
  }
  const { commands } = await import('./generated/commands.ts');
  const found = commandOf(commands, words);
  if (found && !isHelp) {
    const { runCommand } = await import('./call.ts');
    return runCommand(found, words.slice(found.words.split(' ').length), around);
  }
  const { programHelp, familyHelp, commandHelp, everything } = await import('./help.ts');
  if (first === 'help' && words.includes('--all')) {
    around.out(await everything(around));
    return 0;
  }
  if (found) around.out(commandHelp(found));
  else if (isHelp && isFamily(commands, first)) around.out(familyHelp(commands, first));
  else if (isHelp || first === '' || first === 'help') around.out(programHelp(commands));
  else throw usage(unknown(commands, first, second));
  return 0;
}

function commandOf(
  commands: readonly Command[],
  [first = '', second = '']: readonly string[],
): Command | undefined {
  const two = `${first} ${second}`;
  return commands.find(({ words }) => words === two) ?? commands.find(({ words }) => words === first);
}

function isFamily(commands: readonly Command[], first: string): boolean {
  return commands.some(({ words }) => words.startsWith(`${first} `));
}

function unknown(commands: readonly Command[], first: string, second: string): string {
  const names = [...commands.map(({ words }) => words), ...Object.keys(byHand)];
  const family = names.filter(words => words.startsWith(`${first} `)).map(words => words.split(' ')[1]);
  if (family.length > 0)
    return `${first} needs one of: ${family.join(', ')}${second === '' || second.startsWith('-') ? '' : `; "${second}" is none of them`}`;
  return `there is no command "${first}"; \`docket help\` lists them`;
}
