/** What `npm start` gives to Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

export const FLAGS: readonly string[] = scripts.start.match(/--\S+/g) ?? [];
