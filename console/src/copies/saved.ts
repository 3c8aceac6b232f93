/** Saved copies of projects, in the browser's database: a large project does not fit into local storage. */
import type { SavedCopy } from '@docket/client';
import { me } from '../session/session.ts';
import { COPIES } from './forget.ts';

const STORE = 'copies';

/** Nobody is shown the copy of another user. */
function keyOf(projectId: number): string {
  return `${me.value?.id ?? 0} ${projectId}`;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(COPIES, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const { result } = request;
      // Signing out deletes the database, in this tab or another one.
      result.onversionchange = () => {
        result.close();
        opened = null;
      };
      resolve(result);
    };
    request.onerror = () => {
      opened = null;
      reject(new Error('The database of the browser cannot be opened.'));
    };
  }));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const store = (await database()).transaction(STORE, mode).objectStore(STORE);
    const request = act(store);
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database of the browser failed.'));
    });
  } catch {
    // A browser may refuse to store anything, or be full: the copy is fetched again next time.
    return null;
  }
}

export function savedCopy(projectId: number): Promise<SavedCopy | null> {
  return inStore<SavedCopy>('readonly', store => store.get(keyOf(projectId)) as IDBRequest<SavedCopy>).then(
    saved => saved ?? null,
  );
}

export async function saveCopy(copy: SavedCopy): Promise<void> {
  await inStore('readwrite', store => store.put(copy, keyOf(copy.projectId)));
}

export async function dropCopy(projectId: number): Promise<void> {
  await inStore('readwrite', store => store.delete(keyOf(projectId)));
}
