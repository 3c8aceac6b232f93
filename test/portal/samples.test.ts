/** The samples of the documentation: they run against a server or compile, and all languages send the same request. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { commandLine, writeProgram } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import { complaintsAbout } from '../setting/compiler.ts';
import type { Exchange } from '../setting/recorder.ts';
import { inOrder, REFUSED, samplesFor } from '../setting/sample-order.ts';
import { saidIn, shellSamples, pythonSamples, typescriptSamples, type Said } from '../setting/sample-runs.ts';

/** Every answer is good, or the refusal that the scene makes. */
function assertAnswered(said: readonly Said[]): void {
  const wrong = said.flatMap(({ operation, problem, exchanges }) => {
    const { status, answer } = exchanges.at(-1) ?? { status: 0, answer: problem };
    const isGood = status >= 200 && status < 400;
    const isExpected = isGood ? !(operation in REFUSED) : codeOf(status, answer) === REFUSED[operation];
    return isExpected ? [] : [`${operation}: ${String(status)} ${answer.slice(0, 200)}`];
  });
  assert.deepEqual(wrong, []);
}

function codeOf(status: number, answer: string): string {
  if (status === 401) return 'unauthenticated';
  if (status > 0 && answer.startsWith('<!doctype html>')) return 'page';
  return /"code":"(\w+)"/.exec(answer)?.[1] ?? 'no answer';
}

async function requestsOf(said: readonly Said[]): Promise<Record<string, object>> {
  const requests: [string, object][] = [];
  for (const { operation, problem, exchanges } of said) {
    const [exchange] = exchanges;
    requests.push([operation, exchange ? await requestOf(exchange) : { problem }]);
  }
  return Object.fromEntries(requests);
}

async function requestOf({ line: written, headers, body }: Exchange): Promise<object> {
  const line = written.replaceAll('+', '%20');
  const type = headers['content-type'] ?? '';
  // The client has a credential and sends it always.
  const credential = headers.authorization === undefined ? {} : { isPrivate: true };
  if (body.length === 0) return { line, ...credential };
  if (type.startsWith('application/json'))
    return { line, ...credential, body: JSON.parse(body.toString()) as unknown };
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, await value.text()],
    ]),
  );
  return { line, ...credential, body: fields };
}

let asked: Promise<Said[]> | null = null;

/** Run by the test that needs them first. */
function inCurl(t: TestContext): Promise<Said[]> {
  return (asked ??= saidIn(t, inOrder(samplesFor('curl')), shellSamples()));
}

test('the samples in curl are answered', { skip: lacks('curl') }, async t => {
  assertAnswered(await inCurl(t));
});

for (const [language, skip, runner] of [
  ['typescript', lacks('curl'), typescriptSamples],
  ['python', lacks('curl') || lacks('python3'), pythonSamples],
] as const)
  test(`the samples in ${language} send the requests of those in curl`, { skip }, async t => {
    const said = await saidIn(t, inOrder(samplesFor(language)), runner);
    assertAnswered(said);
    const sent = await requestsOf(said);
    const wanted = await requestsOf(await inCurl(t));
    for (const [operation, request] of Object.entries(sent))
      assert.deepEqual({ ...request, ...wanted[operation] }, request, `${language} ${operation}`);
  });

test('the samples for docket are understood and answered', async t => {
  const { folder } = commandLine(() => ({}));
  writeProgram(folder, folder);
  const said = await saidIn(t, inOrder(samplesFor('docket')), shellSamples(folder));
  const wrong = said.filter(({ operation, problem, exchanges }) =>
    // A refusal ends the command with 1; 2 says that the command itself is not right.
    operation in REFUSED ? problem.startsWith('2') : problem !== '' || exchanges.length === 0,
  );
  assert.deepEqual(wrong, []);
});

test('the samples in TypeScript have the types of the client', () => {
  const files = samplesFor('typescript').map(
    ({ operation, text }) => [`clients/typescript/examples/sample-${operation}.ts`, text] as const,
  );
  const complaints = [...complaintsAbout(Object.fromEntries(files))].filter(([, found]) => found.length > 0);
  assert.deepEqual(complaints, []);
});

/** Compiles what `filesOf` writes into a folder. */
function assertCompiles(program: string, words: readonly string[], files: ReadonlyMap<string, string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'docket-compiled-'));
  try {
    for (const [name, text] of files) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { status, stderr, stdout } = spawnSync(program, words, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GOFLAGS: '-mod=mod', GOCACHE: join(folder, '.cache') },
    });
    assert.equal(status, 0, `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the samples in Go compile, and are formatted as gofmt does', { skip: lacks('go') }, () => {
  // One package, so that it is compiled once.
  const files = samplesFor('go').map(
    ({ operation, text }) =>
      [`${operation}_sample.go`, `${text.replace('func main()', `func ${operation}()`)}\n`] as const,
  );
  const others = [
    ['go.mod', 'module samples\n\ngo 1.20\n'],
    ['main.go', 'package main\n\nfunc main() {}\n'],
  ] as const;
  assertCompiles(
    'sh',
    ['-c', 'go vet . && test -z "$(gofmt -d . | tee /dev/stderr)"'],
    new Map([...files, ...others]),
  );
});

test('the samples in Java compile', { skip: lacks('javac') }, () => {
  const files = samplesFor('java').map(
    ({ operation, text }) => [`${operation}/Sample.java`, `package ${operation};\n${text}`] as const,
  );
  assertCompiles('sh', ['-c', 'javac -d classes */Sample.java'], new Map(files));
});
