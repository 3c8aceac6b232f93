/** A page of the portal, before it has its frame. */
import type { Html } from '../../src/html/html.ts';

export type Source = 'rest' | 'public' | 'oauth' | 'events';

export interface Page {
  /** `/docs/rest/issues`. */
  readonly path: string;
  readonly title: string;
  readonly section: string;
  /** Everything below the heading of the page. */
  readonly body: Html;
  /** The published document that it shows. */
  readonly source?: Source;
  /** In the contents, it is below this page. */
  readonly under?: string;
}
