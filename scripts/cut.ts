/**
 * `npm run cut -- 0.3.0`: makes the tree that version. Sets it wherever it is written, merges the change fragments into
 * `CHANGELOG.md`, and keeps an outline of the contract for later comparisons. Commit the result, and run `npm run release`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { outlineOf } from './contract/outline.ts';
import type { JsonObject } from './contract/json.ts';
import { fragmentsIn, notesIn } from './fragments.ts';

const root = join(import.meta.dirname, '..');
const [, , next = ''] = process.argv;
if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Error('name the version: npm run cut -- 0.3.0');

function changeText(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
};

const MANIFESTS = [
  'package.json',
  ...['command-line', 'conformance', 'typescript'].map(name => `clients/${name}/package.json`),
];
for (const file of MANIFESTS)
  changeText(file, text => text.replace(`"version": "${version}"`, `"version": "${next}"`));
changeText('package-lock.json', text => {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string }> };
  lock.version = next;
  Object.assign(lock.packages[''] ?? {}, { version: next });
  return `${JSON.stringify(lock, null, 2)}\n`;
});
const DOCUMENTS = ['rest', 'public', 'oauth', 'flows.arazzo'].map(name => `openapi/${name}.yaml`);
for (const file of [...DOCUMENTS, 'asyncapi/events.yaml'])
  changeText(file, text => text.replace(`  version: ${version}\n`, `  version: ${next}\n`));

/** The packages that these pages tell to install. */
const GUIDES = readdirSync(join(root, 'docs/guides')).map(name => `docs/guides/${name}`);
for (const file of [
  ...GUIDES,
  'docs/start.md',
  'clients/conformance/README.md',
  'clients/typescript/README.md',
])
  changeText(file, text =>
    text.replaceAll(new RegExp(`(docket(?:-client|-conformance)?-)${version}\\b`, 'g'), `$1${next}`),
  );

// Seen from the folder above.
const sections = notesIn(root).map(({ title, list }) => `### ${title}\n\n${list.replaceAll('](../', '](')}`);
const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
changeText('CHANGELOG.md', text =>
  text.replace(
    /See \[`changes\/`\]\(changes\)\.\n/,
    found => `${found}\n## ${next} (${day})\n\n${sections.join('\n\n')}\n`,
  ),
);
for (const name of fragmentsIn(root)) rmSync(join(root, 'changes', name));

const read = (name: string): JsonObject => {
  const text = readFileSync(join(root, `src/generated/documents/${name}.json`), 'utf8');
  return JSON.parse(text) as JsonObject;
};
const outline = { ...outlineOf(['rest', 'public', 'oauth'].map(read), read('events')), version: next };
writeFileSync(join(root, `openapi/releases/${next}.json`), `${JSON.stringify(outline)}\n`);
