/** The programs that this one starts, as threads or as processes: TypeScript in a checkout, JavaScript when built. */
import { extname } from 'node:path';

/** The path is relative to `src`, without its ending; `scripts/programs.ts` lists all of them. */
export function ownProgram(path: string): URL {
  return new URL(`../${path}${extname(import.meta.url)}`, import.meta.url);
}
