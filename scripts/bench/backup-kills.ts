/** Kills thirty backups and thirty restores at moments spread over their duration. Needs `npm run build`. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, startBuilt } from './built.ts';
import { killBackups, killRestores, type Kills } from './killed-backups.ts';
import { operated } from './operated.ts';

const KILLS = Number(process.argv[2] ?? 30);
/** On SQLite, unless the environment names an empty PostgreSQL. */
const folder = mkdtempSync(join(tmpdir(), 'docket-backup-kills-'));
const into = join(folder, 'backups');
const url = process.env['DOCKET_DATABASE_URL'] ?? `sqlite:${join(folder, 'docket.db')}`;
const env = { DOCKET_DATABASE_URL: url };
/** Twice as many uploads, because an account may upload thirty files in ten minutes. */
const FILES = 12;
const ISSUES = 300;

try {
  mkdirSync(into);
  const server = await startBuilt(folder, env);
  const { id } = (await asked(server.url, server.token, 'POST', '/api/projects', {
    name: 'Kills',
    identifier: 'KILL',
  })) as { id: number };
  await fill(id, 'before');
  const was = join(folder, 'was.tar');
  await operated(folder, ['backup', was], { env });
  await fill(id, 'after');
  const other = join(folder, 'other.tar');
  await operated(folder, ['backup', other], { env });
  tell('backups next to a running server', await killBackups({ folder, env }, into, KILLS));
  await server.end('SIGTERM');
  tell('restores', await killRestores({ folder, env }, [was, other], KILLS));

  async function fill(project_id: number, when: string): Promise<void> {
    for (let turn = 0; turn < ISSUES; turn += 1)
      await asked(server.url, server.token, 'POST', '/api/issues', { project_id, title: `${when} ${turn}` });
    for (let turn = 0; turn < FILES; turn += 1) {
      const body = new FormData();
      body.append('file', new Blob(['%PDF-1.4\n', randomBytes(1_500_000)]), `${turn}.pdf`);
      const headers = { Authorization: `Bearer ${server.token}` };
      const { ok } = await fetch(`${server.url}/api/attachments`, { method: 'POST', headers, body });
      if (!ok) throw new Error('a file was not taken');
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tell(what: string, { killed, finished, complaints }: Kills): void {
  for (const complaint of complaints) console.log(complaint);
  console.log(`${what}: ${killed} killed, ${finished} had ended before, ${complaints.length} faults`);
  if (complaints.length > 0) process.exitCode = 1;
}
