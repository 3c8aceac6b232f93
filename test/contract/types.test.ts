/** The types of handlers: what breaks the contract does not compile, and the compiler points at the line that does. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each line that the compiler must refuse ends so; every other line must pass. */
const WRONG = '// wrong';

const PREAMBLE = `import { answer, type Handler } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
export const use = [answer, refuse];
`;

const SNIPPETS: Readonly<Record<string, string>> = {
  'a handler as it should be': `
export const handler: Handler<'disconnectBot'> = ({ params }) => {
  const id: number = params.id;
  if (id < 0) throw refuse.notFound();
  return { disconnected: true };
};`,
  'an operation that does not exist': `
export const handler: Handler<'disconnectBots'> = () => ({ disconnected: true }); ${WRONG}`,
  'a parameter that does not exist': `
export const handler: Handler<'disconnectBot'> = ({ params }) => {
  if (params.bot_id > 0) throw refuse.notFound(); ${WRONG}
  return { disconnected: true };
};`,
  'a parameter taken for text': `
export const handler: Handler<'disconnectBot'> = ({ params }) => {
  const id: string = params.id; ${WRONG}
  return { disconnected: id === '' || true };
};`,
  'a parameter where the path has none': `
export const handler: Handler<'getHealth'> = ({ params }) => params.id; ${WRONG}`,
  'a query that the contract fills': `
export const handler: Handler<'listIssues'> = ({ query }) => [].slice(query.offset, query.limit);`,
  'a query that may be missing': `
export const handler: Handler<'listIssues'> = ({ query }) => {
  const project: number = query.project_id; ${WRONG}
  return project > 0 ? [] : [];
};`,
  'a query that does not exist': `
export const handler: Handler<'listIssues'> = ({ query }) => {
  if (query.module) return []; ${WRONG}
  return [];
};`,
  'a value that an enum does not have': `
export const handler: Handler<'listIssues'> = ({ query }) => {
  if (query.order === 'up') return []; ${WRONG}
  return [];
};`,
  'a body that the contract fills': `
export const handler: Handler<'createUser'> = ({ body }) => {
  const isAdmin: boolean = body.is_admin;
  throw isAdmin ? refuse.notFound() : refuse.notImplemented();
};`,
  'a field of the body that does not exist': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.title, key: '' }); ${WRONG}`,
  'a field of the body that may be missing': `
export const handler: Handler<'createUser'> = ({ body }) => {
  const email: string = body.email; ${WRONG}
  throw email === '' ? refuse.notFound() : refuse.notImplemented();
};`,
  'a body where there is none': `
export const handler: Handler<'listKeys'> = ({ body }) => {
  if (body.name) return []; ${WRONG}
  return [];
};`,
  'a body that may be missing as a whole': `
export const handler: Handler<'refreshSession'> = ({ body }) => {
  if (body.password) throw refuse.notFound(); ${WRONG}
  throw refuse.notImplemented();
};`,
  'an answer with a field of another type': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.name, key: 7 }); ${WRONG}`,
  'an answer without a field': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.name }); ${WRONG}`,
  'an answer with a field too many': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.name, key: '', id: 1 }); ${WRONG}`,
  'an answer with null where null is not declared': `
export const handler: Handler<'createKey'> = () => ({ name: null, key: '' }); ${WRONG}`,
  'an answer with a value that is not listed': `
export const handler: Handler<'disconnectBot'> = () => ({ disconnected: false }); ${WRONG}`,
  'an answer that is nothing': `
export const handler: Handler<'createKey'> = () => undefined; ${WRONG}`,
  'one record for a list': `
export const handler: Handler<'listKeys'> = () => ({}); ${WRONG}`,
  'a status that is declared': `
export const handler: Handler<'disconnectBot'> = () => answer(200, { disconnected: true });`,
  'a status that is not declared': `
export const handler: Handler<'disconnectBot'> = () => answer(201, { disconnected: true }); ${WRONG}`,
  'a refusal in the place of an answer': `
export const handler: Handler<'disconnectBot'> = () => answer(404, { error: 'not found' }); ${WRONG}`,
  'the body of another status': `
export const handler: Handler<'disconnectBot'> = () => answer(200, { revoked: true }); ${WRONG}`,
  'a header that is declared': `
export const handler: Handler<'logOut'> = () => answer(200, { logged_out: true }, { 'Set-Cookie': 'x' });`,
  'a header that is not there': `
export const handler: Handler<'logOut'> = () => answer(200, { logged_out: true }); ${WRONG}`,
  'a header of another name': `
export const handler: Handler<'logOut'> = () => answer(200, { logged_out: true }, { Cookie: 'x' }); ${WRONG}`,
  'a header of another type': `
export const handler: Handler<'logOut'> = () => answer(200, { logged_out: true }, { 'Set-Cookie': 7 }); ${WRONG}`,
  'a plain body where the answer must carry headers': `
export const handler: Handler<'logOut'> = () => ({ logged_out: true }); ${WRONG}`,
  'a refusal that is not in the catalogue': `
export const handler: Handler<'disconnectBot'> = () => {
  throw refuse.gone(); ${WRONG}
};`,
  'a refusal without what its sentence needs': `
export const handler: Handler<'disconnectBot'> = () => {
  throw refuse.signupTaken(); ${WRONG}
};`,
};

const fileOf = (index: number): string => join(root, `src/handlers/snippet-${index}.ts`);

/** All snippets in one program, as if they were files beside the handlers. */
function compiled(): Map<string, readonly ts.Diagnostic[]> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    readonly config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const texts = new Map(Object.values(SNIPPETS).map((text, index) => [fileOf(index), PREAMBLE + text]));
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { readFile, fileExists } = host;
  host.readFile = path => texts.get(path) ?? readFile.call(host, path);
  host.fileExists = path => texts.has(path) || fileExists.call(host, path);
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: { ...options, incremental: false },
    host,
  });
  return new Map(
    [...texts.keys()].map(path => {
      const source = program.getSourceFile(path);
      return [path, [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]];
    }),
  );
}

describe('the compiler', () => {
  let diagnostics: Map<string, readonly ts.Diagnostic[]>;
  before(() => {
    diagnostics = compiled();
  });

  for (const [index, [name, text]] of Object.entries(SNIPPETS).entries()) {
    test(`${text.includes(WRONG) ? 'refuses' : 'takes'} ${name}`, () => {
      const found = diagnostics.get(fileOf(index)) ?? [];
      const lines = found.map(({ file, start = 0 }) => file?.getLineAndCharacterOfPosition(start).line);
      const wrong = (PREAMBLE + text).split('\n').flatMap((line, at) => (line.endsWith(WRONG) ? [at] : []));
      const told = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      assert.deepEqual([...new Set(lines)], wrong, told.join('\n'));
    });
  }
});
