/**
 * Reads multipart bodies with Dicer, whose search for the boundary takes the same time for any bytes. Each part is a stream
 * with backpressure.
 */
import { parse } from 'content-disposition';
import { finished, PassThrough, Transform } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Dicer } from '@fastify/busboy';
import type { Context } from 'koa';
import { utf8 } from '../contract/bodies/json-text.ts';
import type { PartObserver, PartsReader, SentPart } from '../contract/bodies/parts.ts';
import { tooLarge } from '../contract/steps/read.ts';
import type { OwnPace } from '../generated/operations.ts';
import { Refusal, refuse } from '../generated/refusals.ts';
import { askForBody } from './expected.ts';
import { onceSlow, receiveAt } from './pace.ts';
import { lazily } from '../store/lazily.ts';

// A CommonJS package: the bundle offers it as the default export only.
const busboyModule = lazily(async () => (await import('@fastify/busboy')).default);

type Take = (part: SentPart) => Promise<void>;
type Part = Dicer.PartStream;
/** The header of a part: its fields by lower-case name, one character per byte. */
type PartHeader = Readonly<Record<string, readonly string[] | undefined>>;

export function partsReader(context: Context, ceiling: number, pace: OwnPace | null): PartsReader {
  return async (take, observe) => {
    askForBody(context, ceiling);
    if (pace) receiveAt(context.req, pace);
    try {
      const boundary = boundaryOf(context.req);
      // Loaded at the first upload: many runs have none.
      const { Dicer } = await busboyModule();
      await new Body(context.req, ceiling, observe).handOver(new Dicer({ boundary }), take);
    } catch (error) {
      // The rest is discarded: a client that cannot continue sending may never read the response.
      context.req.resume();
      throw refusalOf(context.req, error);
    }
  };
}

/** RFC 2046 allows 70 characters; Dicer searches for some 250. */
const LONGEST_BOUNDARY = 200;

function boundaryOf({ headers }: IncomingMessage): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;"]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain?.trim() ?? '';
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY) throw malformed();
  return boundary;
}

/** The body within its limit, between the request and the parser. */
class Body extends Transform {
  readonly #ceiling: number;
  readonly #observe: PartObserver | undefined;
  readonly #flowing = new Set<PassThrough>();
  readonly #taken: Promise<void>[] = [];
  #received = 0;
  #isInHeader = false;
  #giveUp: (error: unknown) => void = () => {};
  /** Rejects as soon as the rest will not be read, with the first reason. */
  readonly #failed = new Promise<never>((_, reject) => {
    this.#giveUp = reject;
  });

  constructor(request: IncomingMessage, ceiling: number, observe: PartObserver | undefined) {
    super();
    [this.#ceiling, this.#observe] = [ceiling, observe];
    this.on('error', () => {});
    this.#failed.catch(() => {});
    finished(request, { writable: false }, error => {
      if (error) this.#fail(error);
    });
    onceSlow(request, refusal => this.#fail(refusal));
    request.pipe(this);
  }

  async handOver(parser: Dicer, take: Take): Promise<void> {
    try {
      // A body that failed before anyone listened would be awaited forever.
      await Promise.race([this.#parsed(parser, take), this.#failed]);
      await Promise.race([Promise.all(this.#taken), this.#failed]);
    } catch (error) {
      this.#fail(error);
      // All work must be done before the response is sent.
      await Promise.all(this.#taken);
      await this.#failed;
    }
  }

  /** Resolves at the last boundary; the rest is discarded. */
  async #parsed(parser: Dicer, take: Take): Promise<void> {
    parser.on('part', part => this.#begin(part, take));
    await new Promise<void>((resolve, reject) => {
      parser.on('finish', resolve).on('error', () => reject(malformed()));
      this.pipe(parser);
    });
    this.resume();
    if (this.#isInHeader) throw malformed();
  }

  #begin(part: Part, take: Take): void {
    if (this.#isInHeader) this.#fail(malformed());
    this.#isInHeader = true;
    part.on('error', () => {});
    part.once('header', header => {
      this.#isInHeader = false;
      this.#taken.push(this.#take(header as PartHeader, part, take));
    });
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

  async #take(header: PartHeader, part: Part, take: Take): Promise<void> {
    const bytes = new Observed();
    this.#pass(part, bytes);
    try {
      const sent = described(header);
      bytes.observer = this.#observe?.(sent);
      await take({ ...sent, bytes });
      bytes.resume();
    } catch (error) {
      this.#fail(error);
    }
  }

  #pass(part: Part, bytes: PassThrough): void {
    this.#flowing.add(bytes);
    bytes.on('error', () => {});
    bytes.once('close', () => {
      this.#flowing.delete(bytes);
      // Skips a part that is not taken.
      part.resume();
    });
    part.pipe(bytes);
  }

  #fail(error: unknown): void {
    this.#giveUp(error);
    const reason = error instanceof Error ? error : new Error('the body cannot be read');
    this.destroy(reason);
    for (const bytes of this.#flowing) bytes.destroy(reason);
  }
}

/** The bytes of a part on their way to the handler. */
class Observed extends PassThrough {
  observer: ((piece: Buffer) => void) | undefined;

  override _transform(
    piece: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, piece?: Buffer) => void,
  ): void {
    this.observer?.(piece);
    done(null, piece);
  }
}

/** A part is a file if it has a filename. */
function described(header: PartHeader): Omit<SentPart, 'bytes'> {
  const disposition = header['content-disposition']?.[0] ?? '';
  // Forms have no `filename*` (RFC 7578, 4.2).
  const { name, filename } = parse(disposition, { multipart: true, extended: false }).parameters;
  // No browser encodes a part a second time (RFC 7578, 4.7).
  const encoding = header['content-transfer-encoding']?.[0]?.trim() ?? 'binary';
  if (!/^(?:7bit|8bit|binary)$/i.test(encoding)) throw malformed();
  return {
    name: readable(name ?? ''),
    filename: filename === undefined ? null : readable(filename),
    type: header['content-type']?.[0] ?? null,
  };
}

function readable(text: string): string {
  return utf8(Buffer.from(text, 'latin1'));
}

function malformed(): Refusal {
  return refuse.malformedBody({ form: 'valid multipart/form-data' });
}

function refusalOf(request: IncomingMessage, error: unknown): unknown {
  if (error instanceof Refusal) return error;
  // A broken connection is the client's failure too. A request that was read to its end is also destroyed.
  return request.destroyed && !request.complete ? refuse.malformedBody({ form: 'complete' }) : error;
}
