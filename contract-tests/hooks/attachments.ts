/** Hooks for the outcomes of the family `attachments`. */
import { holdFiles, letGoOfFiles } from '../../src/attachments/bytes/holds.ts';
import type { Form } from '../../test/setting/uploads.ts';
import type { AskingOf } from '../asking.ts';
import { commentBy } from '../comments.ts';
import { issueIn, pageIn, workspacePage } from '../contents.ts';
import { byViewer, fileOf, illustrated, oversize, storageFilled, uploadBy } from '../files.ts';
import { formOf } from '../forms.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage, Member } from '../stage.ts';

const TEXT: Form = { bytes: 'High water at half past four.', filename: 'tides.txt' };
const SCRIPT: Form = { bytes: '#!/bin/sh\n', filename: 'tides.sh' };
const ARCHIVE: Form = { bytes: Buffer.from('1f8b0800', 'hex'), filename: 'tides.gz' };
const NOTHING: Form = { bytes: '', filename: 'tides.txt' };

/** The caller sends this. */
async function sending(
  { bytes, filename = 'file', fields = {} }: Form,
  as?: Member,
): Promise<AskingOf<'uploadAttachment'>> {
  const form = await formOf({ file: { bytes, filename }, ...fields });
  return { ...(as ? { as } : {}), bytes: form };
}

const on = (entity_type: string, { id }: { readonly id: number }) => ({
  fields: { entity_type, entity_id: id },
});

/** The files are held until the response is sent. */
async function heldBy(stage: Stage): Promise<void> {
  await stage.write(work => holdFiles(work, 'contract', 600));
  stage.afterwards(work => letGoOfFiles(work, 'contract'));
}

async function byMaintainer(stage: Stage) {
  const { maintainer, file } = await illustrated(stage);
  return { as: maintainer, path: { id: file.id } };
}

/** A file of a workspace page, requested by a user who can only read it. */
async function onWorkspacePage(stage: Stage) {
  const administrator = await stage.administrator();
  const form = { ...TEXT, ...on('page', await workspacePage(administrator)) };
  const { id } = await uploadBy(stage, administrator, form);
  await stage.set({ authz_enforced: false });
  return { as: await stage.person(), path: { id } };
}

async function inPart(stage: Stage) {
  return { ...(await byViewer(stage, stage.mediaType ?? '')), headers: { Range: 'bytes=2-9' } };
}

export const hooks: Hooks = {
  listAttachments: {
    200: async stage => {
      const { viewer, maintainer, issue } = await illustrated(stage);
      await uploadBy(stage, maintainer, { ...TEXT, ...on('issue', { id: issue }) });
      return { as: viewer, query: { entity_type: 'issue', entity_id: issue } };
    },
    not_found: async stage => {
      const { issue } = await illustrated(stage);
      return { as: await stage.person(), query: { entity_type: 'issue', entity_id: issue } };
    },
  },
  uploadAttachment: {
    200: async stage => {
      const project = await stage.project();
      const form = { ...(await fileOf('image/png')), ...on('issue', await issueIn(project)) };
      return sending(form, project.maintainer);
    },
    malformed_body: () => ({ bytes: { type: 'multipart/form-data', content: 'no boundary' } }),
    invalid_body: () => sending({ ...TEXT, fields: { no_such_field: 1 } }),
    body_too_large: () => sending({ ...TEXT, bytes: Buffer.alloc(64 * 1024 * 1024) }),
    unknown_reference: async stage => {
      const form = { ...TEXT, ...on('issue', await issueIn(await stage.project())) };
      return sending(form, await stage.person());
    },
    entity_incomplete: () => sending({ ...TEXT, fields: { entity_type: 'issue' } }),
    file_empty: () => sending(NOTHING),
    file_too_large: () => sending(oversize()),
    file_type_refused: () => sending(ARCHIVE),
    file_executable: () => sending(SCRIPT),
    role_required: async stage => {
      const project = await stage.project();
      return sending({ ...TEXT, ...on('issue', await issueIn(project)) }, project.viewer);
    },
    administrator_required: async stage => {
      const page = await workspacePage(await stage.administrator());
      await stage.set({ authz_enforced: false });
      return sending({ ...TEXT, ...on('page', page) }, await stage.person());
    },
    store_busy: async stage => {
      await heldBy(stage);
      return sending(TEXT);
    },
    storage_full: async stage => {
      await storageFilled(stage);
      return sending({ ...TEXT, bytes: 'Low water at half past ten.' });
    },
  },
  getAttachment: {
    200: stage => byViewer(stage, stage.mediaType ?? ''),
    206: inPart,
    range_unsatisfiable: async stage => ({
      ...(await byViewer(stage, 'text/plain')),
      headers: { Range: 'bytes=1000-' },
    }),
  },
  updateAttachment: {
    200: async stage => ({
      ...(await byMaintainer(stage)),
      body: { alt_text: 'The moorings at low tide' },
    }),
    role_required: stage => byViewer(stage),
    administrator_required: onWorkspacePage,
  },
  deleteAttachment: {
    200: byMaintainer,
    role_required: stage => byViewer(stage),
    administrator_required: onWorkspacePage,
    store_busy: async stage => {
      const asking = await byMaintainer(stage);
      await heldBy(stage);
      return asking;
    },
  },
  getAttachmentThumbnail: {
    200: stage => byViewer(stage),
    no_thumbnail: stage => byViewer(stage, 'application/pdf'),
  },
  previewAttachment: { 200: stage => byViewer(stage, 'application/zip') },
  listAttachmentLinks: {
    200: async stage => {
      const project = await illustrated(stage);
      const { viewer, maintainer, issue, file } = project;
      await commentBy(maintainer, { issue_id: issue }, `The same as in /api/attachments/${String(file.id)}.`);
      const again = { ...(await fileOf('image/png')), ...on('page', await pageIn(project)) };
      await uploadBy(stage, maintainer, again);
      return { as: viewer, path: { id: file.id } };
    },
  },
  listProjectAttachments: {
    200: async stage => {
      const { id, viewer, maintainer, issue } = await illustrated(stage);
      const other = { ...(await fileOf('image/webp')), ...on('issue', { id: issue }) };
      await uploadBy(stage, maintainer, other);
      return { as: viewer, path: { id }, query: { mime_class: 'image', entity_type: 'issue' } };
    },
  },
  listOrphanedAttachments: {
    200: async stage => {
      const { id, maintainer, viewer } = await stage.project();
      await uploadBy(stage, maintainer, TEXT);
      await uploadBy(stage, maintainer, await fileOf('application/pdf'));
      return { as: viewer, path: { id } };
    },
  },
};
