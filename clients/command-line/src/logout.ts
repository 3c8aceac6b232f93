/** Signs out of a server: revokes the token there, and forgets it here. */
import { docket } from '../../typescript/src/index.ts';
import type { Run } from './by-hand.ts';
import { addressOf, credentials, keep, tokenFor } from './credentials.ts';
import { removeFromKeychain } from './keychain.ts';
import { Problem } from './problems.ts';
import { read } from './words.ts';

const HELP = `Usage: docket logout [options]

Sign out: the token is revoked on the server and removed here.
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const known = credentials(around);
  const named = given.text('url') ?? known.current;
  const url = named ? addressOf(named) : '';
  const token = tokenFor(around, url);
  if (token === null) throw new Problem('credential', 'you are not signed in');
  const api = docket({ url, token });
  // A key stays valid: it may be in use elsewhere.
  if (token.startsWith('svc_at_')) await api.revokeToken({ body: { token } });
  if (token.startsWith('svc_sess_')) await api.logOut();
  const { [url]: _, ...servers } = known.servers;
  if (known.servers[url]?.keychain) removeFromKeychain(around, url);
  keep(around, { current: known.current === url ? null : known.current, servers });
  around.tell(`You are signed out of ${url}.`);
  return 0;
};
