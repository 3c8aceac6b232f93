/** The pages that are written in Markdown: guides, references and release notes. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { html } from '../../src/html/html.ts';
import { variableOf } from '../../src/config/schema.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

interface Written {
  /** In the repository. */
  readonly file: string;
  readonly path: string;
  readonly section: string;
  readonly idOf?: (heading: string) => string | null;
}

/** The order in which a reader wants them. */
const GUIDES = [
  'first-hour',
  'authentication',
  'writing',
  'generating-clients',
  'realtime',
  'publishing',
  'agents',
  'repositories',
  'transfer',
  'command-line',
  'close-issues-from-ci',
  'notify-a-team',
  'nightly-export',
  'two-way-sync',
  'agent-sign-in',
  'operating',
  'several-servers',
];

export function writtenPages(root: string): Page[] {
  return files(root).map(one => writtenPage(root, one));
}

/** Where the files of the repository are on the instance. */
function files(root: string): Written[] {
  const guides = readdirSync(join(root, 'docs/guides')).map(file => file.replace(/\.md$/, ''));
  const rank = (guide: string): number => (GUIDES.includes(guide) ? GUIDES.indexOf(guide) : GUIDES.length);
  return [
    { file: 'docs/start.md', path: '/docs/start', section: 'Start' },
    ...guides
      .toSorted((a, b) => rank(a) - rank(b))
      .map(guide => ({ file: `docs/guides/${guide}.md`, path: `/docs/guides/${guide}`, section: 'Guides' })),
    { file: 'clients/typescript/README.md', path: '/docs/guides/typescript', section: 'Guides' },
    { file: 'SECURITY.md', path: '/docs/guides/security', section: 'Guides' },
    { file: 'docs/reference/commands.md', path: '/docs/commands', section: 'Reference' },
    {
      file: 'docs/reference/configuration.md',
      path: '/docs/configuration',
      section: 'Reference',
      idOf: heading => (/^[a-z][a-z_]*$/.test(heading) ? variableOf(heading) : null),
    },
  ];
}

function writtenPage(root: string, { file, path, section, idOf }: Written): Page {
  const source = readFileSync(join(root, file), 'utf8').replace(/^<!--[\s\S]*?-->\s*/, '');
  const [, title = '', rest = ''] = /^# (.+)\n([\s\S]*)$/.exec(source) ?? [];
  const body = prose(rest, {
    linkOf: target => onInstance(root, file, target),
    ...(idOf ? { idOf } : {}),
  });
  return { path, title: title.replaceAll('`', ''), section, body: html`${body}` };
}

/** The address of a link between files; null if the instance does not have the other file. */
export function onInstance(root: string, file: string, target: string): string | null {
  if (/^(https?:|mailto:|#|\/)/.test(target)) return target;
  const [to = '', hash] = target.split('#');
  const other = normalize(join(file, '..', to));
  const image = /^docs\/images\/([\w-]+\.png)$/.exec(other)?.[1];
  if (image !== undefined) return `/docs/images/${image}`;
  if (other === 'docs/reference/errors.md') return `/docs/errors${hash === undefined ? '' : `#${hash}`}`;
  if (other === 'CHANGELOG.md' || other === 'changes') return '/docs/changes';
  if (other === 'README.md' || other === 'docs/README.md') return '/docs';
  const page = files(root).find(one => one.file === other);
  if (!page) return null;
  const id = hash === undefined ? undefined : (page.idOf?.(hash) ?? hash);
  return `${page.path}${id === undefined ? '' : `#${id}`}`;
}
