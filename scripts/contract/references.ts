/** What a document refers to: which components can be reached from what it promises, and which are of no use. */
import { eachObject, isObject, objectAt, referenceOf, type Json, type JsonObject } from './json.ts';
import { ContractError } from './sources.ts';

/** Every component that a `$ref` names, as `section/name`. */
export function referencesIn(value: Json): string[] {
  const found: string[] = [];
  eachObject(value, node => {
    for (const $ref of [node['$ref'], node['x-named']]) {
      const reference = $ref === undefined ? null : referenceOf({ $ref });
      if (reference) found.push(`${reference.section}/${reference.name}`);
    }
  });
  return found;
}

/** The components that these roots lead to, by however many steps. */
export function reachedFrom(document: JsonObject, roots: readonly Json[]): Set<string> {
  const reached = new Set<string>();
  const wanted = roots.flatMap(referencesIn);
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    const [section = '', name = ''] = next.split('/');
    wanted.push(...referencesIn(objectAt(document, 'components', section, name)));
  }
  return reached;
}

/** Holds a document to both rules: every `$ref` leads somewhere, every component is reached from a root. */
export function checkReferencesOf(
  document: JsonObject,
  roots: readonly Json[],
  origin: (path: readonly string[]) => string,
  stays: (section: string, name: string) => boolean = () => false,
): void {
  eachObject(document, (node, path) => {
    const { $ref } = node;
    if (typeof $ref !== 'string' || isThere(document, $ref)) return;
    throw new ContractError(`${origin([...path, '$ref'])}: ${$ref} leads nowhere`);
  });
  const reached = reachedFrom(document, roots);
  for (const [section, names] of Object.entries(objectAt(document, 'components'))) {
    for (const name of Object.keys(objectAt(names))) {
      if (reached.has(`${section}/${name}`) || stays(section, name)) continue;
      throw new ContractError(`${origin(['components', section, name])}: nothing refers to ${name}`);
    }
  }
}

function isThere(document: JsonObject, $ref: string): boolean {
  const [start, ...steps] = $ref.split('/');
  let at: Json | undefined = start === '#' ? document : undefined;
  for (const step of steps) at = isObject(at) ? at[step] : undefined;
  return at !== undefined;
}
