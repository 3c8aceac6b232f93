/** `npm run build:command-line`: bundles the command line into `clients/command-line/dist`, or into the folder that is named. */
import { join } from 'node:path';
import process from 'node:process';
import { bundleCommandLine } from './command-line-bundle.ts';

await bundleCommandLine(process.argv[2] ?? join(import.meta.dirname, '..', 'clients/command-line/dist'));
