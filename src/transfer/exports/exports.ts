/** Exports: checks everything before the first byte is sent, then streams from the same snapshot. */
import type { Readable } from 'node:stream';
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import { issueByIdentifier } from '../../records/issue.ts';
import { pageByIdentifier } from '../../records/page.ts';
import { projectByIdentifier } from '../../records/project.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { refuseLeft } from '../leaving.ts';
import { refuseOver } from './ceilings.ts';
import { contentsOfIssue, contentsOfPage, contentsOfProject, type Contents } from './contents.ts';
import { documents, exporting, storedFiles, type Exporting, type TextFile } from './files.ts';
import { bundleOutlet, hasLeft, zipOutlet, type Outlet, type ReadContent } from './outlets.ts';

/** One document, and the folder that it is in. */
export interface ExportedDocument {
  readonly root: string;
  readonly file: TextFile;
}

export function exportedIssue(store: Door, by: Authority, identifier: string): Promise<ExportedDocument> {
  return store.snapshot(async read =>
    exportedAlone(read, by, await contentsOfIssue(read, await issueByIdentifier(read, identifier))),
  );
}

export function exportedPage(store: Door, by: Authority, identifier: string): Promise<ExportedDocument> {
  return store.snapshot(async read =>
    exportedAlone(read, by, await contentsOfPage(read, await pageByIdentifier(read, identifier))),
  );
}

async function exportedAlone(read: Read, by: Authority, contents: Contents): Promise<ExportedDocument> {
  const all = exporting(read, by, contents, true);
  const { value: file } = await documents(all).next();
  if (!file) throw refuse.notFound();
  refuseOver({ bytesOfOne: Buffer.byteLength(file.text) });
  return { root: all.paths.root, file };
}

export interface ProjectExport {
  readonly identifier: string;
  readonly stream: Readable;
}

interface Request {
  readonly by: Authority;
  readonly identifier: string;
  readonly format: 'zip' | 'json';
  readonly read: ReadContent;
  /** Until the first byte is sent; after that, the stream reports it. */
  readonly leaving: AbortSignal;
  /** An error after the first byte was sent: the client only sees that the response ends. */
  readonly failed: (error: unknown) => void;
}

/**
 * Resolves once everything is known to be within the limits. The snapshot is held until everything is sent or the reader
 * disconnects.
 */
export function exportedProject(store: Door, request: Request): Promise<ProjectExport> {
  const { by, read: readContent, leaving, failed } = request;
  return new Promise((resolve, reject) => {
    let outlet: Outlet | null = null;
    const view = store.snapshot(async read => {
      const project = await projectByIdentifier(read, request.identifier);
      const all = exporting(read, by, await contentsOfProject(read, project), false);
      await refuseTooLarge(all, leaving);
      outlet =
        request.format === 'zip'
          ? await zipOutlet(readContent)
          : bundleOutlet(all.paths.root, readContent, all.time);
      resolve({ identifier: project.identifier, stream: outlet.stream });
      await pour(all, outlet);
    });
    view.catch((error: unknown) => {
      if (outlet === null) reject(error instanceof Error ? error : new Error('the export failed'));
      else if (!hasLeft(error)) {
        failed(error);
        outlet.stream.destroy(error instanceof Error ? error : undefined);
      }
    });
  });
}

/** Renders every document once: its length is not known before. */
async function refuseTooLarge(all: Exporting, leaving: AbortSignal): Promise<void> {
  let bytes = all.contents.files.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  refuseOver({ bytes });
  for await (const { text } of documents(all)) {
    refuseLeft(leaving);
    const bytesOfOne = Buffer.byteLength(text);
    bytes += bytesOfOne;
    refuseOver({ bytesOfOne, bytes });
  }
}

async function pour(all: Exporting, outlet: Outlet): Promise<void> {
  for await (const file of documents(all)) await outlet.put(file);
  for (const file of storedFiles(all)) await outlet.put(file);
  await outlet.end();
}
