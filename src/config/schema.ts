/** The JSON schema of all settings: it validates values, types them, and generates their reference page. */

interface Setting {
  description: string;
  default?: string | number | boolean | readonly string[];
  examples: readonly [string | number | boolean | readonly string[]];
  /** Contains a secret, so messages must not repeat its value. */
  writeOnly?: true;
  /** Not allowed in the file, because it applies to one start only. */
  'x-environment-only'?: true;
}

interface WholeNumber extends Setting {
  type: 'integer';
  minimum: number;
  maximum: number;
}

interface YesOrNo extends Setting {
  type: 'boolean';
}

interface Choice extends Setting {
  type: 'string';
  enum: readonly string[];
}

interface Text extends Setting {
  type: 'string';
  format: FormatName;
  /** The rule, as the end of a sentence after "must be". */
  'x-must-be': string;
}

interface List extends Setting {
  type: 'array';
  maxItems: number;
  items: { type: 'string'; format: FormatName; 'x-must-be': string };
}

export type FormatName =
  | 'host'
  | 'origin'
  | 'address-or-network'
  | 'header-secret'
  | 'path'
  | 'database-url'
  | 'files-url'
  | 'metrics-token'
  | 'base-url'
  | 'username'
  | 'password'
  | 'time-zone';

export interface SettingsSchema {
  $schema: string;
  title: string;
  description: string;
  type: 'object';
  additionalProperties: false;
  properties: Readonly<Record<string, WholeNumber | YesOrNo | Choice | Text | List>>;
  'x-file': { variable: string; option: string; name: string; limit: number };
}

const origin = 'an http:// or https:// URL without path, query or user, such as https://docket.example.org';

