/**
 * What differs for agents: those that list what can be started get unassigned issues only, and learn how many more need a person;
 * searches find items with some of the words if none has all.
 */
import type { ToolChoice } from '../generated/tools.ts';
import { requestFor, type Arguments } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { listIn } from './markdown.ts';

/** Whether a bot asks what it can start, without saying for whom. */
export function asksForWork({ tool, given, asking }: Calling): boolean {
  const isBot = typeof asking.caller.account?.owner_id === 'number';
  return (
    isBot && tool.name === 'list_issues' && given['workable'] === true && given['assignee'] === undefined
  );
}

export function unassigned(given: Arguments): Arguments {
  return { ...given, assignee: 'none' };
}

/** The arguments of a call, with what its tool assumes if they are absent. */
export function assumed({ tool, given }: Calling): Arguments {
  return tool.name === 'search' ? { match: 'auto', ...given } : given;
}

/** Issues are counted up to one page. */
const MOST_COUNTED = 500;

/** The last line of the response; empty if no other issue matches. */
export async function forPeople(calling: Calling, choice: ToolChoice): Promise<string> {
  const given = { ...calling.given, assignee: 'human', limit: MOST_COUNTED, offset: 0 };
  const request = await calling.pipeline.store.read(read => requestFor(read, choice, given));
  const { body } = await called(calling, choice.operation, request);
  const count = listIn(body)?.length ?? 0;
  if (count === 0) return '';
  const more = count === MOST_COUNTED ? `${count} or more` : String(count);
  return `\n\n${more} more ${count === 1 ? 'needs' : 'need'} a person: call list_issues with assignee human.`;
}
