/**
 * Dimensions and thumbnails of pictures, by sharp. It runs outside the event loop. Only the decoders of the four accepted
 * formats may run, on one picture of each size class at a time, with a time limit.
 */
import sharp, { type Metadata } from 'sharp';
import { FairTurns } from '../../time/turns.ts';

/** The longer side of a thumbnail. */
const THUMBNAIL_PIXELS = 480;

/** Larger pictures have no thumbnail: decoding one would take hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;

/** Stops a decoder that a crafted picture keeps busy. */
const SECONDS = 10;

const DECODERS = ['Png', 'Jpeg', 'Nsgif', 'Webp'].map(format => `VipsForeignLoad${format}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });
// One thread each, because SQLite, files and other requests need the rest.
sharp.concurrency(1);
// Nothing is decoded twice.
sharp.cache(false);

/** Larger pictures take up to 200 MB and several seconds to decode, so the others do not wait for them. */
const MOST_MODEST_PIXELS = 16_000_000;

/** The requester of a picture. An account and its tools count as one; null means the anonymous readers, who also count as one. */
export type Asker = number | null;

const largeOnes = new FairTurns<Asker>();
const modestOnes = new FairTurns<Asker>();

/** As displayed: after the rotation that a photo declares. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Null if no decoder can read it, whatever its type says. */
export async function dimensionsOf(path: string): Promise<Dimensions | null> {
  const found = await metadataOf(path);
  return found && shownDimensions(found);
}

/** A WebP without the picture's metadata; null if none can be made. */
export async function thumbnailOf(path: string, asker: Asker): Promise<Buffer | null> {
  const found = await metadataOf(path);
  if (!found || !isScaledDown(shownDimensions(found))) return null;
  const { width, height } = found;
  const turns = width * height > MOST_MODEST_PIXELS ? largeOnes : modestOnes;
  return turns.take(asker, async () => {
    try {
      return await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside' })
        .timeout({ seconds: SECONDS })
        .webp({ quality: 80, effort: 3 })
        .toBuffer();
    } catch {
      // Truncated, damaged, or not really a picture.
      return null;
    }
  });
}

/** Larger than its thumbnail would be, and not too large to be scaled down. */
function isScaledDown({ width, height }: Dimensions): boolean {
  return Math.max(width, height) > THUMBNAIL_PIXELS && width * height <= MOST_PIXELS;
}

/** Reads only the header. */
async function metadataOf(path: string): Promise<Metadata | null> {
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function shownDimensions({ autoOrient: { width, height } }: Metadata): Dimensions {
  return { width, height };
}
