/** Verifies everything in an unpacked archive before any of it is written. */
import { readFile } from 'node:fs/promises';
import type { Received } from '../../attachments/bytes/contents.ts';
import { fold } from '../../text/fold.ts';
import { MOST_LEVELS, MOST_STEPS } from '../../tracker/plans/tree.ts';
import { DEEPEST as MOST_FOLDER_LEVELS } from '../../tracker/structure/folders.ts';
import { isAcceptable } from './acceptable.ts';
import { CEILINGS } from './ceilings.ts';
import { unknownField } from './fields.ts';
import {
  blobPath,
  FORMAT_VERSION,
  kindIn,
  KIND_NAMES,
  KINDS,
  MANIFEST,
  rowsPath,
  type Kind,
  type Manifest,
  type Row,
} from './format.ts';
import { parsed, rowsIn, type Unpacked } from './reading.ts';
import { beyond, invalid, ofAnotherVersion } from './refusing.ts';

export interface Verified extends Unpacked {
  readonly project: Row<'project'>;
  readonly attachments: readonly Row<'attachments'>[];
  readonly rows: number;
  readonly blobs: ReadonlyMap<string, Received>;
}

export async function verifyArchive(entries: ReadonlyMap<string, Received>): Promise<Verified> {
  const manifest = await manifestIn(entries);
  const pathOf = (kind: Kind): string => entries.get(rowsPath(kind))?.path ?? '';
  const archive = { writtenBy: manifest.writtenBy, pathOf };
  const known = new SeenRows();
  const attachments: Row<'attachments'>[] = [];
  let [project, rows]: [Row<'project'> | null, number] = [null, 0];
  for (const kind of KIND_NAMES) {
    let count = 0;
    for await (const row of rowsIn(archive, kind)) {
      count += 1;
      rows += 1;
      if (rows > CEILINGS.max_rows) throw beyond('max_rows');
      const where = `line ${count} of ${rowsPath(kind)}`;
      if (!isAcceptable(kind, row)) throw invalid(`${where} has an invalid value`);
      known.take(kind, row, where);
      if (kind === 'project') project = row as Row<'project'>;
      if (kind === 'attachments') attachments.push(row as Row<'attachments'>);
    }
    if (manifest.counts.get(kind) !== count) throw invalid(`the manifest has a different count of ${kind}`);
    if (kind === 'project' && count !== 1) throw invalid('it must contain exactly one project');
  }
  if (!project || project.identifier !== manifest.project)
    throw invalid('the manifest names another project');
  known.refuseUsed(project.sequences);
  const blobs = new Map(attachments.map(({ sha256 }) => [sha256, entries.get(blobPath(sha256))]));
  const found = new Map([...blobs].flatMap(([sha256, blob]) => (blob ? [[sha256, blob] as const] : [])));
  const carried = [...entries.keys()].filter(path => path.startsWith('blobs/')).length;
  if (found.size !== blobs.size || found.size !== carried || manifest.counts.get('blobs') !== carried)
    throw invalid('its files do not match its rows');
  return { ...archive, project, attachments, rows, blobs: found };
}

/** The entries and the manifest must match exactly. */
async function manifestIn(entries: ReadonlyMap<string, Received>) {
  const entry = entries.get(MANIFEST);
  if (!entry) throw invalid('the manifest is missing');
  const manifest = fieldsOf(parsed(await readFile(entry.path), 'the manifest'), 'the manifest');
  const version = manifest.get('format_version');
  if (manifest.get('format') !== 'docket-archive' || !Number.isInteger(version))
    throw invalid('the manifest has another format');
  const writtenBy = manifest.get('docket_version') ?? FIRST_VERSIONS;
  if (typeof writtenBy !== 'string' || (writtenBy !== FIRST_VERSIONS && !VERSION.test(writtenBy)))
    throw invalid('the manifest has an invalid docket_version');
  const unknown =
    version === FORMAT_VERSION ? unknownIn(manifest, entries) : `format version ${String(version)}`;
  if (unknown !== null) throw ofAnotherVersion(writtenBy, unknown);
  const named = fieldsOf(manifest.get('entries'), 'entries in the manifest');
  const counts = fieldsOf(manifest.get('counts'), 'counts in the manifest');
  for (const kind of KIND_NAMES)
    if (!entries.has(rowsPath(kind))) throw invalid(`${rowsPath(kind)} is missing`);
  if (named.size !== entries.size - 1) throw invalid('its entries do not match the manifest');
  for (const [path, { sha256 }] of entries) {
    if (path === MANIFEST) continue;
    if (named.get(path) !== sha256) throw invalid(`${path} does not match its checksum in the manifest`);
    if (path.startsWith('blobs/') && path !== blobPath(sha256))
      throw invalid(`${path} does not match its name`);
  }
  return { project: manifest.get('project'), counts, writtenBy };
}

