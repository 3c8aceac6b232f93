/** Eight writers on a server that is killed: what was acknowledged, and what exists afterwards. */
import { asked, type Built } from './built.ts';

const WRITERS = 8;

/** An issue as a writer knows it: the acknowledged title, and one that it may also have. */
export type Known = Map<number, readonly [acknowledged: string, tried?: string]>;

type Reached = Pick<Built, 'url' | 'token'>;

/** Creates and renames issues until the server is gone. */
export async function writeUntilGone(
  { url, token }: Reached,
  project_id: number,
  known: Known,
): Promise<void> {
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      try {
        for (let turn = 0; ; turn += 1) {
          const title = `${writer} wrote ${turn}`;
          const { id } = (await asked(url, token, 'POST', '/api/issues', { project_id, title })) as {
            id: number;
          };
          known.set(id, [title]);
          if (turn % 2 === 1) continue;
          const renamed = `${title}, and again`;
          known.set(id, [title, renamed]);
          await asked(url, token, 'PUT', `/api/issues/${id}`, { title: renamed });
          known.set(id, [renamed]);
        }
      } catch (error) {
        // `fetch` throws this for a broken connection; a refusal is different.
        if (!(error instanceof TypeError)) throw error;
      }
    }),
  );
}

/** Acknowledged changes that are missing, in one sentence each. */
export async function lost({ url, token }: Reached, project: number, known: Known): Promise<string[]> {
  const index = (await asked(url, token, 'GET', `/api/projects/${project}/index`)) as {
    issues: { id: number; title: string; seq: number }[];
  };
  const titles = new Map(index.issues.map(({ id, title }) => [id, title]));
  const missing = [...known].flatMap(([id, may]) => {
    const title = titles.get(id);
    if (title === undefined) return [`issue ${id} is gone`];
    return may.includes(title) ? [] : [`issue ${id} is ${title} and not ${may[0]}`];
  });
  const seqs = new Set(index.issues.map(({ seq }) => seq));
  return seqs.size === index.issues.length ? missing : [...missing, 'two issues have one seq'];
}
