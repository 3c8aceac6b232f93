/** Reads lists to their end: for every kind of paging, the `Link` header names the next page. */
import type { Instance } from './instance.ts';
import type {
  Answer,
  CallOptions,
  CallArguments,
  OperationId,
  OperationOf,
  Parts,
  Route,
} from './operation.ts';

/** The operations that return a list, or an object with one. */
export type ListId = { [Id in OperationId]: [ItemOf<Id>] extends [never] ? never : Id }[OperationId];

type Held<A> = A extends readonly (infer Item)[]
  ? Item
  : A extends { readonly items: readonly (infer Item)[] }
    ? Item
    : A extends { readonly changes: readonly (infer Item)[] }
      ? Item
      : never;

export type ItemOf<Id extends OperationId> = Held<Answer<Id>>;

/** Each item of a list, page after page, for `for await`. Pages are fetched on demand. */
export async function* each<Id extends ListId>(
  list: OperationOf<Id>,
  instance: Instance,
  ...[sent, options]: CallArguments<Id>
): AsyncGenerator<ItemOf<Id>, void, undefined> {
  // The contract gives the operation's items this type.
  for await (const item of items(list.route, instance, sent ?? {}, options)) yield item as ItemOf<Id>;
}

export async function* items(
  route: Route,
  instance: Instance,
  parts: Parts = {},
  options: CallOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pages(route, instance, parts, options)) yield* itemsIn(page);
}

async function* pages(
  route: Route,
  instance: Instance,
  parts: Parts,
  options: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  let page = await instance.send(route, parts, options);
  for (;;) {
    yield page.content;
    const next = nextIn(page.headers);
    if (next === null) return;
    page = await instance.follow(route, next, options);
  }
}

/** The URL of the next page; null at the end. */
export function nextIn(headers: Headers): string | null {
  return /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(headers.get('Link') ?? '')?.[1] ?? null;
}

function itemsIn(page: unknown): readonly unknown[] {
  if (Array.isArray(page)) return page;
  const { items, changes } = page as {
    readonly items?: readonly unknown[];
    readonly changes?: readonly unknown[];
  };
  return items ?? changes ?? [];
}
