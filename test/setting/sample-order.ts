/** The samples of the documentation, in an order in which each finds what it needs. */
import { operations } from '../../src/generated/operations.ts';
import { builtText, PAGES, samplesIn, type ShownSample } from './portal.ts';

/** They would reach for a host that is not ours, or never end. */
const NOT_RUN = new Set(['importCodehost', 'importLinear', 'importJira', 'openEvents']);

/** In this order at the end: what takes away a thing or the session that others need. */
const LAST = [
  'deleteIssue',
  'deletePage',
  'restoreIssue',
  'restorePage',
  'archiveProject',
  'unarchiveProject',
  'deleteArchivedProject',
  'deleteProject',
  'changePassword',
  'refreshSession',
  'revokeSessions',
  'logOut',
];

/** Refused, because the scene is not what the example assumes. */
export const REFUSED: Readonly<Record<string, string>> = {
  getPageVersion: 'not_found',
  importArchive: 'archive_invalid',
  connectBot: 'tool_connected',
  updateIssues: 'stale_seq',
  updateProjectGroup: 'group_name_taken',
  updateIssue: 'stale_seq',
  reverseRelations: 'relation_unknown',
  createLabel: 'label_taken',
  addMember: 'already_member',
  createProject: 'project_identifier_taken',
  createUser: 'user_taken',
  signUp: 'signup_closed',
  autoLogIn: 'auto_login_off',
  startDeviceLogin: 'client_unknown',
  startDeviceLoginAlias: 'client_unknown',
  exchangeToken: 'grant_invalid',
  exchangeTokenAlias: 'grant_invalid',
  deleteLabel: 'not_found',
  deleteArchivedProject: 'not_found',
  deleteProject: 'not_found',
  refreshSession: 'unauthenticated',
  revokeSessions: 'unauthenticated',
  logOut: 'unauthenticated',
  showConsent: 'page',
  showConsentAlias: 'page',
  decideConsent: 'page',
  decideConsentAlias: 'page',
  decideDevice: 'page',
  decideDeviceAlias: 'page',
  signInOnPage: 'page',
};

/** Reads first, then changes, then deletions from the last family to the first. */
export function inOrder(samples: readonly ShownSample[]): ShownSample[] {
  const ids = Object.keys(operations);
  const rank = ({ operation }: ShownSample): number => {
    const last = LAST.indexOf(operation);
    const place = ids.indexOf(operation);
    if (last >= 0) return 3_000 + last;
    const { method } = operations[operation as keyof typeof operations];
    if (method === 'DELETE') return 3_000 - place;
    return method === 'GET' ? place : 1_000 + place;
  };
  return samples
    .filter(({ operation }) => !NOT_RUN.has(operation))
    .toSorted((one, other) => rank(one) - rank(other));
}

const all = PAGES.flatMap(path => samplesIn(builtText(path)));

export function samplesFor(language: string): ShownSample[] {
  return all.filter(one => one.language === language);
}
