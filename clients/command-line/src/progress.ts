/** How far an upload or a download is, and at what rate, in one line of the terminal that is written again and again. */
import type { Progress } from '../../typescript/src/progress.ts';
import { safe } from './shown.ts';
import type { Surroundings } from './surroundings.ts';

const EVERY_MS = 200;
/** To the beginning of the line, and nothing after it. */
const LINE_AGAIN = '\r\u001b[K';

export interface Shown {
  readonly onProgress: (progress: Progress) => void;
}

/** Runs `act`, whose calls pass what they receive on. Without a terminal nothing is shown. */
export async function withProgress<T>(
  around: Pick<Surroundings, 'status'>,
  name: string,
  act: (shown: Partial<Shown>) => Promise<T>,
): Promise<T> {
  const { status } = around;
  if (!status) return act({});
  const [began, title] = [performance.now(), safe(name)];
  let [drawn, last]: [number, Progress | null] = [-Infinity, null];
  const draw = (progress: Progress): void => {
    last = progress;
    const now = performance.now();
    if (now - drawn < EVERY_MS) return;
    drawn = now;
    status(`${LINE_AGAIN}${title}: ${soFar(progress)}, ${rateOf(progress, began)}`);
  };
  try {
    const value = await act({ onProgress: draw });
    if (last) status(`${LINE_AGAIN}${title}: ${sizeOf((last as Progress).bytes)}, ${rateOf(last, began)}\n`);
    return value;
  } catch (error) {
    if (last) status(LINE_AGAIN);
    throw error;
  }
}

function soFar({ bytes, of }: Progress): string {
  if (of === null || of === 0) return sizeOf(bytes);
  return `${sizeOf(bytes)} of ${sizeOf(of)} (${String(Math.floor((100 * bytes) / of))} %)`;
}

function rateOf({ bytes }: Progress, began: number): string {
  const seconds = Math.max(0.001, (performance.now() - began) / 1000);
  return `${sizeOf(bytes / seconds)}/s`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** `812 bytes`, `2.1 MB`. */
export function sizeOf(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < UNITS.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${unit === 0 ? String(Math.round(value)) : value.toFixed(1)} ${UNITS[unit] ?? ''}`;
}
