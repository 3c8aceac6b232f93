/** `npm run status`: the operations that the contract promises and that have no handler yet, by family. */
import { join } from 'node:path';
import process from 'node:process';
import type { Events } from './contract/events.ts';
import { familyFileExists, handlerPlaces, type HandlerPlace } from './contract/handlers.ts';
import { isObject, objectAt } from './contract/json.ts';
import { readContract } from './contract/whole.ts';

/** A line for each family with planned operations, their names below it, and the sum. */
export function statusLines(
  places: readonly HandlerPlace[],
  begun: (place: HandlerPlace) => boolean,
): string[] {
  const families = new Map<string, HandlerPlace[]>();
  for (const place of places) families.set(place.file, [...(families.get(place.file) ?? []), place]);
  const lines = [...families].flatMap(([family, all]) => {
    const planned = all.filter(place => place.planned);
    if (planned.length === 0) return [];
    const state = all.some(begun) ? ', begun' : '';
    return [
      `${family}: ${planned.length} of ${all.length} planned${state}`,
      ...planned.map(({ id }) => `  ${id}`),
    ];
  });
  const planned = places.filter(place => place.planned).length;
  return [...lines, `${planned} of ${places.length} operations are planned`];
}

/** What the socket does, in the same shape: its operations are in the document of the events. */
export function eventPlaces({ source }: Events): HandlerPlace[] {
  return Object.entries(objectAt(source.value, 'operations'))
    .filter(([, operation]) => isObject(operation))
    .map(([id, operation]) => ({
      id,
      family: 'events',
      file: 'asyncapi/events',
      planned: objectAt(operation)['x-planned'] === true,
    }));
}

if (import.meta.filename === process.argv[1]) {
  const root = join(import.meta.dirname, '..');
  const { assembled, events } = readContract(root);
  const places = [...handlerPlaces(assembled), ...eventPlaces(events)];
  for (const line of statusLines(places, place => familyFileExists(root, place))) console.log(line);
}
