/** A process whose commit listener fails. */
import { openStore } from '../../src/store/store.ts';
import { call } from '../setting/things.ts';

const [url = ''] = process.argv.slice(2);
const store = await openStore({ url });
store.onCommit(() => {
  throw new Error('the listener failed');
});
await store.write(call, work => {
  work.announce({ type: 'resync.required' });
  return Promise.resolve();
});
console.log('acknowledged');
