/** Reads during writes return everything that was acknowledged before, and nothing that the reader may not see. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw } from '../setting/raw.ts';
import { world, type World } from '../setting/world.ts';

/** How often each writer writes. */
const WRITES = 25;

/** How often a member is removed and added again. */
const TURNS = 12;

const PATHS = [
  (app: number) => `/api/issues?project_id=${app}`,
  (app: number) => `/api/projects/${app}/board`,
  (app: number) => `/api/projects/${app}/index`,
];

interface Kept {
  readonly tag: string;
  readonly text: string;
}

/** A client that caches its responses, and revalidates them. */
class Reader {
  readonly #site: World;
  readonly #token: string;
  readonly #kept = new Map<string, Kept>();

  constructor(site: World, token: string) {
    this.#site = site;
    this.#token = token;
  }

  /** The current content of the path; null if the reader may not see it. */
  async read(path: string): Promise<string | null> {
    const known = this.#kept.get(path);
    const { response, error } = await raw(this.#site.server, path, {
      method: 'GET',
      token: this.#token,
      headers: known ? { 'If-None-Match': known.tag } : {},
    });
    if (response.status === 404) return null;
    if (response.status === 304 && known) return known.text;
    assert.equal(response.status, 200);
    const text = JSON.stringify(error);
    this.#kept.set(path, { tag: response.headers.get('etag') ?? '', text });
    return text;
  }
}

test('no reader of any role ever sees what is older than what was acknowledged', async t => {
  const site = await world(t);
  const writers = await Promise.all(
    [site.max, site.lena, site.bot].map(async (by, place) => {
      const { id } = await site.issue({ title: `w${place} 0` });
      return { by, id, place, written: 0 };
    }),
  );
  let writing = true;
  const write = async (writer: (typeof writers)[number]): Promise<void> => {
    for (let count = 1; count <= WRITES; count += 1) {
      const { response } = await writer.by.api.PUT('/api/issues/{id}', {
        params: { path: { id: writer.id } },
        body: { title: `w${writer.place} ${count}` },
      });
      assert.equal(response.status, 200);
      writer.written = count;
    }
  };

  // Whether vera is a member, and how often that has begun to change.
  let isMember = true;
  let turn = 0;
  const turnOutAndIn = async (): Promise<void> => {
    const id = site.app;
    for (let count = 0; count < TURNS; count += 1) {
      turn += 1;
      const user_id = site.vera.id;
      const { response } = isMember
        ? await site.ada.api.DELETE('/api/projects/{id}/members/{user_id}', {
            params: { path: { id, user_id } },
          })
        : await site.ada.api.POST('/api/projects/{id}/members', {
            params: { path: { id } },
            body: { user_id },
          });
      assert.equal(response.status, 200);
      isMember = !isMember;
      turn += 1;
    }
  };

  const seenBy: Record<string, number> = {};
  const readOn = async (name: 'ada' | 'lena' | 'max' | 'vera' | 'bot' | 'sam'): Promise<void> => {
    const reader = new Reader(site, site[name].token);
    // Once more after the last write.
    for (let count = 0, left = PATHS.length; left > 0; count += 1, left -= writing ? 0 : 1) {
      const path = PATHS[count % PATHS.length]?.(site.app) ?? '';
      const acknowledged = writers.map(({ written }) => written);
      const before = { turn, isMember };
      const text = await reader.read(path);
      if (name === 'sam') assert.equal(text, null);
      else if (name !== 'vera') assert.notEqual(text, null);
      else if (turn === before.turn && turn % 2 === 0) assert.equal(text !== null, before.isMember);
      if (text === null) continue;
      seenBy[name] = (seenBy[name] ?? 0) + 1;
      for (const { place } of writers) {
        const shown = Number(new RegExp(`"w${place} (\\d+)"`).exec(text)?.[1]);
        assert.ok(
          shown >= (acknowledged[place] ?? 0),
          `${name} sees ${shown} of ${acknowledged[place] ?? 0} at ${path}`,
        );
      }
    }
  };

  const reading = (['ada', 'lena', 'max', 'vera', 'bot', 'sam'] as const).map(readOn);
  try {
    await Promise.all([...writers.map(write), turnOutAndIn()]);
  } finally {
    writing = false;
  }
  await Promise.all(reading);
  assert.deepEqual(Object.keys(seenBy).sort(), ['ada', 'bot', 'lena', 'max', 'vera']);
});
