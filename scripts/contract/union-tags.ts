/** Says which side of a union requires its tag: Rust decodes a union that does, oapi-codegen compiles variants that do. */
import { eachObject, isObject, objectAt, resolved, textAt, textsAt, type JsonObject } from './json.ts';

/** Takes the tag from what each variant requires, since Rust's decoder takes it away before it reads one; in the document. */
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

/** The other way round, in the document: oapi-codegen cannot set a tag that may be left out. */
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
