/** The progress of an upload or a download. */
export interface Progress {
  readonly bytes: number;
  /** Null if the total is unknown. */
  readonly of: number | null;
}

export type Tell = (progress: Progress) => void;

/** Small enough that a user sees the upload progress. */
const PIECE_BYTES = 65_536;

/** Passes bytes on when requested, and reports each piece. */
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
    // What a form adds around its file does not count.
    tell({ bytes: of === null ? passed : Math.min(passed, of), of });
  };
  return new ReadableStream({ pull, cancel: reason => reader.cancel(reason) }, { highWaterMark: 0 });
}
