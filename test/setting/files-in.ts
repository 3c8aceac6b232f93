/** The names of all files in a folder and below it; none if it is missing. */
import { existsSync, readdirSync } from 'node:fs';

export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .sort();
}
