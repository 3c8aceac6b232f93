/** The suggestions of an editor after `@` and `#`: the people and the issues of the project. */
import type { Answer } from '@docket/client';
import type { OpenProject } from '../../copies/project.ts';
import type { Suggestion } from '../../parts/editor.tsx';

export function suggestions(people: Answer<'listMentionCandidates'>, open: OpenProject | null) {
  return (sign: '@' | '#', word: string): readonly Suggestion[] => {
    const wanted = word.toLowerCase();
    if (sign === '@')
      return people
        .filter(({ username, display_name }) => `${username} ${display_name}`.toLowerCase().includes(wanted))
        .map(({ username, display_name }) => ({
          text: `@${username}`,
          name: `${display_name} (@${username})`,
        }));
    return [...(open?.copy.issues.values() ?? [])]
      .filter(({ identifier, title }) => `${identifier} ${title}`.toLowerCase().includes(wanted))
      .slice(0, 6)
      .map(({ identifier, title }) => ({ text: identifier, name: `${identifier} ${title}` }));
  };
}
