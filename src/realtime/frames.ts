/** Frames, where the WebSocket library is not enough: one frame for many sockets, and a limit on incoming ones. */

/** A server message as a frame. Every socket receives the same bytes, so the header is created once. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? [WHOLE_TEXT, length] : [WHOLE_TEXT, 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}

const WHOLE_TEXT = 0x81;

const FRAME_BYTES = 4_096;

/**
 * Watches frame headers: the library limits a message but not its single frames, and a header shows the length before any
 * byte of the frame is buffered.
 */
export class FrameWatch {
  /** The bytes of an incomplete header. */
  #head: number[] = [];
  /** The bytes of the current frame that are missing. */
  #left = 0;
  #exceeded = false;

  /** Whether a frame that is too long has begun, in this piece or earlier. */
  exceedsIn(piece: Uint8Array): boolean {
    let at = 0;
    while (at < piece.length && !this.#exceeded) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, piece.length - at);
        this.#left -= passed;
        at += passed;
      } else {
        this.#head.push(piece[at] ?? 0);
        at += 1;
        this.#readHead();
      }
    }
    return this.#exceeded;
  }

  #readHead(): void {
    const length = payloadLength(this.#head);
    if (length === null) return;
    const isMasked = ((this.#head[1] ?? 0) & 0x80) !== 0;
    this.#head = [];
    this.#left = length + (isMasked ? MASK_BYTES : 0);
    this.#exceeded = length > FRAME_BYTES;
  }
}

const MASK_BYTES = 4;

/** The frame length in the header; null if the header is incomplete. */
function payloadLength([, short, high, low]: readonly number[]): number | null {
  const length = (short ?? 0) & 0x7f;
  if (short === undefined) return null;
  // Eight bytes are used only for what does not fit into two.
  if (length === 127) return Number.POSITIVE_INFINITY;
  if (length < 126) return length;
  return high === undefined || low === undefined ? null : high * 256 + low;
}
