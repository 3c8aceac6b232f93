/** A process of its own, for one hostile file: says what tables it has, or ends without a word. */
import process from 'node:process';
import { countTables } from '../../store/engines/foreign-sqlite.ts';

const [path = '', most = '0'] = process.argv.slice(2);
const tables = await countTables(path, Number(most));
process.send?.({ tables }, () => process.disconnect());
