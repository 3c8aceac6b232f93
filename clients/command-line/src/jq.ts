/** Filters JSON with the jq that is part of the program. */
import { raw } from 'jq-wasm';
import { usage } from './problems.ts';

/** The results, each on a line; texts without quotes. */
export async function filtered(json: string, filter: string): Promise<string> {
  try {
    const found = await raw(json, filter, ['-r', '-c']);
    return found === '' || found.endsWith('\n') ? found : `${found}\n`;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw usage(
      `--jq: ${said.replace(/^.*?jq: (error: |error \(at [^)]*\): )?/s, '').split('\n')[0] ?? said}`,
    );
  }
}
