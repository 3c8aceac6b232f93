/** The built program's commands in separate processes, which always end, by exit or kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

export interface Ended {
  /** Null if it was killed. */
  readonly code: number | null;
  readonly said: string;
  readonly ms: number;
  /** The peak memory in MB; 0 if it was not measured. */
  readonly peakMb: number;
}

export interface Wanted {
  readonly env?: Readonly<Record<string, string>>;
  /** Killed after this long, if it has not ended by then. */
  readonly killAfterMs?: number;
  readonly peak?: (pid: number) => number;
}

export async function operated(
  folder: string,
  args: readonly string[],
  { env = {}, killAfterMs, peak }: Wanted = {},
): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', DOCKET_DATA_FOLDER: folder, ...env },
    stdio: 'pipe',
  });
  child.stdin.end();
  let [said, isOver, peakMb] = ['', false, 0];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = Promise.all([once(child, 'exit'), once(child, 'close')]).then(([[code]]) => {
    isOver = true;
    return code as number | null;
  });
  if (killAfterMs !== undefined) {
    const until = performance.now() + killAfterMs;
    while (!isOver && performance.now() < until) await pause(1);
    child.kill('SIGKILL');
  }
  while (peak && !isOver) {
    peakMb = Math.max(peakMb, peak(child.pid ?? 0));
    await pause(20);
  }
  return { code: await ended, said, ms: performance.now() - began, peakMb };
}
