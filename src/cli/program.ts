/** The command line, for operators on the server's machine, with or without a running server. */
import { Command } from 'commander';
import type { LoadedConfig } from '../config/load.ts';
import type { Config } from '../config/schema.ts';
import { ownBuild } from '../config/version.ts';
import type { Instance } from '../contract/instance.ts';
import type { Schemas } from '../generated/types.ts';
import type { RestoreOptions } from './backup.ts';
import type { accounts } from './accounts.ts';
import type { AuditOptions } from './audit.ts';
import { askPassword } from './password.ts';
import { CommandRefused } from './refused.ts';
import type { Said } from './said.ts';

export interface Commands {
  /** Serves until the process is told to stop. */
  readonly start: (configPath: string | undefined) => Promise<void>;
  /** Opens the instance for one command, and closes it afterwards. */
  readonly withInstance: (
    configPath: string | undefined,
    act: (instance: Instance) => Promise<string>,
  ) => Promise<void>;
  /** Reads the configuration without opening anything. */
  readonly withConfig: (
    configPath: string | undefined,
    act: (config: Config) => Promise<string>,
  ) => Promise<void>;
  readonly load: (configPath: string | undefined) => LoadedConfig;
  readonly print: (text: string) => Promise<void>;
}

interface UserOptions {
  readonly email?: string;
  readonly displayName?: string;
  readonly admin?: boolean;
}

/** The exit status of a command that was not understood. */
const USAGE = 2;

export function program({ start, withInstance, withConfig, load, print }: Commands): Command {
  const docket = new Command('docket')
    .description('A self-hosted work tracker.')
    .addHelpText('after', '\nCommands that work with a server (docket issue list): docket help --all');
  docket.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE));
  docket.option('--config <file>', 'read the configuration from this file');
  docket.option('-V, --version', 'print the version').on('option:version', () => {
    process.stdout.write(`${ownBuild()}\n`);
    process.exit();
  });
  const configPath = (): string | undefined => docket.opts<{ config?: string }>().config;

  docket
    .command('start')
    .description('start the server in the foreground; SIGTERM or SIGINT stops it')
    .action(() => start(configPath()));

  let isJson = false;
  docket.hook('preAction', (_, command) => {
    isJson = command.opts<{ json?: boolean }>().json === true;
  });
  const shown = ({ text, json }: Said): string => (isJson ? JSON.stringify(json, null, 2) : text);
  const within: Within = act => withInstance(configPath(), async instance => shown(await act(instance)));
  addUserCommands(docket, within);
  addSessionCommands(docket, within);
  addKeyCommands(docket, within);
  addAudit(docket, within);
  addSearchCommands(docket, act => withInstance(configPath(), act));
  addBackupCommands(docket, act => withConfig(configPath(), act));
  addExaminations(
    docket,
    () => load(configPath()),
    async told => print(shown(await told)),
  );
  return docket;
}

/** Loads account commands on demand, because they load half the server. That takes a second, which a backup would waste. */
function withAccounts(
  within: Within,
  act: (ours: Accounts, instance: Instance) => Promise<Said>,
): Promise<void> {
  return within(async instance => {
    const { accounts } = await import('./accounts.ts');
    return act(accounts, instance);
  });
}

type Accounts = typeof accounts;

type Within = (act: (instance: Instance) => Promise<Said>) => Promise<void>;

const JSON_OPTION = ['--json', 'print JSON'] as const;

