/** Creates one issue, or several in one change: all of them or none. */
import type { Tool, ToolChoice } from '../generated/tools.ts';
import { boundedList, checkArguments, requestFor, type Arguments, type Request } from './arguments.ts';
import { mistakeOf, type Calling } from './asking.ts';
import { markdownOf } from './markdown.ts';
import { quoted, ToolMistake } from './mistake.ts';

const MOST_AT_ONCE = 50;

type One = (calling: Calling, choice: ToolChoice) => Promise<string>;

/** `one` creates a single issue. */
export const creating =
  (one: One): One =>
  async (calling, choice) => {
    const tool = ofOneIssue(calling.tool);
    const { issues, ...given } = calling.given;
    if (issues !== undefined) return createMany({ ...calling, tool, given }, choice, itemsIn(issues, given));
    checkArguments(tool, given);
    return one(calling, choice);
  };

/** The tool as it is for each of several issues. */
function ofOneIssue(tool: Tool): Tool {
  const { issues: _, ...properties } = tool.inputSchema.properties;
  const required = [...tool.inputSchema.required, 'title'];
  return { ...tool, inputSchema: { ...tool.inputSchema, properties, required } };
}

/** Fields outside of the list apply to every issue that does not have its own. */
function itemsIn(issues: unknown, { title, ...common }: Arguments): Arguments[] {
  if (title !== undefined) throw new ToolMistake('Send either title or issues.');
  const list = boundedList('issues', issues, MOST_AT_ONCE);
  return list.map((item, index) => {
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) return { ...common, ...item };
    throw new ToolMistake(`issues[${index}] ${quoted(item)} must be an object.`);
  });
}

async function createMany(
  calling: Calling,
  choice: ToolChoice,
  items: readonly Arguments[],
): Promise<string> {
  const { pipeline, asking, tool } = calling;
  const bodies = await pipeline.store.read(async read => {
    const requests: Request['body'][] = [];
    for (const [index, item] of items.entries())
      requests.push(
        await inEntry(index, async () => {
          checkArguments(tool, item);
          return (await requestFor(read, choice, item)).body;
        }),
      );
    return requests;
  });
  const sent = { body: { issues: bodies } };
  const outcome = await pipeline.contract.invoke('createIssues', sent as never, asking.caller, asking.via);
  if (outcome.refusal) {
    const [opening = ''] = /^issues\[\d+\]: /.exec(outcome.refusal.message) ?? [];
    const index = Number(/\d+/.exec(opening)?.[0] ?? 0);
    const { code, message } = outcome.refusal;
    const refusal = { code, message: message.slice(opening.length) };
    throw mistakeOf({ refusal }, { tool, given: items[index] ?? {}, sought: [] }, opening);
  }
  const issues = outcome.body.issues;
  const rows = await pipeline.store.read(read =>
    markdownOf(read, {
      tool,
      given: { project: calling.given['project'] },
      body: issues,
      headers: {},
      publicUrl: pipeline.publicUrl,
    }),
  );
  return `Created ${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}:\n${rows}`;
}

/** A mistake in an entry names it. */
async function inEntry<T>(index: number, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof ToolMistake ? new ToolMistake(`issues[${index}]: ${error.message}`) : error;
  }
}
