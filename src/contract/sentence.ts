/** Turns what AJV found into one plain sentence that names the field and the rule. */
import type { ErrorObject } from 'ajv';

/** `subject` says what was checked when the fault is not in a field of it: "the request body". */
export function sentenceOf(errors: readonly ErrorObject[] | null | undefined, subject: string): string {
  const error = errors?.[0];
  if (!error) return `${subject} is malformed`;
  const field = fieldOf(error.instancePath);
  const inside = (name: unknown): string => (field ? `${field}.${String(name)}` : String(name));
  const params: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case 'required':
      return `${inside(params['missingProperty'])} is missing`;
    case 'additionalProperties':
      return `${inside(params['additionalProperty'])} is not a known field`;
    default:
      return `${field || subject} ${ruleOf(error.keyword, params, error.message)}`;
  }
}

function ruleOf(keyword: string, params: Record<string, unknown>, message: string | undefined): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'type':
      return `must be ${typesOf(params['type'])}`;
    case 'enum':
      return `must be ${listOf(params['allowedValues'])}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'minLength':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} entries`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'uniqueItems':
      return 'must not hold an entry twice';
    case 'format':
      return `must be a valid ${String(params['format'])}`;
    case 'pattern':
      return String(params['pattern']).endsWith('\\S')
        ? 'must not be blank'
        : `must match ${String(params['pattern'])}`;
    default:
      return message ?? 'is malformed';
  }
}

/** `/steps/0/title` reads `steps[0].title`. */
function fieldOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '');
}

const ARTICLES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typesOf(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',');
  return types.map(name => ARTICLES[String(name)] ?? String(name)).join(' or ');
}

function listOf(values: unknown): string {
  const names = Array.isArray(values) ? values.map(value => (value === null ? 'null' : String(value))) : [];
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}
