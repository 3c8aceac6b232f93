/** Creates or updates many issues in one change: the first entry that is refused refuses all of them. */
import type { Authority } from '../../access/authority.ts';
import { asEntry, entryChecks } from '../../access/entries.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Named } from '../../records/identifiers.ts';
import { type IssueRow, issueRecord } from '../../records/issue.ts';
import { type Json, jsonList, jsonObject } from '../../store/json.ts';
import type { Work } from '../../store/work.ts';
import { inSlices } from '../../time/slices.ts';
import { changeIssue } from './evidence.ts';
import { createIssue, type NewIssue } from './issues.ts';

/** The field of the body with the entries. */
const LIST = 'issues';

/** The number of entries that are written in one turn of the event loop. */
const SLICE = 4;

/** The most bytes of a response: an update of long issues returns far more than it receives. */
const MOST_BYTES = 16 * 1024 * 1024;

export function createIssues(
  work: Work,
  by: Authority,
  entries: readonly NewIssue[],
): Promise<Json<Schemas['Issues']>> {
  return each(work, entries, entry => createIssue(work, by, entry));
}

export async function updateIssues(
  work: Work,
  by: Authority,
  caller: Caller,
  entries: readonly Schemas['IdentifiedIssueUpdate'][],
): Promise<Json<Schemas['Issues']>> {
  const check = await entryChecks(work, by, entries);
  return each(work, entries, ({ id, ...fields }) => {
    check({ id });
    return changeIssue(work, by, caller, id, fields);
  });
}

/** An issue may be in the list once. */
export function refuseTwice(entries: readonly { readonly id: number }[]): void {
  const places = new Map<number, number>();
  for (const [index, { id }] of entries.entries()) {
    const first = places.get(id);
    places.set(id, index);
    if (first === undefined) continue;
    throw refuse.invalidBody({ problem: `id ${id} is also in ${LIST}[${first}]` }).ofEntry(LIST, index);
  }
}

/** Applies each entry, and returns the issues in the same order. */
async function each<Entry>(
  work: Work,
  entries: readonly Entry[],
  act: (entry: Entry) => Promise<Named<IssueRow>>,
): Promise<Json<Schemas['Issues']>> {
  const records: Buffer[] = [];
  let bytes = 0;
  for await (const slice of inSlices(entries, SLICE))
    for (const entry of slice) {
      const record = await asEntry(LIST, records.length, async () => {
        const written = (await issueRecord(work, await act(entry))).bytes;
        bytes += written.length;
        if (bytes > MOST_BYTES) throw refuse.bulkTooLarge();
        return written;
      });
      records.push(record);
    }
  return jsonObject<Schemas['Issues']>({ issues: jsonList(records) });
}
