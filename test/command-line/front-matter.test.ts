/** The fields above a text in the editor: shown, changed, cleared, and left alone. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { Field } from '../../clients/command-line/src/command.ts';
import { changedIn, composed, matterOf, takenApart } from '../../clients/command-line/src/front-matter.ts';
import { docket } from '../../clients/typescript/src/index.ts';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import { startServer } from '../setting/server.ts';

const field = (option: string, kind: Field['kind']): Field => ({
  ...{ option, kind, at: 'body', name: option, of: null, help: '' },
});
const [TITLE, LABEL, DATE] = [field('title', 'string'), field('label', 'list'), field('date', 'string')];
const FIELDS = [TITLE, LABEL, DATE];

test('fields are lines that YAML reads the same', () => {
  const item = { title: 'Lights: out #3', label: ['bug', 'a, b'], date: null };
  assert.equal(matterOf(FIELDS, item), 'title: "Lights: out #3"\nlabel: [bug, "a, b"]\ndate:\n');
});

test('only lines that differ are changes; an empty one removes the value', () => {
  const before = matterOf(FIELDS, { title: 'Lights', label: ['bug'], date: '2026-12-01' });
  assert.deepEqual(changedIn(FIELDS, before, before), []);
  const after = 'title:   Lights "out"  \r\nlabel: [ map, "a, b" ]\ndate:\nunknown: 1\n';
  assert.deepEqual(changedIn(FIELDS, before, after), [
    [TITLE, 'Lights "out"'],
    [LABEL, ['map', 'a, b']],
    [DATE, null],
  ]);
  assert.deepEqual(changedIn(FIELDS, before, 'label: []\n'), [[LABEL, []]]);
});

test('a text keeps rules of its own, also when the fields were removed', () => {
  const before = { matter: 'title: Lights\n', text: 'One\n---\nTwo\n' };
  assert.deepEqual(takenApart(composed(before), before), before);
  assert.deepEqual(takenApart('Mine.', before), { ...before, text: 'Mine.' });
  const bare = { matter: '', text: '---\nA rule\n---\n' };
  assert.deepEqual(takenApart(composed(bare), bare), bare);
});

describe('in an editor', { skip: lacks('script') }, () => {
  let env: Record<string, string> = {};
  const line = commandLine(() => env);

  async function team(t: TestContext, change: string) {
    const server = await startServer(t);
    const { max } = await cast(server);
    const editor = join(line.folder, 'editor.cjs');
    const program = `const { readFileSync, writeFileSync } = require('node:fs');
      const [, , file] = process.argv;
      const before = readFileSync(file, 'utf8');
      writeFileSync(${JSON.stringify(join(line.folder, 'shown.md'))}, before);
      writeFileSync(file, before${change});`;
    writeFileSync(editor, program);
    env = {
      ...{ DOCKET_URL: server.url, DOCKET_TOKEN: max.token, DOCKET_PROJECT: 'APP' },
      DOCKET_EDITOR: `"${process.execPath}" "${editor}"`,
    };
    const api = docket({ url: server.url, token: max.token });
    const { id: project_id } = await api.createProject({ body: { name: 'Harbour app', identifier: 'APP' } });
    for (const name of ['bug', 'map']) await api.createLabel({ body: { project_id, name } });
    return { api, project_id };
  }

  test('an issue is changed by its fields, and its text stays', async t => {
    const { api, project_id } = await team(
      t,
      `.replace('status: backlog', 'status: todo').replace('label: [bug]', 'label: [bug, map]')`,
    );
    const body = { project_id, title: 'Lights: out', description: 'At the pier.', labels: ['bug'] };
    const { id } = await api.createIssue({ body });
    const { status, out } = await line.onTerminal(['issue', 'edit', 'APP-1', '--edit'], 100);
    assert.equal(status, 0, out);
    const shown = readFileSync(join(line.folder, 'shown.md'), 'utf8');
    assert.match(shown, /^---\n[^]*^title: "Lights: out"\n[^]*^---\n\nAt the pier\.$/m);
    const issue = await api.getIssue({ path: { id } });
    assert.deepEqual(
      [issue.status, issue.labels, issue.title, issue.description],
      ['todo', ['bug', 'map'], 'Lights: out', 'At the pier.'],
    );
  });

  test('a new issue is filled in, with its title', async t => {
    const { api } = await team(
      t,
      `.replace('title:', 'title: The crane').replace('priority:', 'priority: high') + 'It is late.'`,
    );
    const { status, out } = await line.onTerminal(['issue', 'create', '--edit'], 100);
    assert.equal(status, 0, out);
    const issue = await api.resolveIssue({ path: { identifier: 'APP-1' } });
    assert.deepEqual([issue.title, issue.priority, issue.description], ['The crane', 'high', 'It is late.']);
  });

  test('nothing is changed where nothing was', async t => {
    const { api, project_id } = await team(t, '');
    await api.createIssue({ body: { project_id, title: 'Lights' } });
    assert.equal((await line.onTerminal(['issue', 'edit', 'APP-1', '--edit'], 100)).status, 3);
  });

  test('a title is missing still', async t => {
    await team(t, ` + 'It is late.'`);
    const { status, out } = await line.onTerminal(['issue', 'create', '--edit'], 100);
    assert.deepEqual([status, /title is missing/i.test(out)], [2, true]);
  });
});
