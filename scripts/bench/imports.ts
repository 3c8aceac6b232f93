/**
 * Measures how long other writers wait while a repository is imported: changes in another project run one after another, and
 * the longest is compared with the longest before. `npm run bench:imports -- <issues> <comments of each>`; needs `npm run
 * build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../test/setting/codehost.ts';
import { asked, startBuilt, type Built } from './built.ts';
import { quantile } from './quantile.ts';

const ISSUES = Number(process.argv[2] ?? 3000);
const COMMENTS = Number(process.argv[3] ?? 10);
const PER_PAGE = 100;
const REPO = 'harbour/app';
const LABELS = Array.from({ length: 20 }, (_, place) => ({ name: `label ${place}`, color: 'd73a4a' }));
const AT = '2026-03-01T08:00:00Z';

/** Some hundred words, of which a tenth are unique. */
function text(seed: number): string {
  return Array.from({ length: 100 }, (_, place) =>
    place % 10 === 0
      ? `w${((seed + 1) * (place + 7)).toString(36)}`
      : `word${(seed * 31 + place * 17) % 900}`,
  ).join(' ');
}

function issueOf(number: number): object {
  return {
    number,
    title: `The lights of pier ${number} flicker`,
    body: text(number),
    state: 'open',
    labels: [LABELS[number % 20], LABELS[(number * 7) % 20]],
    assignees: [],
    milestone: null,
    comments: COMMENTS,
    created_at: AT,
    updated_at: AT,
  };
}

function commentOf(seed: number): object {
  return { body: text(seed), user: { login: 'grace' }, created_at: AT, updated_at: AT };
}

/** Pages are generated only on request. */
const host = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://host');
  const [, , , , , number, below] = url.pathname.split('/');
  const page = Number(url.searchParams.get('page') ?? 1);
  if (below) {
    const comments = Array.from({ length: COMMENTS }, (_, place) => commentOf(Number(number) * 1000 + place));
    return send(response, 200, comments);
  }
  const from = (page - 1) * PER_PAGE;
  const count = Math.max(0, Math.min(PER_PAGE, ISSUES - from));
  url.searchParams.set('page', String(page + 1));
  const more = from + count < ISSUES;
  const link = more
    ? { Link: `<http://${request.headers.host}${url.pathname}${url.search}>; rel="next"` }
    : {};
  send(
    response,
    200,
    Array.from({ length: count }, (_, place) => issueOf(from + place + 1)),
    link,
  );
});

/** Milliseconds of every change in the project, one after another, until it is stopped. */
async function writing(server: Built, project_id: number, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await asked(server.url, server.token, 'POST', '/api/issues', { project_id, title: 'A boat' });
    took.push(performance.now() - began);
    await pause(5);
  }
  return took;
}

async function projectNamed({ url, token }: Built, identifier: string): Promise<number> {
  const made = await asked(url, token, 'POST', '/api/projects', { name: identifier, identifier });
  return (made as { id: number }).id;
}

const folder = mkdtempSync(join(tmpdir(), 'docket-imports-'));
try {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const DOCKET_CODEHOST_URL = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const { DOCKET_DATABASE_URL } = process.env;
  const database = DOCKET_DATABASE_URL === undefined ? {} : { DOCKET_DATABASE_URL };
  const server = await startBuilt(folder, { DOCKET_CODEHOST_URL, ...database });
  const [own, other] = [await projectNamed(server, 'OWN'), await projectNamed(server, 'OTHER')];
  const until = performance.now() + 3000;
  const before = await writing(server, other, () => performance.now() > until);
  let isOver = false;
  const busy = writing(server, other, () => isOver);
  const began = performance.now();
  const path = `/api/projects/${own}/import/codehost`;
  const counts = await asked(server.url, server.token, 'POST', path, { repo: REPO });
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  const during = await busy;
  console.log(counts);
  const summary = (took: readonly number[]): string =>
    `${took.length} changes, median ${quantile(took, 0.5).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms`;
  console.log(`before: ${summary(before)}`);
  console.log(
    `during an import of ${ISSUES} issues with ${COMMENTS} comments each, ${seconds.toFixed(0)} s: ${summary(during)}`,
  );
  console.log(`memory ${server.residentMb().toFixed(0)} MB`);
  await server.end('SIGTERM');
} finally {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true, force: true });
}
