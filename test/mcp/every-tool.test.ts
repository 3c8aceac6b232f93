/** Every tool through the protocol's client: each argument, the responses, and the refusals. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { listAt } from '../../scripts/contract/json.ts';
import { tools } from '../../src/generated/tools.ts';
import { fieldOf } from '../setting/declared.ts';
import { agent, type Agent } from '../setting/mcp.ts';
import { world, type World } from '../setting/world.ts';
import type { Drive, Person } from './drive.ts';
import { DRIVES } from './drives.ts';

for (const [family, { before, drives }] of Object.entries(DRIVES)) {
  test(`the tools for ${family} work for permitted users, and explain to others what to do instead`, async t => {
    const site = await world(t);
    await before(site);
    const agents = new Map<Person, Agent>();
    for (const [name, drive] of Object.entries(drives)) await driven({ t, site, agents }, name, drive);
  });
}

interface Stage {
  readonly t: TestContext;
  readonly site: World;
  readonly agents: Map<Person, Agent>;
}

async function driven(stage: Stage, name: string, { as = 'max', calls, refused }: Drive): Promise<void> {
  for (const [place, [sent, says]] of calls.entries()) {
    const given = place === 0 ? { ...byExample(name, { calls, refused }), ...sent } : sent;
    const { text, failed } = await (await agentOf(stage, as)).use(name, given);
    assert.equal(failed, false, `${name} ${JSON.stringify(given)}: ${text}`);
    assert.match(text, says, name);
  }
  for (const [who, given, says] of refused) {
    const { site } = stage;
    const before = await site.server.rows();
    const { text, failed } = await (await agentOf(stage, who)).use(name, given);
    assert.equal(failed, true, `${name} for ${who}: ${text}`);
    assert.match(text, says, name);
    assert.equal(await site.server.rows(), before, `${name} wrote something for ${who}`);
  }
}

/** Body fields without a call, with the contract's examples: so a new plain field is tested as well. */
function byExample(name: string, drive: Pick<Drive, 'calls' | 'refused'>): Readonly<Record<string, unknown>> {
  const named = namesIn(drive);
  const fields = tools
    .find(tool => tool.name === name)
    ?.choices.flatMap(choice => choice.fields.map(field => ({ ...field, operation: choice.operation })));
  return Object.fromEntries(
    (fields ?? []).flatMap(({ argument, at, name: field, operation }) => {
      if (at !== 'body' || named.has(argument)) return [];
      const [example] = listAt(fieldOf(operation, field), 'examples');
      return example === undefined ? [] : [[argument, example]];
    }),
  );
}

function namesIn({ calls, refused }: Pick<Drive, 'calls' | 'refused'>): ReadonlySet<string> {
  return new Set([...calls.map(([sent]) => sent), ...refused.map(([, sent]) => sent)].flatMap(Object.keys));
}

async function agentOf({ t, site, agents }: Stage, who: Person): Promise<Agent> {
  const known = agents.get(who) ?? (await agent(t, site.server, site[who].token));
  agents.set(who, known);
  return known;
}

test('every tool is driven, and every one of its arguments', () => {
  const driven = new Map(Object.values(DRIVES).flatMap(({ drives }) => Object.entries(drives)));
  assert.deepEqual(
    [...driven.keys()].sort(),
    tools.map(({ name }) => name),
  );
  for (const { name, inputSchema } of tools) {
    const { calls = [], refused = [] } = driven.get(name) ?? {};
    assert.ok(calls.length > 0 && refused.length > 0, `${name} is not driven both ways`);
    const given = new Set([
      ...namesIn({ calls, refused }),
      ...Object.keys(byExample(name, { calls, refused })),
    ]);
    const missing = Object.keys(inputSchema.properties).filter(argument => !given.has(argument));
    assert.deepEqual(missing, [], `of ${name}`);
  }
});