function addUserCommands(docket: Command, within: Within): void {
  const user = docket.command('user').description('manage user accounts');
  user
    .command('create <username>')
    .description('create an account; prompts for the password, or reads it from standard input')
    .option('--email <address>', 'e-mail address of the account')
    .option('--display-name <name>', 'name that other users see')
    .option('--admin', 'make the account an administrator')
    .option(...JSON_OPTION)
    .action(async (username: string, options: UserOptions) => {
      const person = personOf(username, await askPassword(), options);
      await withAccounts(within, (ours, instance) => ours.createPerson(instance, person));
    });
  user
    .command('list')
    .description('list user accounts')
    .option('--all', 'also the tools of people')
    .option(...JSON_OPTION)
    .action(({ all = false }: { readonly all?: boolean }) =>
      withAccounts(within, (ours, instance) => ours.listAccounts(instance, all)),
    );
  for (const [name, description, change] of CHANGES)
    user
      .command(`${name} <username>`)
      .description(description)
      .option(...JSON_OPTION)
      .action((username: string) =>
        withAccounts(within, (ours, instance) => ours[change](instance, username)),
      );
  user
    .command('set-password <username>')
    .description('set a new password and revoke all sessions, keys and tokens of the account')
    .option(...JSON_OPTION)
    .action(async (username: string) => {
      const password = await askPassword();
      await withAccounts(within, (ours, instance) => ours.setPassword(instance, username, password));
    });
}

const CHANGES = [
  ['promote', 'make an account an administrator', 'promotePerson'],
  ['demote', 'make an administrator a user again', 'demotePerson'],
  ['deactivate', 'end all that an account is signed in with, and refuse it from now on', 'deactivatePerson'],
  ['reactivate', 'let a deactivated account sign in again', 'reactivatePerson'],
] as const;

function addSessionCommands(docket: Command, within: Within): void {
  const session = docket.command('session').description('manage sessions');
  session
    .command('list')
    .description('list the sessions that have not ended, the newest first')
    .option('--user <username>', 'only those of this account')
    .option(...JSON_OPTION)
    .action(({ user }: { readonly user?: string }) =>
      withAccounts(within, (ours, instance) => ours.listSessions(instance, user)),
    );
  session
    .command('end [id]')
    .description('end a session, or all of an account; its keys and tools stay')
    .option('--user <username>', 'end all sessions of this account')
    .option(...JSON_OPTION)
    .action((id: string | undefined, { user }: { readonly user?: string }) => {
      const which = user === undefined ? { id: sessionId(id) } : { username: user };
      return withAccounts(within, (ours, instance) => ours.endSessions(instance, which));
    });
}

function sessionId(id: string | undefined): number {
  if (id === undefined || !/^[0-9]{1,15}$/.test(id))
    throw new CommandRefused('name a session by its id, or an account with --user');
  return Number(id);
}

function addKeyCommands(docket: Command, within: Within): void {
  const key = docket.command('key').description('manage API keys');
  key
    .command('create <name>')
    .description('create an operator key, which belongs to no user and acts as an administrator')
    .requiredOption(
      '--operator',
      'required: create an operator key (users create their own keys through the API)',
    )
    .option(...JSON_OPTION)
    .action((name: string) =>
      withAccounts(within, (ours, instance) => ours.createOperatorKey(instance, name)),
    );
  key
    .command('list')
    .description('list active API keys and their owners')
    .option(...JSON_OPTION)
    .action(() => withAccounts(within, (ours, instance) => ours.listLiveKeys(instance)));
  key
    .command('rotate <name>')
    .description('print a new key with the same name and owner, and revoke the old one')
    .option(...JSON_OPTION)
    .action((name: string) => withAccounts(within, (ours, instance) => ours.rotateKeyNamed(instance, name)));
  key
    .command('revoke <name>')
    .description('revoke the active key with this name, whoever owns it')
    .option(...JSON_OPTION)
    .action((name: string) => withAccounts(within, (ours, instance) => ours.revokeKeyNamed(instance, name)));
}

function addAudit(docket: Command, within: Within): void {
  const audit = docket
    .command('audit')
    .description('list who changed accounts, credentials, settings and memberships, the newest first');
  for (const [flags, description] of AUDIT_OPTIONS) audit.option(flags, description);
  audit.option(...JSON_OPTION).action(({ json, ...options }: AuditOptions & { readonly json?: boolean }) =>
    within(async instance => {
      const { showAudit } = await import('./audit.ts');
      return showAudit(instance, options);
    }),
  );
}

