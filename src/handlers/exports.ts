/** Exports: issues, pages and projects as Markdown, for reading elsewhere. */
import { create } from 'content-disposition';
import { posix } from 'node:path';
import { answer, type Handler } from '../contract/handler.ts';
import { leavingOf } from '../contract/leaving.ts';
import { lazily } from '../store/lazily.ts';
import type { ExportedDocument } from '../transfer/exports/exports.ts';

const loadExports = lazily(async () => {
  const { exportedIssue, exportedPage, exportedProject } = await import('../transfer/exports/exports.ts');
  return { exportedIssue, exportedPage, exportedProject };
});

export const exportIssue: Handler<'exportIssue'> = async ({ params, query, by, store }) => {
  const { exportedIssue } = await loadExports();
  return document(await exportedIssue(store, by, params.identifier), query.format);
};

export const exportPage: Handler<'exportPage'> = async ({ params, query, by, store }) => {
  const { exportedPage } = await loadExports();
  return document(await exportedPage(store, by, params.identifier), query.format);
};

function document({ root, file }: ExportedDocument, format: 'markdown' | 'json') {
  const name = posix.basename(file.path);
  if (format === 'markdown') return answer(200, file.text, named(name));
  const headers = { ...named(name.replace(/\.md$/, '.json')), 'Content-Type': 'application/json' };
  return answer(200, { root, files: [{ path: file.path, content: file.text }] }, headers);
}

export const exportProject: Handler<'exportProject'> = async ({
  params,
  query,
  by,
  call,
  store,
  instance,
}) => {
  const { exportedProject } = await loadExports();
  const { identifier, stream } = await exportedProject(store, {
    by,
    identifier: params.identifier,
    format: query.format,
    leaving: leavingOf(call),
    read: sha256 => instance.files.contents.kept.read(sha256),
    failed: error => {
      const { id, operation, address: client, noted } = call;
      instance.reportFailure({
        requestId: id,
        operation: operation.id,
        client,
        account: noted.account,
        error,
      });
    },
  });
  const type = query.format === 'zip' ? 'application/zip' : 'application/json';
  return answer(200, stream, { ...named(`${identifier}-export.${query.format}`), 'Content-Type': type });
};

function named(filename: string) {
  return { 'Content-Disposition': create(filename) };
}
