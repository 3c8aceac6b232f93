/** The environment and flags of `bin/docket`: before Node, settings of the C library, and after it, flags. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(import.meta.dirname, '../../bin/docket'), 'utf8');

export const FLAGS: readonly string[] = /^exec node (.+) "\$main"/m.exec(script)?.[1]?.split(' ') ?? [];

export const SURROUNDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(script.matchAll(/^export ([A-Z_]+)=.*:-(\d+)}"$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]),
);
