/** The man page of the command line, from its table. */
import type { Command, CommandTable } from './commands.ts';
import { optionsOf, usageOf } from './command-pages.ts';

const STATUSES: readonly (readonly [status: string, meaning: string])[] = [
  ['0', 'Success, also an empty list.'],
  ['1', 'Failed.'],
  ['2', 'The command or a value is wrong.'],
  ['3', 'Declined, or a timeout expired.'],
  ['4', 'Not signed in, or the credential is not accepted.'],
  ['5', 'Not found, or hidden from you.'],
  ['6', 'Conflict: changed in the meantime, or a name is taken.'],
  ['7', 'Throttled for longer than \\-\\-patience.'],
  ['8', 'No connection, or the server is unavailable.'],
  ['130', 'Interrupted.'],
];

const VARIABLES: readonly (readonly [name: string, meaning: string])[] = [
  ['DOCKET_URL', 'The server.'],
  ['DOCKET_TOKEN', 'The credential; it takes precedence over stored ones.'],
  ['DOCKET_PROJECT', 'The project.'],
  ['DOCKET_EDITOR, VISUAL, EDITOR', 'The editor of --edit.'],
  ['DOCKET_PAGER, PAGER', 'Shows output that is longer than the screen.'],
  ['NO_COLOR, CLICOLOR_FORCE', 'Whether colours are used.'],
];

export function manPage({ commands }: CommandTable): string {
  const all = commands.toSorted((one, other) => (one.words < other.words ? -1 : 1));
  return `.\\" Written by \`npm run generate\` from openapi/. Do not edit.
.TH DOCKET 1
.SH NAME
docket \\- work with a Docket server from a terminal, a script or an agent
.SH SYNOPSIS
.B docket
.I command
.RI [ options ]
.SH DESCRIPTION
A terminal shows tables; a pipe gets JSON. Standard output has data only. Nothing is asked without a terminal. Commands that are written by hand, such as
.BR login ,
.BR api " and " watch ,
are listed by
.BR "docket help" .
.SH COMMANDS
${all.map(paragraph).join('\n')}
.SH OPTIONS OF ALL COMMANDS
.TP
.BI \\-\\-url " address"
The server.
.TP
.BI \\-\\-project " identifier"
The project.
.TP
.BR \\-\\-json [ =fields ]
Print JSON, or only these fields of it.
.TP
.BI \\-\\-jq " filter"
Filter the JSON, as jq does.
.TP
.B \\-\\-csv
Print a list as CSV.
.TP
.BI \\-\\-patience " seconds"
Wait at most this long for a throttle.
.SH EXIT STATUS
${STATUSES.map(([status, meaning]) => `.TP\n${status}\n${meaning}`).join('\n')}
.SH ENVIRONMENT
${VARIABLES.map(([name, meaning]) => `.TP\n.B ${name}\n${plain(meaning)}`).join('\n')}
.SH FILES
.TP
.I ~/.config/docket/credentials.json
The servers that you signed in to.
`;
}

function paragraph(command: Command): string {
  const options = optionsOf(command).replaceAll('`', '');
  return `.TP\n.B ${plain(`docket ${usageOf(command)}`)}\n${plain(command.summary)}.${options === '' ? '' : `\n${plain(`Options: ${options}.`)}`}`;
}

/** A hyphen is typed, and a dot at the beginning of a line would be a request. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}
