/** The formats of settings: one check for each format in the schema. */

import { bucketUrl } from '../text/bucket-url.ts';
import { isHost, namesHost } from '../text/host.ts';
import { isPassword } from '../text/password.ts';
import { usernameFault } from '../text/username.ts';
import { isTimeZone } from '../time/calendar.ts';
import { isAddressOrNetwork } from './addresses.ts';
import type { FormatName } from './schema.ts';

/** `*.example.org` parses, but would match nothing. */
function isWebAddress(text: string, form: RegExp): boolean {
  return form.test(text) && namesHost(text) && URL.canParse(text);
}

/**
 * No @ after the host: a / or ? in a password would turn its beginning into a port and its end into a database, and both are
 * shown. The same goes for the beginning of a password alone, which YAML leaves before a comment.
 */
const POSTGRES_URL = /^postgres(ql)?:\/\/(?=.*[@/?])[^\s/?#\p{Cc}]*([/?][^\s#@\p{Cc}]*)?$/u;

function isDatabaseUrl(text: string): boolean {
  const [, path] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (path === undefined) return POSTGRES_URL.test(text) && URL.canParse(text);
  // sqlite://x is an absolute path for some tools and a relative one for others. A database in memory would lose its data.
  return isPath(path) && !path.includes('://') && !path.startsWith('//') && path !== ':memory:';
}

function isPath(text: string): boolean {
  return text.trim() !== '' && !/\p{Cc}/u.test(text);
}

export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  host: isHost,
  origin: text => isWebAddress(text, /^https?:\/\/[^\s/\\?#@]+\/?$/i),
  'base-url': text => isWebAddress(text, /^https?:\/\/[^\s/\\?#@]+(\/[^\s\\?#]*)?$/i),
  'address-or-network': isAddressOrNetwork,
  // It is sent in a header, where leading and trailing spaces are dropped.
  'header-secret': text => /^(?=.{1,1024}$)[!-~]([ -~]*[!-~])?$/.test(text),
  'metrics-token': text => /^[!-~]{16,1024}$/.test(text),
  path: isPath,
  'database-url': isDatabaseUrl,
  'files-url': text => bucketUrl(text) !== null,
  username: text => usernameFault(text) === null,
  password: isPassword,
  'time-zone': isTimeZone,
};
