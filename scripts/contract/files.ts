/** Files in the documents: fields of a multipart body whose content has a media type of its own. */
import type { JsonObject } from './json.ts';

export function isFile(schema: JsonObject): boolean {
  return schema['contentMediaType'] !== undefined;
}
