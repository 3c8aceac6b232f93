/** Texts that refer to more than one text may. */
import type { Stage } from './stage.ts';

const MOST = 256;

/** Mentions one user too many; while roles are not enforced, everybody can be mentioned. */
export async function tooManyMentions(stage: Stage): Promise<string> {
  await stage.set({ authz_enforced: false });
  const crowd = await Promise.all(Array.from({ length: MOST + 1 }, () => stage.person()));
  return crowd.map(({ username }) => `@${username}`).join(' ');
}

/** Names one attachment too many; whether they exist makes no difference. */
export function tooManyAttachments(): string {
  return Array.from({ length: MOST + 1 }, (_, index) => `/api/attachments/${String(index + 1)}`).join(' ');
}