export const settingsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Configuration',
  description: 'The settings of a Docket server.',
  type: 'object',
  additionalProperties: false,
  'x-file': { variable: 'DOCKET_CONFIG', option: '--config', name: 'docket.yaml', limit: 65_536 },
  properties: {
    host: {
      type: 'string',
      format: 'host',
      'x-must-be': 'an IP address or a host name, without port and without brackets',
      description:
        'The address that the server listens on. The default is only reachable from the same machine; `0.0.0.0` or `::` ' +
        'listens on all interfaces.',
      default: '127.0.0.1',
      examples: ['0.0.0.0'],
    },
    port: {
      type: 'integer',
      minimum: 0,
      maximum: 65_535,
      description:
        'The port that the server listens on; 0 picks a free one. Kubernetes sets `DOCKET_PORT` to a URL in pods that share ' +
        'a namespace with a service named `docket`: set `enableServiceLinks: false` there.',
      default: 3456,
      examples: [8080],
    },
    public_url: {
      type: 'string',
      format: 'origin',
      'x-must-be': origin,
      description:
        'The URL at which users and tools reach the server, for example that of the reverse proxy. It is the OAuth issuer; ' +
        'with https, the session cookie is `Secure`. Docket must be at the root of its host, so a path is not allowed.',
      examples: ['https://docket.example.org'],
    },
    allowed_origins: {
      type: 'array',
      maxItems: 256,
      items: { type: 'string', format: 'origin', 'x-must-be': origin },
      description:
        'Other web origins whose pages may call the server. Each is written in full; wildcards are not supported.',
      default: [],
      examples: [['https://board.example.org', 'http://localhost:5173']],
    },
    trusted_proxies: {
      type: 'array',
      maxItems: 256,
      items: {
        type: 'string',
        format: 'address-or-network',
        'x-must-be': 'an IP address or a network in CIDR notation, such as 10.0.0.0/8',
      },
      description:
        'Reverse proxies that may set the client address of a request: with `X-Forwarded-For`, or, if `proxy_secret` is set, ' +
        'only with `X-Svc-Client-IP` and `X-Svc-Proxy-Secret`. By default no proxy is trusted.',
      default: [],
      examples: [['10.0.0.0/8', 'fd00::/8']],
    },
    proxy_secret: {
      type: 'string',
      format: 'header-secret',
      'x-must-be': '1 to 1024 printable ASCII characters, without a space at the beginning or the end',
      description:
        'The secret that trusted proxies send as `X-Svc-Proxy-Secret`. Requires `trusted_proxies`.',
      examples: ['a-long-random-text'],
      writeOnly: true,
    },
    proxy_secret_previous: {
      type: 'string',
      format: 'header-secret',
      'x-must-be': '1 to 1024 printable ASCII characters, without a space at the beginning or the end',
      description:
        'Accepted like `proxy_secret` while the proxies are being changed to a new one. Requires `proxy_secret`.',
      examples: ['the-text-before'],
      writeOnly: true,
    },
    data_folder: {
      type: 'string',
      format: 'path',
      'x-must-be': 'the path of a folder, without control characters',
      description:
        'The folder for uploaded files and the SQLite database. A relative path is relative to the working directory, not ' +
        'to the configuration file.',
      default: './data',
      examples: ['/var/lib/docket'],
    },
    console: {
      type: 'string',
      enum: ['on', 'off'],
      description:
        'Whether the web console is served at `/`. With `off`, the server has its API and its documentation alone.',
      default: 'on',
      examples: ['off'],
    },
    answer_memory_mib: {
      type: 'integer',
      minimum: 0,
      maximum: 16_384,
      description:
        'Size of the response cache in MiB. It holds boards, indexes, activity, comments and lists of projects that have not ' +
        'changed since the last request. 0 disables it.',
      default: 64,
      examples: [256],
    },
    database_url: {
      type: 'string',
      format: 'database-url',
      'x-must-be':
        'sqlite: followed by the path of a file, or a postgres:// or postgresql:// URL with a percent-encoded password ' +
        '(%40 for @, %2F for /)',
      description:
        'The database: `sqlite:` and the path of a file (relative to the working directory), or the URL of a PostgreSQL ' +
        'database. `<data_folder>` in the path is replaced by `data_folder`, where the default puts the file.',
      default: 'sqlite:<data_folder>/docket.db',
      examples: ['postgres://docket:a-password@db.example.org/docket'],
      writeOnly: true,
    },
    files_url: {
      type: 'string',
      format: 'files-url',
      'x-must-be':
        's3:// and the name of a bucket, perhaps with a folder in it, and with ?endpoint= or ?region= (or both, with & in between)',
      description:
        'A bucket of Amazon S3, or of a service with its interface, that keeps uploaded files instead of `data_folder`. ' +
        '`endpoint` is the URL of the service, unless it is AWS. The access key is that of the AWS tools, for example in ' +
        '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.',
      examples: ['s3://docket-files?endpoint=https://objects.example.org&region=eu-1'],
    },
    metrics_token: {
      type: 'string',
      format: 'metrics-token',
      'x-must-be': '16 to 1024 printable ASCII characters without spaces',
      description:
        'The credential of Prometheus, sent as `Authorization: Bearer`: with it, `GET /metrics` shows metrics at the address of the ' +
        'server. By default there are none.',
      examples: ['a-long-random-text'],
      writeOnly: true,
    },
    metrics_port: {
      type: 'integer',
      minimum: 0,
      maximum: 65_535,
      description:
        'A port of its own for `GET /metrics`, without a credential; 0 picks a free one, which the log names.',
      examples: [9464],
    },
    metrics_host: {
      type: 'string',
      format: 'host',
      'x-must-be': 'an IP address or a host name, without port and without brackets',
      description: 'The address that `metrics_port` listens on.',
      default: '127.0.0.1',
      examples: ['10.0.0.7'],
    },
    log_level: {
      type: 'string',
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      description: 'The lowest level that is logged. `silent` logs nothing but the lines of the start.',
      default: 'info',
      examples: ['debug'],
    },
    slow_ms: {
      type: 'integer',
      minimum: 0,
      maximum: 3_600_000,
      description:
        'A request that takes this many milliseconds has a line of level `warn` in the log, with the part of the database; 0 is off.',
      default: 1000,
      examples: [250],
    },
    server_timing: {
      type: 'boolean',
      description:
        'Whether responses tell how long they took, and how much of it the database (`Server-Timing`). Browsers show it.',
      default: false,
      examples: [true],
    },
    auth: {
      type: 'string',
      enum: ['required', 'off'],
      description:
        'Whether requests must be authenticated. With `off`, every request is made as an administrator, so `host` and, if ' +
        'set, `public_url` must be loopback addresses.',
      default: 'required',
      examples: ['required'],
    },
    mcp_path_keys: {
      type: 'string',
      enum: ['on', 'off'],
      description:
        'Whether agents that cannot send headers may connect at `/mcp/key/<API key>`, with the API key of a bot. Addresses end ' +
        'up in histories and in the logs of proxies, so the default is `off`.',
      default: 'off',
      examples: ['on'],
    },
    time_zone: {
      type: 'string',
      format: 'time-zone',
      'x-must-be': 'the IANA name of a time zone, such as Europe/Berlin or UTC',
      description:
        'The time zone whose calendar day is today, for issues that wait until a day. By default that of the process.',
      examples: ['Europe/Berlin'],
    },
    trash_days: {
      type: 'integer',
      minimum: 0,
      // A century: far beyond it, subtracting days leaves the range of a date.
      maximum: 36_500,
      description:
        'Days until deleted issues, pages and comments are purged from the trash; 0 keeps them forever.',
      default: 30,
      examples: [90],
    },
    audit_days: {
      type: 'integer',
      minimum: 0,
      maximum: 36_500,
      description: 'Days until entries of the audit are deleted; 0 keeps them forever.',
      default: 365,
      examples: [730],
    },
    storage_limit: {
      type: 'integer',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'Maximum size of all uploaded files in bytes; identical files count once. Uploads beyond it are refused with 507; ' +
        'no file is deleted to make space.',
      default: 20 * 1024 ** 3,
      examples: [107_374_182_400],
    },
    backup_folder: {
      type: 'string',
      format: 'path',
      'x-must-be': 'the path of a folder, without control characters',
      description:
        'The folder for daily backups, which are named `docket-<time>.tar`; preferably on another disk. Other files in it are ' +
        'not touched. If it is not set, the server makes no backups.',
      examples: ['/var/backups/docket'],
    },
    backup_hour: {
      type: 'integer',
      minimum: 0,
      maximum: 23,
      description:
        'The hour of the day, in UTC, at which the daily backup is made. A missed backup is made at the next start.',
      default: 3,
      examples: [22],
    },
    backup_days: {
      type: 'integer',
      minimum: 1,
      maximum: 3_660,
      description: 'How many daily backups to keep (the last one of each day).',
      default: 7,
      examples: [14],
    },
    backup_weeks: {
      type: 'integer',
      minimum: 0,
      maximum: 520,
      description: 'How many weekly backups to keep (the last one of each week; weeks begin on Monday).',
      default: 4,
      examples: [8],
    },
    backup_months: {
      type: 'integer',
      minimum: 0,
      maximum: 1_200,
      description: 'How many monthly backups to keep (the last one of each month).',
      default: 6,
      examples: [24],
    },
    codehost_url: {
      type: 'string',
      format: 'base-url',
      'x-must-be': 'an http:// or https:// URL without query, fragment or user',
      description:
        'The URL of the GitHub API that issues are imported from; GitHub Enterprise Server has its own. It may be on a private ' +
        'network. Docket contacts no other host for imports from a code host.',
      default: 'https://api.github.com',
      examples: ['https://github.example.org/api/v3'],
    },
    linear_url: {
      type: 'string',
      format: 'base-url',
      'x-must-be': 'an http:// or https:// URL without query, fragment or user',
      description: 'The URL of the GraphQL API of Linear that issues are imported from.',
      default: 'https://api.linear.app/graphql',
      examples: ['https://linear.example.org/graphql'],
    },
    jira_url: {
      type: 'string',
      format: 'base-url',
      'x-must-be': 'an http:// or https:// URL without query, fragment or user',
      description:
        'The URL of the Jira that issues are imported from. It may be on a private network. Without it, Docket contacts ' +
        '`https://<site>.atlassian.net`, where `<site>` is in the request.',
      examples: ['https://jira.example.org'],
    },
    client_documents: {
      type: 'string',
      enum: ['public', 'loopback', 'off'],
      description:
        'Whether an OAuth client id may be the https URL of a client metadata document, which the server then fetches. ' +
        '`public` allows public addresses only; `loopback` also allows loopback addresses and plain http, for testing ' +
        'tools. With `off`, every tool must register.',
      default: 'public',
      examples: ['off'],
    },
    admin_username: {
      type: 'string',
      format: 'username',
      'x-must-be':
        '1 to 64 letters, digits, dots, hyphens or underscores, of one script or of Latin and one other',
      description:
        'The username of the first administrator, who is created when an empty instance is first started; ignored afterwards. ' +
        'Requires `admin_password`.',
      examples: ['ada'],
      'x-environment-only': true,
    },
    admin_password: {
      type: 'string',
      format: 'password',
      'x-must-be': '8 to 1024 bytes in UTF-8',
      description: 'The password of the first administrator. Requires `admin_username`.',
      examples: ['correct-horse-battery'],
      writeOnly: true,
      'x-environment-only': true,
    },
  },
} as const satisfies SettingsSchema;

