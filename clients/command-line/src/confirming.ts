/** Asks before what cannot be undone. */
import { Problem, usage } from './problems.ts';
import type { Surroundings } from './surroundings.ts';

export async function confirmed(around: Surroundings, what: string, isAnswered: boolean): Promise<void> {
  if (isAnswered) return;
  if (!around.canAsk) throw usage(`${what} cannot be undone: add --yes`);
  const answer = await around.ask(`${what} cannot be undone. Continue? [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new Problem('declined', 'nothing was changed');
}
