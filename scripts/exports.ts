/**
 * Finds exports that no other file imports: they look shared, so they are hard to change. Types are not checked: those in an
 * exported function's signature belong to it.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

const FOLDERS = ['src', 'scripts', 'test', 'contract-tests'];

/** Generated for code that does not exist yet; and the hooks, which are found by file name. */
const NOT_JUDGED = [join('src', 'generated'), join('contract-tests', 'hooks')];

export interface Unused {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** The exports below `root` that no other file imports. */
export function unusedExports(root: string): Unused[] {
  const sources = FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map(name => sourceAt(root, join(folder, name))),
  );
  const used = new Set(sources.flatMap(importsOf));
  return sources
    .filter(({ fileName }) => !NOT_JUDGED.some(folder => fileName.startsWith(folder)))
    .flatMap(exportsOf)
    .filter(({ file, name }) => !used.has(placeOf(file, name)));
}

function sourceAt(root: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

const placeOf = (file: string, name: string): string => `${file} ${name}`;

function exportsOf(source: ts.SourceFile): Unused[] {
  return source.statements.flatMap(statement => {
    const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return namesExportedBy(statement).map(name => ({ file: source.fileName, line, name }));
  });
}

function namesExportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement))
    return elementsOf(statement.exportClause).map(({ name }) => name.text);
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name));
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function namesBoundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap(element => (ts.isBindingElement(element) ? namesBoundBy(element.name) : []));
}

function elementsOf(
  bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  if (!bindings || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return [];
  return [...bindings.elements];
}

/** Every name that the file imports or re-exports from another one. */
function importsOf(source: ts.SourceFile): string[] {
  const at = (from: string): string => join(dirname(source.fileName), from);
  const imported = source.statements.flatMap(statement => {
    const from = moduleOf(statement);
    return from === null ? [] : namesTakenBy(statement, source).map(name => placeOf(at(from), name));
  });
  return [...imported, ...awaitedBy(source).map(({ from, name }) => placeOf(at(from), name))];
}

/** Dynamic imports: `const { name } = await import('./file.ts')`. */
function awaitedBy(node: ts.Node): { readonly from: string; readonly name: string }[] {
  const inside = node.getChildren().flatMap(awaitedBy);
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return inside;
  const from = moduleAwaited(node.initializer);
  if (from === null) return inside;
  const names = node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
  return [...inside, ...names.map(name => ({ from, name }))];
}

function moduleAwaited(value: ts.Expression | undefined): string | null {
  const call = value && ts.isAwaitExpression(value) ? value.expression : undefined;
  if (!call || !ts.isCallExpression(call) || call.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return null;
  const [module] = call.arguments;
  return module && ts.isStringLiteral(module) ? module.text : null;
}

/** The path of a file of ours; null for a package, and for other statements. */
function moduleOf(statement: ts.Statement): string | null {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  const path = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  return path.startsWith('.') ? path : null;
}

function namesTakenBy(statement: ts.Statement, source: ts.SourceFile): string[] {
  const bindings = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  if (bindings && ts.isNamespaceImport(bindings)) return namesTakenFrom(bindings.name.text, source);
  return elementsOf(bindings).map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** For a namespace import, what follows its name and a dot. */
function namesTakenFrom(module: string, { text }: ts.SourceFile): string[] {
  return [...text.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
}

if (import.meta.filename === process.argv[1]) {
  const unused = unusedExports(process.cwd());
  for (const { file, line, name } of unused)
    console.log(`error: ${file}:${line}: no other file imports ${name}: it need not be exported`);
  process.exitCode = unused.length > 0 ? 1 : 0;
}
