/** The server of a command, and the project that it is about. */
import { docket, type Docket } from '../../typescript/src/index.ts';
import { addressOf, credentials, tokenFor } from './credentials.ts';
import { checkoutAliases } from './checkout.ts';
import { Problem } from './problems.ts';
import type { Surroundings } from './surroundings.ts';

export interface Wanted {
  readonly url: string | undefined;
  readonly project: string | undefined;
  readonly patience: number | undefined;
}

export interface Session {
  readonly api: Docket;
  readonly url: string;
  readonly around: Surroundings;
  /** The project of the command by its id; a usage error if none is known. */
  readonly project: () => Promise<Project>;
  /** The same; null if none is known. */
  readonly anyProject: () => Promise<Project | null>;
}

export interface Project {
  readonly id: number;
  readonly identifier: string;
}

/** Without a credential, for what anyone may read. */
export function visiting(
  around: Surroundings,
  wanted: Wanted,
  { url, token } = serverOf(around, wanted.url),
): Session {
  const { patience } = wanted;
  const api = docket({
    url,
    ...(token === null ? {} : { token }),
    ...(patience === undefined ? {} : { patience }),
  });
  let found: Promise<Project | null> | null = null;
  const anyProject = () => (found ??= projectOf(api, around, wanted.project));
  const project = async () => {
    const known = await anyProject();
    if (known) return known;
    throw new Problem(
      'usage',
      'the command needs a project',
      'Name it with --project or DOCKET_PROJECT, or bind this repository: docket repo bind --project APP',
    );
  };
  return { api, url, around, project, anyProject };
}

export function signedIn(around: Surroundings, wanted: Wanted): Session {
  const server = serverOf(around, wanted.url);
  const { url, token } = server;
  if (token === null)
    throw new Problem('credential', `you are not signed in to ${url}`, `Sign in: docket login ${url}`);
  return visiting(around, wanted, server);
}

function serverOf(around: Surroundings, asked: string | undefined): { url: string; token: string | null } {
  const named = asked ?? (around.env['DOCKET_URL'] || credentials(around).current);
  if (!named)
    throw new Problem(
      'usage',
      'no server is known',
      'Name it with --url or DOCKET_URL, or sign in: docket login https://docket.example',
    );
  const url = addressOf(named);
  return { url, token: around.env['DOCKET_TOKEN'] || tokenFor(around, url) };
}

async function projectOf(
  api: Docket,
  around: Surroundings,
  asked: string | undefined,
): Promise<Project | null> {
  const named = asked ?? around.env['DOCKET_PROJECT'];
  if (named) return projectNamed(api, named);
  const aliases = checkoutAliases(around.cwd);
  if (aliases.length === 0) return null;
  const bound = await api.resolveRepo({ body: { aliases } });
  return bound.resolution === 'one' ? bound.project : null;
}

export async function projectNamed(api: Docket, named: string): Promise<Project> {
  const all = await api.listProjects();
  const found = all.find(({ identifier }) => identifier === named.toUpperCase());
  if (found) return found;
  const known = all.map(({ identifier }) => identifier).slice(0, 10);
  throw new Problem(
    'absent',
    `there is no project "${named}" that you can access`,
    known.length > 0 ? `Projects: ${known.join(', ')}` : null,
  );
}
