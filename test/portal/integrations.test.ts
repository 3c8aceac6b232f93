/** Runs the complete programs of the guides, unchanged, against a server. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { lacks } from '../setting/lacking.ts';
import { codeOf, installClient, reader } from '../setting/guide-code.ts';
import { confirmation } from '../setting/oauth.ts';
import { PASSWORD } from '../setting/password.ts';
import { until } from '../setting/until.ts';
import { Visitor } from '../setting/visitor.ts';
import { world } from '../setting/world.ts';

function programOf(guide: string, heading: string, language: string): string {
  const [code] = codeOf(`guides/${guide}.md`, heading, language);
  assert.ok(code !== undefined, `${guide}: there is no program`);
  return code;
}

test(
  'a job of the CI closes what its commits name, once',
  { skip: lacks('git') || lacks('curl') || lacks('jq') },
  async t => {
    const { server, max, issue, read } = await world(t);
    const { id, identifier } = await issue();
    const { run } = reader(t, { DOCKET_URL: server.url, DOCKET_TOKEN: max.token, RANGE: 'HEAD~1..HEAD' });
    const commit = (message: string): string => `git commit -q --allow-empty -m '${message}'`;
    await run('bash', ['-ec', `git init -q\n${commit('Begin')}\n${commit(`Fixes ${identifier}`)}`]);
    const job = programOf('close-issues-from-ci', 'The job', 'bash');
    const first = await run('bash', ['-c', job]);
    assert.equal((await read(id)).status, 'done');
    assert.equal(await run('bash', ['-c', job]), first);
    await run('bash', ['-ec', commit('Paint')]);
    assert.equal(await run('bash', ['-c', job]), '{"closed":[],"skipped":[]}');
  },
);

test(
  'a nightly export commits what has changed, and nothing else',
  { skip: lacks('git') || lacks('curl') || lacks('unzip') },
  async t => {
    const { server, vera, issue, max } = await world(t);
    const made = await issue({ title: 'A mooring' });
    const variables = { DOCKET_URL: server.url, DOCKET_TOKEN: vera.token, DOCKET_PROJECT: 'APP' };
    const { run } = reader(t, { ...variables, FOLDER: 'texts' });
    await run('git', ['init', '-q', 'texts']);
    const job = programOf('nightly-export', 'The job', 'bash');
    const commits = async (): Promise<string> => {
      await run('bash', ['-c', job]);
      return (await run('git', ['-C', 'texts', 'rev-list', '--count', 'HEAD'])).trim();
    };
    assert.equal(await commits(), '1');
    assert.equal(await commits(), '1');
    done(await max.api.PUT('/api/issues/{id}', { ...at(made.id), body: { title: 'Another mooring' } }));
    assert.equal(await commits(), '2');
    const shown = await run('git', ['-C', 'texts', 'show', 'HEAD']);
    assert.match(shown, /Another mooring/);
  },
);

test('a notifier tells a chat of every issue that is done', async t => {
  const { server, vera, issue, max, app } = await world(t);
  const before = await issue({ title: 'Done before' });
  const finish = async (id: number): Promise<void> => {
    done(await max.api.PUT('/api/issues/{id}', { ...at(id), body: { status: 'done' } }));
  };
  await finish(before.id);
  const texts: string[] = [];
  const chat = createServer((request, response) => {
    void request.toArray().then(pieces => {
      texts.push((JSON.parse(Buffer.concat(pieces).toString()) as { text: string }).text);
      response.end();
    });
  });
  chat.listen(0, '127.0.0.1');
  await once(chat, 'listening');
  t.after(() => chat.close());
  const identifier = done(await max.api.GET('/api/projects/{id}', at(app))).identifier;
  const reading = reader(t, {
    DOCKET_URL: server.url,
    DOCKET_USER: vera.username,
    DOCKET_PASSWORD: PASSWORD,
    DOCKET_PROJECT: identifier,
    CHAT_URL: `http://127.0.0.1:${String((chat.address() as AddressInfo).port)}`,
  });
  await installClient(reading);
  writeFileSync(join(reading.folder, 'notify.js'), programOf('notify-a-team', 'The program', 'javascript'));
  const program = reading.start(process.execPath, ['notify.js']);
  let said = '';
  program.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  program.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  await until('the program follows', () => said.includes('following APP'));
  const first = await issue({ title: 'Berth one' });
  await finish(first.id);
  await until(`the chat gets a text: ${said}`, () => texts.length > 0);
  assert.deepEqual(texts, [`${first.identifier} is done: Berth one`]);
  program.kill('SIGTERM');
  const [status] = (await once(program, 'close')) as [number | null];
  assert.equal(status, 0, said);
});

test(
  'a two-way sync carries changes of either side, and Docket wins',
  { skip: lacks('python3') },
  async t => {
    const { server, max, issue, read, app } = await world(t);
    const one = await issue({ title: 'One' });
    const { run, folder } = reader(t, {
      DOCKET_URL: server.url,
      DOCKET_TOKEN: max.token,
      DOCKET_PROJECT: String(app),
      FILE: 'issues.json',
    });
    const file = join(folder, 'issues.json');
    interface Row {
      identifier?: string;
      title: string;
      status: string;
    }
    const rows = (): Row[] => JSON.parse(readFileSync(file, 'utf8')) as Row[];
    const write = (changed: readonly Row[]): void => {
      writeFileSync(file, JSON.stringify(changed));
    };
    const sync = (): Promise<string> =>
      run('python3', ['-c', programOf('two-way-sync', 'The program', 'python')]);

    await sync();
    assert.deepEqual(rows(), [{ identifier: one.identifier, title: 'One', status: 'backlog' }]);
    write([...rows(), { title: 'Two', status: 'active' }]);
    await sync();
    const [, two] = rows();
    assert.equal(two?.title, 'Two');
    write(rows().map(row => ({ ...row, status: 'done' })));
    await sync();
    assert.equal((await read(one.id)).status, 'done');
    // Both sides change the same issue.
    done(await max.api.PUT('/api/issues/{id}', { ...at(one.id), body: { title: 'From Docket' } }));
    write(rows().map(row => ({ ...row, title: `${row.title} from the file` })));
    await sync();
    assert.deepEqual(
      rows().map(({ title }) => title),
      ['From Docket', 'Two from the file'],
    );
    // A further run has nothing to do.
    const { seq } = await read(one.id);
    await sync();
    assert.equal((await read(one.id)).seq, seq);
  },
);

test('an agent gets a token by a code that a person approves', { skip: lacks('python3') }, async t => {
  const { server, max } = await world(t);
  const { start } = reader(t, { DOCKET_URL: server.url });
  const program = start('python3', ['-c', programOf('agent-sign-in', 'The program', 'python')]);
  let said = '';
  program.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  program.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  await until('the program shows a code', () => /enter \S+\n/.test(said));
  const visitor = new Visitor(server, max.token);
  const page = await confirmation(visitor, /enter (\S+)\n/.exec(said)?.[1] ?? '');
  await visitor.submit(page, { tool: 'pi', decision: 'approve' });
  // The program asks every five seconds.
  const [status] = (await once(program, 'close')) as [number | null];
  assert.equal(status, 0, said);
  const token = said.trim().split('\n').at(-1) ?? '';
  const me = done(await server.as(token).GET('/api/projects'));
  assert.ok(me.length > 0);
});
