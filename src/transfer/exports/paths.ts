/** Where everything of an export lies: relative paths that no title and no folder can lead astray. */
import { posix } from 'node:path';
import { gathered } from '../../records/gathered.ts';
import type { Contents } from './contents.ts';
import { attachmentName, documentName, FolderNames, rootOf } from './names.ts';

/** The folder of what belongs to no project. */
const WORKSPACE = 'workspace';

export interface Paths {
  readonly root: string;
  /** Of issues and pages, by identifier. */
  readonly documents: ReadonlyMap<string, string>;
  /** Of files, by id. */
  readonly files: ReadonlyMap<number, string>;
}

export function pathsOf({ project, issues, pages, folders, files }: Contents): Paths {
  const root = project ? rootOf(project.identifier) : WORKSPACE;
  const folderPaths = pathsOfFolders(`${root}/pages`, folders);
  const documents = new Map<string, string>();
  for (const { identifier, title } of issues)
    documents.set(identifier, `${root}/issues/${documentName(identifier, title)}`);
  for (const { identifier, title, folder_id } of pages) {
    const folder = folderPaths.get(folder_id) ?? `${root}/pages`;
    documents.set(identifier, `${folder}/${documentName(identifier, title)}`);
  }
  return {
    root,
    documents,
    files: new Map(
      files.map(({ id, filename }) => [id, `${root}/attachments/${attachmentName(id, filename)}`]),
    ),
  };
}

function pathsOfFolders(top: string, folders: Contents['folders']): ReadonlyMap<number | null, string> {
  const below = gathered(folders.map(folder => [folder.parent_id, folder] as const));
  const paths = new Map<number | null, string>([[null, top]]);
  const place = (parent: number | null, path: string): void => {
    const names = new FolderNames();
    for (const { id, name } of below.get(parent) ?? []) {
      const own = `${path}/${names.next(name)}`;
      paths.set(id, own);
      place(id, own);
    }
  };
  place(null, top);
  return paths;
}

/** How one file of the export names another. */
export function fromTo(path: string, other: string): string {
  return posix.relative(posix.dirname(path), other);
}
