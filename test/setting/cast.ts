/** The people and tools that the tests know: each with a live, recent credential. */
import argon2 from 'argon2';
import { createKey } from '../../src/identity/keys.ts';
import { connectTool } from '../../src/identity/bots.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import type { UserRow } from '../../src/identity/rows.ts';
import { createUser } from '../../src/identity/users.ts';
import type { Work } from '../../src/store/work.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

export interface Member {
  readonly id: number;
  readonly username: string;
  readonly token: string;
  readonly api: Client;
}

export interface Cast {
  /** Administrator. */
  readonly ada: Member;
  /** People without a right of their own; projects make them lead, maintainer or viewer. */
  readonly lena: Member;
  readonly max: Member;
  readonly vera: Member;
  /** Belongs to nothing. */
  readonly sam: Member;
  /** The tool `pi` of max, by its API key. */
  readonly bot: Member;
  /** The operator's key, which carries no user. */
  readonly operator: { readonly token: string; readonly api: Client };
}

export const PASSWORD = 'correct horse battery staple';

/**
 * Hashed once for all, and so weakly that a comparison costs nothing either.
 * What a hash of the server's own costs is for the tests of passwords.
 */
let hashed: Promise<string> | null = null;
const WEAK = { type: argon2.argon2id, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

export async function cast(server: TestServer): Promise<Cast> {
  const { store } = server.app.instance;
  const password_hash = await (hashed ??= argon2.hash(PASSWORD, WEAK));
  const now = server.clock.now();
  return store.write({ now, transport: 'system', actorId: null }, async work => {
    const person = async (username: string, is_admin = false): Promise<Member & { row: UserRow }> => {
      const row = await createUser(work, { username, is_admin, password_hash });
      if (typeof row === 'string') throw new Error(`${username} is taken`);
      return { row, ...(await member(server, work, row)) };
    };
    const ada = await person('ada', true);
    const [lena, max, vera, sam] = [
      await person('lena'),
      await person('max'),
      await person('vera'),
      await person('sam'),
    ];
    const tool = await connectTool(work, max.row, 'pi');
    const operator = await createKey(work, null, 'operator');
    return {
      ada,
      lena,
      max,
      vera,
      sam,
      bot: { id: tool.bot.id, username: tool.bot.username, token: tool.key, api: server.as(tool.key) },
      operator: { token: operator, api: server.as(operator) },
    };
  });
}

async function member(server: TestServer, work: Work, { id, username }: UserRow): Promise<Member> {
  const { token } = await beginSession(work, id);
  return { id, username, token, api: server.as(token) };
}
