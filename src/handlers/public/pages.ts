/** The pages of a published project. */
import type { Handler } from '../../contract/handler.ts';
import { pageRecord } from '../../tracker/published/items.ts';

export const getPublicPage: Handler<'getPublicPage'> = ({ params, store }) =>
  store.read(read => pageRecord(read, params));
