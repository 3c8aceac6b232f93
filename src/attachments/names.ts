/** The name of an uploaded file: the last part of its path, without misleading or invalid characters. */
import { cut, withoutDeceptive } from '../text/shown-name.ts';

const LONGEST = 255;

/** For a name that becomes empty. */
const NAMELESS = 'file';

/** Both separators count, whichever system the file comes from. */
export function fileName(sent: string): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1);
  const name = cut(withoutDeceptive(last).trim(), LONGEST).trimEnd();
  return ['', '.', '..'].includes(name) ? NAMELESS : name;
}
