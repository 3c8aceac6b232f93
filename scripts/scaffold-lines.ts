/** The lines for a new operation in two test lists: its credential, and its events. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { listAt, objectAt, type Json, type JsonObject, type OperationPlace } from './contract/json.ts';

export interface Wanted {
  readonly id: string;
  readonly document: JsonObject;
  readonly place: OperationPlace;
  readonly family: string;
  /** The example of its body. */
  readonly body: Json | undefined;
}

interface Line {
  readonly file: string;
  /** The list that it is appended to. */
  readonly list: string;
  /** Marks an existing entry in the file. */
  readonly known: string;
  readonly text: string;
}

const ADMISSION = 'test/identity/admission.test.ts';
const STORY = 'test/setting/story.ts';

const ACCOUNTS = new Set(['instance', 'sessions', 'keys', 'bots', 'users']);
/** Their events are tested elsewhere. */
const TOLD_ELSEWHERE = new Set(['archives', 'attachments', 'hooks', 'imports', 'repos']);

/** Adds the missing lines, and returns the changed files. Both lists are of the REST document. */
export async function addLines(root: string, wanted: Wanted): Promise<string[]> {
  const added: string[] = [];
  for (const line of [credentialLine(wanted), toldLine(wanted)])
    if (line && (await add(root, line))) added.push(line.file);
  return added;
}

async function add(root: string, { file, list, known, text }: Line): Promise<boolean> {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const lines = readFileSync(path, 'utf8').split('\n');
  const opening = lines.findIndex(line => line.startsWith(`const ${list}:`));
  const end = lines.indexOf('];', opening);
  if (opening < 0 || end < 0 || lines.some(line => line.includes(known))) return false;
  lines.splice(end, 0, text);
  const style = await resolveConfig(import.meta.filename);
  writeFileSync(path, await format(lines.join('\n'), { ...style, parser: 'typescript' }));
  return true;
}

function credentialLine({ document, place, family, body }: Wanted): Line | null {
  const kinds = listAt('security' in place.operation ? place.operation : document, 'security').flatMap(one =>
    Object.keys(objectAt(one)),
  );
  if (!ACCOUNTS.has(family) || kinds.length === 0) return null;
  const door = [place.method.toUpperCase(), place.path.replaceAll(/\{\w+\}/g, '1')];
  const sent = body === undefined ? '' : `, ${JSON.stringify(body)}`;
  const known = `['${door.join("', '")}'`;
  return { file: ADMISSION, list: doorsOf(kinds), known, text: `${known}${sent}],` };
}

function doorsOf(kinds: readonly string[]): string {
  if (kinds.includes('oauthToken')) return 'ANY';
  if (kinds.includes('apiKey')) return 'NO_OAUTH';
  return kinds.includes('session') ? 'SESSION_ONLY' : 'RECENT_ONLY';
}

/** The things that the story has created, by the path segment before their id. */
const MADE: Readonly<Record<string, string>> = {
  projects: 'APP',
  issues: 'one',
  pages: 'page',
  comments: 'comment',
  plans: 'plan',
  steps: 'step',
  modules: 'module',
  labels: 'quay',
  folders: 'folder',
  'project-groups': 'group',
  views: 'view',
  users: 'sam',
  members: 'sam',
  keys: 'key',
  bots: 'tool',
};

function toldLine({ id, place, family, body }: Wanted): Line | null {
  if (place.method === 'get' || TOLD_ELSEWHERE.has(family)) return null;
  const ids = [...place.path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(
    ([, word = '', name]) => `${name}: made['${MADE[word] ?? word}'] ?? 0`,
  );
  const known = `asks: '${id}'`;
  const parts = [known, "as: 'max'"];
  if (ids.length > 0) parts.push(`path: made => ({ ${ids.join(', ')} })`);
  if (body !== undefined) parts.push(`body: ${JSON.stringify(body)}`);
  return { file: STORY, list: chapterOf(family), known, text: `{ ${parts.join(', ')} },` };
}

function chapterOf(family: string): string {
  if (ACCOUNTS.has(family)) return 'ACCOUNT';
  if (family === 'plans') return 'PLANS';
  return family === 'groups' || family === 'views' ? 'OWN' : 'ITEMS';
}
