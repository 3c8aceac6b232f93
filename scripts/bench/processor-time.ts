/** The CPU time of a process: that of its threads, as the system counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** In microseconds, of all running threads. */
export function processorTime(pid: number): number {
  const folder = `/proc/${String(pid)}/task`;
  const spent = readdirSync(folder).map(task => {
    const [nanoseconds] = readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds);
  });
  return spent.reduce((sum, one) => sum + one, 0) / 1_000;
}
