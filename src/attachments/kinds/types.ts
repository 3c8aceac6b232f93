/** The accepted file types, detected from the bytes. Neither the name nor a declared type counts. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { refuse } from '../../generated/refusals.ts';
import { isProgram } from './programs.ts';
import { isSvg } from './svg.ts';
import { isPlainText, looksLikeText } from './plain-text.ts';
import { lazily } from '../../store/lazily.ts';

const fileTypeModule = lazily(() => import('file-type'));

export type MimeClass = 'image' | 'video' | 'audio' | 'text' | 'pdf' | 'archive' | 'other';

/** Classes that may be displayed in a page; everything else is downloaded. */
export const SHOWN_CLASSES: readonly MimeClass[] = ['image', 'video', 'audio'];

export const SVG = 'image/svg+xml';
export const ZIP = 'application/zip';
export const SQLITE = 'application/vnd.sqlite3';

/** The pictures that have dimensions, and can have a thumbnail. */
export const RASTERS: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** The types that the detection library returns, and our name for each. */
const TAKEN: Readonly<Record<string, string>> = {
  png: 'image/png',
  apng: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: ZIP,
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  spx: 'audio/ogg',
  mp3: 'audio/mpeg',
  sqlite: SQLITE,
};

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const ZIP_SIGNATURES = ['504b0304', '504b0506'].map(digits => Buffer.from(digits, 'hex'));

/** All that the library receives, which limits what a hostile file can do to it. */
const SAMPLE_BYTES = 65_536;

/** The type of the file at the path, or a refusal. `declared` only chooses between two names for the same bytes. */
export async function typeOf(path: string, declared: string | null): Promise<string> {
  const sample = await sampleOf(path);
  if (isProgram(sample)) throw refuse.fileExecutable();
  // A file that is valid text is text, whatever its first letters are. A PDF can consist of text alone.
  const isPdf = sample.subarray(0, 5).toString('latin1') === '%PDF-';
  if (!isPdf && looksLikeText(sample) && (await isPlainText(createReadStream(path))))
    return isSvg(sample) ? SVG : 'text/plain';
  const type = await binaryType(sample);
  if (type === undefined) throw refuse.fileTypeRefused();
  return type === 'video/webm' && /^audio\/webm\b/i.test(declared ?? '') ? 'audio/webm' : type;
}

async function sampleOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Archives are not opened: a ZIP is a ZIP, whatever it contains. A broken picture is still a picture. */
async function binaryType(sample: Buffer): Promise<string | undefined> {
  if (ZIP_SIGNATURES.some(signature => startsWith(sample, signature))) return ZIP;
  if (startsWith(sample, PNG_SIGNATURE)) return 'image/png';
  // Loaded at the first upload: many runs have none.
  const { fileTypeFromBuffer } = await fileTypeModule();
  const found = await fileTypeFromBuffer(sample);
  return found && TAKEN[found.ext];
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** SQLite has no separate class. */
export function classOf(type: string): MimeClass {
  if (type === 'application/pdf') return 'pdf';
  if (type === ZIP) return 'archive';
  const [family = ''] = type.split('/');
  return isFamily(family) ? family : 'other';
}

function isFamily(word: string): word is 'image' | 'video' | 'audio' | 'text' {
  return ['image', 'video', 'audio', 'text'].includes(word);
}
