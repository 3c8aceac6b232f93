/** The client as a package: it builds alone, is packed and installed, and works in a strict project of a user. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import ts from 'typescript';
import { CLIENT, manifestOf, ROOT, strangersProject } from '../setting/packed-client.ts';
import { PASSWORD } from '../setting/password.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

let folder: string;

/** Uses what a page would, with mistakes that the types must catch. */
const STRANGER = `
import { connect, docket, Refused, type Change, type Client, type Refetch } from '@docket/client';
import { getIssue } from '@docket/client/operations';

const client: Client = connect({ url: 'http://127.0.0.1:1', token: 'svc_sess_x', openSocket: url => new WebSocket(url) });
client.on('event', event => {
  if (event.type === 'issue.created') event.issue_id satisfies number;
  // @ts-expect-error: it has no issue
  if (event.type === 'project.created') event.issue_id;
});
client.on('refetch', (refetch: Refetch) => refetch.what === 'relations' && refetch.issueId);
// @ts-expect-error: there is no such event
client.on('events', () => {});
const copy = client.follow(3, { onChanged: ({ rows }: Change) => rows.map(row => row.kind === 'comment' || row.title) });
copy.issues.get(41)?.priority satisfies 'urgent' | 'high' | 'medium' | 'low' | 'none' | undefined;
// @ts-expect-error: only the client writes to it
copy.issues.clear();
client.close();

const instance = docket({ url: 'http://127.0.0.1:1', token: 'svc_sk_x', patience: 5 });
(await instance.updateIssue({ path: { id: 41 }, body: { status: 'done' } })).identifier satisfies string;
// @ts-expect-error: no issue has this status
instance.updateIssue({ path: { id: 41 }, body: { status: 'finished' } });
// @ts-expect-error: the path needs an id
instance.getIssue({});
(await instance.getAttachment({ path: { id: 1 } })) satisfies Blob;
for await (const comment of instance.each.listIssueComments({ path: { issue_id: 41 } })) comment.content satisfies string;
// @ts-expect-error: an issue is not a list
instance.each.getIssue({ path: { id: 41 } });
(await getIssue(instance.instance, { path: { id: 41 } })).blocked_by satisfies readonly string[];
try {
  await instance.listProjects();
} catch (error) {
  if (error instanceof Refused && error.is('role_required')) error.code satisfies 'role_required';
  // @ts-expect-error: there is no such refusal
  if (error instanceof Refused && error.code === 'role_wanted') throw error;
}
`;

before(() => {
  folder = strangersProject();
  writeFileSync(join(folder, 'stranger.ts'), STRANGER);
});

after(() => rmSync(folder, { recursive: true }));

for (const [name, module, moduleResolution] of [
  ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
] as const) {
  test(`its types serve a strict project for ${name}`, () => {
    const program = ts.createProgram([join(folder, 'stranger.ts')], {
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      module,
      moduleResolution,
      types: [],
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    });
    const found = ts.getPreEmitDiagnostics(program);
    assert.deepEqual(
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      [],
    );
  });
}

test('its exports can be imported, and there are no others', () => {
  const program = "import * as client from '@docket/client'; console.log(Object.keys(client).sort().join());";
  const exported = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(
    exported,
    'Refused,Unreachable,changeIssue,changePage,confirming,connect,deviceLogin,docket,each,instanceAt,respond,signIn,signOut\n',
  );
});

const EXAMPLES = { script: 'can be started', backup: 'APP.zip' } as const;

for (const [name, says] of Object.entries(EXAMPLES)) {
  test(`the example of a ${name} runs as it is, with the packed package alone`, async t => {
    const { server, max, issue } = await world(t);
    await issue();
    const env = { ...process.env, DOCKET_URL: server.url, DOCKET_TOKEN: max.token, DOCKET_PROJECT: 'APP' };
    assert.match(await run(name, env).ended, new RegExp(says));
  });
}

test('the example bot answers a new issue, over a socket that it opens itself', async t => {
  const { server, issue, read, max } = await world(t);
  await issue();
  symlinkSync(join(ROOT, 'node_modules/ws'), join(folder, 'node_modules/ws'));
  const env = { ...process.env, DOCKET_URL: server.url, DOCKET_PROJECT: 'APP' };
  const bot = run('bot', { ...env, DOCKET_USER: 'max', DOCKET_PASSWORD: PASSWORD });
  await until('the bot listens', () => bot.said().includes('open'));
  // The copy may begin with the first of these.
  await until('the bot has answered', async () => {
    const { id } = await issue();
    assert.equal((await read(id)).priority, 'none');
    return bot.said().includes('asked APP-');
  });
  bot.end();
  await bot.ended;
  const { data } = await max.api.GET('/api/projects/{id}/activity', { params: { path: { id: 1 } } });
  assert.ok(data?.items.some(({ entity_type, action }) => entity_type === 'comment' && action === 'create'));
});

interface Running {
  readonly said: () => string;
  readonly end: () => void;
  /** The output of a run that ended successfully. */
  readonly ended: Promise<string>;
}

/** An example next to the installed package. */
function run(name: string, env: NodeJS.ProcessEnv): Running {
  const file = join(folder, `${name}.js`);
  cpSync(join(folder, 'node_modules/@docket/client/examples', `${name}.js`), file);
  const child = spawn(process.execPath, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, wrong] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (wrong += piece.toString()));
  const ended = new Promise<string>((resolve, reject) => {
    child.once('close', code => (code === 0 ? resolve(said) : reject(new Error(`${name}: ${said}${wrong}`))));
  });
  return { said: () => said, end: () => child.kill('SIGTERM'), ended };
}

test('it has the version, the license and the oldest Node of the server, and needs nothing', () => {
  const [own, whole] = [manifestOf(CLIENT), manifestOf(ROOT)];
  for (const key of ['version', 'license', 'engines', 'type']) assert.deepEqual(own[key], whole[key], key);
  assert.equal(own['dependencies'], undefined);
});
