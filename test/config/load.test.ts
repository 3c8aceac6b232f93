/** Sources of settings, their precedence, and normalized values. */

import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { configFolders } from '../../src/config/folders.ts';
import { freshFolder, refusal, start, write } from '../setting/start.ts';

test('without file and variables every default holds, below the working directory', () => {
  const cwd = freshFolder();
  const { sourceOf, ...loaded } = start({ cwd });
  assert.equal(sourceOf('port'), 'default');
  assert.deepEqual(loaded, {
    config: {
      host: '127.0.0.1',
      port: 3456,
      allowed_origins: [],
      trusted_proxies: [],
      data_folder: join(cwd, 'data'),
      answer_memory_mib: 64,
      database_url: `sqlite:${join(cwd, 'data', 'docket.db')}`,
      metrics_host: '127.0.0.1',
      log_level: 'info',
      slow_ms: 1000,
      server_timing: false,
      mcp_path_keys: 'off',
      auth: 'required',
      trash_days: 30,
      audit_days: 365,
      storage_limit: 21_474_836_480,
      backup_hour: 3,
      backup_days: 7,
      backup_weeks: 4,
      backup_months: 6,
      codehost_url: 'https://api.github.com',
      console: 'on',
      linear_url: 'https://api.linear.app/graphql',
      client_documents: 'public',
    },
    file: null,
    warnings: [],
  });
});

test('a variable wins over the file, and the file over the default', () => {
  const { config } = start({ yaml: 'port: 4000\ntrash_days: 7\n', env: { DOCKET_PORT: '5000' } });
  assert.equal(config.port, 5000);
  assert.equal(config.trash_days, 7);
  assert.equal(config.log_level, 'info');
});

test('the file is searched for in order: --config, DOCKET_CONFIG, working directory, the given folders', () => {
  const cwd = freshFolder();
  const folders = [join(cwd, 'user'), join(cwd, 'system')];
  const places = ['system/docket.yaml', 'user/docket.yaml', 'docket.yaml', 'variable.yaml', 'option.yaml'];
  const env = { DOCKET_CONFIG: 'variable.yaml' };
  for (const [index, place] of places.entries()) {
    write(join(cwd, place), `port: ${index}`);
    const search = { cwd, folders, ...(index >= 3 && { env }), ...(index >= 4 && { path: 'option.yaml' }) };
    const { config, file } = start(search);
    assert.deepEqual({ port: config.port, file }, { port: index, file: join(cwd, place) });
  }
});

test('a file that is named and missing is refused with the name of who named it', () => {
  assert.equal(refusal({ path: 'gone.yaml' }), 'gone.yaml, named by --config, does not exist.');
  assert.equal(
    refusal({ env: { DOCKET_CONFIG: 'gone.yaml' } }),
    'gone.yaml, named by DOCKET_CONFIG, does not exist.',
  );
});

test('an empty DOCKET_CONFIG names no file', () => {
  assert.equal(start({ env: { DOCKET_CONFIG: '' } }).file, null);
});

test('an empty --config is refused', () => {
  assert.equal(refusal({ path: '' }), '--config requires the path of a file.');
});

test('a file that is found and cannot be read stops the search, even with a good one behind it', () => {
  const cwd = freshFolder();
  const good = join(cwd, 'good');
  write(join(good, 'docket.yaml'), 'port: 1');
  mkdirSync(join(cwd, 'docket.yaml'));
  assert.equal(refusal({ cwd, folders: [good] }), 'docket.yaml is not a regular file.');

  const loop = freshFolder();
  symlinkSync('docket.yaml', join(loop, 'docket.yaml'));
  assert.equal(refusal({ cwd: loop, folders: [good] }), 'docket.yaml cannot be read (ELOOP).');

  const dangling = freshFolder();
  symlinkSync('gone.yaml', join(dangling, 'docket.yaml'));
  assert.equal(
    refusal({ cwd: dangling, folders: [good] }),
    'docket.yaml is a link to a file that does not exist.',
  );
});

test('a searched folder that is a file holds no configuration', () => {
  const cwd = freshFolder();
  const folder = write(join(cwd, 'config'), '');
  assert.equal(start({ cwd, folders: [folder] }).file, null);
});

test('a file of nothing but comments is read and sets nothing', () => {
  const { config, file } = start({ yaml: '# port: 1\n---\n' });
  assert.equal(config.port, 3456);
  assert.match(file ?? '', /docket[.]yaml$/);
});

test('relative paths are relative to the working directory, wherever the file is', () => {
  const cwd = freshFolder();
  const path = write(join(cwd, 'etc', 'docket.yaml'), 'data_folder: files\ndatabase_url: sqlite:rows.db\n');
  const { config } = start({ cwd, path });
  assert.equal(config.data_folder, join(cwd, 'files'));
  assert.equal(config.database_url, `sqlite:${join(cwd, 'rows.db')}`);
});

test('the database follows the data folder, whatever characters that has', () => {
  const { config } = start({ env: { DOCKET_DATA_FOLDER: '/srv/$& work' } });
  assert.equal(config.database_url, 'sqlite:/srv/$& work/docket.db');
});

test('a PostgreSQL address is passed on untouched', () => {
  const database_url = 'postgresql://docket:p%23w@db.example.org:6432/docket?sslmode=require';
  assert.equal(start({ env: { DOCKET_DATABASE_URL: database_url } }).config.database_url, database_url);
});

test('origins are kept in the spelling that browsers send, and addresses without a closing slash', () => {
  const { config } = start({
    env: {
      DOCKET_PUBLIC_URL: 'HTTPS://Docket.Example.org:443/',
      DOCKET_ALLOWED_ORIGINS: 'http://localhost:5173/, https://BOARD.example.org',
      DOCKET_CODEHOST_URL: 'https://github.example.org/api/v3/',
      DOCKET_LINEAR_URL: 'https://linear.example.org/graphql/',
      DOCKET_JIRA_URL: 'https://jira.example.org/',
    },
  });
  assert.equal(config.public_url, 'https://docket.example.org');
  assert.deepEqual(config.allowed_origins, ['http://localhost:5173', 'https://board.example.org']);
  assert.equal(config.codehost_url, 'https://github.example.org/api/v3');
  assert.equal(config.linear_url, 'https://linear.example.org/graphql');
  assert.equal(config.jira_url, 'https://jira.example.org');
});

test("each system has its user's and its own configuration folder", () => {
  const folders = (platform: string, env = {}) => configFolders({ platform, env, home: '/home/ada' });
  assert.deepEqual(folders('linux'), ['/home/ada/.config/docket', '/etc/docket']);
  assert.deepEqual(folders('linux', { XDG_CONFIG_HOME: '/cfg' }), ['/cfg/docket', '/etc/docket']);
  assert.deepEqual(folders('linux', { XDG_CONFIG_HOME: 'cfg' }), ['/home/ada/.config/docket', '/etc/docket']);
  assert.deepEqual(folders('darwin'), [
    '/home/ada/Library/Application Support/docket',
    '/Library/Application Support/docket',
  ]);
  const windows = { APPDATA: 'C:\\Users\\ada\\Roaming', PROGRAMDATA: 'D:\\All' };
  assert.deepEqual(folders('win32', windows), ['C:\\Users\\ada\\Roaming\\docket', 'D:\\All\\docket']);
});
