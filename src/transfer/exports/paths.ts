/** The relative paths of everything in an export; no title or folder name can lead out of it. */
import { posix } from 'node:path';
import { groupByKey } from '../../records/group-by-key.ts';
import type { Contents } from './contents.ts';
import { attachmentName, documentName, FolderNames, rootOf } from './names.ts';

/** The folder for what belongs to no project. */
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
  const below = groupByKey(folders.map(folder => [folder.parent_id, folder] as const));
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

/** The relative path from one exported file to another. */
export function fromTo(path: string, other: string): string {
  return posix.relative(posix.dirname(path), other);
}
