/** Binds the repository of the current folder to a project, so that commands in it know their project. */
import type { Run } from './by-hand.ts';
import { checkoutAliases } from './checkout.ts';
import { writeOne } from './output.ts';
import { usage } from './problems.ts';
import { projectNamed } from './session.ts';
import { read } from './words.ts';

const HELP = `Usage: docket repo bind [<project>] [options]

Bind the repository of this folder to a project: commands in any checkout of it then know their project.
`;

export const run: Run = async (words, around) => {
  const given = read(words, HELP, {}, around);
  if (!given) return 0;
  const session = given.session(around);
  const [named] = given.arguments;
  const { identifier } =
    named === undefined ? await session.project() : await projectNamed(session.api, named);
  const aliases = checkoutAliases(around.cwd);
  if (aliases.length === 0) throw usage('this folder is not in a git repository');
  const bound = await session.api.bindRepo({ body: { project: identifier, aliases } });
  writeOne(around, { json: given.fields, csv: false, columns: [] }, bound);
  return 0;
};
