/** The command line, for operators on the server's machine, with or without a running server. */
import { Command } from 'commander';
import type { Config } from '../config/schema.ts';
import { ownVersion } from '../config/version.ts';
import type { Instance } from '../contract/instance.ts';
import type { Schemas } from '../generated/types.ts';
import type { RestoreOptions } from './backup.ts';
import type { accounts } from './accounts.ts';
import { askPassword } from './password.ts';

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
}

interface UserOptions {
  readonly email?: string;
  readonly displayName?: string;
  readonly admin?: boolean;
}

export function program({ start, withInstance, withConfig }: Commands): Command {
  const docket = new Command('docket').description('A self-hosted work tracker.');
  docket.option('--config <file>', 'read the configuration from this file');
  docket.option('-V, --version', 'print the version').on('option:version', () => {
    process.stdout.write(`${ownVersion()}\n`);
    process.exit();
  });
  const configPath = (): string | undefined => docket.opts<{ config?: string }>().config;

  docket
    .command('start')
    .description('start the server in the foreground; SIGTERM or SIGINT stops it')
    .action(() => start(configPath()));

  addUserCommands(docket, act => withInstance(configPath(), act));
  addKeyCommands(docket, act => withInstance(configPath(), act));
  addSearchCommands(docket, act => withInstance(configPath(), act));
  addBackupCommands(docket, act => withConfig(configPath(), act));
  return docket;
}

/** Loads account commands on demand, because they load half the server. That takes a second, which a backup would waste. */
function withAccounts(
  within: Within,
  act: (ours: Accounts, instance: Instance) => Promise<string>,
): Promise<void> {
  return within(async instance => {
    const { accounts } = await import('./accounts.ts');
    return act(accounts, instance);
  });
}

type Accounts = typeof accounts;

type Within = (act: (instance: Instance) => Promise<string>) => Promise<void>;

function addUserCommands(docket: Command, within: Within): void {
  const user = docket.command('user').description('manage user accounts');
  user
    .command('create <username>')
    .description('create an account; prompts for the password, or reads it from standard input')
    .option('--email <address>', 'e-mail address of the account')
    .option('--display-name <name>', 'name that other users see')
    .option('--admin', 'make the account an administrator')
    .action(async (username: string, options: UserOptions) => {
      const person = personOf(username, await askPassword(), options);
      await withAccounts(within, (ours, instance) => ours.createPerson(instance, person));
    });
  user
    .command('list')
    .description('list user accounts')
    .action(() => withAccounts(within, (ours, instance) => ours.listAccounts(instance)));
  user
    .command('promote <username>')
    .description('make an account an administrator')
    .action((username: string) =>
      withAccounts(within, (ours, instance) => ours.promotePerson(instance, username)),
    );
  user
    .command('set-password <username>')
    .description('set a new password and revoke all sessions, keys and tokens of the account')
    .action(async (username: string) => {
      const password = await askPassword();
      await withAccounts(within, (ours, instance) => ours.setPassword(instance, username, password));
    });
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
    .action((name: string) =>
      withAccounts(within, (ours, instance) => ours.createOperatorKey(instance, name)),
    );
  key
    .command('list')
    .description('list active API keys and their owners')
    .action(() => withAccounts(within, (ours, instance) => ours.listLiveKeys(instance)));
  key
    .command('revoke <name>')
    .description('revoke the active key with this name, whoever owns it')
    .action((name: string) => withAccounts(within, (ours, instance) => ours.revokeKeyNamed(instance, name)));
}

function addSearchCommands(docket: Command, within: Within): void {
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

type Configured = (act: (config: Config) => Promise<string>) => Promise<void>;

/** Progress goes to standard error; standard output has only the result. */
function addBackupCommands(docket: Command, configured: Configured): void {
  const progress = (line: string): void => console.error(line);
  docket
    .command('backup <file>')
    .description('back up the database and all files to a new file (the server may be running)')
    .action((file: string) =>
      configured(async config => {
        const { backUp } = await import('./backup.ts');
        return backUp(config, file, progress);
      }),
    );
  docket
    .command('restore <file>')
    .description('restore a backup (the server must be stopped)')
    .option('--replace', 'overwrite the existing instance')
    .option(
      '--revive-keys',
      'reactivate keys that were revoked after the backup (by default they stay revoked)',
    )
    .action((file: string, options: RestoreOptions) =>
      configured(async config => {
        const { restore } = await import('./backup.ts');
        return restore(config, file, options, progress);
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
