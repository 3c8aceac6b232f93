/** The process: reads the configuration, runs one command, and exits in good order. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from '../backup/refused.ts';
import { program } from '../cli/program.ts';
import { CommandRefused } from '../cli/refused.ts';
import { configFolders } from '../config/folders.ts';
import { ConfigRefused, loadConfig, type LoadedConfig } from '../config/load.ts';
import type { Config } from '../config/schema.ts';
import { NotCompiled } from '../compiled/module.ts';
import type { Instance } from '../contract/instance.ts';
import { Refusal } from '../generated/refusals.ts';
import { ListenRefused } from '../config/listen-refused.ts';
import { openLog, timeOfLine } from '../log/log.ts';
import type { StartLog } from '../log/start-log.ts';
import { makeFirstAdministrator } from '../identity/first-administrator.ts';
import { codeOf } from '../store/dialects/dialect.ts';
import { FilesUnavailable } from '../attachments/bytes/content-store.ts';
import { FolderRefused } from '../store/folder.ts';
import { MigrationRefused } from '../store/schema/migrate.ts';
import { homeFolder } from '../program/home.ts';
import { nameSources } from '../program/traces.ts';
import { createPrivately } from '../store/own-files.ts';
import { DatabaseRefused, DatabaseUnavailable, ofDatabase } from '../store/unusable.ts';

function loaded(path: string | undefined): LoadedConfig {
  const { env, platform } = process;
  const folders = configFolders({ platform, env, home: homeFolder() });
  return loadConfig({ ...(path === undefined ? {} : { path }), env, cwd: process.cwd(), folders });
}

function configuration(path: string | undefined): Config {
  const { config, warnings } = loaded(path);
  for (const warning of warnings) console.error(`warning: ${warning}`);
  return config;
}

async function start(path: string | undefined): Promise<void> {
  const { config, warnings } = loaded(path);
  for (const warning of warnings)
    console.error(
      JSON.stringify({ level: 'warn', time: timeOfLine(), event: 'configuration', msg: warning }),
    );
  // A full disk or a closed pipe must not end the server.
  process.stdout.on('error', () => undefined);
  const log = openLog(config);
  const { startApp } = await import('../app.ts');
  const starting = startApp({
    config,
    log,
    prepare: (instance, started) => {
      // A signal may come as soon as the port is open.
      leaveOnSignals(async () => {
        const app = await starting;
        log.info('shutting down: waiting for running requests');
        await app.stop();
        log.info('stopped');
      });
      return haveAdministrator(instance, started);
    },
  });
  const app = await starting;
  tellPerson(`Docket: ${app.address}\nDocs:   ${app.address}/docs`);
}

/** Once the port is ours, and before any request is answered: a start must not fail after it has shown a password. */
async function haveAdministrator(
  { config, store, passwords, clock }: Instance,
  started: StartLog,
): Promise<void> {
  const { admin_username: username, admin_password: password } = config;
  const given = username !== undefined && password !== undefined ? { username, password } : null;
  const isWatched = process.stderr.isTTY;
  const file = join(config.data_folder, 'first-password');
  const first = await makeFirstAdministrator(store, passwords, {
    given,
    now: clock(),
    keep: async generated => {
      if (!isWatched) await writeFile(file, `${generated}\n`, { mode: 0o600 });
    },
  });
  if (!first) return;
  const isInFile = first.generatedPassword !== null && !isWatched;
  started.info(
    {
      event: 'administrator_created',
      username: first.username,
      ...(isInFile ? { password_file: file } : {}),
    },
    'the first administrator was created',
  );
  if (first.generatedPassword !== null)
    tellPerson(
      `First administrator: ${first.username}, password: ${first.generatedPassword}\nIt is not shown again. Change it after signing in.`,
    );
}

/** Standard output is for programs. */
function tellPerson(lines: string): void {
  if (process.stderr.isTTY) console.error(lines);
}

/** Ctrl-C under npm arrives twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1_000;

/** The first signal asks for an orderly end; a second one, unless it is the same one again, does not wait. */
function leaveOnSignals(leave: () => Promise<void>): void {
  let leavingSince: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (leavingSince !== null) {
        if (performance.now() - leavingSince > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      leavingSince = performance.now();
      leave().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

/** `console.log` keeps silent where nothing could be written, and what a command prints may be a key that is shown once. */
function print(text: string): Promise<void> {
  // A command that has written its result itself.
  if (text === '') return Promise.resolve();
  return new Promise((resolve, reject) => {
    process.stdout.once('error', reject);
    process.stdout.write(`${text}\n`, error => {
      if (error) reject(error);
      else resolve();
    });
  });
}

const PLAIN = [
  ConfigRefused,
  NotCompiled,
  DatabaseRefused,
  DatabaseUnavailable,
  FolderRefused,
  FilesUnavailable,
  ListenRefused,
  MigrationRefused,
  CommandRefused,
  BackupRefused,
  Refusal,
];

/** The operator's mistakes are reported in one sentence; other errors with their stack trace. */
function tell(error: unknown): void {
  const isPlain = error instanceof Error && ('syscall' in error || PLAIN.some(kind => error instanceof kind));
  console.error(isPlain ? `docket: ${error.message}` : error);
}

nameSources();
createPrivately();
try {
  await program({
    start,
    withInstance: async (path, act) => {
      const config = configuration(path);
      const { openInstance } = await import('../app.ts');
      const instance = await openInstance({
        config,
        log: openLog(config),
        clock: () => new Date(),
        strict: false,
      });
      try {
        await print(await act(instance));
      } catch (error) {
        throw ofDatabase(instance.store.called, error);
      } finally {
        await instance.store.close();
      }
    },
    withConfig: async (path, act) => {
      await print(await act(configuration(path)));
    },
    load: loaded,
    print,
  }).parseAsync();
} catch (error) {
  // The first file explains an incomplete installation.
  if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') throw error;
  tell(error);
  // Whatever it has begun, a start that failed ends here.
  process.exit(1);
}
