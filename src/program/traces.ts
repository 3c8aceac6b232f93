/**
 * Stack traces that name the sources. Node's `--enable-source-maps` reads the maps of all files while it loads them; here a map is
 * read when an error that needs it is shown.
 */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a bundled file, as a frame names it; lines and columns count from one. */
const PLACE = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/;

/** The sources of places in earlier traces. The maps themselves are not kept: together they take 60 MB. */
const known = new Map<string, string>();

const KNOWN_AT_MOST = 1_000;

/** Its function, file, line and column, as V8 writes them. */
interface Frame {
  toString(): string;
}

type Maps = Map<string, SourceMap | null>;

/** For built code: the sources need no maps. */
export function nameSources(): void {
  if (!import.meta.url.endsWith('.js')) return;
  Error.prepareStackTrace = (error, frames: readonly Frame[]) => {
    const maps: Maps = new Map();
    return [headOf(error), ...frames.map(frame => `    at ${inSource(frame.toString(), maps)}`)].join('\n');
  };
}

/** An error's own description may throw, and the first line of its trace must not. */
function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

function inSource(frame: string, maps: Maps): string {
  return frame.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    const found = known.get(place) ?? sourceOf(file, Number(line), Number(column), maps);
    if (found !== null && known.size < KNOWN_AT_MOST) known.set(place, found);
    return found ?? place;
  });
}

function sourceOf(file: string, line: number, column: number, maps: Maps): string | null {
  const found = mapOf(file, maps)?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return null;
  const source = fileURLToPath(new URL(found.originalSource, file));
  return `${source}:${String(found.originalLine + 1)}:${String(found.originalColumn + 1)}`;
}

/** Null if there is none, or it cannot be read: the trace then names the built file. */
function mapOf(file: string, maps: Maps): SourceMap | null {
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