/** Archives without a version. */
const FIRST_VERSIONS = '0.1.0 or earlier';
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}([-+][0-9A-Za-z.+-]{1,40})?$/;

const IN_MANIFEST: Readonly<Record<keyof Manifest, true>> = {
  format: true,
  format_version: true,
  docket_version: true,
  project: true,
  counts: true,
  entries: true,
};

/** A field of the manifest, or a kind of rows, that this server does not know. */
function unknownIn(manifest: ReadonlyMap<string, unknown>, entries: ReadonlyMap<string, Received>) {
  const field = unknownField(IN_MANIFEST, Object.fromEntries(manifest));
  if (field !== null) return `manifest.${field}`;
  const kinds = [...entries.keys()].flatMap(path => kindIn(path) ?? []);
  return (
    kinds.find(kind => !Object.hasOwn(KINDS, kind)) ??
    unknownField({ ...KINDS, blobs: true }, manifest.get('counts'))
  );
}

function fieldsOf(value: unknown, what: string): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`${what} is not an object`);
  return new Map<string, unknown>(Object.entries(value));
}

/** The rows seen so far: a row refers only to earlier rows, and ids are unique. */
class SeenRows {
  readonly #seen = new Map<string, Set<string | number>>();
  readonly #depths = new Map<string, number>();
  readonly #places = new Map<string, number>();
  readonly #planOf = new Map<number, number>();
  readonly #steps = new Map<number, number>();
  readonly #highest = { issue: 0, page: 0, plan: 0 };

