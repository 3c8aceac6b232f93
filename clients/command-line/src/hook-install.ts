/** Writes a hook of git that sends commits to the server. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Run } from './by-hand.ts';
import { Problem, usage } from './problems.ts';
import { read } from './words.ts';

const HELP = `Usage: docket hook install [options]

Write a hook into the repository of the current folder: \`post-receive\` where others push to (a bare repository), \`commit-msg\` in a
checkout. It closes the issues that commit messages name, and never stops a push or a commit.

Options:
  --force                 overwrite an existing hook
`;

const HOOKS = {
  'post-receive': `#!/bin/sh
# Written by docket hook install: closes the issues that pushed commits name. A new branch has sent none yet.
while read -r old new ref; do
  case $old in *[!0]*) ;; *) continue ;; esac
  case $new in *[!0]*) docket hook "$old..$new" >/dev/null || true ;; esac
done
exit 0
`,
  'commit-msg': `#!/bin/sh
# Written by docket hook install: closes the issues that the commit names.
docket hook --message-file "$1" >/dev/null || true
exit 0
`,
} as const;

export const run: Run = (words, around) => {
  const given = read(words, HELP, { force: 'boolean' }, around);
  if (!given) return Promise.resolve(0);
  const isBare = git(around.cwd, 'rev-parse', '--is-bare-repository') === 'true';
  const name = isBare ? 'post-receive' : 'commit-msg';
  const file = resolve(around.cwd, git(around.cwd, 'rev-parse', '--git-path', `hooks/${name}`));
  if (existsSync(file) && !given.has('force'))
    throw new Problem(
      'conflict',
      `there is a file ${file} already`,
      'Add the lines yourself, or use --force.',
    );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, HOOKS[name]);
  chmodSync(file, 0o755);
  around.tell(`${file}:`);
  around.out(HOOKS[name]);
  return Promise.resolve(0);
};

function git(cwd: string, ...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw usage('there is no git repository here');
  }
}
