/** Short calls to search, and to update the index. */
import assert from 'node:assert/strict';
import type { Operations, Schemas } from '../../src/generated/types.ts';
import { indexDue } from '../../src/search/indexing.ts';
import type { Client } from './client.ts';
import { stored } from './stored.ts';
import type { TestServer } from './server.ts';

type Query = Operations['search']['parameters']['query'];

/** The search results of a client. */
export function searcher(api: Client) {
  return async (query: string, more: Omit<Query, 'query'> = {}): Promise<Schemas['SearchResult'][]> => {
    const { data, error } = await api.GET('/api/search', { params: { query: { query, ...more } } });
    assert.ok(data, JSON.stringify(error));
    return data;
  };
}

/** Updates the index immediately, instead of a moment after a change. */
export async function indexed(server: TestServer): Promise<void> {
  while (await stored(server, indexDue));
}

/** Every text is treated as just written. */
export async function forgotten(server: TestServer): Promise<void> {
  await stored(server, async ({ db }) => {
    await db.raw(
      'INSERT INTO search_due (docid) SELECT docid FROM search_texts WHERE docid > 0 ON CONFLICT DO NOTHING',
    );
  });
}
