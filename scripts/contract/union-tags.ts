/** Whether a union's tag is required on the union or its variants: Rust needs the first, oapi-codegen the second. */
import { eachObject, isObject, objectAt, resolved, textAt, textsAt, type JsonObject } from './json.ts';

/** Removes the tag from the required fields of each variant, because Rust's decoder consumes it first; in place. */
export function requireTagsOfUnions(document: JsonObject): void {
  for (const { union, tag, variants } of taggedUnions(document)) {
    union['required'] = [tag];
    for (const variant of variants) {
      const required = textsAt(variant, 'required').filter(name => name !== tag);
      if (required.length > 0) variant['required'] = required;
      else delete variant['required'];
    }
  }
}

/** The reverse, in place: oapi-codegen cannot set an optional tag. */
export function requireTagsOfVariants(document: JsonObject): void {
  for (const { union, tag, variants } of taggedUnions(document)) {
    delete union['required'];
    for (const variant of variants) {
      const others = textsAt(variant, 'required').filter(name => name !== tag);
      variant['required'] = [tag, ...others];
    }
  }
}

interface TaggedUnion {
  readonly union: JsonObject;
  readonly tag: string;
  readonly variants: readonly JsonObject[];
}

function taggedUnions(document: JsonObject): TaggedUnion[] {
  const found: TaggedUnion[] = [];
  eachObject(document, union => {
    const tag = textAt(objectAt(union, 'discriminator'), 'propertyName');
    if (tag === undefined || !Array.isArray(union['oneOf'])) return;
    const variants = union['oneOf'].filter(isObject).map(variant => resolved(document, variant));
    found.push({ union, tag, variants });
  });
  return found;
}
