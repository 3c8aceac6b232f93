/** Which media types a client accepts. */
import { itemsOf } from '../text/list.ts';
import type { Headers } from './call.ts';

/** Whether the type is named: a client that accepts anything did not ask for it. */
export function namesType(headers: Headers | undefined, type: string): boolean {
  return itemsOf(headers?.['accept'] ?? '').some(item => {
    const [named = '', ...parameters] = item
      .toLowerCase()
      .split(';')
      .map(part => part.trim());
    return named === type && !parameters.some(one => /^q=0(\.0*)?$/.test(one));
  });
}
