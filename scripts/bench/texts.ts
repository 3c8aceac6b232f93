/**
 * Measures the storage of long texts in activity: the size of the database after a description of 1 MiB has been changed
 * many times (1,000 by default), each time completely. Each text is twice in the feed: as the new value, and as the old one.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import { createUser } from '../../src/identity/users.ts';
import { openLog } from '../../src/log/log.ts';

const CHANGES = 1_000;
const LENGTH = 1024 * 1024;

const WORDS = ['harbour', 'mooring', 'lantern', 'tide', 'ferry', 'signal', 'anchor', 'quay'];

function text(round: number): string {
  const sentence = WORDS.map((_, place) => WORDS[(place * 3 + round) % WORDS.length]).join(' ');
  return `${round} ${sentence}. `.repeat(Math.ceil(LENGTH / sentence.length)).slice(0, LENGTH);
}

async function bench(changes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-texts-'));
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_LOG_LEVEL: 'silent' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const app = await startApp({ config, log: openLog(config) });
  try {
    const { store } = app.instance;
    const call = { now: new Date(), transport: 'system', actorId: null } as const;
    const { token } = await store.write(call, async work => {
      const ada = await createUser(work, { username: 'ada', password_hash: '', is_admin: true });
      if (typeof ada === 'string') throw new Error('this database is not empty');
      return beginSession(work, ada.id);
    });
    const ask = async (method: string, path: string, body: object): Promise<{ id: number }> => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const response = await fetch(app.address + path, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as { id: number };
    };
    const project = await ask('POST', '/api/projects', { name: 'All', identifier: 'ALL' });
    const issue = await ask('POST', '/api/issues', {
      project_id: project.id,
      title: 'Long',
      description: text(0),
    });
    for (let round = 1; round <= changes; round += 1) {
      await ask('PUT', `/api/issues/${issue.id}`, { description: text(round) });
    }
  } finally {
    await app.stop();
  }
  const { size } = statSync(join(folder, 'docket.db'));
  rmSync(folder, { recursive: true });
  const texts = size / LENGTH / changes;
  console.log(`${changes} changes of 1 MiB: ${Math.round(size / LENGTH)} MiB, ${texts.toFixed(2)} for each`);
}

await bench(Number(process.argv[2] ?? CHANGES));
