/** Lists the issues that can be started now, the most urgent first. */
import type { Run } from './by-hand.ts';
import { isForPeople, writeList } from './output.ts';
import type { Row } from './row.ts';
import { whole } from './parse.ts';
import { read } from './words.ts';

const SHOWN = 10;

const HELP = `Usage: docket issue next [options]

List the issues that are open and not blocked, the most urgent first.

Options:
  --limit <rows>          in a terminal, default: 10; in a pipe: all
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { limit: 'string', csv: 'boolean' }, around);
  if (!given) return 0;
  const session = given.session(around);
  const project = await session.anyProject();
  const query = {
    workable: true,
    order_by: 'priority',
    ...(project ? { project_id: project.id } : {}),
  } as const;
  const columns = ['identifier', 'priority', 'status', 'title'];
  const form = { json: given.fields, csv: given.has('csv'), columns };
  const limit = given.text('limit');
  const most = limit === undefined ? (isForPeople(around, form) ? SHOWN : Infinity) : whole('limit', limit);
  const rows: Row[] = [];
  for await (const row of session.api.each.listIssues({ query })) {
    if (rows.length >= most) break;
    rows.push(row);
  }
  writeList(around, form, rows);
  return 0;
};
