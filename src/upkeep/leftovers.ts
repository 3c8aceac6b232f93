/** Background job: removes what servers have left behind that were killed. */
import type { Instance } from '../contract/instance.ts';
import { removeStaged, stagedProjects } from '../transfer/archives/leftovers.ts';
import { repeating, type Repeating } from './repeating.ts';

const EACH_MS = 10_000;

export function clearingUp(instance: Instance, report: (error: unknown) => void): Repeating {
  return repeating(EACH_MS, () => clearUp(instance), report);
}

export async function clearUp({ files, store, clock }: Instance): Promise<void> {
  const { servers } = store;
  const staged = await stagedProjects(store);
  const known = new Set([...(await files.contents.receivingServers()), ...staged.map(one => one.server)]);
  const ended = await servers.ended([...known]);
  await files.contents.forgetIncoming(ended);
  await removeStaged(
    store,
    clock(),
    staged.filter(({ server }) => ended.includes(server)),
  );
  await servers.tidy(clock());
}
