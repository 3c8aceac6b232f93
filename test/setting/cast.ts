/** The users and tools of the tests: each with an active, recent credential. */
import argon2 from 'argon2';
import { createKey } from '../../src/identity/keys.ts';
import { connectTool } from '../../src/identity/bots.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import type { UserRow } from '../../src/identity/rows.ts';
import { createUser } from '../../src/identity/users.ts';
import type { Client } from './client.ts';
import type { RunningServer, TestServer } from './server.ts';
import type { Person, TemplateNote } from './template-note.ts';
import { PASSWORD } from './password.ts';

export interface Member extends Person {
  readonly api: Client;
}

export interface Cast {
  /** Administrator. */
  readonly ada: Member;
  /** Users without rights; projects make them lead, maintainer or viewer. */
  readonly lena: Member;
  readonly max: Member;
  readonly vera: Member;
  /** A member of nothing. */
  readonly sam: Member;
  /** The tool `pi` of max, by its API key. */
  readonly bot: Member;
  /** The operator's key, which belongs to no user. */
  readonly operator: { readonly token: string; readonly api: Client };
}

/**
 * Hashed once for all, and so weakly that a comparison costs nothing either. The cost of real hashes is a subject of the
 * password tests.
 */
let hashed: Promise<string> | null = null;
const WEAK = { type: argon2.argon2id, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** The cast of a server: users from its database, or new ones in an empty one. */
export async function cast(server: TestServer): Promise<Cast> {
  const { people, operator } = server.held ?? (await storeCast(server));
  const { ada, lena, max, vera, sam, bot } = people;
  const member = (person: Person): Member => ({ ...person, api: server.as(person.token) });
  return {
    ada: member(ada),
    lena: member(lena),
    max: member(max),
    vera: member(vera),
    sam: member(sam),
    bot: member(bot),
    operator: { token: operator, api: server.as(operator) },
  };
}

/** Inserts the cast into the database of a server that has none. */
export async function storeCast({
  app,
  clock,
}: RunningServer): Promise<Pick<TemplateNote, 'people' | 'operator'>> {
  const password_hash = await (hashed ??= argon2.hash(PASSWORD, WEAK));
  const call = { now: clock.now(), transport: 'system', actorId: null } as const;
  return app.instance.store.write(call, async work => {
    const person = async (username: string, is_admin = false): Promise<Person & { row: UserRow }> => {
      const row = await createUser(work, { username, is_admin, password_hash });
      if (typeof row === 'string') throw new Error(`${username} is taken`);
      const { token } = await beginSession(work, row.id);
      return { row, id: row.id, username, token };
    };
    const ada = await person('ada', true);
    const lena = await person('lena');
    const max = await person('max');
    const vera = await person('vera');
    const sam = await person('sam');
    const { bot, key } = await connectTool(work, max.row, 'pi');
    return {
      people: { ada, lena, max, vera, sam, bot: { id: bot.id, username: bot.username, token: key } },
      operator: await createKey(work, null, 'operator'),
    };
  });
}
