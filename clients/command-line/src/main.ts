/** The first file: the version and old versions of Node need nothing else. */
import process from 'node:process';
import { CONTRACT_VERSION } from '../../typescript/src/generated/version.ts';

const [first] = process.argv.slice(2);
if (first === '--version' || first === '-V') process.stdout.write(`${CONTRACT_VERSION}\n`);
else {
  const { main } = await import('./run.ts');
  process.exitCode = await main(process.argv.slice(2));
}
