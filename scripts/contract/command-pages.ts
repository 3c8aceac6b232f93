/** The reference of the command line, from its table. */
import type { Command, CommandTable, Field } from './commands.ts';

export function commandsPage({ commands, without }: CommandTable): string {
  const rows = commands
    .toSorted((one, other) => (one.words < other.words ? -1 : 1))
    .map(command => `| \`docket ${usageOf(command)}\` | ${command.summary} | ${optionsOf(command)} |`);
  const others = Object.entries(without).map(([operation, reason]) => `| \`${operation}\` | ${reason} |`);
  return `<!-- Written by \`npm run generate\` from openapi/. Do not edit. -->

# Commands

The [guide](../guides/command-line.md) explains the command line, and the commands that are written by hand: \`login\`, \`logout\`,
\`whoami\`, \`api\`, \`watch\`, \`export\`, \`hook\`, \`connect\`, \`doctor\`, \`mcp\`, \`completion\`, \`issue wait\`, \`issue next\`, \`file add\`, \`file get\` and \`repo bind\`. The
others are generated from the operations of the contract. All have \`--url\`, \`--project\`, \`--json\`, \`--csv\`, \`--patience\` and \`--help\`.

| command | does | options |
| --- | --- | --- |
${rows.join('\n')}

## Operations without a generated command

| operation | command, or reason |
| --- | --- |
${others.join('\n')}
`;
}

function usageOf({ words, arguments: fields }: Command): string {
  return [words, ...fields.map(({ option, of }) => (of === 'project' ? `[${option}]` : `<${option}>`))].join(
    ' ',
  );
}

function optionsOf({ options }: Command): string {
  return options
    .filter(({ of }) => of !== 'project')
    .map(({ option, kind, values }: Field) => {
      const name = kind === 'markdown' ? 'body' : option;
      return `\`--${name}\`${values ? ` (${values.join(', ')})` : ''}`;
    })
    .join(', ');
}
