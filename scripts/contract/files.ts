/** Files in the documents: fields of a multipart body with a content media type. */
import type { JsonObject } from './json.ts';

export function isFile(schema: JsonObject): boolean {
  return schema['contentMediaType'] !== undefined;
}
