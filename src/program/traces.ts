/**
 * Stack traces that name the sources. Node's `--enable-source-maps` reads the maps of all files while it loads them; here a map is
 * read when the first error that needs it is shown.
 */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a bundled file, as a frame names it; lines and columns count from one. */
const PLACE = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/;

const maps = new Map<string, SourceMap | null>();

/** Its function, file, line and column, as V8 writes them. */
interface Frame {
  toString(): string;
}

/** For built code: the sources need no maps. */
export function nameSources(): void {
  if (!import.meta.url.endsWith('.js')) return;
  Error.prepareStackTrace = (error, frames: readonly Frame[]) =>
    [headOf(error), ...frames.map(frame => `    at ${inSource(frame.toString())}`)].join('\n');
}

/** An error's own description may throw, and the first line of its trace must not. */
function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

function inSource(frame: string): string {
  return frame.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    const map = mapOf(file);
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    const source = fileURLToPath(new URL(found.originalSource, file));
    return `${source}:${String(found.originalLine + 1)}:${String(found.originalColumn + 1)}`;
  });
}

/** Null if there is none, or it cannot be read: the trace then names the built file. */
function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    try {
      const text = readFileSync(new URL(`${file}.map`), 'utf8');
      map = new SourceMap(JSON.parse(text) as SourceMapPayload);
    } catch {
      map = null;
    }
    maps.set(file, map);
  }
  return map;
}
