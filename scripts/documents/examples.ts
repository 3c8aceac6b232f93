/**
 * Checks that every example is valid, in requests, responses, parameters, headers, schemas and messages, and that none is
 * missing.
 */
import type { ValidateFunction } from 'ajv';
import { schemaChecker, type SchemaChecker } from '../contract/compile.ts';
import { eachObject, isObject, objectAt, resolved, type Json, type JsonObject } from '../contract/json.ts';
import { isSchema, isValue } from '../contract/places.ts';
import type { Finding } from './findings.ts';

interface Example {
  readonly path: readonly string[];
  readonly value: Json;
}

export function openapiExamples(file: string, document: JsonObject): Finding[] {
  const check = exampleCheck(file, document);
  const findings: Finding[] = [];
  eachObject(document, (node, path) => {
    if (isValue(path)) return;
    const examples = examplesOf(document, node, path);
    if (examples.length === 0 && needsExample(node, path)) {
      findings.push({ file, path, rule: 'example-missing', message: 'it has no example' });
    }
    const schema = isObject(node['schema']) ? node['schema'] : isSchema(path) ? node : null;
    if (schema) findings.push(...examples.flatMap(example => check(schema, example)));
  });
  return findings;
}

/** `messages` holds the schemas of the document in the form in which they are validated. */
export function asyncapiExamples(file: string, document: JsonObject, messages: JsonObject): Finding[] {
  const check = exampleCheck(file, messages);
  const findings: Finding[] = [];
  for (const [name, message] of Object.entries(objectAt(document, 'components', 'messages'))) {
    const path = ['components', 'messages', name];
    const { payload, examples } = objectAt(message);
    const shown = Array.isArray(examples) ? examples.filter(isObject) : [];
    if (shown.length === 0) {
      findings.push({ file, path, rule: 'example-missing', message: 'it has no example' });
    }
    shown.forEach((example, index) => {
      const place = {
        path: [...path, 'examples', String(index), 'payload'],
        value: example['payload'] ?? null,
      };
      findings.push(...check(objectAt(payload), place));
    });
  }
  eachObject(document, (node, path) => {
    if (isValue(path) || node['type'] === undefined) return;
    findings.push(...examplesOf(document, node, path).flatMap(example => check(node, example)));
  });
  return findings;
}

type ExampleCheck = (schema: JsonObject, example: Example) => Finding[];

/** Responses may grow in later versions, but their examples show this version: nothing undeclared is allowed. */
function exampleCheck(file: string, document: JsonObject): ExampleCheck {
  const checkers = { strict: schemaChecker(document, true), open: schemaChecker(document, false) };
  const compiled = new Map<string, ValidateFunction>();
  return (schema, { path, value }) => {
    const kind = path.includes('responses') ? 'strict' : 'open';
    const key = `${kind} ${JSON.stringify(schema)}`;
    const validate = compiled.get(key) ?? compile(checkers[kind], schema);
    compiled.set(key, validate);
    // The open validators fill in defaults, and the document has yet to be published.
    if (validate(structuredClone(value))) return [];
    const message = checkers[kind].ajv.errorsText(validate.errors, { dataVar: 'it', separator: '; ' });
    return [{ file, path, rule: 'example-invalid', message }];
  };
}

function compile({ ajv, ready }: SchemaChecker, schema: JsonObject): ValidateFunction {
  const { example: _one, examples: _several, default: _absent, ...rules } = schema;
  return ajv.compile(ready(rules));
}

function examplesOf(document: JsonObject, node: JsonObject, path: readonly string[]): Example[] {
  const { example, examples } = node;
  const single = example === undefined ? [] : [{ path: [...path, 'example'], value: example }];
  if (Array.isArray(examples)) {
    return [
      ...single,
      ...examples.map((value, index) => ({ path: [...path, 'examples', String(index)], value })),
    ];
  }
  const named = Object.entries(objectAt(examples)).map(([name, entry]) => ({
    path: [...path, 'examples', name, 'value'],
    value: resolved(document, objectAt(entry))['value'] ?? null,
  }));
  return [...single, ...named];
}

/** JSON and form bodies, and path parameters: without them an operation cannot be tried. */
function needsExample(node: JsonObject, path: readonly string[]): boolean {
  const type = path.at(-2) === 'content' ? path.at(-1) : undefined;
  if (type === 'application/json' || type === 'application/x-www-form-urlencoded') return true;
  return node['in'] === 'path' && isObject(node['schema']);
}
