/**
 * Writes what a state of this repository stores, and what it answers about that, so that tests can upgrade it:
 * `tsx scripts/state.ts <dist/main.js of that state> <its name>`. It knows no more of the interface than every state has.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { OLGA, STATES } from '../test/setting/releases.ts';
import { runIn } from '../test/setting/sqlite-files.ts';
import { freePort } from './free-port.ts';

const [main = '', name = ''] = process.argv.slice(2);
const to = join(STATES, name);
const folder = mkdtempSync(join(tmpdir(), 'docket-state-'));
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
const env = {
  PATH: process.env['PATH'] ?? '',
  DOCKET_DATA_FOLDER: folder,
  DOCKET_PORT: port,
  DOCKET_ADMIN_USERNAME: OLGA.identity,
  DOCKET_ADMIN_PASSWORD: OLGA.password,
};

const PATIENCE = 300;

async function listening(): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if (
      await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`${main} does not listen`);
}

let token = '';

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
  return JSON.parse(text) as T;
}

interface Made {
  readonly id: number;
  readonly identifier: string;
}

async function filled(): Promise<string[]> {
  ({ token } = await call<{ token: string }>('POST', '/api/auth/login', OLGA));
  const { id } = await call<Made>('POST', '/api/projects', {
    name: 'Harbour',
    identifier: 'APP',
    description: 'Piers.',
  });
  const project = { project_id: id };
  const of = `?project_id=${String(id)}`;
  await call('POST', '/api/labels', { ...project, name: 'wet', color: '#AB12CD' });
  const module = await call<Made>('POST', '/api/modules', { ...project, name: 'Quay' });
  const issues: Made[] = [];
  for (const title of ['Repair the pier', 'Buoy lights', 'Übergröße: 船と桟橋'])
    issues.push(
      await call('POST', '/api/issues', {
        ...project,
        title,
        description: `# ${title}\n\nTwo\nlines.`,
        labels: ['wet'],
        module_id: module.id,
        priority: 'high',
        target_date: '2026-03-04',
      }),
    );
  const [first, second, third] = issues as [Made, Made, Made];
  await call('PUT', `/api/issues/${String(first.id)}`, { status: 'active', title: 'Repair the old pier' });
  await call('PUT', `/api/issues/${String(second.id)}`, { status: 'done' });
  await call('POST', '/api/issues/link', {
    source: first.identifier,
    target: second.identifier,
    relation_type: 'blocks',
  });
  await call('POST', `/api/issues/${String(first.id)}/comments`, { body: 'Waits for `APP-2`.' }).catch(() =>
    call('POST', `/api/issues/${String(first.id)}/comments`, { content: 'Waits for `APP-2`.' }),
  );
  await call('DELETE', `/api/issues/${String(third.id)}`);
  const page = await call<Made>('POST', '/api/pages', {
    ...project,
    title: 'Tides',
    content: 'High and low.',
  });
  await call('PUT', `/api/pages/${String(page.id)}`, { content: 'High, low and neap.' });
  const plan = await call<Made>('POST', '/api/plans', {
    ...project,
    title: 'Storm',
    steps: [{ title: 'Tie up', steps: [{ title: 'Look' }] }],
  });
  const form = new FormData();
  form.set('file', new Blob(['high water'], { type: 'text/plain' }), 'tides.txt');
  form.set('entity_type', 'issue');
  form.set('entity_id', String(first.id));
  const upload = await fetch(`${url}/api/attachments`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!upload.ok) console.error(`left out: the upload (${String(upload.status)})`);
  await call('POST', '/api/auth/keys', { name: 'nightly' });
  return [
    ...[
      '/api/projects',
      '/api/users',
      '/api/auth/me',
      '/api/auth/keys',
      '/api/instance',
      '/api/search?query=pier',
    ],
    ...[`/api/issues${of}`, `/api/pages${of}`, `/api/plans${of}`, `/api/labels${of}`, `/api/modules${of}`],
    ...[
      `/api/projects/${String(id)}/members`,
      `/api/projects/${String(id)}/board`,
      `/api/projects/${String(id)}/activity`,
      `/api/projects/${String(id)}/trash`,
    ],
    ...[first, second].flatMap(issue => [
      `/api/issues/${String(issue.id)}`,
      `/api/issues/${String(issue.id)}/comments`,
    ]),
    ...[`/api/pages/${String(page.id)}`, `/api/plans/${String(plan.id)}`],
  ];
}

const server = spawn(process.execPath, [resolve(main), 'start'], {
  cwd: folder,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(server, 'exit');
try {
  await listening();
  const answers: Record<string, unknown> = {};
  for (const path of await filled())
    await call('GET', path).then(
      answer => (answers[path] = answer),
      (error: unknown) => console.error(`left out: ${String(error)}`),
    );
  server.kill('SIGTERM');
  await ended;
  // Some states leave their last changes in the write-ahead log.
  await runIn(join(folder, 'docket.db'), 'PRAGMA wal_checkpoint(TRUNCATE)');
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
  writeFileSync(join(to, 'docket.db.gz'), gzipSync(readFileSync(join(folder, 'docket.db')), { level: 9 }));
  if (existsSync(join(folder, 'files')))
    cpSync(join(folder, 'files'), join(to, 'files'), { recursive: true });
  console.log(`Written: ${to}`);
} finally {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
