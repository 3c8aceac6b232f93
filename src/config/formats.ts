/** What the text of a setting may look like, one check for each format that the schema names. */

import { isHost, namesHost } from '../text/host.ts';
import { isPassword } from '../text/password.ts';
import { usernameFault } from '../text/username.ts';
import { isAddressOrNetwork } from './addresses.ts';
import type { FormatName } from './schema.ts';

/** `*.example.org` parses, and would silently match nothing. */
function isWebAddress(text: string, form: RegExp): boolean {
  return form.test(text) && namesHost(text) && URL.canParse(text);
}

/**
 * No @ after the host: a / or ? in a password would make its beginning a port and its end a database, and both are shown. So
 * would the beginning of a password alone, which YAML leaves before a comment.
 */
const POSTGRES_URL = /^postgres(ql)?:\/\/(?=.*[@/?])[^\s/?#\p{Cc}]*([/?][^\s#@\p{Cc}]*)?$/u;

function isDatabaseUrl(text: string): boolean {
  const [, path] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (path === undefined) return POSTGRES_URL.test(text) && URL.canParse(text);
  // sqlite://x means an absolute path to some tools and a relative one to others. A database in memory keeps no promise.
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
  // It travels in a header, where spaces at either end are dropped.
  'header-secret': text => /^(?=.{1,1024}$)[!-~]([ -~]*[!-~])?$/.test(text),
  path: isPath,
  'database-url': isDatabaseUrl,
  username: text => usernameFault(text) === null,
  password: isPassword,
};
