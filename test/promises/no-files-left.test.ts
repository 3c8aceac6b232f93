/** A process without free file descriptors temporarily refuses requests that need one, and handles others. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { build } from '../setting/program.ts';
import { placeOfOlga, signedIn } from '../setting/signed-in.ts';

before(build);

const noLimits: string | false = hasPrlimit() ? false : 'prlimit is not there';

function hasPrlimit(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Limits the files and connections of the process; open ones stay open. */
function letOpen(pid: number | undefined, files: number): void {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${files}:`]);
}

interface Answered {
  readonly status: number | undefined;
  readonly wait: string | undefined;
  readonly code: unknown;
}

test(
  'archives and uploads are refused while no file can be opened, and made afterwards',
  { skip: noLimits },
  async t => {
    const server = await signedIn(t, await placeOfOlga(t));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    t.after(() => agent.destroy());
    /** Over one existing connection. */
    const ask = (method: string, path: string, type?: string, body?: string): Promise<Answered> =>
      new Promise((resolve, reject) => {
        const headers = {
          Authorization: `Bearer ${server.token}`,
          ...(type ? { 'Content-Type': type } : {}),
        };
        request(server.url + path, { agent, method, headers }, response => {
          const { statusCode: status, headers } = response;
          const isJson = headers['content-type']?.startsWith('application/json') ?? false;
          const answered = (value: unknown) =>
            resolve({
              status,
              wait: headers['retry-after'],
              code: (value as { code?: unknown } | null)?.code,
            });
          if (isJson) json(response).then(answered, reject);
          else response.resume().once('end', () => answered(null));
        })
          .once('error', reject)
          .end(body);
      });
    const type = 'application/json';
    await ask('POST', '/api/projects', type, JSON.stringify({ name: 'Pier', identifier: 'PIER' }));
    const archive = () => ask('GET', '/api/project-archives/PIER');
    const form = 'multipart/form-data; boundary=x';
    const file =
      '--x\r\nContent-Disposition: form-data; name="archive"; filename="a"\r\n\r\nbytes\r\n--x--\r\n';
    const upload = () => ask('POST', '/api/project-archives', form, file);
    const before = await archive();
    assert.equal(before.status, 200, JSON.stringify(before));
    letOpen(server.process.pid, 0);
    for (const refused of [await archive(), await upload(), await archive()])
      assert.deepEqual(refused, { status: 503, wait: '2', code: 'server_busy' });
    assert.equal((await ask('GET', '/api/projects')).status, 200);
    letOpen(server.process.pid, 1_024);
    assert.equal((await archive()).status, 200);
    assert.deepEqual(await upload(), { status: 400, wait: undefined, code: 'archive_invalid' });
  },
);
