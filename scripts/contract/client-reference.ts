/** The reference of the TypeScript client: what it exports, and every operation. A change of it shows what breaks for users. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  familyOf,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type JsonObject,
  type OperationPlace,
} from './json.ts';
import { parameterObjects } from './parameters.ts';
import type { Contract } from './whole.ts';

export const CLIENT_REFERENCE = 'clients/typescript/REFERENCE.md';

export function clientReference(root: string, { assembled }: Contract): string {
  const families = assembled.flatMap(({ document }) => familiesIn(document));
  return `# Reference of @docket/client

Written by \`npm run generate\`. [README](README.md) explains the client.

## Operations

Every operation is a method of \`docket(…)\` and a function of \`@docket/client/operations\`. Parts with a question mark may be left
out. The last argument is always \`CallOptions\`.

${families.join('\n')}
## Exports

\`\`\`ts
${exportsOf(join(root, 'clients/typescript/src')).join('\n\n')}
\`\`\`
`;
}

function familiesIn(document: JsonObject): string[] {
  const lines = new Map<string, string[]>();
  for (const place of operationsOf(document)) {
    if ('101' in objectAt(place.operation, 'responses')) continue;
    const family = familyOf(place.operation);
    lines.set(family, [...(lines.get(family) ?? []), lineOf(document, place)]);
  }
  return [...lines].map(([family, all]) => `### ${family}\n\n${all.join('\n')}\n`);
}

function lineOf(document: JsonObject, place: OperationPlace): string {
  const { operation, method, path } = place;
  const id = textAt(operation, 'operationId') ?? '';
  const summary = textAt(operation, 'summary') ?? '';
  return `- \`${id}(${sentBy(document, place)})\`: ${summary}. \`${method.toUpperCase()} ${path}\``;
}

/** Such as `{ path: { id }, query?: { limit?, offset? } }`. */
function sentBy(document: JsonObject, place: OperationPlace): string {
  const parameters = parameterObjects(document, place);
  const body = resolved(document, objectAt(place.operation, 'requestBody'));
  const parts = ['path', 'query'].flatMap(kind => {
    const all = parameters.filter(parameter => parameter['in'] === kind);
    const names = all.map(one => `${textAt(one, 'name') ?? ''}${one['required'] === true ? '' : '?'}`);
    if (names.length === 0) return [];
    return [`${kind}${names.every(name => name.endsWith('?')) ? '?' : ''}: { ${names.join(', ')} }`];
  });
  if (Object.keys(body).length > 0) parts.push(body['required'] === true ? 'body' : 'body?');
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`;
}

/** The declaration of each export, as TypeScript shows it to users. */
function exportsOf(source: string): string[] {
  const index = join(source, 'index.ts');
  const program = ts.createProgram([index], {
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  });
  const declared = new Map<string, string>();
  for (const name of readdirSync(source).filter(file => file.endsWith('.ts') && file !== 'index.ts')) {
    const file = program.getSourceFile(join(source, name));
    if (file) program.emit(file, (_, text) => readDeclarations(text, declared), undefined, true);
  }
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const symbol = file && checker.getSymbolAtLocation(file);
  const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  return names.sort().map(name => declared.get(name) ?? `export type ${name};`);
}

function readDeclarations(text: string, declared: Map<string, string>): void {
  const file = ts.createSourceFile('declared.d.ts', text, ts.ScriptTarget.ES2022, true);
  for (const statement of file.statements) {
    if (!ts.isFunctionDeclaration(statement) && !isNamed(statement)) continue;
    const name = statement.name?.text ?? '';
    declared.set(name, [declared.get(name), statement.getText(file)].filter(Boolean).join('\n'));
  }
}

function isNamed(
  statement: ts.Statement,
): statement is ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  );
}
