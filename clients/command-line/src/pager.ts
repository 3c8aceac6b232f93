/** Shows long output page by page, on a terminal. */
import { spawnSync } from 'node:child_process';
import type { Surroundings } from './surroundings.ts';

export function show(around: Surroundings, text: string): void {
  const { env, isTerminal, canAsk, rows } = around;
  const pager = env['DOCKET_PAGER'] ?? env['PAGER'] ?? 'less';
  const isLong = rows > 0 && text.split('\n').length > rows;
  if (!isTerminal || !canAsk || !isLong || pager === '' || pager === 'cat') {
    around.out(text);
    return;
  }
  // It ends by itself if all fits, passes colours on, and leaves what it has shown.
  const { status } = spawnSync(pager, {
    shell: true,
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...env },
  });
  const isMissing = status === 127;
  if (isMissing) around.out(text);
}
