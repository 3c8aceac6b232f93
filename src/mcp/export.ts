/** Exports an issue or a page, or the documents of a project in pieces. */
import type { Schemas } from '../generated/types.ts';
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { idOfProject } from '../records/identifiers.ts';
import { beginning, NO_ID, requestFor, text, wholeNumber } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { cut, fieldsOf, listIn, MOST_CHARACTERS, asText } from './markdown.ts';
import { ToolMistake } from './mistake.ts';

const USUAL = 20;
const MOST = 100;

export async function exported(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, tool, given } = calling;
  if (choice.of === 'project') return documentsOf(calling);
  const refused = ['offset', 'limit'].find(name => given[name] !== undefined);
  if (refused !== undefined) throw new ToolMistake(`${refused} is only for projects.`);
  const from = beginning(given);
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  return cut(asText((await called(calling, choice.operation, request)).body), from, tool.name);
}

interface Document {
  readonly operation: OperationId;
  readonly identifier: string;
}

async function documentsOf(calling: Calling): Promise<string> {
  const { pipeline, given } = calling;
  if (given['from'] !== undefined) throw new ToolMistake('from is only for an issue or a page.');
  const limit = Math.min(MOST, wholeNumber(given, 'limit') ?? USUAL);
  const offset = wholeNumber(given, 'offset') ?? 0;
  const identifier = text(given, 'identifier');
  const id = (await pipeline.store.read(read => idOfProject(read, identifier))) ?? NO_ID;
  const { documents, hasMore } = await namesOf(calling, id, { offset, limit });
  const texts: string[] = [];
  let length = 0;
  for (const document of documents) {
    const { operation } = document;
    const request = { params: { identifier: document.identifier }, query: {}, body: undefined };
    const whole = asText((await called(calling, operation, request)).body);
    if (texts.length > 0 && length + whole.length > MOST_CHARACTERS) break;
    texts.push(shortened(whole, document));
    length += whole.length;
  }
  if (texts.length === 0)
    return offset === 0 ? 'The project has no issues and pages.' : 'There are no more documents.';
  if (hasMore || texts.length < documents.length)
    texts.push(`(There is more: call export again with offset ${offset + texts.length}.)`);
  return texts.join('\n\n');
}

/** Issues by number, then pages. */
async function namesOf(
  calling: Calling,
  id: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly documents: Document[]; readonly hasMore: boolean }> {
  const ask = (operation: OperationId, request: object) =>
    called(calling, operation, { params: {}, query: {}, body: undefined, ...request });
  const { total } = (await ask('getIssueCounts', { params: { id } })).body as Schemas['StatusCounts'];
  const of = async (list: OperationId, operation: OperationId, query: object): Promise<Document[]> => {
    const { body } = await ask(list, { query: { project_id: id, ...query } });
    return (listIn(body) ?? []).map(row => ({ operation, identifier: asText(fieldsOf(row)['identifier']) }));
  };
  const issues =
    offset >= total ? [] : await of('listIssues', 'exportIssue', { order_by: 'sequence', offset, limit });
  const left = limit - issues.length;
  // A list of long issues can end early; the others follow with the next call.
  if (offset + issues.length < total) return { documents: issues, hasMore: true };
  const skipped = Math.max(0, offset - total);
  const query = { order_by: 'created', offset: skipped, limit: left + 1 };
  const pages = await of('listPages', 'exportPage', query);
  return { documents: [...issues, ...pages.slice(0, left)], hasMore: pages.length > left };
}

function shortened(whole: string, { identifier }: Document): string {
  if (whole.length <= MOST_CHARACTERS) return whole;
  const rest = `(Truncated: call export with identifier ${identifier} and from ${MOST_CHARACTERS}.)`;
  return `${whole.slice(0, MOST_CHARACTERS)}\n\n${rest}`;
}
