/** Hooks for the outcomes of the family `archives`. */
import { holdFiles, letGoOfFiles } from '../../src/attachments/bytes/holds.ts';
import {
  entriesOf,
  packedOf,
  rowsOf,
  sha256,
  signed,
  withRows,
  type Entries,
} from '../../test/setting/archived.ts';
import type { AskingOf } from '../asking.ts';
import { portions } from '../../src/store/portions.ts';
import { fullIssueIn, fullPageIn } from '../contents.ts';
import { storageFilled, uploadBy } from '../files.ts';
import { formOf } from '../forms.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';
import { allTaken } from '../slots.ts';
import { freshIdentifier } from '../world.ts';

async function identifierOf({ viewer, id }: Project): Promise<string> {
  return (await viewer.api.getProject({ path: { id } })).identifier;
}

/** The archive of a project, by an identifier that is not in use. */
async function archive(stage: Stage, isFree = true) {
  const project = await stage.project();
  const { id } = await fullIssueIn(project);
  await uploadBy(stage, project.maintainer, {
    bytes: `High water of ${freshIdentifier()}.`,
    filename: 'tides.txt',
    fields: { entity_type: 'issue', entity_id: id },
  });
  await fullPageIn(project);
  const identifier = await identifierOf(project);
  const url = `${stage.url}/api/project-archives/${identifier}`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${project.lead.token}` } });
  const entries = entriesOf(Buffer.from(await response.arrayBuffer()));
  if (!isFree) return { entries };
  const renamed = freshIdentifier();
  const rows = rowsOf(entries, 'project').map(row => ({ ...row, identifier: renamed }));
  return { entries: signed(withRows(entries, 'project', rows), { project: renamed }) };
}

async function sending(stage: Stage, bytes: Buffer): Promise<AskingOf<'importArchive'>> {
  return {
    as: await stage.administrator(),
    bytes: await formOf({ archive: { bytes, filename: 'a.lific-archive.tar.gz' } }),
  };
}

async function exporting(stage: Stage) {
  const project = await stage.project();
  await fullIssueIn(project);
  return { as: project.lead, path: { identifier: await identifierOf(project) } };
}

export const hooks: Hooks = {
  getArchiveLimits: { 200: async stage => ({ as: await stage.administrator() }) },
  exportArchive: {
    200: exporting,
    not_found: async stage => {
      const identifier = await identifierOf(await stage.project());
      return { as: await stage.person(), path: { identifier } };
    },
    role_required: async stage => {
      const project = await stage.project();
      return { as: project.viewer, path: { identifier: await identifierOf(project) } };
    },
    archives_busy: async stage => {
      const asking = await exporting(stage);
      await allTaken(stage, 'archives');
      return asking;
    },
    project_over_ceiling: async stage => {
      const project = await stage.project();
      await stage.write(async work => {
        work.untraced();
        const labels = Array.from({ length: 50_001 }, (_, place) => ({
          project_id: project.id,
          name: `l${place}`,
          name_folded: `l${place}`,
          color: '#123456',
        }));
        for (const part of portions(labels)) await work.db('labels').insert(part);
      });
      return { as: project.lead, path: { identifier: await identifierOf(project) } };
    },
  },
  importArchive: {
    201: async stage => sending(stage, packedOf((await archive(stage)).entries)),
    malformed_body: async stage => ({
      as: await stage.administrator(),
      bytes: { type: 'multipart/form-data', content: 'no boundary' },
    }),
    invalid_body: async stage => ({
      as: await stage.administrator(),
      bytes: await formOf({ no_such_field: 1 }),
    }),
    body_too_large: stage => sending(stage, Buffer.alloc(129 * 1024 * 1024)),
    archive_too_large: stage => sending(stage, Buffer.alloc(128 * 1024 * 1024 + 1)),
    archive_invalid: stage => sending(stage, Buffer.from('not an archive')),
    archive_of_another_version: async stage =>
      sending(stage, packedOf(signed((await archive(stage)).entries, { format_version: 99 }))),
    archive_over_ceiling: async stage => {
      const { entries } = await archive(stage);
      return sending(stage, packedOf(withRows(entries, 'labels', Array.from({ length: 50_001 }, label))));
    },
    archive_identifier_taken: async stage => sending(stage, packedOf((await archive(stage, false)).entries)),
    archives_busy: async stage => {
      const asking = await sending(stage, Buffer.from('any'));
      await allTaken(stage, 'archives');
      return asking;
    },
    storage_full: async stage => {
      const entries = withOtherBytes((await archive(stage)).entries);
      await storageFilled(stage);
      return sending(stage, packedOf(entries));
    },
    store_busy: async stage => {
      const { entries } = await archive(stage);
      await stage.write(work => holdFiles(work, 'contract', 600));
      stage.afterwards(work => letGoOfFiles(work, 'contract'));
      return sending(stage, packedOf(entries));
    },
  },
};

/** The same with a file that is not here yet: bytes that are here take no more room. */
function withOtherBytes(entries: Entries): Entries {
  const bytes = Buffer.from(`Low water of ${freshIdentifier()}.`);
  const rows = rowsOf(entries, 'attachments').map(row => ({ ...row, sha256: sha256(bytes) }));
  const others = [...withRows(entries, 'attachments', rows)].filter(([name]) => !name.startsWith('blobs/'));
  return signed(new Map([...others, [`blobs/${sha256(bytes)}`, bytes]]));
}

function label(_: unknown, place: number) {
  return { id: place + 1, name: `label ${place}`, color: '#123456' };
}
