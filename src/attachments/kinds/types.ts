/** The types of files that are taken, as their bytes tell them. Neither a name nor a declared type counts. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { refuse } from '../../generated/refusals.ts';
import { isProgram } from './programs.ts';
import { isSvg } from './svg.ts';
import { isPlainText, looksLikeText } from './plain-text.ts';
import { lazily } from '../../store/lazily.ts';

const fileTypeModule = lazily(() => import('file-type'));

export type MimeClass = 'image' | 'video' | 'audio' | 'text' | 'pdf' | 'archive' | 'other';

/** What may be shown in the page that links it; everything else is saved. */
export const SHOWN_CLASSES: readonly MimeClass[] = ['image', 'video', 'audio'];

export const SVG = 'image/svg+xml';
export const ZIP = 'application/zip';
export const SQLITE = 'application/vnd.sqlite3';

/** The pictures that have dimensions, and can have a thumbnail. */
export const RASTERS: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** What the sniffer finds, by its names, and what each is called here. */
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

/** All that the sniffer is given: a hostile file gets no more of it to work on. */
const SAMPLE_BYTES = 65_536;

/** The type of the file at the path, or a refusal. `declared` chooses between two names of the same bytes only. */
export async function typeOf(path: string, declared: string | null): Promise<string> {
  const sample = await sampleOf(path);
  if (isProgram(sample)) throw refuse.fileExecutable();
  // What reads as text is text, whatever its first letters look like. A PDF may well be made of text alone.
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

/** Archives are not looked into: whatever a ZIP holds, it is a ZIP. A broken picture is still one. */
async function binaryType(sample: Buffer): Promise<string | undefined> {
  if (ZIP_SIGNATURES.some(signature => startsWith(sample, signature))) return ZIP;
  if (startsWith(sample, PNG_SIGNATURE)) return 'image/png';
  // Not before the first upload: few starts have one.
  const { fileTypeFromBuffer } = await fileTypeModule();
  const found = await fileTypeFromBuffer(sample);
  return found && TAKEN[found.ext];
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** SQLite has no class of its own. */
export function classOf(type: string): MimeClass {
  if (type === 'application/pdf') return 'pdf';
  if (type === ZIP) return 'archive';
  const [family = ''] = type.split('/');
  return isFamily(family) ? family : 'other';
}

function isFamily(word: string): word is 'image' | 'video' | 'audio' | 'text' {
  return ['image', 'video', 'audio', 'text'].includes(word);
}
