/** Deduplicates responses: identical refusals become components of the published document. */
import { objectAt, operationsOf, textAt, type JsonObject } from './json.ts';
import { ownName, pascalCase, sharedName } from './typed-refusals.ts';

interface Use {
  readonly operation: JsonObject;
  readonly status: string;
}

interface Group {
  readonly answer: JsonObject;
  readonly uses: Use[];
}

/** Moves refusals that occur more than once into `components.responses`, in place. */
export function hoistRefusals(document: JsonObject): void {
  const groups = [...groupsOf(document).values()]
    .filter(({ uses }) => uses.length > 1)
    .sort((one, other) => other.uses.length - one.uses.length);
  const responses: JsonObject = {};
  for (const { answer, uses } of groups) {
    const name = nameFor(answer, uses, responses);
    responses[name] = answer;
    for (const { operation, status } of uses) {
      objectAt(operation, 'responses')[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  if (groups.length > 0) objectAt(document, 'components')['responses'] = responses;
}

function groupsOf(document: JsonObject): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const { operation } of operationsOf(document)) {
    for (const [status, value] of Object.entries(objectAt(operation, 'responses'))) {
      const answer = objectAt(value);
      if (Number(status) < 400 || textAt(answer, '$ref') !== undefined) continue;
      const key = `${status} ${JSON.stringify(answer)}`;
      const group = groups.get(key) ?? { answer, uses: [] };
      group.uses.push({ operation, status });
      groups.set(key, group);
    }
  }
  return groups;
}

/** Named after its codes; a variant, such as one with another example, after the first operation that uses it. */
function nameFor(answer: JsonObject, [first]: readonly Use[], taken: JsonObject): string {
  const codes = Object.keys(objectAt(answer, 'content', 'application/json', 'examples'));
  const own = first ? ownName(first.operation, first.status) : '';
  const name = codes.length > 0 ? (sharedName(codes) ?? own) : own;
  if (taken[name] === undefined) return name;
  return `${name}Of${pascalCase(textAt(first?.operation ?? {}, 'operationId') ?? '')}`;
}
