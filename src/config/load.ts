/** Loads the configuration: the environment overrides the file, and both override the defaults. */

import { resolve } from 'node:path';

import { validated } from './check.ts';
import { readEnvironment } from './environment.ts';
import { findFile, type Search } from './file.ts';
import type { WrittenAt, Source } from './refused.ts';
import { doubtsAbout, refuseUnsafe } from './safety.ts';
import { fileKeys, variableOf, type Config } from './schema.ts';
import { readSettings } from './yaml.ts';

export { ConfigRefused } from './refused.ts';

export interface LoadedConfig {
  config: Config;
  /** The file that was read; null if there is none. */
  file: string | null;
  warnings: string[];
  /** Where a setting was set: its variable, the path of the file, or `default`. */
  sourceOf: (key: string) => string;
}

/** Depends only on its argument and the files that it names. Throws ConfigRefused. */
export function loadConfig(search: Search): LoadedConfig {
  const found = findFile(search);
  const file = found === undefined ? undefined : readSettings(found);
  const environment = readEnvironment(search.env, search.cwd);
  const sources: Source[] = file === undefined ? [environment] : [environment, file];
  // Each source is checked separately: a mistake in the file is still one if a variable overrides it.
  for (const source of sources) validated(source);
  const writtenAt = writtenAmong(sources);
  const merged = validated({ values: { ...file?.values, ...environment.values }, writtenAt });
  const config = settled(merged, search.cwd);
  refuseUnsafe(config, writtenAt);
  const sourceOf = (key: string): string => {
    if (Object.hasOwn(environment.values, key)) return environment.writtenAt(key);
    return found && file && Object.hasOwn(file.values, key) ? found.path : 'default';
  };
  const warnings = [...environment.warnings, ...doubtsAbout(config, writtenAt)];
  return { config, file: found?.path ?? null, warnings, sourceOf };
}

function writtenAmong(sources: readonly Source[]): WrittenAt {
  return (key, entry) => {
    const source = sources.find(({ values }) => Object.hasOwn(values, key));
    if (source !== undefined) return source.writtenAt(key, entry);
    return fileKeys.includes(key) ? `"${key}"` : variableOf(key);
  };
}

/** Normalizes values with several spellings, so that later comparisons need only equality. */
function settled(config: Config, cwd: string): Config {
  const data_folder = resolve(cwd, config.data_folder);
  return {
    ...config,
    data_folder,
    database_url: settledDatabase(config.database_url, data_folder, cwd),
    ...(config.backup_folder === undefined ? {} : { backup_folder: resolve(cwd, config.backup_folder) }),
    ...(config.public_url === undefined ? {} : { public_url: new URL(config.public_url).origin }),
    allowed_origins: config.allowed_origins.map(origin => new URL(origin).origin),
    codehost_url: withoutSlash(config.codehost_url),
    linear_url: withoutSlash(config.linear_url),
    ...(config.jira_url === undefined ? {} : { jira_url: withoutSlash(config.jira_url) }),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function settledDatabase(url: string, dataFolder: string, cwd: string): string {
  const [, path] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (path === undefined) return url;
  return `sqlite:${resolve(
    cwd,
    path.replace('<data_folder>', () => dataFolder),
  )}`;
}
