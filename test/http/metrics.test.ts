/** Metrics: who may read them, what they count, and that no client can make a series. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { done } from '../setting/client.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { openSocket } from '../setting/sockets.ts';
import { until } from '../setting/until.ts';
import { uploaded } from '../setting/uploads.ts';

const TOKEN = 'harbour-lights-at-night';

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The samples, each line of which has to be in the format. */
function samplesIn(text: string): Sample[] {
  const names = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, about] = /^# (?:HELP|TYPE) ([a-z_]+) .+$/.exec(line) ?? [];
    if (about !== undefined) {
      names.add(about);
      continue;
    }
    const [, name = '', labels = '', value = ''] =
      /^([a-z_]+)(?:\{((?:[a-z_]+="[^"\\\n]*",?)*)\})? ([-+0-9.eE]+|NaN|\+Inf)$/.exec(line) ?? [];
    assert.notEqual(name, '', line);
    assert.ok(names.has(name.replace(/_(bucket|sum|count)$/, '')) || names.has(name), line);
    const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key = '', of = '']) => [key, of]);
    samples.push({ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) });
  }
  return samples;
}

const read = ({ url }: Pick<TestServer, 'url'>, token = TOKEN) =>
  fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });

async function scraped(server: TestServer): Promise<Sample[]> {
  const response = await read(server);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  return samplesIn(await response.text());
}

function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Sample['labels'] = {},
): number | undefined {
  return samples.find(
    one => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )?.value;
}

test('without a setting there are no metrics', async t => {
  const server = await startServer(t);
  assert.equal((await read(server)).status, 404);
});

test('the token is required, and no other credential will do', async t => {
  const server = await startServer(t, { config: { metrics_token: TOKEN } });
  const { ada } = await cast(server);
  for (const token of ['', `${TOKEN}!`, TOKEN.slice(1), ada.token]) {
    const response = await read(server, token);
    assert.deepEqual([response.status, response.headers.get('www-authenticate')], [401, 'Bearer']);
  }
  assert.equal((await read(server)).status, 200);
  assert.ok(!server.log.some(line => line.includes(TOKEN)));
});

test('a port of their own needs no token, and has nothing else', async t => {
  const server = await startServer(t, { config: { metrics_port: '0' } });
  const own = server.app.metricsAddress ?? '';
  const response = await fetch(`${own}/metrics`);
  assert.equal(response.status, 200);
  assert.ok(samplesIn(await response.text()).length > 20);
  for (const path of ['/', '/api/projects', '/metrics/']) assert.equal((await fetch(own + path)).status, 404);
  assert.equal((await read(server)).status, 404);
});

test('requests are counted by their template, and time is measured', async t => {
  const server = await startServer(t, { config: { metrics_token: TOKEN }, holds: 'world' });
  const { max } = await cast(server);
  const list = await max.api.GET('/api/issues', { params: { query: {} } });
  done(list);
  await max.api.GET('/api/issues/{id}', { params: { path: { id: 999_999 } } });
  await fetch(`${server.url}/ready`);
  done(await max.api.POST('/api/issues', { body: { project_id: server.held?.app ?? 0, title: 'Moor' } }));
  const samples = await scraped(server);
  const of = (method: string, route: string, status: string) =>
    valueOf(samples, 'docket_http_requests_total', { method, route, status });
  assert.deepEqual(
    [of('GET', '/api/issues', '200'), of('GET', '/api/issues/{id}', '404'), of('GET', '/ready', '200')],
    [1, 1, 1],
  );
  assert.ok((valueOf(samples, 'docket_http_request_seconds_total', { route: '/api/issues' }) ?? 0) > 0);
  assert.ok((valueOf(samples, 'docket_http_request_duration_seconds_count', { method: 'GET' }) ?? 0) >= 3);
  for (const kind of ['reading', 'writing'])
    assert.ok((valueOf(samples, 'docket_database_query_duration_seconds_count', { kind }) ?? 0) > 0, kind);
});

test('a client cannot make a series', async t => {
  const server = await startServer(t, { config: { metrics_token: TOKEN } });
  await scraped(server);
  const before = (await scraped(server)).length;
  for (let at = 0; at < 30; at += 1) {
    await fetch(`${server.url}/nowhere/${at}`);
    await fetch(`${server.url}/api/nowhere/${at}?a=${at}`);
    await fetch(`${server.url}/console/nowhere/${at}`);
  }
  const { port } = new URL(server.url);
  for (const method of ['BREW', 'PURGE', 'PROPFIND']) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`${method} /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await once(socket.resume(), 'close');
  }
  const after = await scraped(server);
  assert.ok(after.length - before < 25, `${after.length - before} series were added`);
  assert.ok(after.length < 1000);
});

test('what an instance has is shown', async t => {
  const server = await startServer(t, { config: { metrics_token: TOKEN }, holds: 'world' });
  const { max } = await cast(server);
  await uploaded(server, max, { bytes: 'High water', filename: 'tides.txt' });
  const socket = await openSocket(t, server, max.token);
  const samples = await scraped(server);
  assert.equal(valueOf(samples, 'docket_storage_bytes'), 10);
  assert.equal(valueOf(samples, 'docket_storage_limit_bytes'), 20 * 1024 ** 3);
  assert.equal(valueOf(samples, 'docket_websocket_connections'), 1);
  assert.equal(valueOf(samples, 'docket_writes_failing'), 0);
  assert.equal(valueOf(samples, 'docket_log_lines_dropped_total'), 0);
  assert.ok((valueOf(samples, 'docket_database_bytes') ?? 0) > 100_000);
  assert.ok((valueOf(samples, 'process_resident_memory_bytes') ?? 0) > 10_000_000);
  assert.ok((valueOf(samples, 'process_cpu_seconds_total') ?? 0) > 0);
  // Without backup_folder there is none.
  assert.equal(valueOf(samples, 'docket_backup_last_ok'), undefined);
  assert.equal(samples.filter(({ name }) => name === 'docket_build_info').length, 1);
  socket.ws.close();
  await until('the socket is closed', async () => {
    return valueOf(await scraped(server), 'docket_websocket_connections') === 0;
  });
});
