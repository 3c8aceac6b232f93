/** The caller's work in all projects. */
import type { Handler } from '../contract/handler.ts';
import { readAttention } from '../tracker/home/attention.ts';
import { readOverview } from '../tracker/home/overview.ts';

export const listAttention: Handler<'listAttention'> = ({ by, store }) =>
  store.read(read => readAttention(read, by));

export const getHomeOverview: Handler<'getHomeOverview'> = ({ query, by, call, store }) =>
  store.read(read => readOverview(read, by, { now: call.now, ...query }));
