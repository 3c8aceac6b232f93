/** Where a value differs from its schema. It knows the keywords that our documents use for responses. */

type Schema = Readonly<Record<string, unknown>>;

const MOST = 10;

export function deviations(
  value: unknown,
  schema: unknown,
  schemas: Readonly<Record<string, unknown>>,
): string[] {
  const found: string[] = [];
  visit(value, schema, '');
  return found.slice(0, MOST);

  function visit(at: unknown, wanted: unknown, path: string): void {
    if (typeof wanted !== 'object' || wanted === null || found.length >= MOST) return;
    const rule = wanted as Schema;
    const reference = rule['$ref'];
    if (typeof reference === 'string') {
      visit(at, schemas[reference.split('/').at(-1) ?? ''], path);
      return;
    }
    const variants = rule['oneOf'];
    if (Array.isArray(variants)) {
      const isOne = variants.some(one => deviations(at, one, schemas).length === 0);
      if (!isOne) say(path, 'is none of the variants');
      return;
    }
    const types = [rule['type']].flat().filter(one => typeof one === 'string');
    if (
      types.length > 0 &&
      !types.includes(typeOf(at)) &&
      !(typeOf(at) === 'integer' && types.includes('number'))
    ) {
      say(path, `is ${typeOf(at)}, not ${types.join(' or ')}`);
      return;
    }
    const values = rule['enum'];
    if (Array.isArray(values) && !values.includes(at)) say(path, `is not one of ${values.join(', ')}`);
    if ('const' in rule && at !== rule['const']) say(path, `is not ${String(rule['const'])}`);
    if (
      typeof at === 'string' &&
      typeof rule['pattern'] === 'string' &&
      !new RegExp(rule['pattern'], 'u').test(at)
    )
      say(path, 'has another form');
    if (Array.isArray(at)) at.forEach((one, place) => visit(one, rule['items'], `${path}[${String(place)}]`));
    else if (typeof at === 'object' && at !== null) fields(at as Schema, rule, path);
  }

  function fields(at: Schema, rule: Schema, path: string): void {
    for (const name of [rule['required']].flat())
      if (typeof name === 'string' && !(name in at)) say(`${path}.${name}`, 'is missing');
    const properties = (rule['properties'] ?? {}) as Schema;
    for (const [name, one] of Object.entries(at)) {
      if (name in properties) visit(one, properties[name], `${path}.${name}`);
      else if (rule['additionalProperties'] === false) say(`${path}.${name}`, 'is not in the contract');
    }
  }

  function say(path: string, what: string): void {
    found.push(`${path.replace(/^\./, '') || 'the response'} ${what}`);
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
