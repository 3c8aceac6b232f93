/** Renders a schema: each field with its type, limits and meaning. */
import { followed, nodeOf, nodesOf, textOf, type Node } from './document.ts';
import { html, type Html } from '../../src/html/html.ts';
import { inlineProse } from './prose.ts';
import { table, type Row } from './table.ts';

/** A tree of steps shows its first levels; the rest repeats them. */
const DEEPEST = 3;

export function fieldsTable(document: Node, schema: Node): Html {
  const rows = fieldRows(document, followed(document, schema), '', 0);
  if (rows.length === 0) return html`<p class="type">${typeOf(document, schema)}</p>`;
  return table(['field', 'type', 'meaning'], rows);
}

function fieldRows(document: Node, schema: Node, prefix: string, depth: number): Row[] {
  const variants = nodesOf(schema['oneOf']);
  if (variants.length > 0) {
    return variants.flatMap(variant => fieldRows(document, followed(document, variant), prefix, depth));
  }
  if (schema['type'] === 'array') {
    return fieldRows(document, followed(document, nodeOf(schema['items'])), `${prefix}[]`, depth);
  }
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  return Object.entries(nodeOf(schema['properties'])).flatMap(([name, value]) => {
    const property = followed(document, nodeOf(value));
    const path = prefix ? `${prefix}.${name}` : name;
    const description = textOf(nodeOf(value)['description']) || textOf(property['description']);
    const row = {
      cells: [named(path, required.has(name)), typeOf(document, property), inlineProse(description)],
    };
    return depth < DEEPEST ? [row, ...fieldRows(document, property, path, depth + 1)] : [row];
  });
}

/** The name of a field or a parameter. */
export function named(name: string, isRequired: boolean): Html {
  return html`<code>${name}</code>${isRequired ? '' : html` <small>optional</small>`}`;
}

/** `text, 1 to 64 characters`, `whole number, 1 to 365`, `one of todo, done`. */
export function typeOf(document: Node, node: Node): string {
  const schema = followed(document, node);
  const types = [schema['type']].flat().filter(type => type !== 'null');
  const nullable = [schema['type']].flat().includes('null') ? ', or null' : '';
  const known = schema['enum'] ?? schema['x-extensible-enum'];
  if (Array.isArray(known)) {
    const more = schema['enum'] === undefined ? ', more may be added' : '';
    return `${known.length === 1 ? '' : 'one of '}${known.map(String).join(', ')}${more}${nullable}`;
  }
  return `${wordOf(document, schema, textOf(types[0]) || 'anything')}${boundsOf(schema)}${nullable}${defaultOf(schema)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
};

function wordOf(document: Node, schema: Node, type: string): string {
  if (type !== 'array') return WORDS[type] ?? type;
  return `list of: ${typeOf(document, nodeOf(schema['items']))}`;
}

function boundsOf(schema: Node): string {
  const { minLength, maxLength, minimum, maximum, format } = schema;
  if (typeof maxLength === 'number') {
    const from = typeof minLength === 'number' && minLength > 0 ? `${minLength} to ` : 'up to ';
    return `, ${from}${maxLength} characters`;
  }
  if (format === 'date') return ', a date';
  const huge = (value: unknown): boolean =>
    typeof value !== 'number' || Math.abs(value) >= Number.MAX_SAFE_INTEGER;
  if (!huge(minimum) && !huge(maximum)) return `, ${String(minimum)} to ${String(maximum)}`;
  return huge(minimum) ? '' : `, from ${String(minimum)}`;
}

function defaultOf({ default: standard }: Node): string {
  if (standard === undefined) return '';
  return `; ${standard === '' ? 'empty' : JSON.stringify(standard)} by default`;
}
