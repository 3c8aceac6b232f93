/** The commands that are not generated, each loaded when it is used. */
import type { Surroundings } from './surroundings.ts';

export type Run = (words: readonly string[], around: Surroundings) => Promise<number>;

export interface ByHand {
  readonly summary: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** A shorter name for a generated command with these options. */
function short(summary: string, of: string, ...options: readonly string[]): ByHand {
  return { summary, load: async () => ({ run: (await import('./short-form.ts')).shortForm(of, options) }) };
}

/** By their words. A command of two words takes precedence over one of its first word. */
export const byHand: Readonly<Record<string, ByHand>> = {
  login: { summary: 'Sign in to a server', load: () => import('./login.ts') },
  logout: { summary: 'Sign out, and revoke the token', load: () => import('./logout.ts') },
  whoami: { summary: 'Show who is signed in, and where', load: () => import('./whoami.ts') },
  api: {
    summary: 'Call any operation, by its path or its name',
    load: () => import('./api.ts'),
  },
  brief: { summary: 'Show where a project stands', load: () => import('./brief.ts') },
  watch: { summary: 'Print the changes of a project as they arrive', load: () => import('./watch.ts') },
  export: { summary: 'Export a project, an issue or a page as Markdown', load: () => import('./export.ts') },
  import: { summary: 'Import issues from elsewhere', load: () => import('./import.ts') },
  'archive download': {
    summary: 'Download a project as an archive',
    load: async () => ({ run: (await import('./archive.ts')).download }),
  },
  'archive upload': {
    summary: 'Make a project of an archive',
    load: async () => ({ run: (await import('./archive.ts')).upload }),
  },
  hook: { summary: 'Close the issues that commit messages name', load: () => import('./hook.ts') },
  connect: { summary: 'Add the server to the settings of an agent tool', load: () => import('./connect.ts') },
  doctor: { summary: 'Examine a server from here', load: () => import('./doctor.ts') },
  mcp: { summary: 'Pass the messages of an agent to the server', load: () => import('./mcp.ts') },
  completion: {
    summary: 'Print the completion of a shell: bash, zsh, fish or powershell',
    load: () => import('./completion.ts'),
  },
  open: { summary: 'Open the page of a project or an item in a browser', load: () => import('./open.ts') },
  board: short('Show the board of a project', 'project board'),
  'issue close': short('Close issues', 'issue edit', '--status', 'done'),
  'issue move': short('Move issues to another status, module or place', 'issue edit'),
  'page move': short('Move a page to another folder or place', 'page edit'),
  'plan check': short('Check a step of a plan', 'plan edit-step', '--done'),
  'issue wait': { summary: 'Wait until an issue has a status', load: () => import('./wait.ts') },
  'issue next': {
    summary: 'List the issues that can be started, by priority',
    load: () => import('./next.ts'),
  },
  'file add': { summary: 'Upload files to an issue or a page', load: () => import('./file-add.ts') },
  'file get': { summary: 'Download a file', load: () => import('./file-get.ts') },
  'hook install': {
    summary: 'Make a repository send its commits to the server',
    load: () => import('./hook-install.ts'),
  },
  'repo bind': { summary: 'Bind this repository to a project', load: () => import('./repo-bind.ts') },
};
