/** The published documents, each with a mapping back to its source. */
import type { JsonObject } from '../contract/json.ts';
import { lowered } from '../contract/lower.ts';
import { published } from '../contract/publish.ts';
import type { Contract } from '../contract/whole.ts';
import type { Place } from './findings.ts';

export interface PublishedDocument extends Place {
  readonly kind: 'openapi 3.1' | 'openapi 3.0' | 'asyncapi';
  readonly document: JsonObject;
  readonly text: string;
}

export function publishedDocuments({ assembled, events, catalogue }: Contract): PublishedDocument[] {
  const documents = assembled.flatMap(one => {
    const { name } = one;
    const whole = published(one.document, catalogue);
    const origin = (path: readonly string[]): string => one.origin(path);
    const old = lowered(whole);
    return [
      { file: `${name}.json`, kind: 'openapi 3.1' as const, document: whole, text: textOf(whole), origin },
      { file: `${name}.3.0.json`, kind: 'openapi 3.0' as const, document: old, text: textOf(old), origin },
    ];
  });
  const { document, origin } = events;
  return [...documents, { file: 'events.json', kind: 'asyncapi', document, text: textOf(document), origin }];
}

function textOf(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
