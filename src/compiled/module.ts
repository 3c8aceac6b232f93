/** Loads what is compiled on install and not in git: the validators of contract and configuration. */
import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv';
import { ownFile } from '../program/files.ts';

const FOLDER = ownFile('generated/compiled/');
const require = createRequire(FOLDER);

export interface Check {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

export type Projection = (value: unknown) => unknown;

/** The installation is incomplete: the message says what to run. */
export class NotCompiled extends Error {
  override name = 'NotCompiled';

  constructor() {
    super(
      'the compiled contract is missing or older than the documents: run `npm run generate`, then `npm run build`',
    );
  }
}

const loaded = new Map<string, unknown>();

export function compiledModule<Module>(name: string): Module {
  let found = loaded.get(name);
  if (found === undefined) {
    try {
      found = require(`./${name}.cjs`);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
        throw new NotCompiled();
      throw error;
    }
    loaded.set(name, found);
  }
  return found as Module;
}
