/** Calls a tool: converts its arguments to requests of operations, and their responses to text for the model. */
import { unavailable } from '../contract/answers/unavailable.ts';
import { refuse } from '../generated/refusals.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { checkArguments, choiceFor, fileIn, requestFor, type Arguments, type Request } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { activity } from './activity.ts';
import { briefing } from './briefing.ts';
import { bulk } from './bulk.ts';
import { clearWait } from './clear-wait.ts';
import { creating } from './create.ts';
import { contents, type Picture } from './contents.ts';
import { edit } from './edit.ts';
import { exported } from './export.ts';
import { asksForWork, assumed, forPeople, unassigned } from './for-agents.ts';
import { issue } from './issue.ts';
import { markdownOf } from './markdown.ts';
import { ToolMistake } from './mistake.ts';
import { page } from './page.ts';
import { place } from './place.ts';
import { projects } from './projects.ts';

export interface ToolAnswer {
  readonly shown: string | Picture;
  readonly failed: boolean;
}

/** A mistake in a call is a response too: the model reads it, and tries again. */
export async function callTool(calling: Calling): Promise<ToolAnswer> {
  try {
    checkArguments(calling.tool, calling.given);
    const choice = choiceFor(calling.tool, calling.given);
    return { shown: await (WAYS[calling.tool.as] ?? call)(calling, choice), failed: false };
  } catch (error) {
    return { shown: failureText(error, calling), failed: true };
  }
}

type Way = (calling: Calling, choice: ToolChoice) => Promise<string | Picture>;

const WAYS: Readonly<Record<string, Way>> = {
  activity,
  briefing,
  bulk,
  clear: clearWait,
  contents,
  create: creating(call),
  edit,
  export: exported,
  issue,
  page,
  place,
  projects,
};

async function call(calling: Calling, choice: ToolChoice): Promise<string> {
  if (!asksForWork(calling)) return callOnce(calling, choice);
  const text = await callOnce({ ...calling, given: unassigned(calling.given) }, choice);
  return `${text}${await forPeople(calling, choice)}`;
}

async function callOnce(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, tool } = calling;
  const given = assumed(calling);
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  const body = tool.as === 'file' ? fileBody(request, given) : request.body;
  const answered = await called(calling, choice.operation, { ...request, body });
  return pipeline.store.read(read =>
    markdownOf(read, { tool, given, ...answered, publicUrl: pipeline.publicUrl }),
  );
}

function fileBody({ body = {} }: Request, given: Arguments): Record<string, unknown> {
  return { entity_type: body['entity_type'], entity_id: body['entity_id'], file: fileIn(given) };
}

/** An internal failure is logged in full, and not shown to the model. */
function failureText(error: unknown, { pipeline, asking, tool }: Calling): string {
  if (error instanceof ToolMistake) return error.message;
  const { via, caller } = asking;
  const refusal = unavailable(error);
  if (refusal) return refusal.message;
  const known = { operation: tool.name, client: via.address };
  pipeline.reportFailure({ requestId: via.id, ...known, account: caller.account?.id ?? null, error });
  return refuse.internal().message;
}
