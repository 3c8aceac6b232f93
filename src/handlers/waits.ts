/** Waits of issues, and the current day. */
import type { Handler } from '../contract/handler.ts';
import { addWait as add, clearWait as clear, waitRecord, waits } from '../tracker/issues/waits.ts';

export const listWaits: Handler<'listWaits'> = ({ params, store }) =>
  waits.whole(store, { issue: params.id });

export const addWait: Handler<'addWait'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => waitRecord(work, await add(work, by, params.id, body)));

export const clearWait: Handler<'clearWait'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await clear(work, params.id, params.wait_id);
    return { cleared: true };
  });

export const getClock: Handler<'getClock'> = ({ call, instance }) =>
  Promise.resolve(instance.calendar.at(call.now));
