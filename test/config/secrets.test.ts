/** Whatever is wrong with a setting that may be a secret, no message repeats any part of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineOf } from '../../src/store/store.ts';
import { Chance } from '../setting/chance.ts';
import { freshFolder, start, type Start } from '../setting/start.ts';

const ATTEMPTS = 500;
const FIRST_SEED = 17;

/** Separators within a secret: characters that URLs, YAML and variables treat specially, or do not accept. */
const SEPARATORS = [
  '/',
  '?',
  '#',
  '@',
  ':',
  '%',
  '%zz',
  '&',
  '*',
  '!',
  '|',
  '>',
  "'",
  '"',
  '`',
  '{',
  '}',
  '[',
  ']',
  ',',
  ' ',
  '\\',
  '\t',
  '\n',
  ': ',
  ' #',
  '- ',
  '\u0001',
  '\u2028',
  '\ud800',
  'ä',
  '://',
  '..',
  '=',
  '$',
];
const LETTERS = 'bcdfghjkmnpqrstvwxz';

/** Parts that occur in no other message; some are only digits, like a port. */
function secretParts(chance: Chance): string[] {
  return Array.from({ length: 1 + chance.upTo(4) }, (_, place) => {
    if (chance.upTo(4) === 0) return String(31_000 + chance.upTo(9_000));
    const letters = Array.from({ length: 6 }, () => LETTERS[chance.upTo(LETTERS.length)]).join('');
    return `${letters}${String(place)}`;
  });
}

function joined(parts: readonly string[], chance: Chance): string {
  return parts.reduce((text, part) => `${text}${chance.oneOf(SEPARATORS) ?? ''}${part}`);
}

const YAML: readonly ((secret: string) => string)[] = [
  secret => `database_url: postgres://docket:${secret}@db.example/docket`,
  secret => `database_url: "postgres://docket:${secret}@db.example/docket"`,
  secret => `database_url: 'postgres://docket:${secret}@db.example/docket`,
  secret => `database_url: postgres://:${secret}@`,
  secret => `database_url:postgres://docket:${secret}@db.example/docket`,
  secret => `database_ulr: postgres://docket:${secret}@db.example/docket`,
  secret => `postgres://docket:${secret}@db.example/docket`,
  secret => `postgres://docket:${secret}@db.example/docket: 1`,
  secret => `database_url: sqlite:postgres://docket:${secret}@db.example/docket`,
  secret => `database_url: [postgres://docket:${secret}@db.example/docket]`,
  secret => `database_url: {${secret}: 1}`,
  secret => `database_url: &${secret} x`,
  secret => `database_url: *${secret}`,
  secret => `database_url: !${secret} x`,
  secret => `database_url: |\n${secret}`,
  secret => `database_url:\n  ${secret}: 1`,
  secret => `database_url:\n${secret}: 1`,
  secret => `${secret}: 1\n${secret}: 2`,
  secret => `? ${secret}\n: 1`,
  secret => `- ${secret}`,
  secret => secret,
  secret => `%${secret}\n---\nport: 1`,
  secret => `port: 1\n--- ${secret}`,
  secret => `port: ${secret}`,
  secret => `trusted_proxies: [${secret}]\nproxy_secret: x`,
  secret => `proxy_secret: ${secret}`,
  secret => `proxy_secret: "${secret}`,
  secret => `proxy_secret: "\\q${secret}"`,
  secret => `proxy_secret: "x" ${secret}`,
  secret => `proxy_secret: {a: ${secret}}`,
  secret => `proxy_secret: ${secret}\nproxy_secret: ${secret}`,
  secret => `admin_password: ${secret}`,
];

const VARIABLES: readonly ((secret: string) => Record<string, string>)[] = [
  secret => ({ DOCKET_DATABASE_URL: `postgres://docket:${secret}@db.example/docket` }),
  secret => ({ DOCKET_DATABASE_URL: `postgres://docket:${secret}@db.example:5432/docket?sslmode=disable` }),
  secret => ({ DOCKET_DATABASE_URL: `postgres://db.example/docket?password=${secret}@` }),
  secret => ({ DOCKET_DATABASE_URL: `postgresql://docket:${secret}@` }),
  secret => ({ DOCKET_DATABASE_URL: `sqlite:postgres://docket:${secret}@db.example/docket` }),
  secret => ({ DOCKET_DATABASE_URL: secret }),
  secret => ({ DOCKET_PROXY_SECRET: secret }),
  secret => ({ DOCKET_PROXY_SECRET: `${secret} `, DOCKET_TRUSTED_PROXIES: '10.0.0.1' }),
  secret => ({ DOCKET_PROXY_SECRETS: secret }),
  secret => ({ DOCKET_ADMIN_PASSWORD: secret }),
  secret => ({ DOCKET_ADMIN_PASSWORD: secret.repeat(200), DOCKET_ADMIN_USERNAME: 'ada' }),
  secret => ({ DOCKET_ADMIN_PASSWORD: 'x', DOCKET_ADMIN_USERNAME: `${secret}@` }),
  secret => ({ DOCKET_TRUSTED_PROXIES: secret, DOCKET_PROXY_SECRET: 'x' }),
  secret => ({ DOCKET_PORT: secret }),
];

function malformed(secret: string, chance: Chance): Start {
  const [yaml, env] = [chance.oneOf(YAML), chance.oneOf(VARIABLES)];
  return chance.upTo(2) === 0 ? { yaml: yaml?.(secret) ?? '' } : { env: env?.(secret) ?? {} };
}

/** Everything that the operator would read: the refusal, or the warnings and the name of the database. */
async function shown(attempt: Start): Promise<string> {
  try {
    const { config, warnings } = start(attempt);
    return [...warnings, (await engineOf(config.database_url)).called].join('\n');
  } catch (error) {
    return String(error);
  }
}

test(`${String(ATTEMPTS)} malformed settings show no part of their secret`, async () => {
  const cwd = freshFolder();
  let refusals = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const chance = new Chance(FIRST_SEED + attempt);
    const parts = secretParts(chance);
    const setting = malformed(joined(parts, chance), chance);
    const message = await shown({ yaml: '', ...setting, cwd });
    if (message.startsWith('ConfigRefused')) refusals += 1;
    for (const part of parts)
      assert.ok(
        !message.includes(part),
        `seed ${String(chance.seed)}: ${JSON.stringify({ setting, message })}`,
      );
  }
  assert.ok(refusals > ATTEMPTS / 2, `only ${String(refusals)} were refused`);
});
