/**
 * Rules for new usernames: letters, digits and `-_.`, in one normal form, and mixed no further than Unicode's "moderately
 * restrictive" level (UTS 39) allows, so that no name can be mistaken for another.
 */

/** The contract has only the part that every generator understands. */
const MADE_OF = /^[\p{L}\p{M}\p{Nd}._-]{1,64}$/u;

/** Words that mean something else where an issue is assigned. */
const RESERVED = /^(me|human|none)$/i;

const SOMETHING_TO_READ = /[\p{L}\p{Nd}]/u;

/** Fillers, selectors and joiners, some of which are letters or marks in Unicode. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** At most four marks on one letter (UTS 39, 5.4); more would cover the lines around it. */
const MARKS_ASTRAY = /^\p{M}|\p{Mn}{5}|(\p{Mn})\1/u;

/** Scripts in everyday use (UAX 31, table 5), except for three that may not be mixed with Latin. */
const BESIDE_LATIN = [
  'Arab',
  'Armn',
  'Beng',
  'Bopo',
  'Deva',
  'Ethi',
  'Geor',
  'Gujr',
  'Guru',
  'Hang',
  'Hani',
  'Hebr',
  'Hira',
  'Knda',
  'Kana',
  'Khmr',
  'Laoo',
  'Mlym',
  'Mymr',
  'Orya',
  'Sinh',
  'Taml',
  'Telu',
  'Thaa',
  'Thai',
  'Tibt',
];
/** Too many of their letters look like Latin ones. */
const ALONE = ['Cyrl', 'Grek'];
/** Scripts that Chinese, Japanese and Korean combine. */
const TOGETHER = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
];

/** Each matches texts written only in these scripts and in shared characters. Most servers never need them. */
let covers: readonly RegExp[] | null = null;

function someCoverMatches(name: string): boolean {
  covers ??= [
    ...BESIDE_LATIN.map(script => ['Latn', script]),
    ...ALONE.map(script => [script]),
    ...TOGETHER,
  ].map(scripts => {
    const letters = ['Zyyy', 'Zinh', ...scripts].map(script => `\\p{Script_Extensions=${script}}`);
    return new RegExp(`^[${letters.join('')}]*$`, 'u');
  });
  return covers.some(cover => cover.test(name));
}

const ASCII = /^[\w.-]*$/;

/** The stored normal form, of the spellings that Unicode treats as equal. */
export function usernameSpelling(text: string): string {
  return text.normalize('NFC');
}

/** The fault of a new username, worded to follow its field's name; null if it is valid. */
export function usernameFault(text: string): string | null {
  const name = usernameSpelling(text);
  if (!MADE_OF.test(name)) return 'must be 1 to 64 letters, digits, dots, hyphens or underscores';
  if (RESERVED.test(name)) return 'must not be me, human or none';
  if (!SOMETHING_TO_READ.test(name)) return 'must contain a letter or a digit';
  if (ASCII.test(name)) return null;
  if (INVISIBLE.test(name)) return 'must not contain invisible characters';
  if (MARKS_ASTRAY.test(name.normalize('NFD'))) return 'must not begin with combining marks or stack them';
  if (name.normalize('NFKC') !== name) return 'must not contain special forms of letters or digits';
  if (!someCoverMatches(name) || mixesDigits(name))
    return 'must not mix letters or digits of scripts that can look alike';
  return null;
}

/** Digits of several scripts may look alike and mean different numbers. */
function mixesDigits(name: string): boolean {
  const zeros = new Set(Array.from(name.match(/\p{Nd}/gu) ?? [], zeroOf));
  return zeros.size > 1;
}

/** The digits of a script are consecutive. */
function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
}
