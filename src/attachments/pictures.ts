/**
 * Pictures, by sharp: how large they are, and small copies of them. It works off the event loop; only its decoders of
 * the four formats that are taken may run, one picture at a time, and none for long.
 */
import sharp, { type Metadata } from 'sharp';
import { turns } from '../time/turns.ts';

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

const oneAtATime = turns(1);

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
export async function thumbnailOf(path: string): Promise<Buffer | null> {
  const found = await metadataOf(path);
  if (!found || !isScaledDown(shownDimensions(found))) return null;
  return oneAtATime(async () => {
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
