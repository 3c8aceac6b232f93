/** Adds what clients see of idempotency keys to every operation that accepts them: the header, and that of a replay. */
import { listAt, objectAt, operationsOf, type JsonObject, type OperationPlace } from './json.ts';

/** Every POST of the API, except routes of credentials: their responses contain secrets, which are not stored. */
export function isIdempotent({ path, method }: Pick<OperationPlace, 'path' | 'method'>): boolean {
  return method === 'post' && path.startsWith('/api/') && !path.startsWith('/api/auth/');
}

const REPLAYED = { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } };

export function addIdempotency(document: JsonObject): void {
  for (const place of operationsOf(document)) {
    if (!isIdempotent(place)) continue;
    const { operation } = place;
    operation['parameters'] = [
      ...listAt(operation, 'parameters'),
      { $ref: '#/components/parameters/IdempotencyKey' },
    ];
    // Copies: several operations may share a response.
    operation['responses'] = Object.fromEntries(
      Object.entries(objectAt(operation, 'responses')).map(([status, response]) =>
        status.startsWith('2')
          ? [status, { ...objectAt(response), headers: { ...objectAt(response, 'headers'), ...REPLAYED } }]
          : [status, response],
      ),
    );
  }
}

/** Before a replay, the roles in projects that the body names are judged like those in a path. */
export function fromIdempotency(place: OperationPlace): string[] {
  if (!isIdempotent(place)) return [];
  const { of } = objectAt(place.operation, 'x-access');
  const hidden = of === 'body' ? ['not_found'] : [];
  return ['idempotency_key_invalid', 'idempotency_key_reused', ...hidden];
}