  take(kind: Kind, row: Row<Kind>, where: string): void {
    const fields = new Map<string, unknown>(Object.entries(row));
    const refuseUnless = (isSo: boolean, what: string): void => {
      if (!isSo) throw invalid(`${where} ${what}`);
    };
    for (const [field, of] of REFERENCES[kind] ?? []) {
      const value = fields.get(field);
      const named = Array.isArray(value) ? (value as unknown[]) : value === null ? [] : [value];
      for (const one of named) refuseUnless(this.#has(of, one), `refers to ${of} that do not exist`);
    }
    for (const what of UNIQUE[kind] ?? [])
      refuseUnless(this.#note(`${kind} ${what}`, UNIQUES[what](fields)), 'occurs more than once');
    this.#takeNumber(kind, fields);
    if (kind === 'folders')
      refuseUnless(this.#depth(kind, fields, 'parent_id') <= MOST_FOLDER_LEVELS, 'is nested too deeply');
    if (kind === 'plan_steps') this.#takeStep(fields, refuseUnless);
  }

  /** Numbers that were assigned before stay used. */
  refuseUsed(sequences: Row<'project'>['sequences']): void {
    for (const kind of ['issue', 'page', 'plan'] as const)
      if (sequences[kind] < this.#highest[kind])
        throw invalid(`it contains a ${kind} number that was never assigned`);
  }

  #has(kind: string, value: unknown): boolean {
    return typeof value === 'number' && this.#seen.get(`${kind} id`)?.has(value) === true;
  }

  #note(name: string, value: string | number): boolean {
    const values = this.#seen.get(name) ?? new Set();
    this.#seen.set(name, values);
    return values.size < values.add(value).size;
  }

  #takeNumber(kind: Kind, fields: ReadonlyMap<string, unknown>): void {
    const sequence = fields.get('sequence');
    if (typeof sequence !== 'number') return;
    const of = kind === 'issues' ? 'issue' : kind === 'pages' ? 'page' : 'plan';
    this.#highest[of] = Math.max(this.#highest[of], sequence);
  }

  #depth(kind: Kind, fields: ReadonlyMap<string, unknown>, parent: string): number {
    const depth = (this.#depths.get(`${kind} ${String(fields.get(parent))}`) ?? 0) + 1;
    this.#depths.set(`${kind} ${String(fields.get('id'))}`, depth);
    return depth;
  }

  #takeStep(fields: ReadonlyMap<string, unknown>, refuseUnless: (isSo: boolean, what: string) => void): void {
    const [id, plan, parent] = ['id', 'plan_id', 'parent_step_id'].map(name => Number(fields.get(name)));
    const position = fields.get('position');
    refuseUnless(this.#depth('plan_steps', fields, 'parent_step_id') <= MOST_LEVELS, 'is nested too deeply');
    this.#planOf.set(id ?? 0, plan ?? 0);
    const count = (this.#steps.get(plan ?? 0) ?? 0) + 1;
    this.#steps.set(plan ?? 0, count);
    refuseUnless(count <= MOST_STEPS, `is beyond the ${MOST_STEPS} steps of a plan`);
    const isUnder = fields.get('parent_step_id') !== null;
    refuseUnless(!isUnder || this.#planOf.get(parent ?? 0) === plan, 'is under a step of another plan');
    const family = `${String(plan)} ${String(fields.get('parent_step_id'))}`;
    refuseUnless(position === (this.#places.get(family) ?? 0), 'has the wrong position');
    this.#places.set(family, Number(position) + 1);
  }
}

const REFERENCES: Partial<Record<Kind, readonly (readonly [field: string, of: Kind])[]>> = {
  folders: [['parent_id', 'folders']],
  issues: [
    ['module_id', 'modules'],
    ['labels', 'labels'],
  ],
  pages: [
    ['folder_id', 'folders'],
    ['labels', 'labels'],
  ],
  relations: [
    ['source_id', 'issues'],
    ['target_id', 'issues'],
  ],
  plans: [['issue_id', 'issues']],
  plan_steps: [
    ['plan_id', 'plans'],
    ['parent_step_id', 'plan_steps'],
    ['issue_id', 'issues'],
  ],
  comments: [
    ['issue_id', 'issues'],
    ['page_id', 'pages'],
  ],
  attachment_links: [
    ['attachment_id', 'attachments'],
    ['issue_id', 'issues'],
    ['page_id', 'pages'],
    ['comment_id', 'comments'],
  ],
};

type Unique = (fields: ReadonlyMap<string, unknown>) => string | number;

/** Values that must be unique within a kind. */
const UNIQUES = {
  id: fields => Number(fields.get('id')),
  sequence: fields => Number(fields.get('sequence')),
  name: fields => fold(String(fields.get('name'))),
  source: fields => JSON.stringify(fields.get('source') ?? [fields.get('id')]),
  /** `relates_to` is one relation in either direction. */
  ends: fields => {
    const both = [Number(fields.get('source_id')), Number(fields.get('target_id'))];
    const type = String(fields.get('type'));
    return `${type} ${(type === 'relates_to' ? both.toSorted((a, b) => a - b) : both).join(' ')}`;
  },
  link: fields =>
    ['attachment_id', 'issue_id', 'page_id', 'comment_id'].map(field => String(fields.get(field))).join(' '),
} as const satisfies Readonly<Record<string, Unique>>;

const UNIQUE: Partial<Record<Kind, readonly (keyof typeof UNIQUES)[]>> = {
  modules: ['id'],
  labels: ['id', 'name'],
  folders: ['id'],
  issues: ['id', 'sequence', 'source'],
  pages: ['id', 'sequence'],
  plans: ['id', 'sequence'],
  plan_steps: ['id'],
  comments: ['id'],
  attachments: ['id'],
  relations: ['ends'],
  attachment_links: ['link'],
};
