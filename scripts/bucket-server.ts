/** The service of buckets for tests: rclone, which serves the folders in a folder by the interface of Amazon S3. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const BROUGHT = '.cache/rclone/bin/rclone';

/** The machine's rclone, or the one that `npm run rclone` installs. */
export const RCLONE = [
  ...(process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, 'rclone')),
  BROUGHT,
].find(path => existsSync(path));

/** The name of the one bucket, and the access key. */
export const BUCKET = 'docket-files';
export const ACCESS = { id: 'docket', secret: 'harbour-lights' };

export interface BucketServer {
  readonly url: string;
  /** What is in the bucket, as files. */
  readonly folder: string;
  stop(): Promise<void>;
}

export async function startBuckets(place: string, program: string): Promise<BucketServer> {
  const root = mkdtempSync(join(place, 'docket-buckets-'));
  const folder = join(root, BUCKET);
  mkdirSync(folder);
  const address = `127.0.0.1:${String(await freePort())}`;
  const words = ['serve', 's3', '--addr', address, '--auth-key', `${ACCESS.id},${ACCESS.secret}`];
  // It sees soon what a test does with the files.
  const server = spawn(program, [...words, '--config', '', '--dir-cache-time', '100ms', root], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>(resolve => {
    server.once('close', () => resolve());
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL');
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  const url = `http://${address}`;
  try {
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries === 600 || server.exitCode !== null) throw new Error('The service of buckets did not start.');
      await pause(100);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, folder, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
