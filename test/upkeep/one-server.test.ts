/** Background jobs of several servers: on one of them, and on another one after its end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alone } from '../../src/store/servers/alone.ts';
import { onOneServer } from '../../src/upkeep/one-server.ts';
import { until } from '../setting/until.ts';

function jobs() {
  const made = { isStopped: false, stop: () => void (made.isStopped = true) };
  return made;
}

test('jobs run on one server, and on another one when that has stopped', async () => {
  const { places } = alone();
  const [one, other] = [onOneServer(places, jobs), onOneServer(places, jobs)];
  const first = await one.first;
  assert.ok(first);
  assert.equal(await other.first, null);
  one.stop();
  assert.equal(first.isStopped, true);
  await until('the other one has them', () => other.jobs !== null);
  other.stop();
  assert.equal(other.jobs, null);
});

test('a database that is away at the start delays the jobs, and fails nothing', async () => {
  const { places } = alone();
  let isAway = true;
  const take: typeof places.take = (...asked) =>
    isAway ? Promise.reject(new Error('the database is away')) : places.take(...asked);
  const running = onOneServer({ take }, jobs);
  assert.equal(await running.first, null);
  isAway = false;
  await until('they have begun', () => running.jobs !== null);
  running.stop();
});
