/** The types of handlers and steps: violations of the contract do not compile, and the error is on the right line. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { complaintsAbout } from '../setting/compiler.ts';

/** Marks each line that the compiler must refuse; every other line must pass. */
const WRONG = '// wrong';

const PREAMBLE = `import { firstSteps } from '../contract/steps.ts';
import type { Begun, Identity } from '../contract/call.ts';
import { access } from '../contract/steps/access.ts';
import { admit } from '../contract/steps/admit.ts';
import { identify } from '../contract/steps/identify.ts';
import { answer, type Handler, type Handlers } from '../contract/handler.ts';
import { handlers } from '../generated/handlers.ts';
import { refuse } from '../generated/refusals.ts';
export const use: unknown[] = [answer, refuse, handlers, firstSteps, access, admit, identify];
export type Parts = Begun & Identity;
export type Every = Handlers;
`;

const SNIPPETS: Readonly<Record<string, string>> = {
  'a handler as it should be': `
export const handler: Handler<'disconnectBot'> = ({ params }) => {
  const id: number = params.id;
  if (id < 0) throw refuse.notFound();
  return { disconnected: true };
};`,
  'steps in an order in which each finds what it reads': `
export const steps = firstSteps<Begun>().step(identify).step(admit);`,
  'a step before the one that adds what it reads': `
export const steps = firstSteps<Begun>().step(admit).step(identify); ${WRONG}`,
  'a step that reads what no step has added': `
export const steps = firstSteps<Parts>().step(access); ${WRONG}`,
  'a step that adds what a call has no room for': `
export const steps = firstSteps<Parts>().step(() => ({ mood: 'good' })); ${WRONG}`,
  'a handler that reads what only steps may': `
export const handler: Handler<'getHealth'> = ({ call }) => {
  if (call.checks.length > 0) throw refuse.notFound(); ${WRONG}
  return 'ok';
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
export const handler: Handler<'listIssues'> = ({ query }) => {
  const end: number = query.offset + query.limit;
  throw end > 0 ? refuse.notFound() : refuse.internal();
};`,
  'a query that may be missing': `
export const handler: Handler<'listIssues'> = ({ query }) => {
  const project: number = query.project_id; ${WRONG}
  throw project > 0 ? refuse.notFound() : refuse.internal();
};`,
  'a query that does not exist': `
export const handler: Handler<'listIssues'> = ({ query }) => {
  if (query.module) throw refuse.notFound(); ${WRONG}
  throw refuse.internal();
};`,
  'a value that an enum does not have': `
export const handler: Handler<'listIssues'> = ({ query }) => {
  if (query.order === 'up') throw refuse.notFound(); ${WRONG}
  throw refuse.internal();
};`,
  'a body that the contract fills': `
export const handler: Handler<'createUser'> = ({ body }) => {
  const isAdmin: boolean = body.is_admin;
  throw isAdmin ? refuse.notFound() : refuse.internal();
};`,
  'a field of the body that does not exist': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.title, key: '' }); ${WRONG}`,
  'a field of the body that may be missing': `
export const handler: Handler<'createUser'> = ({ body }) => {
  const email: string = body.email; ${WRONG}
  throw email === '' ? refuse.notFound() : refuse.internal();
};`,
  'a body where there is none': `
export const handler: Handler<'listKeys'> = ({ body }) => {
  if (body.name) return []; ${WRONG}
  return [];
};`,
  'a body that may be missing as a whole': `
export const handler: Handler<'refreshSession'> = ({ body }) => {
  if (body.password) throw refuse.notFound(); ${WRONG}
  throw refuse.internal();
};`,
  'an answer with a field of another type': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.name, key: 7 }); ${WRONG}`,
  'an answer without a field': `
export const handler: Handler<'createKey'> = ({ body }) => ({ name: body.name }); ${WRONG}`,
  'an answer with null where null is not declared': `
export const handler: Handler<'createKey'> = () => ({ name: null, key: '' }); ${WRONG}`,
  'an answer with a value that is not listed': `
export const handler: Handler<'getMyRole'> = () => ({ role: 'owner', enforced: true, is_admin: false }); ${WRONG}`,
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
  'a table that has every handler': `
export const table: Handlers = { ...handlers };`,
  'a table that lacks a handler': `
const { listKeys, ...others } = handlers;
export const table: Handlers = others; ${WRONG}
export const left = listKeys;`,
  'a refusal that is not in the catalogue': `
export const handler: Handler<'disconnectBot'> = () => {
  throw refuse.gone(); ${WRONG}
};`,
  'a refusal without what its sentence needs': `
export const handler: Handler<'disconnectBot'> = () => {
  throw refuse.signupTaken(); ${WRONG}
};`,
};

const fileOf = (index: number): string => `src/handlers/snippet-${index}.ts`;

describe('the compiler', () => {
  let complaints: ReturnType<typeof complaintsAbout>;
  before(() => {
    // Together, since most of the time is spent on shared types.
    const texts = Object.values(SNIPPETS).map((text, index) => [fileOf(index), PREAMBLE + text] as const);
    complaints = complaintsAbout(Object.fromEntries<string>(texts));
  });

  for (const [index, [name, text]] of Object.entries(SNIPPETS).entries()) {
    test(`${text.includes(WRONG) ? 'refuses' : 'takes'} ${name}`, () => {
      const found = complaints.get(fileOf(index)) ?? [];
      const wrong = (PREAMBLE + text).split('\n').flatMap((line, at) => (line.endsWith(WRONG) ? [at] : []));
      assert.deepEqual([...new Set(found.map(({ line }) => line))], wrong, JSON.stringify(found, null, 1));
    });
  }
});
