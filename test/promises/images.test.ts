/** The Dockerfile and the compose files: no linter complains, and nothing that they set is unknown. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readEnvironment } from '../../src/config/environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface Service {
  readonly build?: unknown;
  readonly image?: string;
  readonly read_only?: boolean;
  readonly ports?: readonly string[];
  readonly healthcheck?: unknown;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks?: object;
}

const COMPOSE_FILES = ['compose.yaml', 'deploy/compose.yaml'];

test('the Dockerfile has no fault, runs as a fixed user and checks its health without curl', () => {
  const text = read('Dockerfile');
  assert.deepEqual(validate(text), []);
  const [, stage = ''] = text.split(/^FROM .*-slim$/m);
  assert.match(stage, /^USER 1000:1000$/m);
  assert.match(stage, /^HEALTHCHECK .* CMD \["\/docket\/bin\/docket", "health"\]$/m);
  assert.doesNotMatch(stage, /apt-get|curl|npm/);
});

for (const name of COMPOSE_FILES) {
  const { services, volumes, networks = {} } = parse(read(name), { merge: true }) as Compose;
  const servers = Object.values(services).filter(({ build }) => build !== undefined);

  test(`${name}: the servers have settings that exist, and a root that nobody writes`, () => {
    assert.ok(servers.length > 0);
    for (const { environment = {}, read_only: isReadOnly } of servers) {
      assert.deepEqual(readEnvironment(environment, ROOT).warnings, []);
      assert.equal(isReadOnly, true);
    }
  });

  test(`${name}: only the proxy has ports, and images have versions`, () => {
    const open = Object.values(services).filter(({ ports }) => ports !== undefined);
    assert.equal(open.length, 1);
    assert.match(open[0]?.image ?? '', /^(caddy|nginx):/);
    for (const { image } of Object.values(services)) if (image !== undefined) assert.match(image, /:\d/);
  });

  test(`${name}: what a service refers to is there`, () => {
    for (const { depends_on: needs = {}, volumes: used = [], networks: joined = [] } of Object.values(
      services,
    )) {
      for (const [other, { condition }] of Object.entries(needs)) {
        assert.equal(condition, 'service_healthy');
        assert.ok(services[other]?.healthcheck ?? services[other]?.build, other);
      }
      for (const volume of used.map(text => text.split(':')[0] ?? ''))
        if (/^\w/.test(volume)) assert.ok(volume in volumes, volume);
        else assert.ok(read(join(name === 'compose.yaml' ? '.' : 'deploy', volume)).length > 0);
      for (const network of joined) assert.ok(network === 'default' || network in networks, network);
    }
  });
}
