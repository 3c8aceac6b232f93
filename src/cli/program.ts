/** The command line: what an operator does on the machine itself, with or without a server running. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Config } from '../config/schema.ts';
import type { Instance } from '../contract/instance.ts';
import type { Schemas } from '../generated/types.ts';
import { backUp, restore, type RestoreOptions } from './backup.ts';
import type { accounts } from './accounts.ts';
import { askPassword } from './password.ts';

export interface Commands {
  /** Serves until the process is asked to leave. */
  readonly start: (configPath: string | undefined) => Promise<void>;
  /** Opens the instance for one command, and closes it afterwards. */
  readonly withInstance: (
    configPath: string | undefined,
    act: (instance: Instance) => Promise<string>,
  ) => Promise<void>;
  /** Reads the configuration, and opens nothing. */
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
  docket.option('--config <file>', 'the configuration file');
  docket.option('-V, --version', 'print the version').on('option:version', () => {
    process.stdout.write(`${ownVersion()}\n`);
    process.exit();
  });
  const configPath = (): string | undefined => docket.opts<{ config?: string }>().config;

  docket
    .command('start')
    .description('serve, in the foreground, until SIGTERM or SIGINT')
    .action(() => start(configPath()));

  addUserCommands(docket, act => withInstance(configPath(), act));
  addKeyCommands(docket, act => withInstance(configPath(), act));
  addSearchCommands(docket, act => withInstance(configPath(), act));
  addBackupCommands(docket, act => withConfig(configPath(), act));
  return docket;
}

/** Accounts are loaded when they are wanted, with half the server: a second, which a backup would spend for nothing. */
function withAccounts(
  within: Within,
  act: (ours: Accounts, instance: Instance) => Promise<string>,
): Promise<void> {
  return within(async instance => {
    const { accounts } = await import('./accounts.ts');
    return act(accounts, instance);
  });
}

/** The package is laid out alike as sources, as built and as installed. */
function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}

type Accounts = typeof accounts;

type Within = (act: (instance: Instance) => Promise<string>) => Promise<void>;

function addUserCommands(docket: Command, within: Within): void {
  const user = docket.command('user').description('accounts');
  user
    .command('create <username>')
    .description('make an account; the password is asked for, or read from standard input')
    .option('--email <address>', 'its e-mail address')
    .option('--display-name <name>', 'how it is shown')
    .option('--admin', 'make it an administrator')
    .action(async (username: string, options: UserOptions) => {
      const person = personOf(username, await askPassword(), options);
      await withAccounts(within, (ours, instance) => ours.createPerson(instance, person));
    });
  user
    .command('list')
    .description('name the accounts of people')
    .action(() => withAccounts(within, (ours, instance) => ours.listAccounts(instance)));
  user
    .command('promote <username>')
    .description('make an account an administrator')
    .action((username: string) =>
      withAccounts(within, (ours, instance) => ours.promotePerson(instance, username)),
    );
  user
    .command('set-password <username>')
    .description('give an account a new password and end everything that is signed in as it')
    .action(async (username: string) => {
      const password = await askPassword();
      await withAccounts(within, (ours, instance) => ours.setPassword(instance, username, password));
    });
}

function addKeyCommands(docket: Command, within: Within): void {
  const key = docket.command('key').description('API keys');
  key
    .command('create <name>')
    .description("make the operator's key: it belongs to no user and acts as an administrator")
    .requiredOption('--operator', 'say so: people make their own keys through the API')
    .action((name: string) =>
      withAccounts(within, (ours, instance) => ours.createOperatorKey(instance, name)),
    );
  key
    .command('list')
    .description('name the keys that are alive, and whom they belong to')
    .action(() => withAccounts(within, (ours, instance) => ours.listLiveKeys(instance)));
  key
    .command('revoke <name>')
    .description('end the live key of this name, whomever it belongs to')
    .action((name: string) => withAccounts(within, (ours, instance) => ours.revokeKeyNamed(instance, name)));
}

function addSearchCommands(docket: Command, within: Within): void {
  const search = docket.command('search').description('the index of searches');
  search
    .command('rebuild')
    .description('make it anew, with or without a running server')
    .action(() =>
      within(async instance => {
        const { rebuildSearch } = await import('./search.ts');
        return rebuildSearch(instance, line => console.log(line));
      }),
    );
}

type Configured = (act: (config: Config) => Promise<string>) => Promise<void>;

/** How far they are goes to standard error: what is printed in the end is for whoever keeps it. */
function addBackupCommands(docket: Command, configured: Configured): void {
  const progress = (line: string): void => console.error(line);
  docket
    .command('backup <file>')
    .description('write database and files into one new file, with or without a running server')
    .action((file: string) => configured(config => backUp(config, file, progress)));
  docket
    .command('restore <file>')
    .description('put a backup in place, while no server runs')
    .option('--replace', 'give up what there is')
    .option(
      '--revive-keys',
      'keys that were revoked since live again; they stay revoked otherwise, where that is known',
    )
    .action((file: string, options: RestoreOptions) =>
      configured(config => restore(config, file, options, progress)),
    );
}

/** What was typed, in the form of the contract, which then judges it too. */
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