const AUDIT_OPTIONS = [
  ['--actor <username>', 'only acts of this account'],
  ['--action <action>', 'only this action, or a group of actions (user.)'],
  ['--target <name>', 'only acts on what has this name'],
  ['--since <time>', 'only acts at this time or later'],
  ['--until <time>', 'only acts before this time'],
  ['--before <id>', 'only entries with a smaller id'],
  ['--limit <number>', 'how many entries: 1 to 500, 50 by default'],
] as const;

/** What is true of the configuration, the data folder and the server. None of them changes anything without being told to. */
function addExaminations(
  docket: Command,
  load: () => LoadedConfig,
  tell: (told: Promise<Said>) => Promise<void>,
): void {
  docket
    .command('doctor')
    .description('examine the configuration, the data folder, the database and the backups')
    .option('--deep', 'also read every file, and restore the last backup into a temporary folder')
    .option('--repair', 'close files that other accounts can read')
    .option(...JSON_OPTION)
    .action(async (options: { readonly deep?: boolean; readonly repair?: boolean }) => {
      const { doctor } = await import('./doctor.ts');
      await tell(doctor(load, options));
    });
  docket
    .command('config')
    .description('print the settings in force, and where each was set')
    .option(...JSON_OPTION)
    .action(async () => {
      const { settingsInForce } = await import('./config.ts');
      await tell(Promise.resolve(settingsInForce(load())));
    });
  docket
    .command('health')
    .description('ask the server whether it is ready; the exit status is 1 if it is not')
    .option(...JSON_OPTION)
    .action(async () => {
      const { health } = await import('./health.ts');
      await tell(health(load().config));
    });
  docket
    .command('migrate')
    .description('list the migrations that the next start applies to the database')
    .requiredOption('--check', 'required: only look; migrations are applied by a start')
    .option(...JSON_OPTION)
    .action(async () => {
      const { pendingMigrations } = await import('./migrate.ts');
      await tell(pendingMigrations(load().config));
    });
}

function addSearchCommands(
  docket: Command,
  within: (act: (instance: Instance) => Promise<string>) => Promise<void>,
): void {
  const search = docket.command('search').description('manage the search index');
  search
    .command('rebuild')
    .description('rebuild the search index (the server may be running)')
    .action(() =>
      within(async instance => {
        const { rebuildSearch } = await import('./search.ts');
        return rebuildSearch(instance, line => console.log(line));
      }),
    );
}

/** Progress goes to standard error; standard output has only the result. */
function addBackupCommands(
  docket: Command,
  configured: (act: (config: Config) => Promise<string>) => Promise<void>,
): void {
  const progress = (line: string): void => console.error(line);
  docket
    .command('backup <file>')
    .description('back up the database and all files to a new file, or to standard output with -')
    .action((file: string) =>
      configured(async config => {
        const { backUp, backUpToOutput } = await import('./backup.ts');
        return file === '-' ? backUpToOutput(config, progress) : backUp(config, file, progress);
      }),
    );
  docket
    .command('restore <file>')
    .description('restore a backup, from standard input with - (the server must be stopped)')
    .option('--replace', 'overwrite the existing instance')
    .option(
      '--revive-keys',
      'reactivate keys that were revoked after the backup (by default they stay revoked)',
    )
    .action((file: string, options: RestoreOptions) =>
      configured(async config => {
        const { restore, restoreFromInput } = await import('./backup.ts');
        return file === '-'
          ? restoreFromInput(config, options, progress)
          : restore(config, file, options, progress);
      }),
    );
}

/** The typed values as a request body, which the contract then validates. */
function personOf(
  username: string,
  password: string,
  { email, displayName, admin = false }: UserOptions,
): Schemas['UserCreate'] {
  return {
    username,
    password,
    is_admin: admin,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { display_name: displayName }),
  };
}
