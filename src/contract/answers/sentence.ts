/** Turns AJV errors into one plain sentence that names the field and the rule. */
import type { ErrorObject } from 'ajv';
import { oneOf } from '../../text/list.ts';

/** `subject` names what was checked if the error is not in one of its fields: "the request body". */
export function sentenceOf(errors: readonly ErrorObject[] | null | undefined, subject: string): string {
  const error = errors?.[0];
  if (!error) return `${subject} is malformed`;
  const field = fieldOf(error.instancePath);
  const inside = (name: unknown): string => short(field ? `${field}.${String(name)}` : String(name));
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

/** An unknown name from the caller is quoted, shortened if necessary. */
export function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

const LONGEST_NAME = 100;

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
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} entries`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'uniqueItems':
      return 'must not contain duplicates';
    case 'format':
      return FORMATS[String(params['format'])] ?? `must be a valid ${String(params['format'])}`;
    case 'pattern':
      return FORMS[String(params['pattern'])] ?? 'does not match the required format';
    default:
      return message ?? 'is malformed';
  }
}

const FORMATS: Readonly<Record<string, string>> = { date: 'must be a date such as 2026-11-21' };

/** Descriptions of the patterns in the documents; a test compares them. */
export const FORMS: Readonly<Record<string, string>> = {
  '^[!-~]+$': 'must have visible ASCII characters only',
  '\\S': 'must not be blank',
  '^$|\\S': 'must be empty or not blank',
  '^[^@\\s]+$': 'must not contain @ or white space',
  '[^\\s@]': 'must contain a name',
  '^[^@\\s\\u0000-\\u001f\\u007f-\\u009f]+$': 'must not contain @, white space or control characters',
  '^[^@\\s\\u0000-\\u001f\\u007f-\\u009f]+@[^@\\s\\u0000-\\u001f\\u007f-\\u009f]+$':
    'must be an e-mail address',
  '^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})?)?$':
    'must be a date or a time such as 2026-11-21 or 2026-11-21T08:15:00Z',
  '^#[0-9A-Fa-f]{6}$': 'must be a color such as #6B7280',
  '^[A-Z][A-Z0-9]{0,4}$': 'must be 1 to 5 capital letters or digits and begin with a letter',
  '^[A-Za-z][A-Za-z0-9]{0,4}$': 'must be a project identifier such as APP',
  '^[A-Za-z][A-Za-z0-9]{0,4}-[0-9]{1,19}$': 'must be an issue identifier such as APP-12',
  '^([A-Za-z][A-Za-z0-9]{0,4}-)?[Dd][Oo][Cc]-[0-9]{1,19}$': 'must be a page identifier such as APP-DOC-3',
  '^[A-Za-z][A-Za-z0-9]{0,4}-[Pp][Ll][Aa][Nn]-[0-9]{1,19}$': 'must be a plan identifier such as APP-PLAN-2',
  '^[A-Za-z0-9][A-Za-z0-9_-]*/[A-Za-z0-9._-]*[A-Za-z0-9_-][A-Za-z0-9._-]*$':
    'must be a repository in the form owner/name',
  '^[\\x21-\\x7e]+$': 'may only contain printable ASCII characters',
  '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$': 'must be a time such as 2026-11-21 08:15:00',
  '^[a-z]+\\.([a-z]+)?$': 'must be an action such as user.promote, or a group of them such as user.',
  '^[A-Za-z0-9_-]{43}$': 'must be 43 characters of base64url',
  '^[Hh][Tt][Tt][Pp][Ss]?://[^#]+$': 'must be an http or https URL without a fragment',
  '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f]+$': 'must not be blank or contain control characters',
  '^(backlog|todo|active|done|cancelled)(,(backlog|todo|active|done|cancelled))*$':
    'must be statuses separated by commas, such as todo,active',
  '^[A-Za-z][A-Za-z0-9_]{0,31}$': 'must be 1 to 32 letters, digits or underscores and begin with a letter',
  '^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$': 'must be one part of a host name, such as harbour',
  '^[^\\s:]+$': 'must not contain white space or a colon',
  '^[A-Za-z0-9._-]+$': 'may only contain letters, digits, dots, underscores and hyphens',
  '^[A-Z]{4}-[A-Z]{4}$': 'must be a code such as ABCD-EFGH',
};

/** Converts `/steps/0/title` to `steps[0].title`. */
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
  string: 'a string',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typesOf(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',');
  return types.map(name => ARTICLES[String(name)] ?? String(name)).join(' or ');
}

function listOf(values: unknown): string {
  return oneOf(Array.isArray(values) ? values.map(String) : []);
}
