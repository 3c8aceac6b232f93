/** A name for a generated command with some of its options. */
import type { Run } from './by-hand.ts';

export function shortForm(of: string, options: readonly string[]): Run {
  return async (words, around) => {
    const { commands } = await import('./generated/commands.ts');
    const command = commands.find(one => one.words === of);
    if (!command) throw new Error(`There is no command ${of}.`);
    if (words.includes('--help') || words.includes('-h')) {
      const { commandHelp } = await import('./help.ts');
      around.out(commandHelp(command));
      return 0;
    }
    const { runCommand } = await import('./call.ts');
    return runCommand(command, [...options, ...words], around);
  };
}