type Settings = typeof settingsSchema.properties;
export type Key = keyof Settings;

type Value<S> = S extends { enum: readonly (infer Choices)[] }
  ? Choices
  : S extends { type: 'integer' }
    ? number
    : S extends { type: 'boolean' }
      ? boolean
      : S extends { type: 'array' }
        ? readonly string[]
        : string;

type DefaultedKey = { [K in Key]: Settings[K] extends { default: unknown } ? K : never }[Key];

/** The effective configuration: a key with a default always has a value, the others may be missing. */
export type Config = { readonly [K in DefaultedKey]: Value<Settings[K]> } & {
  readonly [K in Exclude<Key, DefaultedKey>]?: Value<Settings[K]>;
};

const settings: SettingsSchema['properties'] = settingsSchema.properties;

export const keys: readonly string[] = Object.keys(settings);

export function settingOf(key: string): SettingsSchema['properties'][string] | undefined {
  return Object.hasOwn(settings, key) ? settings[key] : undefined;
}

/** The keys that are allowed in the file. */
export const fileKeys: readonly string[] = keys.filter(key => !settings[key]?.['x-environment-only']);

/** The variable of a setting is its name in capitals. */
export function variableOf(key: string): string {
  return `DOCKET_${key.toUpperCase()}`;
}

/** The rule for a value, as the end of a sentence after "must be". */
export function ruleOf(setting: SettingsSchema['properties'][string]): string {
  if ('enum' in setting) return `one of ${setting.enum.join(', ')}`;
  if (setting.type === 'integer') return `a whole number from ${setting.minimum} to ${setting.maximum}`;
  if (setting.type === 'boolean') return 'true or false';
  if (setting.type === 'array') {
    return `a list of at most ${setting.maxItems} entries, each ${setting.items['x-must-be']}`;
  }
  return setting['x-must-be'];
}
