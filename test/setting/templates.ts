/** Creates the template databases, once per run: migrated, with the cast, with the project APP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handlers } from '../../src/generated/handlers.ts';
import { storeCast } from './cast.ts';
import { atHand, makeTemplate, migrated, type EngineName, type TemplateName } from './engines.ts';
import { appIn, type RunningServer } from './server.ts';
import { crew, storeProject } from './stored.ts';
import { note } from './template-note.ts';

for (const engine of atHand) await makeTemplates(engine);

async function makeTemplates(engine: EngineName): Promise<void> {
  await makeTemplate(engine, 'migrated', migrated);
  const { people, operator } = await filled(engine, 'people', 'migrated', storeCast);
  note(engine, 'people', { madeAt: new Date(), people, operator, app: null });
  const app = await filled(engine, 'world', 'people', server => storeProject(server, 'APP', crew(people)));
  note(engine, 'world', { madeAt: new Date(), people, operator, app });
}

/** Fills a copy of one template through a server, and makes another template of it. */
async function filled<T>(
  engine: EngineName,
  name: TemplateName,
  from: TemplateName,
  fill: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-template-'));
  const clock = { now: () => new Date() };
  try {
    return await makeTemplate(
      engine,
      name,
      async database_url => {
        const app = await appIn(folder, { database_url }, clock, { log: [], handlers });
        try {
          return await fill({ app, clock });
        } finally {
          await app.stop();
        }
      },
      from,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
