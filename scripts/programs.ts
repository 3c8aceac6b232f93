/** The files of `src` that are started, rather than imported. Each needs a file with its name in a bundle. */

export const PROGRAMS = [
  'src/main.ts',
  'src/attachments/kinds/sqlite-reader.ts',
  'src/backup/copying-thread.ts',
  'src/backup/verifying-thread.ts',
];
