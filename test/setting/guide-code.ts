/** The code of the guides, and how their readers run it. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { builtFile, site } from './portal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The blocks of code of a guide below a heading, in a language. */
export function codeOf(file: string, heading: string, language: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', file), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );
}

export interface Reader {
  /** An empty folder at first. */
  readonly folder: string;
  /** Runs a program there to its end; resolves with what it printed. */
  readonly run: (program: string, words: readonly string[], input?: string) => Promise<string>;
  /** Starts a program that runs on. */
  readonly start: (program: string, words: readonly string[]) => ChildProcessWithoutNullStreams;
}

/** Someone who follows a guide in a folder of their own. */
export function reader(t: TestContext, variables: Readonly<Record<string, string>>): Reader {
  const folder = mkdtempSync(join(tmpdir(), 'docket-reader-'));
  const started: ChildProcessWithoutNullStreams[] = [];
  t.after(() => {
    for (const child of started) child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const { PATH = '' } = process.env;
  const git = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap(who => [
      [`GIT_${who}_NAME`, 'Ada'],
      [`GIT_${who}_EMAIL`, 'ada@harbour.example'],
    ]),
  );
  const env = { PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', ...git, ...variables };
  const start: Reader['start'] = (program, words) => {
    const child = spawn(program, words, { cwd: folder, env });
    started.push(child);
    return child;
  };
  return {
    folder,
    start,
    run: (program, words, input = '') =>
      new Promise((resolve, reject) => {
        const child = start(program, words);
        let [out, problems] = ['', ''];
        child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
        child.stderr.on('data', (piece: Buffer) => (problems += piece.toString()));
        child.on('error', reject);
        child.on('close', status => {
          if (status === 0) resolve(out);
          else reject(new Error(`${program} ended with ${String(status)}: ${out}${problems}`));
        });
        child.stdin.on('error', () => undefined).end(input);
      }),
  };
}

/** As `npm install` of the client that the server has would, without asking a registry. */
export async function installClient({ folder, run }: Reader): Promise<void> {
  const path = Object.keys(site.files).find(name => name.endsWith('.tgz')) ?? '';
  const place = join(folder, 'node_modules/@docket/client');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(folder, 'client.tgz'), builtFile(path));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await run('tar', ['-xzf', 'client.tgz', '-C', place, '--strip-components=1']);
  // Node 20 has no built-in WebSocket.
  symlinkSync(join(ROOT, 'node_modules/ws'), join(folder, 'node_modules/ws'));
}
