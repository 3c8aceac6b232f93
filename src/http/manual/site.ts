/** What the build of the documentation leaves for the server: which file is at which address. */

export interface SiteFile {
  /** In the folder of the site, next to its compressed forms. */
  readonly name: string;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly isFixed?: true;
  /** The same page as Markdown. */
  readonly twin?: string;
  /** The published document that it shows. */
  readonly document?: string;
}

export interface SiteMap {
  /** Path → file. */
  readonly files: Readonly<Record<string, SiteFile>>;
  /** Short address → where it is. */
  readonly moved: Readonly<Record<string, string>>;
  /** Path of a document or a download → its SHA-256 without a public URL. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly searchIndex: string;
}
