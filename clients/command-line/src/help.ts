/** The help of the program and of each command. */
import type { Command, Field } from './command.ts';
import { byHand, type Run } from './by-hand.ts';
import { isClearable, ofCommand, optionOf } from './parse.ts';
import type { Surroundings } from './surroundings.ts';

export function programHelp(commands: readonly Command[]): string {
  const single = allOf(commands).filter(({ words }) => !words.includes(' '));
  const families = grouped(allOf(commands));
  const named = [...families].map(([family, all]) => {
    const names = all.map(({ words }) => words.slice(family.length + 1));
    return `  ${family.padEnd(NARROW)}${wrapped(names.join(', '), NARROW + 2)}`;
  });
  return `Usage: docket <command> [options]

Work with a Docket server from a terminal, a script or an agent.

Commands:
${single.map(({ words, summary }) => `  ${words.padEnd(NARROW)}${wrapped(summary, NARROW + 2)}`).join('\n')}

Commands of a kind (\`docket issue --help\` explains them):
${named.join('\n')}

Options of all commands (\`docket issue list --help\` shows the others):
${common()}
`;
}

/** By their first word. */
function grouped(all: readonly Listed[]): Map<string, Listed[]> {
  const families = new Map<string, Listed[]>();
  for (const one of all) {
    const [family = '', second] = one.words.split(' ');
    if (second !== undefined) families.set(family, [...(families.get(family) ?? []), one]);
  }
  return families;
}

const NARROW = 12;

type Listed = Pick<Command, 'words' | 'summary'>;

function allOf(commands: readonly Command[]): Listed[] {
  const own = Object.entries(byHand).map(([words, { summary }]) => ({ words, summary }));
  return [...own, ...commands];
}

/** Every command of a family, each with what it does. */
export function familyHelp(commands: readonly Command[], family: string): string {
  const lines = allOf(commands)
    .filter(({ words }) => words.startsWith(`${family} `))
    .map(({ words, summary }) => line(words, summary));
  return `Usage: docket ${family} <command> [options]\n\nCommands:\n${lines.join('\n')}\n`;
}

const OPTIONS: readonly (readonly [option: string, help: string])[] = [
  ['--url <address>', 'The server. Default: DOCKET_URL, then that of docket login.'],
  ['--project <identifier>', 'The project. Default: DOCKET_PROJECT, then that of the checkout.'],
  ['--json [fields]', 'Print JSON, as in a pipe; or only these fields of it.'],
  ['--jq <filter>', 'Filter the JSON, as jq does.'],
  ['--csv', 'Print a list as CSV.'],
  ['--patience <seconds>', 'Wait at most this long for a throttle. Default: 30.'],
  ['-h, --help', 'Show this help.'],
];

function common(): string {
  return OPTIONS.map(([option, help]) => line(option, help)).join('\n');
}

const WIDTH = 26;

export function commandHelp(command: Command): string {
  const { words, summary, list, stale, irreversible, method, arguments: fields, options } = command;
  const own = options.filter(({ of }) => of !== 'project').map(field => line(usageOf(field), helpOf(field)));
  const writes = method !== 'GET' && method !== 'DELETE';
  const clearable = options.filter(isClearable).map(({ option }) => option);
  const more: readonly (readonly [boolean, string, string])[] = [
    [
      options.some(({ kind }) => kind === 'markdown'),
      '--body-file <file>',
      'Read the text from a file; - is standard input.',
    ],
    [options.some(({ kind }) => kind === 'markdown'), '--edit', 'Write the text in your editor.'],
    [
      method !== 'POST' && clearable.length > 0,
      '--clear <field>',
      `Remove a value: ${clearable.join(', ')}.`,
    ],
    [stale, '--force', 'Overwrite what changed in the meantime.'],
    [irreversible === true, '--yes', 'Do not ask.'],
    [writes, '--input <file>', 'Read fields as JSON from a file; - is standard input.'],
    [list, '--limit <rows>', 'Print at most this many rows.'],
    [list, '--all', 'Print all rows. A terminal shows 100.'],
  ];
  const names = fields.map(({ option, of }) => (of === 'project' ? `[${option}]` : `<${option}>`)).join(' ');
  return `Usage: docket ${words}${names && ` ${names}`} [options]

${summary}.

Options:
${[...own, ...more.filter(([has]) => has).map(([, option, help]) => line(option, help))].join('\n')}
${common()}
`;
}

function usageOf(field: Field): string {
  const name = optionOf(field);
  if (field.kind === 'boolean') return `--[no-]${name}`;
  return `--${name} <${field.kind === 'list' ? `${name}, …` : field.kind === 'markdown' ? 'text' : name}>`;
}

function helpOf({ help, values, required }: Field): string {
  const first =
    help
      .replaceAll('`', '')
      .replace(/; null if none/, '')
      .split(/(?<=\.)\s/)[0] ?? '';
  const choice = values ? values.join(', ') : '';
  return [required ? 'Required.' : '', first, choice && `One of: ${choice}.`].filter(Boolean).join(' ');
}

function line(option: string, help: string): string {
  return `  ${option.padEnd(WIDTH)}${option.length >= WIDTH ? `\n${' '.repeat(WIDTH + 2)}` : ''}${wrapped(help, WIDTH + 2)}`;
}

function wrapped(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > 80 - indent && last !== '') lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

/** All commands and their options, and the operations that have none, as JSON. */
export async function everything(around: Surroundings): Promise<string> {
  const { commands, withoutCommand } = await import('./generated/commands.ts');
  const generated = commands.map(command => ({
    command: command.words,
    summary: command.summary,
    options: [...command.options.map(optionOf), ...Object.keys(ofCommand(command))],
    operation_ids: [command.operation],
  }));
  const written = await Promise.all(
    Object.entries(byHand).map(async ([words, { summary, load }]) => ({
      command: words,
      summary,
      options: await optionsOf(await load(), around),
      operation_ids: Object.keys(withoutCommand).filter(id => commandsIn(withoutCommand[id]).includes(words)),
    })),
  );
  const reached = new Set(written.flatMap(({ operation_ids }) => operation_ids));
  const without_command = Object.entries(withoutCommand)
    .filter(([id]) => !reached.has(id))
    .map(([operation_id, reason]) => ({ operation_id, reason }));
  return `${JSON.stringify({ commands: [...written, ...generated], without_command }, null, 2)}\n`;
}

/** The commands by hand that a reason names at its beginning: `hook`, `file add`, or several with commas. */
function commandsIn(reason = ''): string[] {
  return reason
    .split(',')
    .map(one => one.trim())
    .filter(one => one in byHand);
}

/** The options that its help lists. */
async function optionsOf({ run }: { readonly run: Run }, around: Surroundings): Promise<string[]> {
  let help = '';
  await run(['--help'], { ...around, out: text => (help += text) }).catch(() => undefined);
  return [...new Set([...help.matchAll(/^ {2}(?:.*, )?--([a-z-]+)/gm)].map(([, name = '']) => name))];
}
