/** Read-modify-write with retries: a change is applied to the state that was read, or the state is read again. */
import { getIssue, getPage, updateIssue, updatePage } from './generated/operations.ts';
import type { Instance } from './instance.ts';
import type { Answer, CallOptions, Sent } from './operation.ts';
import { Refused } from './refused.ts';

export type Issue = Answer<'updateIssue'>;
export type Page = Answer<'updatePage'>;

/** Returns what to change in the current record; null for nothing. */
type Change<Item, Fields> = (item: Item) => Fields | null | Promise<Fields | null>;
export type IssueChange = Change<Issue, Omit<NonNullable<Sent<'updateIssue'>['body']>, 'expected_seq'>>;
export type PageChange = Change<Page, Omit<NonNullable<Sent<'updatePage'>['body']>, 'expected_seq'>>;

/** A client that is faster this often writes without a pause. */
const TRIES = 8;

export function changeIssue(
  instance: Instance,
  id: number,
  change: IssueChange,
  options: CallOptions = {},
): Promise<Issue> {
  const path = { id };
  return changed(change, {
    read: () => getIssue(instance, { path }, options),
    write: body => updateIssue(instance, { path, body }, options),
  });
}

export function changePage(
  instance: Instance,
  id: number,
  change: PageChange,
  options: CallOptions = {},
): Promise<Page> {
  const path = { id };
  return changed(change, {
    read: () => getPage(instance, { path }, options),
    write: body => updatePage(instance, { path, body }, options),
  });
}

interface Access<Item, Fields> {
  readonly read: () => Promise<Item>;
  readonly write: (fields: Fields & { readonly expected_seq: number }) => Promise<Item>;
}

async function changed<Item extends { readonly seq: number }, Fields>(
  change: Change<Item, Fields>,
  { read, write }: Access<Item, Fields>,
): Promise<Item> {
  for (let turn = 1; ; turn += 1) {
    const item = await read();
    const fields = await change(item);
    if (fields === null) return item;
    try {
      return await write({ ...fields, expected_seq: item.seq });
    } catch (error) {
      if (turn === TRIES || !(error instanceof Refused && error.is('stale_seq'))) throw error;
    }
  }
}
