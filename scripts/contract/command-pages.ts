/** The reference of the command line, from its table. */
import type { Command, CommandTable, Field } from './commands.ts';

export function commandsPage({ commands, without }: CommandTable): string {
  const rows = commands
    .toSorted((one, other) => (one.words < other.words ? -1 : 1))
    .map(command => `| \`docket ${usageOf(command)}\` | ${command.summary} | ${optionsOf(command)} |`);
  const others = Object.entries(without).map(([operation, reason]) => `| \`${operation}\` | ${reason} |`);
  return `<!-- Written by \`npm run generate\` from openapi/. Do not edit. -->

# Commands

The [guide](../guides/command-line.md) explains the command line. These commands are generated from the operations of the contract; \`docket help\`
also lists those that are written by hand. All have \`--url\`, \`--project\`, \`--json\`, \`--jq\`, \`--csv\`, \`--patience\` and \`--help\`.

| command | does | options |
| --- | --- | --- |
${rows.join('\n')}

## Operations without a generated command

| operation | command, or reason |
| --- | --- |
${others.join('\n')}
`;
}

export function usageOf({ words, arguments: fields }: Command): string {
  return [words, ...fields.map(({ option, of }) => (of === 'project' ? `[${option}]` : `<${option}>`))].join(
    ' ',
  );
}

export function optionsOf({ options }: Command): string {
  return options
    .filter(({ of }) => of !== 'project')
    .map(({ option, kind, values }: Field) => {
      const name = kind === 'markdown' ? 'body' : option;
      return `\`--${name}\`${values ? ` (${values.join(', ')})` : ''}`;
    })
    .join(', ');
}
