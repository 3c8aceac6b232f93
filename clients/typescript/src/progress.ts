/** How far an upload or a download has come. */
export interface Progress {
  readonly bytes: number;
  /** Null where nobody has said how many there will be. */
  readonly of: number | null;
}

export type Tell = (progress: Progress) => void;

/** Small enough that a reader sees the upload move. */
const PIECE_BYTES = 65_536;

/** Passes bytes on as they are wanted, and tells of each piece. */
export function counted(
  bytes: ReadableStream<Uint8Array>,
  of: number | null,
  tell: Tell,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  let passed = 0;
  let rest: Uint8Array = new Uint8Array();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    while (rest.byteLength === 0) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      rest = value;
    }
    const piece = rest.subarray(0, PIECE_BYTES);
    rest = rest.subarray(PIECE_BYTES);
    passed += piece.byteLength;
    controller.enqueue(piece);
    tell({ bytes: passed, of });
  };
  return new ReadableStream({ pull, cancel: reason => reader.cancel(reason) }, { highWaterMark: 0 });
}
