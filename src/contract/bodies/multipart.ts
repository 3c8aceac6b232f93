/** Multipart bodies: the handler receives each file as it arrives; fields are validated like any other body. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Files, Operations } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Clock } from '../../time/clock.ts';
import type { Begun, Call } from '../call.ts';
import { checkBody, coerced } from '../steps/check.ts';
import { utf8 } from './json-text.ts';
import type { PartsReader } from './parts.ts';
import { short } from '../answers/sentence.ts';

/** A file that is being received. */
export interface SentFile {
  readonly filename: string;
  /** The media type that the client declares, if any. */
  readonly type: string | null;
  /** Fails if the client disconnects or the body exceeds its limit. Unread bytes are discarded. */
  readonly bytes: Readable;
}

type SentBody<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'multipart/form-data': infer B } };
}
  ? B
  : never;

type FileOf<Id extends OperationId> = Id extends keyof Files ? Files[Id] & keyof SentBody<Id> : never;

/** The body, with the result of `take` in place of each file. */
export type Received<Id extends OperationId, Taken> = Omit<SentBody<Id>, FileOf<Id>> & {
  readonly [Name in FileOf<Id>]: Taken;
};

/** The body of an operation that accepts files. */
export interface Multipart<Id extends OperationId> {
  /**
   * Reads the body, once. `take` stores each file; if this fails for any reason, the handler must remove what was stored.
   */
  receive<Taken>(take: { readonly [Name in FileOf<Id>]: (file: SentFile) => Promise<Taken> }): Promise<
    Received<Id, Taken>
  >;
}

export function multipart(call: Begun & Pick<Call, 'keyed'>, read: PartsReader, clock: Clock) {
  return {
    receive: async (take: Readonly<Record<string, (file: SentFile) => Promise<unknown>>>) => {
      const known = new Map(Object.entries(call.operation.body?.parts ?? {}));
      const values = new Map<string, unknown>();
      const files = new Map<string, unknown>();
      await read(async ({ name, filename, type, bytes }) => {
        const kind = known.get(name);
        if (kind === undefined) throw refuse.invalidBody({ problem: `${short(name)} is not a known field` });
        if (values.has(name)) throw refuse.invalidBody({ problem: `${name} is given more than once` });
        // Set before the file arrives, so that a duplicate is detected in the meantime.
        values.set(name, '');
        if (kind !== 'file')
          values.set(name, coerced(kind, await textOf(name, isFile(kind, filename), bytes)));
        else if (filename === null) throw refuse.invalidBody({ problem: `${name} must be a file` });
        else files.set(name, await take[name]?.({ filename, type, bytes }));
      }, call.keyed?.observePart);
      // A slow upload must not be judged by an old time.
      call.now = clock();
      await call.keyed?.arrived();
      const body: unknown = Object.fromEntries(values);
      checkBody(call.operation, body);
      return Object.fromEntries([...values, ...files]);
    },
  };
}

/** Some clients send JSON as a file, because they can declare its type only so. */
function isFile(kind: string, filename: string | null): boolean {
  return filename !== null && kind !== 'object';
}

async function textOf(name: string, isSentAsFile: boolean, bytes: Readable): Promise<string> {
  if (isSentAsFile) throw refuse.invalidBody({ problem: `${name} must not be a file` });
  let read = 0;
  bytes.on('data', (piece: Buffer) => {
    read += piece.length;
    if (read > LONGEST_TEXT) bytes.destroy(refuse.invalidBody({ problem: `${name} is too long` }));
  });
  return utf8(await buffer(bytes));
}

/** Fields next to a file only describe it. */
const LONGEST_TEXT = 65_536;
