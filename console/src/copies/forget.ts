/** Removes everything of a user that this browser has: drafts, and saved copies. */
const OWN = /^docket\.(?:draft|seen)\./;
export const COPIES = 'docket';

export function forgetAll(): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (OWN.test(key)) store.removeItem(key);
  indexedDB.deleteDatabase(COPIES);
}
