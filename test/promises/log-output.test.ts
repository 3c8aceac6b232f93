/** The log never stops the server: what its output does not accept is dropped and counted. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { freePort } from '../../scripts/free-port.ts';
import { build, emptyPlace, run, serve, type Place, type Program } from '../setting/program.ts';
import { until } from '../setting/until.ts';

before(build);

/** Each writes a line of over 8 kB. */
const LONG_PATH = `/api/${'x'.repeat(8_000)}`;
const REQUESTS = 400;

async function askMuch(url: string): Promise<void> {
  for (let asked = 0; asked < REQUESTS; asked += 1) {
    const { status } = await fetch(url + LONG_PATH);
    assert.equal(status, 404);
  }
  assert.equal(await (await fetch(`${url}/api/health`)).text(), 'ok');
}

/** Checks that every request has a line, or is counted as dropped. */
function checkComplete(lines: readonly string[]): void {
  const parsed = lines.map(line => JSON.parse(line) as { path?: string; event?: string; count?: number });
  const logged = parsed.filter(({ path }) => path === LONG_PATH).length;
  const dropped = parsed.flatMap(({ event, count = 0 }) => (event === 'log_lines_dropped' ? [count] : []));
  assert.ok(logged > 0 && logged < REQUESTS, `${logged} lines`);
  const sum = logged + dropped.reduce((total, count) => total + count, 0);
  // The health check's line may be among those dropped.
  assert.ok(sum === REQUESTS || sum === REQUESTS + 1, `${logged} logged, dropped ${dropped.join()}`);
}

const isDropped = (text: string): boolean => text.includes('"log_lines_dropped"');

const linesIn = (text: string): string[] => text.split('\n').filter(line => line.startsWith('{'));

test('a socket that is not read for a while', async t => {
  const server = await serve(t, await emptyPlace(t));
  const { stdout } = server.process;
  assert.ok(stdout);
  stdout.pause();
  await askMuch(server.url);
  stdout.resume();
  await server.printed(/"log_lines_dropped"/);
  server.process.kill('SIGTERM');
  const { code, stdout: printed } = await server.ended;
  assert.equal(code, 0);
  checkComplete(linesIn(printed));
});

/** A server whose standard output the shell redirects. */
async function redirected(
  place: Place,
  t: Parameters<typeof run>[0],
  target: string,
): Promise<Program & { url: string }> {
  const port = String(await freePort());
  const through = ['bash', '-c', `exec "$@" ${target}`, 'bash'];
  const server = run(t, { ...place, env: { ...place.env, DOCKET_PORT: port }, through }, ['start']);
  const url = `http://127.0.0.1:${port}`;
  await until(
    'the server answers',
    async () => (await fetch(`${url}/api/health`).catch(() => null))?.status === 200,
  );
  return { ...server, url };
}

test('a pipe that is not read for a while', async t => {
  const place = await emptyPlace(t);
  const path = join(place.folder, 'pipe');
  execFileSync('mkfifo', [path]);
  // Held open by a process that does not read.
  const held = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  t.after(() => closeSync(held));
  const server = await redirected(place, t, `> ${path}`);
  await askMuch(server.url);
  const reader = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'ignore'] });
  t.after(() => reader.kill());
  let printed = '';
  reader.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await until('the dropped lines are counted', () => isDropped(printed));
  checkComplete(linesIn(printed.slice(0, printed.lastIndexOf('\n') + 1)));
});

for (const [name, target] of [
  ['a disk that is full', '> /dev/full'],
  ['a reader that has gone', '> >(true)'],
  ['an output that is closed', '>&-'],
] as const)
  test(name, async t => {
    const server = await redirected(await emptyPlace(t), t, target);
    await askMuch(server.url);
    assert.equal(server.process.exitCode, null);
  });
