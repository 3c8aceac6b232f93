/** Parses the `Link` header, in which a code host sends the URL of the next page. */

const PARAMETER = String.raw`;\s*([\w*-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s",;]+)))?\s*`;
const PARAMETERS = new RegExp(PARAMETER, 'g');
/** The target, and the parameters up to the next comma outside quotes. */
const LINK = new RegExp(String.raw`<([^<>]*)>\s*((?:${PARAMETER})*)(?:,|$)`, 'g');

/** The URL of the next page; null on the last page, or if it is not a URL. */
export function nextPage(link: string | undefined, of: URL): URL | null {
  for (const [, target = '', parameters = ''] of (link ?? '').matchAll(LINK)) {
    if (relationsIn(parameters).includes('next') && URL.canParse(target, of.href)) return new URL(target, of);
  }
  return null;
}

function relationsIn(parameters: string): readonly string[] {
  const all = [...parameters.matchAll(PARAMETERS)];
  const [, , quoted, bare] = all.find(([, name]) => name?.toLowerCase() === 'rel') ?? [];
  return (quoted ?? bare ?? '').toLowerCase().split(/\s+/);
}
