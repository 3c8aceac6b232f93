/** A client's copy of a project: started from the index or empty, and continued with pages of changes. */
import assert from 'node:assert/strict';
import type { Schemas } from '../../src/generated/types.ts';
import type { Client } from './client.ts';

export type CopiedRow = Schemas['Changed'];

export class Copy {
  readonly #api: Client;
  readonly #project: number;
  readonly #rows = new Map<string, CopiedRow>();
  #cursor = 0;
  #begun = 0;

  constructor(api: Client, project: number) {
    this.#api = api;
    this.#project = project;
  }

  get rows(): readonly CopiedRow[] {
    return [...this.#rows.values()];
  }

  /** The cursor that it began with: it knows everything after it, even what is in no index. */
  get begun(): number {
    return this.#begun;
  }

  async beginWithIndex(): Promise<void> {
    const { data, error } = await this.#api.GET('/api/projects/{id}/index', {
      params: { path: { id: this.#project } },
    });
    assert.ok(data, JSON.stringify(error));
    for (const row of [...data.issues, ...data.pages]) this.#apply(row);
    this.#cursor = this.#begun = data.cursor;
  }

  /** One page of changes; returns whether more follow. */
  async goOn(limit: number): Promise<boolean> {
    const since = this.#cursor;
    const { data, error } = await this.#api.GET('/api/projects/{id}/changes', {
      params: { path: { id: this.#project }, query: { since, limit } },
    });
    assert.ok(data, JSON.stringify(error));
    const seqs = data.changes.map(({ seq }) => seq);
    assert.ok(seqs.length <= limit, `${seqs.length} rows on a page of ${limit}`);
    assert.deepEqual(
      seqs,
      [...new Set(seqs)].sort((a, b) => a - b),
      'lowest first, each once',
    );
    assert.ok((seqs[0] ?? Infinity) > since, `after ${since} came ${seqs[0]}`);
    assert.equal(data.cursor, seqs.at(-1) ?? since);
    for (const row of data.changes) this.#apply(row);
    this.#cursor = data.cursor;
    return data.has_more;
  }

  /** Requests until nothing follows; without writes, every page but the last is full. */
  async catchUp(limit: number, most: number): Promise<void> {
    for (let pages = 0; pages <= most / limit; pages += 1) if (!(await this.goOn(limit))) return;
    assert.fail(`more than ${most} changes, and more to follow`);
  }

  #apply(row: CopiedRow): void {
    const key = `${row.kind} ${row.id}`;
    if (row.deleted) this.#rows.delete(key);
    else this.#rows.set(key, row);
  }
}
