/** The queries of an import from a code host: a few statements for a hundred issues, all with indexes. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { at, done } from '../setting/client.ts';
import { codehost, type HostedIssue } from '../setting/codehost.ts';
import { engine } from '../setting/engines.ts';
import { assertAlong, explainedAll } from '../setting/explained.ts';
import { counts, importing } from '../setting/imports.ts';
import { Statements } from '../setting/statements.ts';
import { world } from '../setting/world.ts';

/** The first brings the labels that all have. */
const issues = (many: number): HostedIssue[] =>
  Array.from({ length: many }, (_, place) => ({
    number: place + 1,
    body: 'The lights of the pier flicker.',
    labels: [{ name: 'bug' }, { name: 'pier' }],
    below: [{ body: 'Seen.' }, { body: 'Mended.' }],
  }));

/** For an import of this many issues into a project that has one of them already. */
async function heardOf(t: TestContext, many: number) {
  const host = await codehost(t, { issues: issues(1) });
  const { server, max, app } = await world(t, { config: { codehost_url: host.url } });
  const bring = async () =>
    done(
      await max.api.POST('/api/projects/{id}/import/codehost', { ...at(app), body: { repo: 'harbour/app' } }),
    );
  await bring();
  host.repository.issues = issues(many + 1);
  const statements = Statements.of(server);
  const heard = await statements.during(async () => assert.equal((await bring()).issues_created, many));
  return { server, heard };
}

const [FEW, MANY] = [100, 400];

test('statements of an import are counted by the hundred rows', async t => {
  const few = (await heardOf(t, FEW)).heard.length;
  const many = (await heardOf(t, MANY)).heard.length;
  // Each issue comes with two comments, and each of the three with its activity and its words.
  const perIssue = (many - few) / (MANY - FEW);
  assert.ok(perIssue < 1, `${perIssue} statements for each issue`);
});

test('statements of a file with assignees are counted by the hundred rows, too', async t => {
  const { server, sendFile, ada } = await importing(t);
  const statements = Statements.of(server);
  const during = (many: number) =>
    statements.during(async () => {
      const rows = Array.from({ length: many }, (_, place) => `${many}-${place},Oil the hinges,Grace`);
      const sent = { name: 'pier', people: { grace: ada.username } };
      const { issues_created } = await counts(
        sendFile('csv', ['key,title,assignees', ...rows].join('\n'), sent),
      );
      assert.equal(issues_created, many);
    });
  const perIssue = ((await during(MANY)).length - (await during(FEW)).length) / (MANY - FEW);
  assert.ok(perIssue < 0.5, `${perIssue} statements for each issue`);
});

if (engine === 'sqlite')
  test('none of them reads a whole table', async t => {
    const { server, heard } = await heardOf(t, FEW);
    const { steps, whole } = await explainedAll(server, heard);
    assert.deepEqual(whole, []);
    assertAlong(steps, ['issues_by_folded_source', 'issues_in_order']);
  });
