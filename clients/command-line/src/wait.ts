/** Waits until an issue has a status. */
import type { Run } from './by-hand.ts';
import { writeOne } from './output.ts';
import { Problem, usage } from './problems.ts';
import type { Session } from './session.ts';
import { changesOf } from './watch.ts';
import { read, secondsIn } from './words.ts';

const HELP = `Usage: docket issue wait <issue> --status <status> [options]

Wait until the issue has the status, and print it.

Options:
  --status <status>       one or several: done,cancelled
  --timeout <duration>    90s, 10m, 2h; then the exit status is 3; default: none
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { status: 'string', timeout: 'string' }, around);
  if (!given) return 0;
  const [identifier] = given.arguments;
  const statuses = given.text('status')?.split(',');
  if (identifier === undefined || !statuses) throw usage('name an issue and a --status');
  const session = given.session(around);
  const timeout = given.text('timeout');
  const ending = new AbortController();
  const timer = timeout === undefined ? null : setTimeout(() => ending.abort(), secondsIn(timeout) * 1000);
  const issue = await reached(session, identifier, new Set(statuses), ending.signal);
  if (timer) clearTimeout(timer);
  if (!issue) throw new Problem('declined', `${identifier} is not ${statuses.join(' or ')} yet`);
  writeOne(around, { json: given.fields, csv: false, columns: [] }, issue);
  return 0;
};

/** Null if it ended before. */
async function reached(
  session: Session,
  identifier: string,
  statuses: ReadonlySet<string>,
  signal: AbortSignal,
) {
  const resolved = () => session.api.resolveIssue({ path: { identifier } });
  const issue = await resolved();
  if (statuses.has(issue.status)) return issue;
  // What changed between the two requests is among the changes.
  for await (const change of changesOf(session, issue.project_id, issue.seq - 1, signal)) {
    if (change.kind !== 'issue' || change.id !== issue.id) continue;
    const now = await resolved();
    if (statuses.has(now.status)) return now;
  }
  return null;
}
