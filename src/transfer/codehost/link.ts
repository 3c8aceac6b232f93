/** The `Link` header, by which a code host says where a list goes on. */

const PARAMETER = String.raw`;\s*([\w*-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s",;]+)))?\s*`;
const PARAMETERS = new RegExp(PARAMETER, 'g');
/** Its target, and its parameters up to the next comma outside quotes. */
const LINK = new RegExp(String.raw`<([^<>]*)>\s*((?:${PARAMETER})*)(?:,|$)`, 'g');

/** The address of the next page; null on the last, and for one that is no address. */
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
