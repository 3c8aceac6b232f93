/** Round trips: whatever a project holds, it is the same where it is taken, on whichever engine, and back again. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { KIND_NAMES } from '../../src/transfer/archives/format.ts';
import { archiveOf, entriesOf, imported, rowsOf } from '../setting/archived.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { aProject, makeProject, RICH_NAMES, type ChanceProject } from '../setting/chance-projects.ts';
import { at, done } from '../setting/client.ts';
import { atHand, type EngineName } from '../setting/engines.ts';
import { assertAlike, likeness } from '../setting/likeness.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { shownProject } from '../setting/shown.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { Made } from '../setting/writers.ts';

/** The same at every run of the suite; another seed makes other projects. */
const SEED = Number(process.env['DOCKET_TEST_PROJECTS_SEED'] ?? 16);
const RUNS = Number(process.env['DOCKET_TEST_PROJECTS'] ?? 4);
/** A project that fails is made smaller this often. */
const SHRINKS = 30;

/** More than an upload counts against its budget. */
const A_WHILE = 700;

interface Place {
  readonly server: TestServer;
  readonly people: Cast;
  /** Another project on the exporting instance, which the exported ones refer to. */
  readonly other: Awaited<ReturnType<typeof otherProject>>;
}

async function placeOn(t: TestContext, engine: EngineName): Promise<Place> {
  const server = await startServer(t, { engine });
  const people = await cast(server);
  return { server, people, other: await otherProject(server, people) };
}

async function otherProject(server: TestServer, people: Cast) {
  const project = await storeProject(server, 'OTHER', crew(people));
  const { api } = people.max;
  const issues = [];
  for (const title of ['Dredge', 'Survey'])
    issues.push(done(await api.POST('/api/issues', { body: { project_id: project, title } })));
  const [issue] = issues;
  assert.ok(issue);
  const file = await uploaded(server, people.max, { bytes: 'of another project', ...on('issue', issue) });
  return { project, issues, file: file.id };
}

/** From one engine to the other and back, from both ends, where there are two; else on from server to server. */
async function ways(t: TestContext): Promise<(readonly [Place, Place, Place])[]> {
  const [one, other] = [atHand[0] ?? 'sqlite', atHand[1] ?? atHand[0] ?? 'sqlite'];
  const places = [await placeOn(t, one), await placeOn(t, other), await placeOn(t, one)] as const;
  if (one === other) return [places];
  return [places, [places[1], places[2], await placeOn(t, other)]];
}

/** Makes the project, and answers what it is called in the end. */
async function made(
  { server, people, other }: Place,
  run: number,
  project: ChanceProject,
  accepted: Set<string>,
): Promise<string> {
  server.clock.advance(A_WHILE);
  const id = await storeProject(server, `A${run}`, crew(people));
  const made = new Made(id, [`A${run}`, `B${run}`]);
  const site = { server, people, other, made, files: [] };
  for (const name of await makeProject(site, project)) accepted.add(name);
  return done(await people.ada.api.GET('/api/projects/{id}', at(id))).identifier;
}

test(`everything in a project survives a move to another instance and back (seed ${SEED})`, async t => {
  const routes = await ways(t);
  const [accepted, carried] = [new Set<string>(), new Set<string>()];
  let run = 0;
  const property = fc.asyncProperty(fc.limitShrink(aProject, SHRINKS), async project => {
    run += 1;
    const [home, there, back] = routes[run % routes.length] ?? assert.fail();
    const identifier = await made(home, run, project, accepted);
    const first = await archiveOf(home.server, home.people.lena, identifier);
    const shown = await shownProject(home.people.ada.api, identifier);
    let last = first;
    for (const { server, people } of [there, back]) {
      await imported(server, people.ada, last);
      last = await archiveOf(server, people.ada, identifier);
      assertAlike(likeness(entriesOf(last)), likeness(entriesOf(first)));
      assert.deepEqual(await shownProject(people.ada.api, identifier), shown);
    }
    for (const kind of KIND_NAMES) if (rowsOf(entriesOf(last), kind).length > 0) carried.add(kind);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  // A case that occurred in no project was not tested.
  assert.deepEqual(
    [...RICH_NAMES.filter(name => !accepted.has(name)), ...KIND_NAMES.filter(kind => !carried.has(kind))],
    [],
  );
});
