/** The list of issues: sorted, filtered, and changed many at a time. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { IssueFields, IssueRow } from '@docket/client';
import { useModules, useOpen, usePeople, useRights } from '../../copies/current.ts';
import { changeIssue, type OpenProject, type Project } from '../../copies/project.ts';
import { trail } from '../../copies/trail.ts';
import { isSingleKey } from '../../keyboard/shortcuts.ts';
import { Check, Choice } from '../../parts/fields.tsx';
import { StatusIcon } from '../../parts/icons.tsx';
import { Empty, Heading, Loading, Nothing } from '../../parts/states.tsx';
import { Windowed } from '../../parts/windowed.tsx';
import { ask, query } from '../../routes.ts';
import { complain, say } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { count, keysOf, PRIORITIES, STATUSES, type Priority, type Status } from '../../words/en.ts';
import { Facts } from '../board/card.tsx';
import { columnsBy, GROUPS } from '../board/columns.ts';
import { Filters, isWanted } from '../board/filters.tsx';

const ORDERS = [
  ['order', 'By order'],
  ['priority', 'By priority'],
  ['updated', 'By change'],
  ['created', 'By age'],
  ['status', 'By status'],
] as const;
type Order = (typeof ORDERS)[number][0];

const GROUPINGS = [['', 'No groups'], ...GROUPS] as const;
type Grouping = (typeof GROUPINGS)[number][0];

/** The heights of rows. */
const DENSITIES = { roomy: 41, dense: 32 } as const;

function densityHere(): keyof typeof DENSITIES {
  return query.value.get('density') === 'dense' ? 'dense' : 'roomy';
}

function groupingHere(): Grouping {
  return GROUPINGS.find(([key]) => key === query.value.get('group'))?.[0] ?? '';
}

interface GroupHead {
  readonly head: string;
  readonly size: number;
}

type Line = IssueRow | GroupHead;

/** The rows with a heading before each group; empty groups are left out. */
function linesOf(
  rows: readonly IssueRow[],
  grouping: Grouping,
  modules: Parameters<typeof columnsBy>[1],
): readonly Line[] {
  if (grouping === '') return rows;
  return columnsBy(grouping, modules).flatMap(({ name, has }) => {
    const inside = rows.filter(has);
    return inside.length === 0 ? [] : [{ head: name, size: inside.length }, ...inside];
  });
}

const RANKS: Readonly<Record<Priority, number>> = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 };
const STEPS: Readonly<Record<Status, number>> = { active: 0, todo: 1, backlog: 2, done: 3, cancelled: 4 };

const COMPARE: Readonly<Record<Order, (one: IssueRow, other: IssueRow) => number>> = {
  order: () => 0,
  priority: (one, other) => RANKS[one.priority] - RANKS[other.priority],
  updated: (one, other) => other.updated_at.localeCompare(one.updated_at),
  created: (one, other) => other.id - one.id,
  status: (one, other) => STEPS[one.status] - STEPS[other.status],
};

export function List({ project }: { readonly project: Project }) {
  const open = useOpen(project);
  const order = (ORDERS.find(([key]) => key === query.value.get('sort'))?.[0] ?? 'order') satisfies Order;
  return (
    <>
      <div class="head">
        <Heading title={`List of ${project.name}`}>{project.name}</Heading>
        <Choice
          label="Sort"
          isBare
          value={order}
          options={ORDERS}
          onPick={next => ask({ sort: next === 'order' ? null : next })}
        />
        <Choice
          label="Group"
          isBare
          value={groupingHere()}
          options={GROUPINGS}
          onPick={next => ask({ group: next })}
        />
        <Check
          label="Dense"
          isChecked={densityHere() === 'dense'}
          onCheck={isDense => ask({ density: isDense ? 'dense' : null })}
        />
        <Filters project={project} layout="list" />
      </div>
      {open ? <Rows open={open} project={project} order={order} /> : <Loading />}
    </>
  );
}

interface RowsOf {
  readonly open: OpenProject;
  readonly project: Project;
  readonly order: Order;
}

function Rows({ open, project, order }: RowsOf) {
  const { mayWrite } = useRights(project.id);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const all = open.ordered.value;
  const wanted = isWanted();
  const rows = useMemo(() => all.filter(wanted).sort(COMPARE[order]), [all, order, query.value]);
  const modules = useModules(project.id).value.value ?? [];
  const grouping = groupingHere();
  const lines = useMemo(() => linesOf(rows, grouping, modules), [rows, grouping, modules]);
  useEffect(() => {
    trail.value = lines.filter(line => 'id' in line);
  }, [lines]);
  const select = (id: number, isOn: boolean): void => {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => move(event, select, selected);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [selected]);
  if (open.isGone.value) return <Nothing />;
  if (!open.hasBegun.value) return <Loading />;
  return (
    <div class="long">
      {selected.size > 0 && mayWrite && (
        <Selection open={open} project={project} ids={[...selected]} onDone={() => setSelected(new Set())} />
      )}
      <p class="quiet" role="status">
        {count(rows.length, 'issue')}
      </p>
      {rows.length === 0 && (
        <Empty>No issue matches. Create one with “New issue”, or clear the filters.</Empty>
      )}
      <Windowed
        label="Issues"
        items={lines}
        height={DENSITIES[densityHere()]}
        keyOf={line => ('id' in line ? line.id : line.head)}
        render={line =>
          'id' in line ? (
            <Row
              open={open}
              id={line.id}
              isSelected={selected.has(line.id)}
              mayWrite={mayWrite}
              onSelect={isOn => select(line.id, isOn)}
            />
          ) : (
            <h2 class="group-head">
              {line.head} <small>{count(line.size, 'issue')}</small>
            </h2>
          )
        }
      />
    </div>
  );
}

