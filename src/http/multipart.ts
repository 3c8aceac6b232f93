/** Reads multipart bodies with koa-body: each part is a stream that flows no faster than it is taken. */
import { finished, PassThrough, Transform } from 'node:stream';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { ExtendedFormidableOptions } from 'koa-body';
import { utf8 } from '../contract/json.ts';
import type { PartsReader, SentPart } from '../contract/parts.ts';
import { tooLarge } from '../contract/read.ts';
import type { OwnPace } from '../generated/operations.ts';
import { Refusal, refuse } from '../generated/refusals.ts';
import { askForBody } from './expected.ts';
import { onceSlow, receiveAt } from './pace.ts';

type Part = Parameters<NonNullable<ExtendedFormidableOptions['onPart']>>[0];

export function partsReader(context: Context, ceiling: number, pace: OwnPace | null): PartsReader {
  return async take => {
    askForBody(context, ceiling);
    if (pace) receiveAt(context.req, pace);
    const body = new Body(context.req, ceiling);
    try {
      await body.handOver(context, take);
    } catch (error) {
      // The rest is discarded: a client that cannot go on sending may never read the answer.
      context.req.resume();
      throw refusalOf(context.req, error);
    }
  };
}

/** The body within its ceiling, as koa-body sees it in place of the request. */
class Body extends Transform {
  readonly headers: IncomingHttpHeaders;
  readonly #ceiling: number;
  readonly #flowing = new Set<PassThrough>();
  readonly #taken: Promise<void>[] = [];
  #received = 0;
  #giveUp: (error: unknown) => void = () => {};
  /** Fails as soon as the rest will not be read, with the first reason. */
  readonly #failed = new Promise<never>((_, reject) => {
    this.#giveUp = reject;
  });

  constructor(request: IncomingMessage, ceiling: number) {
    super();
    this.headers = request.headers;
    this.#ceiling = ceiling;
    this.on('error', () => {});
    this.#failed.catch(() => {});
    finished(request, { writable: false }, error => {
      if (error) this.#fail(error);
    });
    onceSlow(request, refusal => this.#fail(refusal));
    request.pipe(this);
  }

  async handOver(context: Context, take: (part: SentPart) => Promise<void>): Promise<void> {
    const { koaBody } = await import('koa-body');
    const formidable: ExtendedFormidableOptions = {
      // One byte a character: formidable would break up letters that arrive in two pieces.
      encoding: 'binary',
      onPart: part => {
        this.#taken.push(this.#take(part, take));
      },
    };
    const reader = koaBody({ json: false, urlencoded: false, text: false, multipart: true, formidable });
    const seen = Object.create(context, { req: { value: this } }) as Context;
    try {
      // A body that failed before anything listened would be waited for without end.
      await Promise.race([reader(seen, async () => {}), this.#failed]);
      await Promise.race([Promise.all(this.#taken), this.#failed]);
    } catch (error) {
      this.#fail(error);
      // Nothing may still be at work when the answer leaves.
      await Promise.all(this.#taken);
      await this.#failed;
    }
  }

  override _transform(
    piece: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, piece?: Buffer) => void,
  ) {
    this.#received += piece.length;
    if (this.#received > this.#ceiling) this.#fail(tooLarge(this.#ceiling));
    done(null, piece);
  }

  async #take(part: Part, take: (part: SentPart) => Promise<void>): Promise<void> {
    const bytes = this.#bytesOf(part);
    try {
      const name = readable(part.name ?? '');
      const filename = part.originalFilename === null ? null : readable(part.originalFilename);
      await take({ name, filename, type: part.mimetype, bytes });
      bytes.resume();
    } catch (error) {
      this.#fail(error);
    }
  }

  #bytesOf(part: Part): PassThrough {
    const bytes = new PassThrough();
    this.#flowing.add(bytes);
    const goOn = (): void => {
      this.resume();
    };
    bytes.on('error', () => {}).on('drain', goOn);
    bytes.once('close', () => {
      this.#flowing.delete(bytes);
      goOn();
    });
    part.on('data', (piece: Buffer) => {
      if (!bytes.destroyed && !bytes.write(piece)) this.pause();
    });
    part.on('end', () => bytes.end());
    return bytes;
  }

  #fail(error: unknown): void {
    this.#giveUp(error);
    const reason = error instanceof Error ? error : new Error('the body cannot be read');
    this.destroy(reason);
    for (const bytes of this.#flowing) bytes.destroy(reason);
  }
}

function readable(name: string): string {
  return utf8(Buffer.from(name, 'latin1'));
}

function refusalOf(request: IncomingMessage, error: unknown): unknown {
  if (error instanceof Refusal) return error;
  // Formidable gives its complaints a status; a broken line is the client's failure as well.
  if (error instanceof Error && 'httpCode' in error)
    return refuse.malformedBody({ form: 'valid multipart/form-data' });
  return request.destroyed ? refuse.malformedBody({ form: 'complete' }) : error;
}
