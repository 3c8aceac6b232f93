/** A process that only measures the latency of health checks, so that other work does not disturb it. */
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './quantile.ts';

export interface HealthProbe {
  /** The 99th percentile and the longest since the last call, in ms. */
  readonly take: () => Promise<{ p99: number; longest: number }>;
  readonly end: () => void;
}

const EACH_MS = 10;

export function probeHealth(url: string): HealthProbe {
  const probe = fork(import.meta.filename, [url], { execArgv: process.execArgv });
  return {
    take: () =>
      new Promise(resolve => {
        probe.once('message', resolve as (measured: unknown) => void);
        probe.send('take');
      }),
    end: () => {
      probe.kill();
    },
  };
}

function askedOnce(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/api/health`, { agent }, response => {
      response.resume();
      response.once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });
}

async function probe(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [times, isWanted]: [number[], boolean] = [[], false];
  process.on('message', () => (isWanted = true));
  process.on('disconnect', () => process.exit());
  for (;;) {
    times.push(await askedOnce(url, agent));
    // Not before: something very short would have no check at all.
    if (isWanted) {
      process.send?.({ p99: quantile(times, 0.99), longest: Math.max(...times) });
      [times, isWanted] = [[], false];
    }
    await pause(EACH_MS);
  }
}

if (import.meta.filename === process.argv[1]) await probe(process.argv[2] ?? '');
