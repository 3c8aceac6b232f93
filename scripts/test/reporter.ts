/** A reporter for node:test that writes one line of JSON for each test that began or ended. */
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';

export interface Result {
  readonly name: string;
  /** The bundled program that it is from. */
  readonly file: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Its duration, for tests that are not part of another. */
  readonly ms: number;
  /** Why it failed or was skipped. */
  readonly reason: string;
}

/** One line; a suite begins and ends too, without a result. */
export type Note = { readonly begun: string } | { readonly ended: string; readonly result: Result | null };

export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const note = noteOf(event);
    if (note) yield `${JSON.stringify(note)}\n`;
  }
}

function noteOf(event: TestEvent): Note | null {
  if (event.type === 'test:dequeue') return { begun: event.data.name };
  if (event.type !== 'test:pass' && event.type !== 'test:fail') return null;
  const { name, details } = event.data;
  return { ended: name, result: details.type === 'suite' ? null : resultOf(event) };
}

function resultOf(event: TestEvent & { readonly type: 'test:pass' | 'test:fail' }): Result {
  const { name, file = '', details, nesting, skip } = event.data;
  const error = event.type === 'test:fail' ? event.data.details.error : undefined;
  return {
    name,
    file,
    outcome: error ? 'failed' : skip === undefined || skip === false ? 'passed' : 'skipped',
    ms: nesting === 0 ? details.duration_ms : 0,
    reason: error ? inspect(error.cause ?? error) : typeof skip === 'string' ? skip : '',
  };
}
