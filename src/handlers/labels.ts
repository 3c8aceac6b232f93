/** The labels of projects. */
import type { Handler } from '../contract/handler.ts';
import { labelRecord } from '../records/label.ts';
import * as labels from '../tracker/structure/labels.ts';

export const listLabels: Handler<'listLabels'> = ({ query, store }) =>
  labels.inProject.whole(store, { project: query.project_id });

export const createLabel: Handler<'createLabel'> = ({ body, by, call, store }) =>
  store.write(call, async work => labelRecord(work, await labels.createLabel(work, by, body)));

export const updateLabel: Handler<'updateLabel'> = ({ params, body, call, store }) =>
  store.write(call, async work => labelRecord(work, await labels.updateLabel(work, params.id, body)));

export const deleteLabel: Handler<'deleteLabel'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await labels.deleteLabel(work, params.id);
    return { deleted: true };
  });

export const mergeLabels: Handler<'mergeLabels'> = ({ params, body, by, call, store }) =>
  store.write(call, async work =>
    labelRecord(work, await labels.mergeLabels(work, by, params.id, body.into)),
  );
