/** What the text of a setting may look like, one check for each format that the schema names. */

import { isIP } from 'node:net';

import { isPassword } from '../text/password.ts';
import { usernameFault } from '../text/username.ts';
import { isAddressOrNetwork, withoutBrackets } from './addresses.ts';
import type { FormatName } from './schema.ts';

const hostName =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/i;
/** Systems read 127.1 and 0x7f000001 as short forms of addresses; nobody who reviews a configuration should have to. */
const endsInNumber = /(^|\.)(\d+|0x[0-9a-f]*)$/i;

function isHost(text: string): boolean {
  return isIP(text) !== 0 || (hostName.test(text) && !endsInNumber.test(text));
}

/** The URL parser repairs what it reads (spaces, backslashes); the pattern lets through only what needs no repair. */
function webAddress(text: string, form: RegExp): URL | undefined {
  if (!form.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // `*.example.org` parses, and would silently match nothing.
  return isHost(withoutBrackets(url.hostname)) ? url : undefined;
}

function isDatabaseUrl(text: string): boolean {
  const [, path] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (path === undefined) return /^postgres(ql)?:\/\/[^\s#\p{Cc}]+$/u.test(text) && URL.canParse(text);
  // sqlite://x means an absolute path to some tools and a relative one to others. A database in memory keeps no promise.
  return isPath(path) && !path.startsWith('//') && path !== ':memory:';
}

function isPath(text: string): boolean {
  return text.trim() !== '' && !/\p{Cc}/u.test(text);
}

export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  host: isHost,
  origin: text => webAddress(text, /^https?:\/\/[^\s/\\?#@]+\/?$/i) !== undefined,
  'base-url': text => webAddress(text, /^https?:\/\/[^\s/\\?#@]+(\/[^\s\\?#]*)?$/i) !== undefined,
  'address-or-network': isAddressOrNetwork,
  // It travels in a header, where spaces at either end are dropped.
  'header-secret': text => /^(?=.{1,1024}$)[!-~]([ -~]*[!-~])?$/.test(text),
  path: isPath,
  'database-url': isDatabaseUrl,
  username: text => usernameFault(text) === null,
  password: isPassword,
};
