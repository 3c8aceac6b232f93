/** A file to be uploaded. Its bytes are read when they are sent. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { usage } from './problems.ts';

export async function opened(path: string): Promise<File> {
  try {
    return new File([await openAsBlob(path)], basename(path));
  } catch (error) {
    throw usage(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
