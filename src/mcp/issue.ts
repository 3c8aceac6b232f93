/** Reads an issue, with its comments. */
import type { ToolChoice } from '../generated/tools.ts';
import { beginning, requestFor, text } from './arguments.ts';
import { called, fieldOf, type Calling } from './asking.ts';
import { cut, fieldsOf, hasMore, linesOf, listIn, textOf } from './markdown.ts';

/** The number of comments that are read. */
const MOST: Readonly<Record<string, number>> = { recent: 10, all: 500, none: 0 };

export async function issue(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, tool, given } = calling;
  const from = beginning(given);
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  const answered = await called(calling, choice.operation, request);
  const whole = await pipeline.store.read(read =>
    textOf(read, { tool, given, ...answered, publicUrl: pipeline.publicUrl }),
  );
  const comments = await commentsOn(calling, Number(fieldOf(answered, 'id')));
  return cut(`${whole}${comments}`, from, tool.name);
}

/** Empty if there are none. */
async function commentsOn(calling: Calling, issue_id: number): Promise<string> {
  const { pipeline, given } = calling;
  const which = given['comments'] === undefined ? 'recent' : text(given, 'comments');
  const limit = MOST[which] ?? 0;
  if (limit === 0) return '';
  const query = { order: 'desc', limit };
  const answered = await called(calling, 'listIssueComments', {
    params: { issue_id },
    query,
    body: undefined,
  });
  const rows = (listIn(answered.body) ?? []).map(fieldsOf).reverse();
  if (rows.length === 0) return '';
  const lines = await pipeline.store.read(read => linesOf(read, rows));
  const rest = which === 'all' ? 'list_comments shows the others' : 'comments all shows every one';
  const title = hasMore(answered) ? `## The last ${rows.length} comments (${rest})` : '## Comments';
  return `\n\n${title}\n\n${lines.join('\n').trimEnd()}`;
}
