/** The change fragments, as lists of notes by kind: for the page of changes, and for the changelog of a release. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['security', 'removed', 'changed', 'added', 'fixed'];

export interface Notes {
  readonly title: string;
  /** A Markdown list. */
  readonly list: string;
}

export function fragmentsIn(root: string): string[] {
  return readdirSync(join(root, 'changes')).filter(name => /\.\w+\.md$/.test(name));
}

export function notesIn(root: string): Notes[] {
  return KINDS.flatMap(kind => {
    const own = fragmentsIn(root).filter(name => name.endsWith(`.${kind}.md`));
    if (own.length === 0) return [];
    const items = own.map(name => {
      const text = readFileSync(join(root, 'changes', name), 'utf8').trim();
      return `- ${text.replaceAll('\n', '\n  ')}`;
    });
    return [{ title: kind.charAt(0).toUpperCase() + kind.slice(1), list: items.join('\n') }];
  });
}
