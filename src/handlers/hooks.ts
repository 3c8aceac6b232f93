/** The commit hook: the commits of a push, as reported by repository servers. */
import type { Handler } from '../contract/handler.ts';
import * as hook from '../repos/hook.ts';

export const runGitHook: Handler<'runGitHook'> = async ({ body, by, call, store }) => {
  const references = await hook.referencesIn(body.messages);
  if (body.dry_run) {
    const { open, skipped } = await store.read(read => hook.judge(read, by, references));
    return { would_close: open.map(({ identifier }) => identifier), skipped };
  }
  const { open, skipped } = await store.write({ ...call, transport: 'git' }, work =>
    hook.close(work, by, references),
  );
  return { closed: open.map(({ identifier }) => identifier), skipped };
};
