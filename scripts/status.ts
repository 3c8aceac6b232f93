/** `npm run status`: the operations in the contract without a handler, by family. */
import { join } from 'node:path';
import process from 'node:process';
import { assembleAll } from './contract/assemble.ts';
import { handlerPlaces, hasHandler, type HandlerPlace } from './contract/handlers.ts';
import { readShared } from './contract/shared.ts';

/** A line for each family with missing handlers, the operations below it, and the sum. */
export function statusOf(root: string): string[] {
  const places = handlerPlaces(assembleAll(root, readShared(root)));
  const missing = places.filter(place => !hasHandler(root, place));
  if (missing.length === 0) return [`all ${places.length} operations have a handler`];
  const lines = [...new Set(missing.map(({ file }) => file))].flatMap(family => [
    `${family}: ${ofFamily(missing, family).length} of ${ofFamily(places, family).length} without a handler`,
    ...ofFamily(missing, family).map(({ id }) => `  ${id}`),
  ]);
  return [...lines, `${missing.length} of ${places.length} operations have no handler`];
}

function ofFamily(places: readonly HandlerPlace[], family: string): HandlerPlace[] {
  return places.filter(({ file }) => file === family);
}

if (import.meta.filename === process.argv[1])
  for (const line of statusOf(join(import.meta.dirname, '..'))) console.log(line);
