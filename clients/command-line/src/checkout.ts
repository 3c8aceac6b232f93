/** The names by which a server knows the repository of a folder: its remotes and its root. */
import { execFileSync } from 'node:child_process';

export interface Alias {
  readonly kind: 'remote' | 'root';
  readonly value: string;
}

export function checkoutAliases(folder: string): Alias[] {
  const root = git(folder, ['rev-parse', '--show-toplevel'])[0];
  if (root === undefined) return [];
  const remotes = git(folder, ['config', '--get-regexp', String.raw`^remote\..*\.url$`]).map(line =>
    line.slice(line.indexOf(' ') + 1),
  );
  return [...new Set(remotes)]
    .map((value): Alias => ({ kind: 'remote', value }))
    .concat({ kind: 'root', value: root });
}

/** The lines of the answer; none without git, and outside a repository. */
function git(folder: string, words: readonly string[]): string[] {
  try {
    const text = execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
