/** Frames, where the WebSocket library leaves off: one made for many sockets, and a bound on incoming ones. */

/** A text of the server in a frame of its own. The same bytes go to every socket, so the head is made once. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? [WHOLE_TEXT, length] : [WHOLE_TEXT, 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}

const WHOLE_TEXT = 0x81;

const FRAME_BYTES = 4_096;

/**
 * Watches the heads of frames go by: the library bounds a message but not its single frames, and a head tells the
 * length before a byte of the frame has to be kept.
 */
export class FrameWatch {
  /** The bytes of a head that has begun. */
  #head: number[] = [];
  /** How much of the current frame is still to come. */
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

/** What the head says of its frame's length; null while it is not whole. */
function payloadLength([, short, high, low]: readonly number[]): number | null {
  const length = (short ?? 0) & 0x7f;
  if (short === undefined) return null;
  // Eight bytes are used only for what does not fit into two.
  if (length === 127) return Number.POSITIVE_INFINITY;
  if (length < 126) return length;
  return high === undefined || low === undefined ? null : high * 256 + low;
}
