/** The `Link` header, by which a code host says where a list goes on. */

/** One link: its target, and its parameters up to the next comma outside quotes. */
const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:"[^"]*"|[^\s",;]*))?)*)\s*(?:,|$)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]*))/i;

/** The address of the next page; null on the last, and for one that is no address. */
export function nextPage(link: string | undefined, of: URL): URL | null {
  for (const [, target = '', parameters = ''] of (link ?? '').matchAll(LINK)) {
    const [, quoted, bare] = RELATION.exec(parameters) ?? [];
    const relations = (quoted ?? bare ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('next') && URL.canParse(target, of.href)) return new URL(target, of);
  }
  return null;
}
