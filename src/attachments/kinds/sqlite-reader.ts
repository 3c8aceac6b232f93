/** The child process for one hostile file: sends the list of its tables, or ends without a message. */
import process from 'node:process';
import { countTables } from '../../store/engines/foreign-sqlite.ts';

/** CPU time, so that a busy machine does not count against the file. Ten megabytes take a tenth of it. */
const MOST_MICROSECONDS = 3_000_000;

const [path = '', most = '0'] = process.argv.slice(2);
const start = process.cpuUsage();
// SQLite runs in another thread.
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage(start);
  // An exit would wait for the thread.
  if (user + system > MOST_MICROSECONDS) process.kill(process.pid, 'SIGKILL');
}, 50);
const tables = await countTables(path, Number(most));
clearInterval(watch);
process.send?.({ tables }, () => process.disconnect());
