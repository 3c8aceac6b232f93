/** Signs in with a code that is approved in a browser, in one step or in two that a program can drive. */
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { docket, Refused, type Docket } from '../../typescript/src/index.ts';
import { openBrowser } from './browser.ts';
import type { Run } from './by-hand.ts';
import { addressOf, credentials, keep } from './credentials.ts';
import { keepInKeychain, removeFromKeychain } from './keychain.ts';
import { Problem, usage } from './problems.ts';
import type { Surroundings } from './surroundings.ts';
import { read, type Words } from './words.ts';

const HELP = `Usage: docket login [<address>] [options]

Sign in to a server. It shows a code, which you approve in a browser.

Options:
  --no-web                do not open a browser
  --with-token            read an API key or a token from standard input
  --begin                 print the code as JSON, and end
  --keychain              keep the token in the keychain of the system (secret-tool, security)
  --complete <code>       finish the login that --begin has begun, by its device_code
`;

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

export const run: Run = async (words, around) => {
  const kinds = {
    web: 'boolean',
    'with-token': 'boolean',
    keychain: 'boolean',
    begin: 'boolean',
    complete: 'string',
  } as const;
  const given = read(words, HELP, kinds, around);
  if (!given) return 0;
  const url = serverOf(given, around);
  const how: How = { around, keychain: given.has('keychain') };
  if (given.has('with-token')) return withToken(how, url);
  const api = docket({ url });
  const completed = given.text('complete');
  if (completed !== undefined) return complete(how, api, { device_code: completed, interval: 5 });
  const code = await begin(around, api);
  if (given.has('begin')) {
    around.out(`${JSON.stringify(code, null, 2)}\n`);
    return 0;
  }
  around.tell(`Open ${code.verification_uri} and enter the code ${code.user_code}`);
  if (around.canAsk && !words.includes('--no-web')) openBrowser(code.verification_uri_complete);
  return complete(how, api, code);
};

interface How {
  readonly around: Surroundings;
  /** Whether the token is kept there instead of in the file. */
  readonly keychain: boolean;
}

function serverOf(given: Words, around: Surroundings): string {
  const named =
    given.arguments[0] ??
    given.text('url') ??
    (around.env['DOCKET_URL'] || undefined) ??
    credentials(around).current;
  if (!named) throw usage('which server? docket login https://docket.example');
  return addressOf(named);
}

async function withToken(how: How, url: string): Promise<number> {
  const { around } = how;
  if (around.canAsk) around.tell('Paste the token, then press Enter and Ctrl-D:');
  const token = (await around.input()).trim();
  if (token === '') throw usage('standard input has no token');
  const { username } = await docket({ url, token }).getMe();
  return welcome(how, url, token, username);
}

/** The client is registered once for each server. */
async function begin(around: Surroundings, api: Docket) {
  const known = credentials(around);
  const { url } = api.instance;
  const server = known.servers[url] ?? {};
  const client_id =
    server.client_id ??
    (await api.registerClient({ body: { client_name: `docket on ${hostname()}`, grant_types: [GRANT] } }))
      .client_id;
  keep(around, { ...known, servers: { ...known.servers, [url]: { ...server, client_id } } });
  try {
    return await api.startDeviceLogin({ body: { client_id } });
  } catch (error) {
    // Clients that are not used are forgotten.
    if (!(error instanceof Refused) || !error.is('client_unknown') || server.client_id === undefined)
      throw error;
    keep(around, { ...known, servers: { ...known.servers, [url]: {} } });
    return begin(around, api);
  }
}

interface Begun {
  readonly device_code: string;
  readonly interval: number;
}

/** Asks as often as the server allows. */
async function complete(how: How, api: Docket, { device_code, interval }: Begun): Promise<number> {
  const { url } = api.instance;
  for (let seconds = interval; ;) {
    try {
      const { access_token } = await api.exchangeToken({ body: { grant_type: GRANT, device_code } });
      const { username } = await docket({ url, token: access_token }).getMe();
      return welcome(how, url, access_token, username);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.is('grant_too_fast')) seconds += 5;
      else if (error.is('grant_denied')) throw new Problem('declined', 'the login was denied');
      else if (!error.is('grant_pending')) throw error;
    }
    await setTimeout(seconds * 1000);
  }
}

function welcome({ around, keychain }: How, url: string, token: string, username: string): number {
  const known = credentials(around);
  const { client_id, keychain: was = false } = known.servers[url] ?? {};
  if (was && !keychain) removeFromKeychain(around, url);
  if (keychain) keepInKeychain(around, url, token);
  const server = {
    ...(client_id === undefined ? {} : { client_id }),
    ...(keychain ? { keychain } : { token }),
  };
  keep(around, { current: url, servers: { ...known.servers, [url]: server } });
  around.tell(`You are signed in to ${url} as ${username}.`);
  return 0;
}
