/** Search. */
import { answer, type Handler } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import { found } from '../search/search.ts';

export const search: Handler<'search'> = async ({
  query,
  by,
  call,
  store,
  instance: { files, searches },
}) => {
  const { rows, hasMore } = await store.read(read => found({ read, files, searches }, by, query));
  return answer(200, rows, { Link: linkHeader(call, query, hasMore) });
};
