/** Archives: exports whole projects from an instance, and imports them into another. */
import { create } from 'content-disposition';
import type { Received } from '../attachments/bytes/contents.ts';
import { answer, type Handler } from '../contract/handler.ts';
import { leavingOf } from '../contract/leaving.ts';
import { refuse } from '../generated/refusals.ts';
import { accountOf } from '../identity/caller.ts';
import { CEILINGS } from '../transfer/archives/ceilings.ts';
import { lazily } from '../store/lazily.ts';

const loadExport = lazily(async () => {
  const { exportedArchive } = await import('../transfer/archives/export.ts');
  return exportedArchive;
});

const loadImport = lazily(async () => {
  const { importArchive } = await import('../transfer/archives/import.ts');
  return importArchive;
});

export const getArchiveLimits: Handler<'getArchiveLimits'> = ({ by }) => ({
  can_import: by.isAdministrator,
  ...CEILINGS,
});

export const exportArchive: Handler<'exportArchive'> = async ({ params, by, call, store, instance }) => {
  const exportedArchive = await loadExport();
  const { identifier, size, stream } = await exportedArchive(store, instance.files.contents, {
    by,
    identifier: params.identifier,
    leaving: leavingOf(call),
  });
  return answer(200, stream, {
    'Content-Disposition': create(`${identifier}.lific-archive.tar.gz`),
    'Content-Length': size,
    'Cache-Control': 'no-store',
  });
};

const PACKED = {
  most: CEILINGS.max_upload_bytes,
  tooLarge: refuse.archiveTooLarge,
  mayBeEmpty: true,
  isPassing: true,
};

export const importArchive: Handler<'importArchive'> = async ({ body, caller, call, store, instance }) => {
  const { files, config } = instance;
  const importer = accountOf(caller);
  const arrived: Received[] = [];
  try {
    const { archive } = await body.receive({
      archive: async ({ bytes }) => {
        const received = await files.contents.receive(bytes, PACKED);
        arrived.push(received);
        return received;
      },
    });
    const importing = { call, store, own: instance.store, files, importer, limit: config.storage_limit };
    const importInto = await loadImport();
    const { project, rows, blobs, references } = await importInto(importing, archive);
    const { id, identifier } = project;
    const report = { project: identifier, rows, blobs };
    return answer(
      201,
      {
        project: { id, identifier, is_public: false },
        report: {
          ...report,
          external_references: references.notes,
          external_reference_count: references.count,
        },
      },
      { Location: `/api/projects/${id}` },
    );
  } finally {
    for (const received of arrived) await files.contents.discard(received);
  }
};
