/** A process that opens a database and leaves it again. */
import { openStore } from '../../src/store/store.ts';

const [url = ''] = process.argv.slice(2);
await (await openStore({ url })).close();
