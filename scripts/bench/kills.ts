/**
 * Kills a server fifty times under eight writers, and checks each time that everything acknowledged exists. Needs `npm run
 * build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asked, startBuilt } from './built.ts';
import { lost, writeUntilGone, type Known } from './writers.ts';

const KILLS = Number(process.argv[2] ?? 50);
/** On SQLite, unless the environment names a PostgreSQL. */
const { DOCKET_DATABASE_URL: database } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'docket-kills-'));
const settings = database === undefined ? {} : { DOCKET_DATABASE_URL: database };
const known: Known = new Map();
let project = 0;
const complaints: string[] = [];
try {
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const server = await startBuilt(folder, settings);
    if (project === 0) {
      const body = { name: 'Kills', identifier: 'KILL' };
      ({ id: project } = (await asked(server.url, server.token, 'POST', '/api/projects', body)) as {
        id: number;
      });
    }
    complaints.push(...(await lost(server, project, known)));
    if (kill === KILLS) {
      await server.end('SIGTERM');
      break;
    }
    const enough = known.size + 20 + Math.random() * 80;
    const writing = writeUntilGone(server, project, known);
    while (known.size < enough) await pause(5);
    await server.end('SIGKILL');
    await writing;
  }
  for (const complaint of complaints) console.log(complaint);
  console.log(
    `${KILLS} kills under eight writers: ${known.size} issues acknowledged, ${complaints.length} faults`,
  );
  process.exitCode = complaints.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
