/** Every operation of the REST contract is used by a screen, or is not for people. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { operations } from '../../src/generated/operations.ts';

/** Operations that the console does not use, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  openEvents: 'the client opens the socket',
  getHealth: 'for monitors',
  runGitHook: 'for the hook of a repository',
  resolveRepo: 'for tools in a checkout',
  getBoard: 'the board is drawn from the live copy',
  getIssueCounts: 'the counts follow from the live copy',
  listIssues: 'the list is drawn from the live copy',
  getProjectIndex: 'the client follows projects with it',
  listProjectChanges: 'the client follows projects with it',
  updateIssue: 'the client sends changes of the live copy with it',
  updateIssues: 'each issue is changed with its own version check',
  createIssues: 'for agents and scripts',
  getProject: 'the list of projects has the same fields',
  getPlan: 'plans are found by their identifier',
  logIn: 'the client signs in',
  logOut: 'the client signs out',
  getClock: 'states of waits come with the issues',
  listWaits: 'waits come with the issues',
  listRelations: 'each issue has its relations',
  getPage: 'pages are found by their identifier',
  getAttachment: 'files are opened at their address, with the cookie',
  getAttachmentThumbnail: 'pictures are shown from their address, with the cookie',
};

test('every operation of the REST contract is used by a screen, or listed with a reason', () => {
  const files = readdirSync('console/src', { recursive: true, encoding: 'utf8' });
  const source = files
    .filter(file => /[.]tsx?$/.test(file))
    .map(file => readFileSync(`console/src/${file}`, 'utf8'))
    .join('\n');
  const rest = Object.values(operations).filter(({ document }) => document === 'rest');
  assert.ok(rest.length > 100);
  const isUsed = (id: string): boolean =>
    new RegExp(`\\bclient(?:\\.each|\\.responses)?\\.${id}\\(`).test(source);
  const unused = rest.map(({ id }) => id).filter(id => !isUsed(id) && ELSEWHERE[id] === undefined);
  const stale = Object.keys(ELSEWHERE).filter(isUsed);
  assert.deepEqual({ unused, stale }, { unused: [], stale: [] });
});
