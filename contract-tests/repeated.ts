/** Compares what a request sets with the response that repeats it. */
import type { Transaction } from 'dredd';
import type { Operation, OperationId } from '../src/generated/operations.ts';
import { fold } from '../src/text/fold.ts';

/** These answer with what contains the new record. */
const CONTAINERS: ReadonlySet<OperationId> = new Set(['createPlanStep', 'updatePlanStep']);

/** The first field that was sent and comes back with another value; null if there is none. */
export function repeatFault(
  { method, id }: Operation,
  { body, headers }: Transaction['request'],
  answer: unknown,
): string | null {
  const isJson = headers['Content-Type']?.startsWith('application/json') === true;
  if (method === 'GET' || method === 'DELETE' || CONTAINERS.has(id) || !isJson) return null;
  return differing(JSON.parse(String(body)), answer, '');
}

/** Values of different types are not compared: a person is named in the request and described in the response. */
function differing(sent: unknown, answer: unknown, place: string): string | null {
  if (typeof sent !== typeof answer) return null;
  const isNull = sent === null || answer === null;
  if (isNull || typeof sent !== 'object' || typeof answer !== 'object')
    return plain(sent) === plain(answer)
      ? null
      : `${place} is ${JSON.stringify(answer)}, and ${JSON.stringify(sent)} was sent`;
  if (Array.isArray(sent) && Array.isArray(answer) && sent.length !== answer.length)
    return `${place} has ${String(answer.length)} entries, and ${String(sent.length)} were sent`;
  const both = Object.keys(sent).filter(name => name in answer);
  for (const name of both) {
    const found = differing(valueOf(sent, name), valueOf(answer, name), `${place}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

function valueOf(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** Texts are stored without spaces around them and with the line breaks of Unix, and names are found in any case. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? fold(value.replaceAll('\r\n', '\n').trim()) : value;
}
