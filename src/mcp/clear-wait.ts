/** Clears a wait that is named by its person or by its first day. */
import type { Schemas } from '../generated/types.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { requestFor, text } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { listIn } from './markdown.ts';
import { quoted, ToolMistake } from './mistake.ts';
import { fold } from '../text/fold.ts';

export async function clearWait(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, asking, given } = calling;
  const { params } = await pipeline.store.read(read => requestFor(read, choice, given));
  const identifier = text(given, 'identifier');
  await pipeline.contract.together(
    async invoke => {
      const { body } = await called(calling, 'listWaits', { params, query: {}, body: undefined }, invoke);
      const waits = (listIn(body) ?? []) as Schemas['Wait'][];
      const { id } = onlyOne(waits.filter(matching(calling)), waits, identifier);
      const request = { params: { ...params, wait_id: id }, query: {}, body: undefined };
      await called(calling, choice.operation, request, invoke);
    },
    asking.caller,
    asking.via,
  );
  return `${identifier} no longer waits for this.`;
}

function matching({ given, asking }: Calling): (wait: Schemas['Wait']) => boolean {
  const { user, from } = given;
  if ((user === undefined) === (from === undefined)) throw new ToolMistake('Send either user or from.');
  if (from !== undefined) return ({ earliest }) => earliest === from;
  const name = fold(text(given, 'user').trim().replace(/^@/, '').trim());
  const { account } = asking.caller;
  const own = account?.owner_id ?? account?.id;
  if (name === 'me') return ({ user_id }) => user_id !== null && user_id === own;
  return ({ username }) => username !== null && fold(username) === name;
}

function onlyOne(
  found: readonly Schemas['Wait'][],
  all: readonly Schemas['Wait'][],
  identifier: string,
): Schemas['Wait'] {
  const [first, second] = found;
  const named = all.map(({ username, earliest }) =>
    username === null ? `from ${earliest}` : `user ${username}`,
  );
  if (!first)
    throw new ToolMistake(
      all.length === 0
        ? `${identifier} waits for nothing.`
        : `${identifier} does not wait for this. It waits for: ${named.map(quoted).join(', ')}.`,
    );
  if (second)
    throw new ToolMistake(
      `${identifier} has ${found.length} waits that begin on ${first.earliest}: clear them in the API.`,
    );
  return first;
}
