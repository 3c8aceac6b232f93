/** Removes everything of a user that this browser has: saved copies and drafts. */
const OWN = /^docket\.(?:copy|draft|seen)\./;

export function forgetAll(): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (OWN.test(key)) store.removeItem(key);
}
