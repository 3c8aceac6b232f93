/** Shows where a project stands. */
import type { Run } from './by-hand.ts';
import { writeOne } from './output.ts';
import { tableOf } from './table.ts';
import { projectNamed } from './session.ts';
import { read } from './words.ts';

const HELP = `Usage: docket brief [<project>] [options]

Show where a project stands: how many issues have which status, what is blocked, what can be started, and what happened last.
`;

const SHOWN = 5;
const COLUMNS = ['identifier', 'priority', 'status', 'title'];

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const session = given.session(around);
  const { api } = session;
  const [named] = given.arguments;
  const project = named === undefined ? await session.project() : await projectNamed(api, named);
  const query = { project_id: project.id, limit: SHOWN, order_by: 'priority' } as const;
  const [counts, blocked, workable, recent] = await Promise.all([
    api.getIssueCounts({ path: { id: project.id } }),
    api.listIssues({ query: { ...query, blocked: true } }),
    api.listIssues({ query: { ...query, workable: true } }),
    api.listIssues({ query: { ...query, order_by: 'updated', order: 'desc' } }),
  ]);
  const brief = { project: project.identifier, counts, blocked, workable, recent };
  if (!around.isTerminal || given.fields !== null) {
    writeOne(around, { json: given.fields, csv: false, columns: [] }, brief);
    return 0;
  }
  writeOne(around, { json: null, csv: false, columns: [] }, { project: project.identifier, ...counts });
  for (const [title, rows] of Object.entries({
    Blocked: blocked,
    'Can be started': workable,
    'Changed last': recent,
  }))
    if (rows.length > 0) around.out(`\n${title}\n${tableOf(around, COLUMNS, rows)}`);
  return 0;
};
