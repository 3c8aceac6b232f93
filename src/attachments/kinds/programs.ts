/** Programs that some system would run: refused whatever the file name is. */

/** Magic numbers of programs, in hexadecimal. */
const SIGNATURES: readonly string[] = [
  // ELF, for Linux and similar systems.
  '7f454c46',
  // Mach-O in both byte orders and widths; the last one is also that of Java classes.
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  // WebAssembly, Dalvik, Windows shortcuts.
  '0061736d',
  '6465780a30',
  '4c0000000114020000000000c000000000000046',
];

const LONGEST = 40;

/** A script names its interpreter by an absolute path; `#![allow(dead_code)]` is only Rust. */
const SCRIPT = /^(?:\u00ef\u00bb\u00bf)?#![ \t]*\//;

export function isProgram(sample: Buffer): boolean {
  const digits = sample.subarray(0, LONGEST).toString('hex');
  if (SIGNATURES.some(signature => digits.startsWith(signature))) return true;
  return SCRIPT.test(sample.subarray(0, LONGEST).toString('latin1')) || isForWindows(sample);
}

/** Programs for DOS and Windows begin with two plain letters, and contain many bytes that text cannot have. */
function isForWindows(sample: Buffer): boolean {
  const mark = sample.subarray(0, 2).toString('latin1');
  return (mark === 'MZ' || mark === 'ZM') && sample.includes(0);
}
