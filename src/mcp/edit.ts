/** Replaces pieces of a text, read and written in one change, so that no concurrent edit is lost. */
import type { Schemas } from '../generated/types.ts';
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { requestFor, text, type Request } from './arguments.ts';
import { called, fieldOf, type Calling } from './asking.ts';
import { fieldsOf, listIn, asText } from './markdown.ts';
import { quoted, ToolMistake } from './mistake.ts';

/** In characters; no text may be as long, and a replacement must not fill the memory before it is refused. */
const LONGEST = 4 * 1024 * 1024;

export async function edit(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, asking, tool, given } = calling;
  const field = given['field'] === undefined ? (tool.text ?? '') : text(given, 'field');
  const { params } = await pipeline.store.read(read => requestFor(read, choice, given));
  const where = whereOf(given, field);
  let count = 0;
  await pipeline.contract.together(
    async invoke => {
      const ask = (operation: OperationId, request: Partial<Request>) =>
        called(calling, operation, { params, query: {}, body: undefined, ...request }, invoke);
      const { whole, expected } = await (READERS[choice.operation] ?? readRecord)({
        calling,
        choice,
        field,
        params,
        ask,
      });
      const { written, found } = replaced(whole, given, where);
      count = found;
      await ask(choice.operation, { body: { [field]: written, ...expected } });
    },
    asking.caller,
    asking.via,
  );
  return `Replaced ${count === 1 ? '' : `${count} times `}in ${where}.`;
}

interface Reading {
  readonly calling: Calling;
  readonly choice: ToolChoice;
  readonly field: string;
  readonly params: Request['params'];
  readonly ask: (operation: OperationId, request: Partial<Request>) => ReturnType<typeof called>;
}

interface Whole {
  readonly whole: string;
  /** Fields of the update that refuse a concurrent change, if the read is not a part of this one. */
  readonly expected?: { readonly expected_seq: number };
}

const READERS: Readonly<Partial<Record<OperationId, (reading: Reading) => Promise<Whole>>>> = {
  updateComment: readComment,
  updatePlanStep: readStep,
};

async function readRecord({ choice, field, ask }: Reading): Promise<Whole> {
  const whole = fieldOf(await ask(choice.operation === 'updatePage' ? 'getPage' : 'getIssue', {}), field);
  return { whole: typeof whole === 'string' ? whole : '' };
}

async function readStep({ calling, field, params, ask }: Reading): Promise<Whole> {
  const { body } = await ask('getPlan', { params: { id: params['plan_id'] } });
  const step = stepIn(listIn(fieldsOf(body)['steps']) ?? [], params['step_id']);
  if (!step)
    throw new ToolMistake(
      `step_id ${quoted(calling.given['step_id'])} was not found in the plan: get_plan shows its steps.`,
    );
  return { whole: asText(fieldsOf(step)[field]) };
}

type Step = Schemas['PlanStep'];

function stepIn(steps: readonly unknown[], id: unknown): Step | undefined {
  for (const step of steps as Step[]) {
    const found = step.id === id ? step : stepIn(step.children, id);
    if (found) return found;
  }
  return undefined;
}

/** No operation reads a single comment. An update to the text that it has checks the caller, and changes nothing. */
async function readComment({ calling, choice, params, ask }: Reading): Promise<Whole> {
  const row = await calling.pipeline.store.read(({ db }) =>
    db('comments')
      .where({ id: Number(params['id']) })
      .first<Pick<Schemas['Comment'], 'content' | 'seq'> | undefined>('content', 'seq'),
  );
  const { content = '', seq = 0 } = row ?? {};
  const expected = { expected_seq: seq };
  await ask(choice.operation, { body: { content, ...expected } });
  return { whole: content, expected };
}

function whereOf(given: Calling['given'], field: string): string {
  if (given['comment_id'] !== undefined) return `comment ${asText(given['comment_id'])}`;
  if (given['step_id'] !== undefined) return `the ${field} of step ${asText(given['step_id'])}`;
  return `the ${field} of ${text(given, 'identifier')}`;
}

function replaced(whole: string, given: Calling['given'], where: string) {
  const [old, by] = [text(given, 'old_string'), text(given, 'new_string')];
  if (old === '') throw new ToolMistake('old_string must not be empty.');
  if (old === by) throw new ToolMistake('old_string and new_string are the same.');
  const found = occurrences(whole, old);
  const isAmbiguous = whole.includes(old, whole.indexOf(old) + 1);
  const quote = `old_string ${quoted(old)}`;
  if (found === 0)
    throw new ToolMistake(
      `${quote} was not found in ${where}: read the text again, and copy the piece exactly.`,
    );
  if (isAmbiguous && found > 0 && given['replace_all'] !== true)
    throw new ToolMistake(
      `${quote} occurs ${Math.max(2, found)} times in ${where}: include more of the text around it, or send replace_all.`,
    );
  if (whole.length + found * (by.length - old.length) > LONGEST)
    throw new ToolMistake(`The text would have more than ${LONGEST} characters.`);
  return { written: whole.split(old).join(by), found };
}

/** The number of times that the piece occurs, without overlaps. */
function occurrences(whole: string, piece: string): number {
  let count = 0;
  for (let at = whole.indexOf(piece); at >= 0; at = whole.indexOf(piece, at + piece.length)) count += 1;
  return count;
}
