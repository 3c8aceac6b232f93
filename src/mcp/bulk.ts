/** Applies one change to many issues in one tool call: to all of them or none. */
import type { OperationId } from '../generated/operations.ts';
import { tools, type ToolChoice } from '../generated/tools.ts';
import { didYouMean } from '../text/nearest.ts';
import { boundedList, checkArguments, requestFor, text, type Arguments, type Request } from './arguments.ts';
import { called, mistakeOf, type Calling } from './asking.ts';
import { fieldsOf, hasMore, listIn, asText } from './markdown.ts';
import { quoted, ToolMistake } from './mistake.ts';

const MOST_AT_ONCE = 500;

/** An issue to change; by a filter, only if it has not changed since it was found. */
interface Target {
  readonly identifier: string;
  readonly expected_seq?: number;
}

export async function bulk(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, asking, tool, given } = calling;
  const targets = given['identifiers'] === undefined ? await matching(calling) : named(given);
  if (targets.length === 0) return 'No issue matches the filter. Nothing was changed.';
  const parts = await pipeline.store.read(async read => {
    const requests: { readonly id: OperationId; readonly sent: Request }[] = [];
    for (const { identifier, ...expected } of targets) {
      const each = { ...given, identifier };
      const fields = choice.fields.map(field =>
        field.argument === 'identifiers' ? { ...field, argument: 'identifier' } : field,
      );
      const sent = await requestFor(read, { ...choice, fields }, each);
      requests.push({ id: choice.operation, sent: { ...sent, body: { ...sent.body, ...expected } } });
    }
    return requests;
  });
  const outcomes = await pipeline.contract.invokeAll(parts, asking.caller, asking.via);
  if (outcomes.refused) {
    const identifier = String(targets[outcomes.at]?.identifier);
    const about = { tool, given: { ...given, identifier }, sought: ['identifier'] };
    const opening = `nothing was changed, because ${identifier.slice(0, 100)} was refused: `;
    throw mistakeOf(outcomes.refused, about, opening);
  }
  return `Changed ${targets.length} issues: ${targets.map(({ identifier }) => identifier).join(', ')}.`;
}

function named(given: Arguments): Target[] {
  if (given['filter'] !== undefined) throw new ToolMistake('Send either identifiers or filter.');
  const identifiers = boundedList('identifiers', given['identifiers'], MOST_AT_ONCE);
  return identifiers.map(identifier => ({ identifier: String(identifier) }));
}

const FILTERS = ['status', 'priority', 'module', 'label', 'assignee'];

/** The issues of a project that match the filter. */
async function matching(calling: Calling): Promise<Target[]> {
  const { pipeline, given } = calling;
  const filter = filterIn(given);
  const tool = tools.find(({ name }) => name === 'list_issues');
  const [choice] = tool?.choices ?? [];
  if (!tool || !choice) throw new Error('There is no tool that lists issues.');
  checkArguments(tool, filter);
  const { query } = await pipeline.store.read(read => requestFor(read, choice, filter));
  const found: Target[] = [];
  for (let isOpen = true; isOpen;) {
    const page = { ...query, order_by: 'sequence', limit: MOST_AT_ONCE, offset: found.length };
    const request = { params: {}, query: page, body: undefined };
    const answered = await called({ ...calling, tool, given: filter }, choice.operation, request);
    const rows = (listIn(answered.body) ?? []).map(fieldsOf);
    for (const { identifier, seq } of rows)
      found.push({ identifier: asText(identifier), expected_seq: Number(seq) });
    isOpen = rows.length > 0 && hasMore(answered);
    if (found.length > MOST_AT_ONCE || (isOpen && found.length === MOST_AT_ONCE))
      throw new ToolMistake(
        `More than ${MOST_AT_ONCE} issues match the filter: narrow it. Nothing was changed.`,
      );
  }
  return found;
}

function filterIn(given: Arguments): Arguments {
  const { filter } = given;
  if (filter === undefined) throw new ToolMistake('Send either identifiers, or project and filter.');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw new ToolMistake(`filter ${quoted(filter)} must be an object.`);
  const names = Object.keys(filter);
  if (names.length === 0) throw new ToolMistake(`filter must have at least one of ${FILTERS.join(', ')}.`);
  const unknown = names.find(name => !FILTERS.includes(name));
  if (unknown !== undefined)
    throw new ToolMistake(
      `filter has no field ${quoted(unknown)}${didYouMean(unknown, FILTERS)} It takes ${FILTERS.join(', ')}.`,
    );
  return { ...filter, project: text(given, 'project') };
}
