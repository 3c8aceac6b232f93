/** A server without free connections or files refuses temporarily, and does not crash. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { NoReaderFree } from '../../src/store/unusable.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';

function systemError(code: string, cause?: unknown): Error {
  return Object.assign(new Error(`${code}: open`, { cause }), { code });
}

const REASONS: readonly (readonly [name: string, error: Error])[] = [
  ['no connection to the database is free', new NoReaderFree()],
  ['the process may open no more files', systemError('EMFILE')],
  ['the system may open no more files', systemError('ENFILE')],
  ['no more files was the reason for the failure', new Error('not read', { cause: systemError('EMFILE') })],
  ['no address could be connected to', new AggregateError([systemError('ETIMEDOUT'), systemError('EMFILE')])],
];

function failing(t: TestContext, error: Error): Promise<TestServer> {
  return startServer(t, {
    handlers: {
      getHealth: () => {
        throw error;
      },
    },
  });
}

const lines = (server: TestServer) => server.log.map(line => JSON.parse(line) as Record<string, unknown>);

for (const [name, reason] of REASONS)
  test(`where ${name}, a request is refused with a retry time`, async t => {
    const server = await failing(t, reason);
    const { response, error } = await raw(server, '/api/health', { method: 'GET' });
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '2']);
    assert.deepEqual(error, {
      error: 'the server is busy: try again in 2 seconds',
      code: 'server_busy',
      request_id: response.headers.get('x-request-id'),
    });
    const [line] = lines(server).filter(({ msg }) => msg === 'request');
    assert.deepEqual([line?.['level'], line?.['code']], ['warn', 'server_busy']);
  });

test('that files have run out is logged once, with what to do', async t => {
  const server = await failing(t, systemError('EMFILE'));
  for (let time = 0; time < 3; time += 1) await raw(server, '/api/health', { method: 'GET' });
  const errors = lines(server).filter(({ level }) => level === 'error');
  assert.deepEqual(
    errors.map(({ event }) => event),
    ['no_files_left'],
  );
});
