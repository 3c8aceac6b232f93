/** Lists the issues that can be started now, the most urgent first. */
import type { Run } from './by-hand.ts';
import { writeList } from './output.ts';
import { read } from './words.ts';

const HELP = `Usage: docket issue next [options]

List the issues that are open and not blocked, the most urgent first.

Options:
  --limit <rows>          default: 10
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { limit: 'string', csv: 'boolean' }, around);
  if (!given) return 0;
  const session = given.session(around);
  const project = await session.anyProject();
  const query = {
    workable: true,
    order_by: 'priority',
    limit: Number(given.text('limit') ?? 10),
    ...(project ? { project_id: project.id } : {}),
  } as const;
  const columns = ['identifier', 'priority', 'status', 'title'];
  writeList(
    around,
    { json: given.fields, csv: given.has('csv'), columns },
    await session.api.listIssues({ query }),
  );
  return 0;
};
