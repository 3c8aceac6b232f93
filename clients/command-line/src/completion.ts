/** Completion for shells: their scripts ask `docket completion words` for what can follow. */
import { byHand, type Run } from './by-hand.ts';
import type { Called } from './command.ts';
import { optionOf, ofCommand } from './parse.ts';
import { usage } from './problems.ts';
import type { Surroundings } from './surroundings.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_docket() {
  mapfile -t COMPREPLY < <(docket completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _docket docket
`,
  zsh: `#compdef docket
_docket() {
  local -a found
  found=("\${(@f)$(docket completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found
}
compdef _docket docket
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName docket -ScriptBlock {
  param($word, $command)
  $words = @($command.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($word -eq '') { $words += '' }
  docket completion words -- @words 2>$null | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`,
  fish: `complete -c docket -f -a '(docket completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
};

export const run: Run = async ([shell = '', , ...words], around) => {
  if (shell === 'words') {
    around.out((await following(words, around)).map(word => `${word}\n`).join(''));
    return 0;
  }
  const script = SCRIPTS[shell];
  if (script === undefined) throw usage(`the shell is one of: ${Object.keys(SCRIPTS).join(', ')}`);
  around.out(script);
  return 0;
};

/** Options whose values are names, and not turned into ids. */
const NAMES: Readonly<Record<string, Called>> = {
  '--project': 'project',
  '--assignee': 'user',
  '--label': 'label',
};

/** What the last word, which may be empty, can become. */
async function following(words: readonly string[], around: Surroundings): Promise<string[]> {
  const { commands } = await import('./generated/commands.ts');
  const begun = words.at(-1) ?? '';
  const [first = '', second = ''] = words;
  const names = [...commands.map(command => command.words), ...Object.keys(byHand)];
  const command =
    commands.find(one => one.words === `${first} ${second}`) ?? commands.find(one => one.words === first);
  if (words.length <= 1)
    return starting(
      names.map(name => name.split(' ')[0] ?? ''),
      begun,
    );
  if (words.length === 2 && !command)
    return starting(
      names.filter(name => name.startsWith(`${first} `)).map(name => name.split(' ')[1] ?? ''),
      begun,
    );
  if (!command) return [];
  const previous = words.at(-2) ?? '';
  const field = command.options.find(one => `--${optionOf(one)}` === previous);
  if (field?.values) return starting(field.values, begun);
  const of = NAMES[previous] ?? field?.of;
  if (of) {
    const { knownNames } = await import('./known-names.ts');
    return starting(await knownNames(around, of), begun);
  }
  if (!begun.startsWith('--')) return [];
  const options = [
    ...command.options.map(optionOf),
    ...Object.keys(ofCommand(command)),
    'json',
    'jq',
    'url',
    'project',
    'help',
  ];
  return starting(
    options.map(option => `--${option}`),
    begun,
  );
}

function starting(words: readonly string[], begun: string): string[] {
  return [...new Set(words)].filter(word => word.startsWith(begun)).sort();
}
