/** Resolves repository names to projects. */
import type { Handler } from '../contract/handler.ts';
import * as bindings from '../repos/bindings.ts';

export const resolveRepo: Handler<'resolveRepo'> = ({ body, by, store }) =>
  store.read(read => bindings.resolve(read, by, body.aliases));

export const bindRepo: Handler<'bindRepo'> = ({ body, by, call, store }) =>
  store.write(call, work => bindings.bind(work, by, body));

export const listBindings: Handler<'listBindings'> = ({ params, store }) =>
  store.read(read => bindings.listedBindings(read, params.id));

export const unbindRepo: Handler<'unbindRepo'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await bindings.unbind(work, params.id);
    return { deleted: true };
  });

export const mergeBindings: Handler<'mergeBindings'> = ({ body, call, store }) =>
  store.write(call, work => bindings.merge(work, body));
