/** What an uploaded file may be called: the last part of its path, without what only deceives or breaks. */
import { cut, withoutDeceptive } from '../text/shown-name.ts';

const LONGEST = 255;

/** For a name of which nothing remains. */
const NAMELESS = 'file';

/** Both kinds of separators count, wherever the file comes from. */
export function fileName(sent: string): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1);
  const name = cut(withoutDeceptive(last).trim(), LONGEST).trimEnd();
  return ['', '.', '..'].includes(name) ? NAMELESS : name;
}
