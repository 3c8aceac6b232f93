/** Lists activity, newest first, and ends at a given time. */
import type { ToolChoice } from '../generated/tools.ts';
import { requestFor, timeIn } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { fieldsOf, listIn, markdownOf, asText } from './markdown.ts';

export async function activity(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, tool, given } = calling;
  const since = timeIn(given, 'since');
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  const answered = await called(calling, choice.operation, request);
  const body = since === null ? answered.body : endingAt(since, answered.body);
  return pipeline.store.read(read => markdownOf(read, { tool, given, ...answered, body, publicUrl: null }));
}

function endingAt(since: string, feed: unknown) {
  const items = listIn(fieldsOf(feed)['items']) ?? [];
  const kept = items.filter(item => asText(fieldsOf(item)['ts']) >= since);
  return { items: kept, has_more: kept.length === items.length && fieldsOf(feed)['has_more'] === true };
}
