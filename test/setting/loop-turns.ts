/** Counts the turns of the event loop during synchronous work. */
import { setImmediate as nextTurn } from 'node:timers/promises';

export async function loopTurns<T>(
  act: () => Promise<T>,
): Promise<{ readonly turns: number; readonly result: T }> {
  let [turns, isOver] = [0, false];
  const counting = (async () => {
    while (!isOver) {
      await nextTurn();
      turns += 1;
    }
  })();
  const result = await act();
  isOver = true;
  const counted = turns;
  await counting;
  return { turns: counted, result };
}
