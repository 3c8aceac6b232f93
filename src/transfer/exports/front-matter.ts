/** Front matter that YAML 1.1 and 1.2 parsers read as the same texts, whatever they contain. */
import { Document, visit, type Tags } from 'yaml';

/**
 * Texts that are written without quotes begin with a letter and are printable. The library quotes more, but only by the
 * rules of one version: `0o17` is a number only in 1.2, `=` and `<<` have a meaning only in 1.1, and some parsers fail on a
 * question mark in a list.
 */
const PLAIN = /^\p{L}[^\p{C}\p{Zl}\p{Zp}?]*$/u;

/** Not printable, or a line break, in one of the versions. JSON escapes only those below U+0020. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** With the merge tag, the library would never quote `<<`. */
const withoutMerge = (tags: Tags): Tags =>
  tags.filter(tag => typeof tag === 'string' || !tag.tag.endsWith(':merge'));

export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields, { version: '1.1', customTags: withoutMerge });
  visit(document, {
    Seq: (_key, list) => {
      list.flow = true;
    },
    Scalar: (key, scalar) => {
      const isText = key !== 'key' && typeof scalar.value === 'string';
      if (isText && !PLAIN.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false, doubleQuotedAsJSON: true });
  // All of them are inside double quotes at this point.
  return text.replaceAll(UNPRINTABLE, one => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
