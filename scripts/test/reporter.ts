/** A reporter of node:test that writes one line of JSON for each test that ended. */
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';

export interface Result {
  readonly name: string;
  /** The bundled program that it is from. */
  readonly file: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** How long it took, for those that are not part of another. */
  readonly ms: number;
  /** Why it failed or was skipped. */
  readonly reason: string;
}

export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file = '', details, nesting, skip } = event.data;
    if (details.type === 'suite') continue;
    const error = event.type === 'test:fail' ? event.data.details.error : undefined;
    const result: Result = {
      name,
      file,
      outcome: error ? 'failed' : skip === undefined || skip === false ? 'passed' : 'skipped',
      ms: nesting === 0 ? details.duration_ms : 0,
      reason: error ? inspect(error.cause ?? error) : typeof skip === 'string' ? skip : '',
    };
    yield `${JSON.stringify(result)}\n`;
  }
}
