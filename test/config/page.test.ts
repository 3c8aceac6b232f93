/** The reference page: complete, up to date, and with examples that work. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { configurationPage } from '../../src/config/page.ts';
import { settingsSchema } from '../../src/config/schema.ts';
import { start } from '../setting/start.ts';

const page = configurationPage(settingsSchema);

function examples(language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
}

function variables(): Record<string, string> {
  const pairs = examples('sh').map((line): [string, string] => {
    const end = line.indexOf('=');
    return [line.slice(0, end), line.slice(end + 1)];
  });
  return Object.fromEntries(pairs);
}

test('the checked-in page is the one that the schema writes', () => {
  assert.equal(readFileSync(new URL('../../docs/reference/configuration.md', import.meta.url), 'utf8'), page);
});

test('every name that Docket reads is on the page, and nothing else', () => {
  assert.deepEqual(
    examples('sh').map(line => line.split('=', 1)[0]),
    [
      'DOCKET_HOST',
      'DOCKET_PORT',
      'DOCKET_PUBLIC_URL',
      'DOCKET_ALLOWED_ORIGINS',
      'DOCKET_TRUSTED_PROXIES',
      'DOCKET_PROXY_SECRET',
      'DOCKET_PROXY_SECRET_PREVIOUS',
      'DOCKET_DATA_FOLDER',
      'DOCKET_CONSOLE',
      'DOCKET_ANSWER_MEMORY_MIB',
      'DOCKET_DATABASE_URL',
      'DOCKET_FILES_URL',
      'DOCKET_METRICS_TOKEN',
      'DOCKET_METRICS_PORT',
      'DOCKET_METRICS_HOST',
      'DOCKET_LOG_LEVEL',
      'DOCKET_SLOW_MS',
      'DOCKET_SERVER_TIMING',
      'DOCKET_AUTH',
      'DOCKET_MCP_PATH_KEYS',
      'DOCKET_TIME_ZONE',
      'DOCKET_TRASH_DAYS',
      'DOCKET_AUDIT_DAYS',
      'DOCKET_STORAGE_LIMIT',
      'DOCKET_BACKUP_FOLDER',
      'DOCKET_BACKUP_HOUR',
      'DOCKET_BACKUP_DAYS',
      'DOCKET_BACKUP_WEEKS',
      'DOCKET_BACKUP_MONTHS',
      'DOCKET_CODEHOST_URL',
      'DOCKET_LINEAR_URL',
      'DOCKET_JIRA_URL',
      'DOCKET_CLIENT_DOCUMENTS',
      'DOCKET_ADMIN_USERNAME',
      'DOCKET_ADMIN_PASSWORD',
    ],
  );
  assert.match(page, /`--config`/);
  assert.match(page, /`DOCKET_CONFIG`/);
});

test('the examples of the page are a configuration that is accepted, the same from file and environment', () => {
  const fromFile = start({ yaml: examples('yaml').join('\n') });
  const { DOCKET_ADMIN_USERNAME, DOCKET_ADMIN_PASSWORD, ...shared } = variables();
  const fromEnvironment = start({ env: shared });
  assert.deepEqual(fromEnvironment.config, fromFile.config);
  assert.deepEqual(fromEnvironment.warnings, []);
  const { config } = start({ env: variables() });
  assert.deepEqual(
    [config.admin_username, config.admin_password],
    [DOCKET_ADMIN_USERNAME, DOCKET_ADMIN_PASSWORD],
  );
});

test('an example differs from its default wherever a choice is not about safety', () => {
  const same = Object.entries(settingsSchema.properties).filter(
    ([, setting]) => 'default' in setting && String(setting.examples[0]) === String(setting.default),
  );
  assert.deepEqual(
    same.map(([key]) => key),
    ['auth'],
  );
});