/** `j` and `k` go through the links, `x` selects. */
function move(
  event: KeyboardEvent,
  select: (id: number, isOn: boolean) => void,
  selected: ReadonlySet<number>,
): void {
  if (!isSingleKey(event)) return;
  const links = [...document.querySelectorAll<HTMLElement>('.issue-row a.title')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'j') links[Math.min(links.length - 1, at + 1)]?.focus();
  else if (event.key === 'k') links[Math.max(0, at - 1)]?.focus();
  else if (event.key === 'x' && at >= 0) {
    const id = Number(links[at]?.dataset['issue']);
    select(id, !selected.has(id));
  } else return;
  event.preventDefault();
}

interface RowOf {
  readonly open: OpenProject;
  readonly id: number;
  readonly isSelected: boolean;
  readonly mayWrite: boolean;
  readonly onSelect: (isOn: boolean) => void;
}

function Row({ open, id, isSelected, mayWrite, onSelect }: RowOf) {
  const row = open.rows.get(id)?.value;
  if (!row) return null;
  return (
    <div class={open.lit.value.has(id) ? 'issue-row changed' : 'issue-row'}>
      {mayWrite && (
        <input
          type="checkbox"
          aria-label={`Select ${row.identifier}`}
          checked={isSelected}
          onChange={event => onSelect(event.currentTarget.checked)}
        />
      )}
      <StatusIcon status={row.status} />
      <a class="title" href={`/${row.identifier}`} data-issue={id}>
        <span class="ident">{row.identifier}</span> {row.title}
      </a>
      <Facts open={open} row={row} />
    </div>
  );
}

interface SelectionOf {
  readonly open: OpenProject;
  readonly project: Project;
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

const AT_ONCE = 6;

function Selection({ open, project, ids, onDone }: SelectionOf) {
  const [progress, setProgress] = useState<number | null>(null);
  const [stop] = useState({ isAsked: false });
  const modules = useModules(project.id).value.value ?? [];
  const people = usePeople(project.id).value.value ?? [];
  /** One call for each issue, a few at a time, so that each keeps its own version check. */
  const each = async (act: (id: number) => Promise<unknown>, done: string): Promise<void> => {
    stop.isAsked = false;
    const waiting = [...ids];
    let [finished, failed] = [0, 0];
    const lane = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined && !stop.isAsked; id = waiting.shift()) {
        await act(id).catch((error: unknown) => {
          failed += 1;
          complain(error);
        });
        setProgress((finished += 1));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    setProgress(null);
    say(`${count(finished - failed, 'issue')} ${done}`);
    onDone();
  };
  const change = (fields: IssueFields): void => void each(id => changeIssue(open, id, fields), 'changed');
  const pick = (
    label: string,
    options: readonly (readonly [string, string])[],
    act: (value: string) => void,
  ) => (
    <Choice
      label={label}
      isBare
      value=""
      options={[['', label], ...options]}
      onPick={value => value !== '' && act(value)}
    />
  );
  return (
    <div class="bulk" role="toolbar" aria-label="Selection">
      <span>{count(ids.length, 'issue')} selected</span>
      {pick(
        'Status',
        keysOf(STATUSES).map(key => [key, STATUSES[key]] as const),
        status => change({ status: status as Status }),
      )}
      {pick(
        'Priority',
        keysOf(PRIORITIES).map(key => [key, PRIORITIES[key]] as const),
        priority => change({ priority: priority as Priority }),
      )}
      {pick(
        'Module',
        modules.map(({ id, name }) => [String(id), name] as const),
        id => change({ module_id: Number(id) }),
      )}
      {pick(
        'Assignee',
        [
          ['none', 'Nobody: any agent'],
          ['human', 'Any person'],
          ...people.map(({ username, display_name }) => [`@${username}`, display_name] as const),
        ],
        who => change({ assignees: who === 'none' ? [] : [who.replace(/^@/, '')] }),
      )}
      <button
        type="button"
        class="danger"
        onClick={() => void each(id => client.deleteIssue({ path: { id } }), 'deleted')}
      >
        Delete
      </button>
      {progress === null ? (
        <button type="button" onClick={onDone}>
          Clear selection
        </button>
      ) : (
        <>
          <progress value={progress} max={ids.length} aria-label="Progress" />
          <button type="button" onClick={() => (stop.isAsked = true)}>
            Stop
          </button>
        </>
      )}
    </div>
  );
}
