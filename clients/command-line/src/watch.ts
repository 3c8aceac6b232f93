/** Prints the changes of a project, one JSON object per line, each with the cursor that follows it. */
import { setTimeout } from 'node:timers/promises';
import { Refused, Unreachable } from '../../typescript/src/index.ts';
import type { Run } from './by-hand.ts';
import { usage } from './problems.ts';
import { projectNamed, type Session } from './session.ts';
import { read } from './words.ts';

const HELP = `Usage: docket watch [<project>] [options]

Print the changes of a project as they arrive: one JSON object per line, with its cursor.

Options:
  --since <cursor>        begin after this cursor; default: now
`;

/** Seconds that a request waits for a change. */
const WAIT = 50;
const RETRY_MS = 2_000;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { since: 'string' }, around);
  if (!given) return 0;
  const session = given.session(around);
  const [named] = given.arguments;
  const { id } = named === undefined ? await session.project() : await projectNamed(session.api, named);
  const since = given.text('since');
  if (since !== undefined && !/^\d+$/.test(since)) throw usage('--since is a cursor, a whole number');
  for await (const change of changesOf(session, id, since === undefined ? null : Number(since)))
    around.out(`${JSON.stringify(change)}\n`);
  return 0;
};

/** Until it is aborted. A server that is away is asked again, and nothing is missed. */
export async function* changesOf(
  { api, around }: Session,
  id: number,
  since: number | null,
  signal?: AbortSignal,
) {
  const options = signal ? { signal } : {};
  let cursor = since ?? (await api.getProjectIndex({ path: { id } }, options)).cursor;
  while (!signal?.aborted) {
    try {
      const page = await api.listProjectChanges(
        { path: { id }, query: { since: cursor, wait: WAIT } },
        options,
      );
      for (const change of page.changes) yield { ...change, cursor: change.seq };
      cursor = page.cursor;
    } catch (error) {
      if (signal?.aborted) return;
      const isAway = error instanceof Unreachable || (error instanceof Refused && error.status >= 500);
      if (!isAway) throw error;
      around.tell(`docket: ${error.message}; trying again`);
      await setTimeout(RETRY_MS);
    }
  }
}
