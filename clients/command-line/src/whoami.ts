/** Shows the account of the credential, and the server. */
import type { Run } from './by-hand.ts';
import { writeOne } from './output.ts';
import { read } from './words.ts';

const HELP = `Usage: docket whoami [options]

Show who is signed in, and where.
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const { api, url } = given.session(around);
  const user = await api.getMe();
  writeOne(around, { json: given.fields, csv: false, columns: [] }, { url, user });
  return 0;
};
