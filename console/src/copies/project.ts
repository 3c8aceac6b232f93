/** The open project: its live copy as signals, one for each issue, and changes that are shown at once. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Answer, Followed, IssueFields, IssueRow, PageRow, SavedCopy } from '@docket/client';
import { liveClient, me, sessions } from '../session/session.ts';
import { say } from '../session/notices.ts';
import { dropCopy, saveCopy, savedCopy } from './saved.ts';
import { refresh } from './things.ts';

export type Project = Answer<'listProjects'>[number];

export interface OpenProject {
  readonly id: number;
  readonly copy: Followed;
  readonly rows: Map<number, Signal<IssueRow>>;
  readonly pages: Signal<readonly PageRow[]>;
  /** Changes when issues come, go or move. */
  readonly shape: Signal<number>;
  readonly hasBegun: Signal<boolean>;
  readonly isGone: Signal<boolean>;
  readonly unsent: Signal<number>;
  /** Issues that others have changed in the last two seconds. */
  readonly lit: Signal<ReadonlySet<number>>;
  readonly ordered: ReadonlySignal<readonly IssueRow[]>;
}

const opened = new Map<number, Promise<OpenProject>>();
const open = new Set<OpenProject>();
/** A large copy takes a moment to save. */
const SAVE_MS = 5_000;
const LIT_MS = 2_000;

/** It begins with the copy that this browser has saved. */
export function openProject(id: number): Promise<OpenProject> {
  const project = opened.get(id) ?? savedCopy(id).then(saved => follow(id, saved));
  opened.set(id, project);
  return project;
}

let sessionOfCopies = 0;

/** The copies end with the session; the next one opens new copies. */
effect(() => {
  // A change of the profile keeps the session, and its copies.
  if (me.value === null || sessions.value !== sessionOfCopies) {
    sessionOfCopies = sessions.value;
    opened.clear();
    open.clear();
  }
});

export function unsentChanges(): number {
  let count = 0;
  for (const { copy } of open) count += copy.unsent;
  return count;
}

function follow(id: number, saved: SavedCopy | null): OpenProject {
  const copy = liveClient().follow(id, { from: saved });
  const shape = signal(0);
  const rows = new Map<number, Signal<IssueRow>>();
  const project: OpenProject = {
    id,
    copy,
    rows,
    shape,
    pages: signal([]),
    hasBegun: signal(copy.hasBegun),
    isGone: signal(false),
    unsent: signal(0),
    lit: signal(new Set()),
    ordered: computed(() => {
      void shape.value;
      return [...copy.issues.values()].sort(
        (one, other) => one.sort_order - other.sort_order || one.id - other.id,
      );
    }),
  };
  open.add(project);
  copy.on('changed', ({ rows: changed, removed, before }) => {
    batch(() => {
      let isMoved = removed.length > 0;
      for (const row of changed) {
        if (row.kind !== 'issue') continue;
        const known = rows.get(row.id);
        if (known) known.value = row;
        else rows.set(row.id, signal(row));
        isMoved = true;
      }
      for (const { kind, id: gone } of removed) if (kind === 'issue') rows.delete(gone);
      if (isMoved) shape.value += 1;
      project.pages.value = [...copy.pages.values()];
      project.hasBegun.value = true;
      project.unsent.value = copy.unsent;
    });
    const seqs = new Map(before.map(row => [`${row.kind} ${row.id}`, row.seq]));
    for (const row of changed) {
      const name = `${row.kind} ${row.id}`;
      // Our own change is shown first and made later: until then, the server has nothing new.
      if (seqs.get(name) !== row.seq) refresh(`${name} `);
    }
    if (before.length > 0)
      tell(
        project,
        changed.flatMap(({ kind, id: one }) => (kind === 'issue' && !own.has(one) ? [one] : [])),
      );
    saveSoon(project);
  });
  copy.on('gone', () => {
    project.isGone.value = true;
    opened.delete(id);
    open.delete(project);
    void dropCopy(id);
  });
  return project;
}

const own = new Set<number>();
let told = 0;

/** Shows that others have changed issues. */
function tell(project: OpenProject, ids: readonly number[]): void {
  if (ids.length === 0) return;
  project.lit.value = new Set(ids);
  setTimeout(() => {
    project.lit.value = new Set();
  }, LIT_MS);
  // Announced politely, and not for every change of a busy project.
  if (Date.now() - told < 5_000) return;
  told = Date.now();
  say(ids.length === 1 ? '1 issue changed' : `${ids.length} issues changed`, { quietly: true });
}

/** Sends a change; the copy shows it at once. */
export async function changeIssue(
  { copy, unsent }: OpenProject,
  id: number,
  fields: IssueFields,
  from?: Answer<'getIssue'>,
): Promise<void> {
  own.add(id);
  const sent = copy.change(id, fields, from ? { from } : {});
  unsent.value = copy.unsent;
  try {
    await sent;
  } finally {
    unsent.value = copy.unsent;
    setTimeout(() => own.delete(id), LIT_MS);
  }
}

const saving = new Set<OpenProject>();

function saveSoon(project: OpenProject): void {
  if (saving.has(project)) return;
  saving.add(project);
  setTimeout(() => {
    saving.delete(project);
    const saved = open.has(project) ? project.copy.saved() : null;
    if (saved) void saveCopy(saved);
  }, SAVE_MS);
}
