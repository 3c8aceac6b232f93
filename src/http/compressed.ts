/** Compresses JSON and text above a kilobyte; files are compressed already or must not change. */
import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Context, Next } from 'koa';
import { sendInPieces } from './pieces.ts';

/** Below this, checking for compression takes longer than sending. */
export const WORTH_IT_BYTES = 1024;

export function compressed() {
  const compressor = compress({
    filter: type => /^(application\/json|text\/)/i.test(type),
    threshold: WORTH_IT_BYTES,
    gzip: { level: 6 },
    // Brotli's default is its highest quality, which is meant for files that are compressed once.
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    if ((context.length ?? WORTH_IT_BYTES) < WORTH_IT_BYTES) return;
    // A client that forbids every encoding gets plain text: the library would fail, after the call was done.
    if (context.acceptsEncodings(compressor.preferredEncodings) === false) context.compress = false;
    sendInPieces(context);
    await compressor(context, async () => {});
  };
}
