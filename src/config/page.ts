/** Writes the reference page of the configuration from its schema. */

import { stringify } from 'yaml';

import { ruleOf, variableOf, type SettingsSchema } from './schema.ts';

type Setting = SettingsSchema['properties'][string];

export function configurationPage(schema: SettingsSchema): string {
  const sections = Object.entries(schema.properties).map(([key, setting]) => section(key, setting));
  return `${[opening(schema), ...sections].join('\n\n')}\n`;
}

function opening({ title, description, 'x-file': file }: SettingsSchema): string {
  return `<!-- Generated from src/config/schema.ts: change that, not this page. -->

# ${title}

${description}

Settings are read from a file, \`${file.name}\`, and from environment variables. Variables override the file, and both
override the defaults. The first of these files is read:

1. the path given with \`${file.option}\`
2. the path in \`${file.variable}\`
3. \`${file.name}\` in the working directory
4. \`docket/${file.name}\` in the user's configuration folder: \`$XDG_CONFIG_HOME\` or \`~/.config\` on Linux,
   \`~/Library/Application Support\` on macOS, \`%APPDATA%\` on Windows
5. \`docket/${file.name}\` in the system's: \`/etc\` on Linux, \`/Library/Application Support\` on macOS,
   \`%PROGRAMDATA%\` on Windows

If one of the first two is given, the file must exist. A file that exists but cannot be read or parsed, is larger than
${file.limit} bytes, or contains an unknown key or an invalid value, stops the start with an error that names the file, the
line and the key. Anchors, aliases and tags are not supported.

The variable of a key is \`DOCKET_\` followed by the key in capitals. List entries are separated by commas. An empty
variable counts as not set. An unknown variable that begins with \`DOCKET_\` causes a warning and is ignored; an invalid
value stops the start.

The variable of a setting that may contain a secret can also have \`_FILE\` at its end, and the path of a file: the
setting is the text of the file, without a line end. Setting both is refused.`;
}

function section(key: string, setting: Setting): string {
  const facts = [
    `- Must be: ${ruleOf(setting)}`,
    `- Default: ${defaultOf(setting)}`,
    ...(setting.writeOnly ? ['- May contain a secret; its value is never shown in a message'] : []),
    ...(setting['x-environment-only'] ? ['- Read from the environment only, never from the file'] : []),
  ];
  return [`## \`${key}\``, setting.description, facts.join('\n'), ...examples(key, setting)].join('\n\n');
}

function defaultOf({ default: value }: Setting): string {
  if (value === undefined) return 'none';
  return Array.isArray(value) && value.length === 0 ? 'an empty list' : `\`${String(value)}\``;
}

function examples(key: string, setting: Setting): string[] {
  const [example] = setting.examples;
  const variable = fenced('sh', `${variableOf(key)}=${String(example)}`);
  if (setting['x-environment-only']) return [variable];
  return [fenced('yaml', stringify({ [key]: example }).trimEnd()), variable];
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
