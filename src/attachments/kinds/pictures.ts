/**
 * Pictures, by sharp: how large they are, and small copies of them. It works off the event loop; only its decoders of
 * the four formats that are taken may run, one picture of each size at a time, and none for long.
 */
import sharp, { type Metadata } from 'sharp';
import { FairTurns } from '../../time/turns.ts';

/** The longer side of a thumbnail. */
const THUMBNAIL_PIXELS = 480;

/** Larger pictures have no thumbnail: decoded, one would take hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;

/** A decoder that a crafted picture keeps busy is stopped. */
const SECONDS = 10;

const DECODERS = ['Png', 'Jpeg', 'Nsgif', 'Webp'].map(format => `VipsForeignLoad${format}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });
// One thread each: SQLite, files and other requests need the rest.
sharp.concurrency(1);
// Nothing is decoded twice.
sharp.cache(false);

/** Decoded, larger ones take up to 200 MB and several seconds: the others do not wait for them. */
const MOST_MODEST_PIXELS = 16_000_000;

/** For whom a picture is made. An account and its tools count as one; null is for all anonymous readers together. */
export type Asker = number | null;

const largeOnes = new FairTurns<Asker>();
const modestOnes = new FairTurns<Asker>();

/** As it is shown: turned in the way that a photo declares. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Null for what no decoder can read, whatever it calls itself. */
export async function dimensionsOf(path: string): Promise<Dimensions | null> {
  const found = await metadataOf(path);
  return found && shownDimensions(found);
}

/** A WebP without the picture's metadata; null where none can be made. */
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
      // Cut off, damaged, or a picture in name only: there is nothing to show of it.
      return null;
    }
  });
}

/** Larger than its thumbnail would be, and not too large to be made smaller. */
function isScaledDown({ width, height }: Dimensions): boolean {
  return Math.max(width, height) > THUMBNAIL_PIXELS && width * height <= MOST_PIXELS;
}

/** Reads the header alone. */
async function metadataOf(path: string): Promise<Metadata | null> {
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function shownDimensions({ autoOrient: { width, height } }: Metadata): Dimensions {
  return { width, height };
}
