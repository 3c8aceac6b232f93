/** Bytes that some system would run: refused whatever the file is called. */

/** How programs begin, in hexadecimal digits. */
const SIGNATURES: readonly string[] = [
  // ELF, for Linux and its relatives.
  '7f454c46',
  // Mach-O in both byte orders and widths; the last one also begins Java classes.
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  // WebAssembly, Dalvik, a shortcut of Windows.
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

/** Programs of DOS and Windows begin with two plain letters, and are full of bytes that no text has. */
function isForWindows(sample: Buffer): boolean {
  const mark = sample.subarray(0, 2).toString('latin1');
  return (mark === 'MZ' || mark === 'ZM') && sample.includes(0);
}
