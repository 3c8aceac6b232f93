/** The refusals of an operation whose list has entries that are refused one by one: they say which one it is. */
import type { Refusal } from './catalogue.ts';
import { listAt, objectAt, resolved, textAt, type Json, type JsonObject } from './json.ts';

/** The position in examples. */
const SHOWN = 2;

const INDEX: JsonObject = {
  type: 'integer',
  format: 'int32',
  minimum: 0,
  maximum: 499,
  description: 'The position of the refused entry in the list, from 0.',
  examples: [SHOWN],
};

/** The refusal with the field `index`, if an entry can cause it; a body can also be invalid as a whole. */
export function entryRefusal(operation: JsonObject, document: JsonObject, refusal: Refusal): Refusal {
  const list = textAt(operation, 'x-entries');
  if (list === undefined) return refusal;
  const { code, error, fields, optional } = refusal;
  const entry = `${list}[${SHOWN}]`;
  if (code === 'invalid_body')
    return {
      ...refusal,
      error: `${entry}.${error}`,
      fields: { ...fields, index: INDEX },
      optional: [...optional, 'index'],
    };
  if (code !== 'role_required' && !listAt(operation, 'x-errors').includes(code)) return refusal;
  const ofEntry = Object.entries(fields).map(([name, declared]): [string, Json] => [
    name,
    declared === 'response' ? itemOf(operation, document, list) : declared,
  ]);
  return {
    ...refusal,
    error: `${entry}: ${error}`,
    fields: { ...Object.fromEntries(ofEntry), index: INDEX },
  };
}

/** The schema of one item of the list in the response. */
function itemOf(operation: JsonObject, document: JsonObject, list: string): Json {
  const schema = objectAt(operation, 'responses', '200', 'content', 'application/json', 'schema');
  return objectAt(resolved(document, schema), 'properties', list, 'items');
}
