/** Downloads a project as an archive, or uploads one. It signs in with a password for that, and out again afterwards. */
import { docket, type Docket } from '../../typescript/src/index.ts';
import type { Run } from './by-hand.ts';
import { opened } from './opened.ts';
import { writeOne } from './output.ts';
import { usage } from './problems.ts';
import { withProgress } from './progress.ts';
import { save, SAVING, SAVING_HELP } from './saving.ts';
import type { Surroundings } from './surroundings.ts';
import { read, type Words } from './words.ts';

const SIGN_IN = { username: 'string', 'password-stdin': 'boolean' } as const;

const SIGN_IN_HELP = `  --username <name>       archives need a sign-in with a password, and not a token
  --password-stdin        read the password from standard input`;

const DOWNLOAD = `Usage: docket archive download [<project>] [options]

Download a project with its issues, pages and files as an archive, which another server can take in.

Options:
${SIGN_IN_HELP}
${SAVING_HELP}
`;

const UPLOAD = `Usage: docket archive upload <file> [options]

Make a project of an archive.

Options:
${SIGN_IN_HELP}
`;

export const download: Run = async (words, around) => {
  const given = read(words, DOWNLOAD, { ...SIGN_IN, ...SAVING }, around);
  if (!given) return 0;
  const identifier = (given.arguments[0] ?? (await given.session(around).project()).identifier).toUpperCase();
  await withPassword(given, around, async api => {
    const content = await withProgress(around, identifier, shown =>
      api.exportArchive({ path: { identifier } }, shown),
    );
    const file = around.isTerminal ? `${identifier}.docket-archive.tar.gz` : null;
    save(around, given, new Uint8Array(await content.arrayBuffer()), file);
  });
  return 0;
};

export const upload: Run = async (words, around) => {
  const given = read(words, UPLOAD, SIGN_IN, around);
  if (!given) return 0;
  const [path] = given.arguments;
  if (path === undefined) throw usage('which file?');
  const archive = await opened(path);
  await withPassword(given, around, async api => {
    const imported = await withProgress(around, archive.name, shown =>
      api.importArchive({ body: { archive } }, shown),
    );
    writeOne(around, { json: given.fields, csv: false, columns: [] }, imported);
  });
  return 0;
};

async function withPassword(
  given: Words,
  around: Surroundings,
  act: (api: Docket) => Promise<void>,
): Promise<void> {
  const { url } = given.visit(around);
  const identity = given.text('username') ?? (around.canAsk ? await around.ask('Username: ') : undefined);
  if (identity === undefined) throw usage('--username is missing: archives need a sign-in with a password');
  if (!given.has('password-stdin'))
    throw usage('--password-stdin is missing: the password is never an argument');
  const password = (await around.input()).replace(/\r?\n$/, '');
  const { token } = await docket({ url }).logIn({ body: { identity, password } });
  const api = docket({ url, token });
  try {
    await act(api);
  } finally {
    await api.logOut();
  }
}
