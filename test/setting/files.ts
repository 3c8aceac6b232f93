/** Files of every accepted type, each as small as possible. */
import sharp from 'sharp';

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

type Raster = 'png' | 'jpeg' | 'gif' | 'webp';

/** A picture of one colour. */
export function picture(format: Raster, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();
}

/** A picture that does not compress well, and so is large. */
export async function noise(width: number, height: number, format: Raster = 'jpeg'): Promise<Buffer> {
  const create = {
    width,
    height,
    channels: 3 as const,
    background: '#000',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
  };
  return sharp({ create }).toFormat(format).toBuffer();
}

export const SVG_TEXT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle r="9"/></svg>';
export const PDF = latin('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const MP4 = latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08free');
export const WEBM = latin('\x1a\x45\xdf\xa3\x8b\x42\x86\x81\x01\x42\x82\x84webm\x18\x53\x80\x67\x80');
export const OGG = latin('OggS\0\x02' + '\0'.repeat(20) + '\x01\x1e\x01vorbis' + '\0'.repeat(40));
export const MP3 = Buffer.concat([
  latin('ID3\x04\0\0\0\0\0\x0a' + '\0'.repeat(10) + '\xff\xfb\x90\x64'),
  Buffer.alloc(413),
]);
export const TEXT = Buffer.from('High water at half past four.\nÆ 文書 🌊\n');
