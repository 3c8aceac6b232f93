/** The environment and flags of `npm start`: before Node, settings of the C library, and after it, flags. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

export const FLAGS: readonly string[] = scripts.start.match(/--\S+/g) ?? [];

export const SURROUNDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(scripts.start.matchAll(/([A-Z_]+)=(\S+)/g), ([, name = '', value = '']) => [name, value]),
);
