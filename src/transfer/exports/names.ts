/** Names of exported files and folders, which are valid on every system. */

/** Long enough to distinguish titles; 32 levels of folders still make a path of a few kilobytes. */
const LONGEST = 60;

/** Letters that do not decompose into a Latin letter and its marks. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Lower-case ASCII letters and digits with single hyphens between them; may be empty. */
function slug(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const spelt = plain.replaceAll(/[ßæœøđðþłı]/g, letter => SPELT[letter] ?? '');
  return spelt
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST + 1)
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
}

/** Windows reserves these names for devices, with any extension and in any case. */
const DEVICES = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/** The root folder of an export. */
export function rootOf(identifier: string): string {
  return DEVICES.test(identifier) ? `${identifier}_` : identifier;
}

/** Identifiers are unique, so these names are too. */
export function documentName(identifier: string, title: string): string {
  const words = slug(title);
  return `${identifier}${words === '' ? '' : `-${words}`}.md`;
}

/** The id distinguishes files with equal names. An unusual extension is left out. */
export function attachmentName(id: number, filename: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/s.exec(filename) ?? [];
  const words = slug(stem);
  return `${id}${words === '' ? '' : `-${words}`}${ending.toLowerCase()}`;
}

/** Unique names for the folders within one folder. */
export class FolderNames {
  readonly #taken = new Set<string>();

  next(name: string): string {
    const words = slug(name);
    const wanted = words === '' || DEVICES.test(words) ? `folder${words === '' ? '' : `-${words}`}` : words;
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? wanted : `${wanted}-${count}`;
      if (this.#taken.has(free)) continue;
      this.#taken.add(free);
      return free;
    }
  }
}
