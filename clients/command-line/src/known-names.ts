/** The names that a completion offers: projects, people, labels and modules, kept for a minute. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { homeFolder } from './home.ts';
import type { Called } from './command.ts';
import { signedIn } from './session.ts';
import type { Surroundings } from './surroundings.ts';

const KEPT_MS = 60_000;

export async function knownNames(around: Surroundings, of: Called): Promise<readonly string[]> {
  const session = signedIn(around, { url: undefined, project: undefined, patience: 0 });
  const project = of === 'label' || of === 'module' ? await session.project() : null;
  const key = [session.url, of, project?.identifier ?? ''].join(' ');
  const kept = keptIn(around);
  const known = kept[key];
  if (known && Date.now() - known.at < KEPT_MS) return known.names;
  const names = await asked(session, of, project?.id ?? 0);
  keep(around, { ...kept, [key]: { at: Date.now(), names } });
  return names;
}

async function asked(
  { api }: ReturnType<typeof signedIn>,
  of: Called,
  project_id: number,
): Promise<string[]> {
  if (of === 'project') return (await api.listProjects()).map(({ identifier }) => identifier);
  if (of === 'user') return (await api.listUsers()).map(({ username }) => username);
  if (of === 'label') return (await api.listLabels({ query: { project_id } })).map(({ name }) => name);
  if (of === 'module') return (await api.listModules({ query: { project_id } })).map(({ name }) => name);
  return [];
}

type Kept = Readonly<Record<string, { readonly at: number; readonly names: readonly string[] }>>;

function fileOf({ env }: Surroundings): string {
  return join(env['XDG_CACHE_HOME'] || join(homeFolder(env), '.cache'), 'docket', 'names.json');
}

function keptIn(around: Surroundings): Kept {
  try {
    return JSON.parse(readFileSync(fileOf(around), 'utf8')) as Kept;
  } catch {
    return {};
  }
}

function keep(around: Surroundings, kept: Kept): void {
  const fresh = Object.entries(kept).filter(([, { at }]) => Date.now() - at < KEPT_MS);
  mkdirSync(dirname(fileOf(around)), { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(around), JSON.stringify(Object.fromEntries(fresh)), { mode: 0o600 });
}
