/** Convergence: a client that keeps a copy of a project and requests changes ends up with the server's state. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cast, type Cast } from '../setting/cast.ts';
import { Copy } from '../setting/copy.ts';
import { asListed, listed } from '../setting/lists.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { act, ACT_NAMES, FIRST, Made, type ActName, type Choice } from '../setting/writers.ts';

const RUNS = 15;
/** Shrinking a failure runs the test again each time. */
const SHRINKS = 40;
/** More than a run creates. */
const MOST = 500;

interface Write extends Choice {
  readonly name: ActName;
  readonly by: 'lena' | 'max' | 'bot';
}

/** Concurrent actions: writes, a page of changes for every copy, and perhaps a new client. */
interface Moment {
  readonly writes: readonly Write[];
  readonly limit: number | null;
  readonly begins: boolean;
}

const aLimit = fc.integer({ min: 1, max: 4 });

const aWrite: fc.Arbitrary<Write> = fc.record({
  name: fc.constantFrom(...ACT_NAMES),
  by: fc.constantFrom('lena', 'max', 'bot'),
  one: fc.nat(99),
  given: fc.nat(99),
});

const aMoment: fc.Arbitrary<Moment> = fc.record({
  writes: fc.array(aWrite, { minLength: 1, maxLength: 5 }),
  limit: fc.option(aLimit),
  begins: fc.nat(3).map(number => number === 0),
});

/** After each chapter there is a pause without writes. */
const aChapter = fc.array(aMoment, { minLength: 2, maxLength: 5 });
const aStory = fc.limitShrink(fc.array(aChapter, { minLength: 3, maxLength: 5 }), SHRINKS);

interface Scene {
  readonly people: Cast;
  readonly made: Made;
  readonly fromNothing: Copy;
  readonly fromIndex: Copy[];
}

async function scene(server: TestServer, people: Cast, run: number): Promise<Scene> {
  const names = [`A${run}`, `B${run}`];
  const project = await storeProject(server, `A${run}`, crew(people));
  const fromNothing = new Copy(people.vera.api, project);
  const made = new Made(project, names);
  for (const [given, name] of FIRST.entries()) await act(name, made, { one: 0, given }, people.max.api);
  return { people, made, fromNothing, fromIndex: [] };
}

/** Runs all of it concurrently, and returns the accepted acts. */
async function happen(scene: Scene, { writes, limit, begins }: Moment): Promise<ActName[]> {
  const copies = limit === null ? [] : [scene.fromNothing, ...scene.fromIndex];
  const [accepted] = await Promise.all([
    Promise.all(writes.map(each => write(scene, each))),
    Promise.all(copies.map(copy => copy.goOn(limit ?? 1))),
    begins ? begin(scene) : null,
  ]);
  return accepted.flat();
}

async function write({ people, made }: Scene, { name, by, ...choice }: Write): Promise<ActName[]> {
  const status = await act(name, made, choice, people[by].api);
  assert.ok(status === null || status < 500, `${name} answered ${status}`);
  return status !== null && status < 300 ? [name] : [];
}

async function begin({ people, made, fromIndex }: Scene): Promise<void> {
  const copy = new Copy(people.vera.api, made.project);
  await copy.beginWithIndex();
  fromIndex.push(copy);
}

async function assertConverged({ people, made, ...copies }: Scene, limit: number): Promise<void> {
  const { fromNothing, fromIndex } = copies;
  for (const copy of [fromNothing, ...fromIndex]) await copy.catchUp(limit, MOST);
  assert.deepEqual(asListed(fromNothing.rows), await listed(people.vera.api, made.project));
  for (const copy of fromIndex) assert.deepEqual(asListed(copy.rows), seenFrom(copy, fromNothing));
}

/** No index holds comments: a copy has those that changed since it began. */
function seenFrom(copy: Copy, whole: Copy): object[] {
  return asListed(whole.rows.filter(({ kind, seq }) => kind !== 'comment' || seq > copy.begun));
}

test('a copy kept with the index and the changes ends as what the server has', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const accepted = new Set<ActName>();
  let runs = 0;
  const property = fc.asyncProperty(aStory, fc.integer({ min: 1, max: 50 }), async (chapters, limit) => {
    const stage = await scene(server, people, (runs += 1));
    for (const moments of chapters) {
      for (const each of moments) for (const name of await happen(stage, each)) accepted.add(name);
      await begin(stage);
      await assertConverged(stage, limit);
    }
  });
  await fc.assert(property, { numRuns: RUNS });
  assert.deepEqual(
    ACT_NAMES.filter(name => !accepted.has(name)),
    [],
    'acts that no run got done',
  );
});
