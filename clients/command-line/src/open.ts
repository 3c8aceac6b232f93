/** Opens the page of a project, an issue, a page or a plan. */
import { openBrowser } from './browser.ts';
import type { Run } from './by-hand.ts';
import { usage } from './problems.ts';
import { read } from './words.ts';

const HELP = `Usage: docket open [<APP|APP-12|APP-DOC-3>] [options]

Open the page of a project, an issue, a page or a plan in a browser. Without one, that of the checkout's project. In a
pipe, print its address.

Options:
  --no-web                only print the address
`;

const PROJECT = /^[a-z][a-z0-9]{0,4}$/i;
const ITEM = /^(?:[a-z][a-z0-9]{0,4}-)?(?:doc-|plan-)?[0-9]+$/i;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, { 'no-web': 'boolean' }, around);
  if (!given) return 0;
  const [named, ...others] = given.arguments;
  if (others.length > 0) throw usage('one at a time: docket open APP-12');
  const session = given.session(around);
  const address = new URL(pathOf(named ?? (await session.anyProject())?.identifier), session.url).href;
  if (around.isTerminal && !given.has('no-web')) openBrowser(address);
  around.out(`${address}\n`);
  return 0;
};

function pathOf(named: string | undefined): string {
  if (named === undefined) return '/';
  if (PROJECT.test(named)) return `/p/${named.toUpperCase()}/board`;
  if (ITEM.test(named)) return `/${named.toUpperCase()}`;
  throw usage(`${named} is neither a project nor an identifier such as APP-12`);
}
