/** Connected tools: each has an account, and acts with its owner's rights and never more. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { stamp } from '../time/clock.ts';
import { accountTarget, audited } from './audit.ts';
import { issueKey } from './keys.ts';
import { endTool } from './lockdown.ts';
import { userKind } from './kinds.ts';
import type { KeyRow, UserRow } from './rows.ts';
import { findUser } from './users.ts';

/** Display names of the eight known tools; any other name, which comes only through OAuth, is shown unchanged. */
export const TOOL_NAMES: ReadonlyMap<string, string> = new Map([
  ['opencode', 'OpenCode'],
  ['cursor', 'Cursor'],
  ['claude-code', 'Claude Code'],
  ['claude', 'Claude'],
  ['codex', 'Codex'],
  ['pi', 'Pi'],
  ['vscode', 'VS Code'],
  ['zed', 'Zed'],
]);

export interface ListedBot extends UserRow {
  readonly connected: number;
}

/** The owner's tools by name, with whether each has an active key or token. */
export async function listBots({ db }: Read, ownerId: number, now: Date): Promise<ListedBot[]> {
  return db<UserRow>('users')
    .where({ owner_id: ownerId })
    .whereNull('deleted_at')
    .orderBy('username_folded')
    .select<ListedBot[]>('users.*', db.raw(`(${LIVE_CREDENTIALS}) AS connected`, [stamp(now), stamp(now)]));
}

/** 1 if the account of the row `users` has an active credential. Binds the time twice. */
const LIVE_CREDENTIALS = `CASE WHEN EXISTS (
    SELECT 1 FROM api_keys k WHERE k.user_id = users.id AND k.revoked_at IS NULL
      AND (k.expires_at IS NULL OR k.expires_at > ?)
  ) OR EXISTS (
    SELECT 1 FROM oauth_tokens t WHERE t.user_id = users.id AND t.revoked_at IS NULL AND t.expires_at > ?
  ) THEN 1 ELSE 0 END`;

/** Connects a tool with a key; a tool that was connected before gets its account back. */
export async function connectTool(
  work: Work,
  owner: UserRow,
  tool: string,
): Promise<{ bot: UserRow; key: string }> {
  const bot = await toolIdentity(work, owner, tool);
  const listed = await listBots(work, owner.id, work.call.now);
  if (listed.some(({ id, connected }) => id === bot.id && connected === 1))
    throw refuse.toolConnected({ tool });
  const { key } = await issueKey(work, bot.id, await freeKeyName(work, bot));
  await audited(work, { action: 'bot.connect', target: accountTarget(bot), after: { tool } });
  return { bot, key };
}

/** A username may have 64; a few are reserved for a number. */
const WANTED_CHARACTERS = 58;

/** The account of an owner's tool, created at its first connection. */
export async function toolIdentity(work: Work, owner: UserRow, tool: string): Promise<UserRow> {
  const known = await work
    .db<UserRow>('users')
    .where({ owner_id: owner.id, tool })
    .whereNull('deleted_at')
    .first();
  if (known) return known;
  const wanted = [...`${owner.username}-${tool.replace(/[^\p{L}\p{M}\p{Nd}._-]+/gu, '-')}`]
    .slice(0, WANTED_CHARACTERS)
    .join('');
  const username = await freeUsername(work, wanted);
  return work.insert(userKind, {
    username,
    email: `${username}@local`,
    display_name: `${TOOL_NAMES.get(tool) ?? tool} (${owner.display_name})`,
    password_hash: null,
    is_admin: 0,
    is_active: 1,
    owner_id: owner.id,
    tool,
    deleted_at: null,
  });
}

async function ownedBot(read: Read, ownerId: number, id: number): Promise<UserRow> {
  const bot = await findUser(read, id);
  if (bot?.owner_id !== ownerId) throw refuse.notFound();
  return bot;
}

export async function disconnectBot(work: Work, ownerId: number, id: number): Promise<void> {
  const bot = await ownedBot(work, ownerId, id);
  const wasConnected = await endTool(work, bot.id);
  if (wasConnected) await audited(work, { action: 'bot.disconnect', target: accountTarget(bot) });
}

/** The row stays as the author of the tool's content; its username is free again. */
export async function deleteBot(work: Work, ownerId: number, id: number): Promise<void> {
  const bot = await ownedBot(work, ownerId, id);
  await endTool(work, bot.id);
  await work.update(userKind, bot, { is_active: 0, deleted_at: work.now });
  await audited(work, { action: 'bot.delete', target: accountTarget(bot), before: { tool: bot.tool } });
}

async function freeUsername({ db }: Read, wanted: string): Promise<string> {
  const taken = new Set(
    await db<UserRow>('users')
      .where('username_folded', 'like', `${likePattern(fold(wanted))}%`)
      .pluck('username_folded'),
  );
  if (!taken.has(fold(wanted))) return wanted;
  let number = 2;
  while (taken.has(fold(`${wanted}-${number}`))) number++;
  return `${wanted}-${number}`;
}

/** The prefix search only narrows: results are compared exactly, so wildcards in the name do no harm. */
function likePattern(text: string): string {
  return text.replace(/[%_\\]/g, '_');
}

/** A tool's keys are named after it, with a number if another user's key has or had the name. */
async function freeKeyName({ db }: Read, bot: UserRow): Promise<string> {
  const base = `tool ${bot.username}`;
  const namesakes = await db<KeyRow>('api_keys').where('name_folded', 'like', `${likePattern(fold(base))}%`);
  const taken = new Set(namesakes.filter(key => key.user_id !== bot.id).map(key => key.name_folded));
  let name = base;
  for (let number = 2; taken.has(fold(name)); number++) name = `${base} ${number}`;
  return name;
}
