/** The board: a column for each status, priority or module, with cards that are dragged or moved by their menus. */
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { IssueRow } from '@docket/client';
import { useModules, useOpen, useRights } from '../../copies/current.ts';
import { ordersAt } from '../../copies/order.ts';
import { changeIssue, type OpenProject, type Project } from '../../copies/project.ts';
import { trail } from '../../copies/trail.ts';
import { Check, Choice } from '../../parts/fields.tsx';
import { Popup } from '../../parts/menu.tsx';
import { Heading, Loading, Nothing } from '../../parts/states.tsx';
import { StatusIcon } from '../../parts/icons.tsx';
import { Windowed } from '../../parts/windowed.tsx';
import { ask, query } from '../../routes.ts';
import { complain, say } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { count, STATUSES, type Status } from '../../words/en.ts';
import { Card } from './card.tsx';
import { columnsBy, GROUPS, type Column, type Group } from './columns.ts';
import { chosen, Filters, isWanted, toggle } from './filters.tsx';

function groupHere(): Group {
  const asked = query.value.get('group');
  return asked === 'priority' || asked === 'module' ? asked : 'status';
}

/** Every issue is in one lane. A card that is moved into another lane gets its fields. */
type Lane = Column;

const LANES = [
  ['', 'No lanes'],
  ['priority', 'Lanes by priority'],
  ['module', 'Lanes by module'],
] as const;

function lanesHere(modules: Parameters<typeof columnsBy>[1]): readonly (Lane | null)[] {
  const asked = query.value.get('lanes');
  if (asked !== 'priority' && asked !== 'module') return [null];
  return columnsBy(asked, modules);
}

export function Board({ project }: { readonly project: Project }) {
  const open = useOpen(project);
  const modules = useModules(project.id).value.value ?? [];
  const { mayWrite } = useRights(project.id);
  const group = groupHere();
  const all = useMemo(() => columnsBy(group, modules), [group, modules]);
  const hidden = chosen('hide');
  const columns = useMemo(() => all.filter(({ key }) => !hidden.includes(key)), [all, hidden.join()]);
  const lanes = lanesHere(modules);
  return (
    <>
      <div class="head">
        <Heading title={`Board of ${project.name}`}>{project.name}</Heading>
        <Choice
          label="Group"
          isBare
          value={group}
          options={GROUPS}
          onPick={next => ask({ group: next === 'status' ? null : next })}
        />
        <Choice
          label="Lanes"
          isBare
          value={LANES.find(([key]) => key === query.value.get('lanes'))?.[0] ?? ''}
          options={LANES}
          onPick={next => ask({ lanes: next })}
        />
        <Popup label="Columns">
          {all.map(({ key, name }) => (
            <Check
              key={key}
              label={name}
              isChecked={!hidden.includes(key)}
              onCheck={isShown => toggle('hide', key, !isShown)}
            />
          ))}
        </Popup>
        <Filters project={project} layout="board" />
      </div>
      {open ? (
        lanes.map(lane => (
          <Columns
            key={lane?.key ?? ''}
            open={open}
            project={project}
            columns={columns}
            lane={lane}
            mayWrite={mayWrite}
          />
        ))
      ) : (
        <Loading />
      )}
    </>
  );
}

interface ColumnsOf {
  readonly open: OpenProject;
  readonly project: Project;
  readonly columns: readonly Column[];
  readonly lane: Lane | null;
  readonly mayWrite: boolean;
}

function Columns({ open, project, columns, lane, mayWrite }: ColumnsOf) {
  const rows = open.ordered.value;
  const wanted = isWanted();
  const lists = useMemo(
    () =>
      columns.map(column => rows.filter(row => column.has(row) && (lane?.has(row) ?? true) && wanted(row))),
    [columns, rows, lane?.key, query.value],
  );
  useEffect(() => {
    if (!lane) trail.value = lists.flat();
  }, [lists, lane === null]);
  const move = (
    id: number,
    column: Column,
    place?: { readonly list: readonly IssueRow[]; readonly at: number },
  ): void => {
    const row = open.copy.issues.get(id);
    if (!row) return;
    const [order, ...others] = place ? ordersAt(place.list, place.at, id) : [];
    const fields = {
      ...(column.has(row) ? {} : column.fields),
      ...(lane && !lane.has(row) ? lane.fields : {}),
      ...(order ? { sort_order: order[1] } : {}),
    };
    changeIssue(open, id, fields).then(
      () => say(`${row.identifier} moved to ${column.name}`, { quietly: true }),
      complain,
    );
    for (const [other, sort_order] of others) changeIssue(open, other, { sort_order }).catch(complain);
  };
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location: { current } }) => {
          const id = Number(source.data['id']);
          const column = columns.find(({ key }) =>
            current.dropTargets.some(({ data }) => data['column'] === key && data['lane'] === lane?.key),
          );
          if (!column) return;
          const card = current.dropTargets.find(({ data }) => data['card'] !== undefined)?.data;
          const list = (lists[columns.indexOf(column)] ?? []).filter(row => row.id !== id);
          const at = card
            ? list.findIndex(row => row.id === card['card']) + (card['isBelow'] === true ? 1 : 0)
            : list.length;
          move(id, column, { list, at });
        },
      }),
    [columns, lists, lane?.key],
  );
  if (open.isGone.value) return <Nothing />;
  if (!open.hasBegun.value) return <Loading />;
  const board = (
    <div class={lane ? 'board lane' : 'board'}>
      {columns.map((column, place) => (
        <ColumnOf
          key={column.key}
          lane={lane}
          column={column}
          rows={lists[place] ?? []}
          project={project}
          mayWrite={mayWrite}
        >
          {row => (
            <Card
              open={open}
              id={row.id}
              mayWrite={mayWrite}
              moves={columns.map(other => ({
                name: other.name,
                act: () => move(row.id, other),
                isChecked: other === column,
              }))}
              onStep={step => {
                const next = columns[place + step];
                if (next) move(row.id, next);
              }}
            />
          )}
        </ColumnOf>
      ))}
    </div>
  );
  if (!lane) return board;
  if (lists.every(list => list.length === 0)) return null;
  return (
    <section aria-label={`Lane ${lane.name}`}>
      <h2>{lane.name}</h2>
      {board}
    </section>
  );
}

interface ColumnView {
  readonly column: Column;
  readonly lane: Lane | null;
  readonly rows: readonly IssueRow[];
  readonly project: Project;
  readonly mayWrite: boolean;
  readonly children: (row: IssueRow) => preact.ComponentChild;
}

const CARD_PX = 92;

function ColumnOf({ column, lane, rows, project, mayWrite, children }: ColumnView) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ column: column.key, lane: lane?.key }),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [column.key, lane?.key]);
  const isStatus = column.key in STATUSES;
  return (
    <section
      ref={element}
      class={isOver ? 'column over' : 'column'}
      aria-label={`${column.name}, ${count(rows.length, 'issue')}`}
    >
      <header>
        {isStatus && <StatusIcon status={column.key as Status} />}
        <span>{column.name}</span>
        <span class="count">{rows.length}</span>
        <span style={{ flex: 1 }} />
        {mayWrite && (
          <button
            type="button"
            class="plain"
            aria-label={`Add to ${column.name}`}
            onClick={() => setIsAdding(!isAdding)}
          >
            +
          </button>
        )}
      </header>
      {isAdding && <QuickCreate project={project} column={column} onEnd={() => setIsAdding(false)} />}
      <Windowed
        label={`Issues in ${column.name}`}
        items={rows}
        height={CARD_PX}
        keyOf={({ id }) => id}
        render={children}
      />
    </section>
  );
}

interface QuickCreateOf {
  readonly project: Project;
  readonly column: Column;
  readonly onEnd: () => void;
}

function QuickCreate({ project, column, onEnd }: QuickCreateOf) {
  const [title, setTitle] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (title.trim() === '') return onEnd();
    try {
      const issue = await client.createIssue({
        body: { project_id: project.id, title, ...createFields(column) },
      });
      say(`${issue.identifier} created`, { quietly: true });
      setTitle('');
    } catch (error) {
      complain(error);
    }
  };
  return (
    <form onSubmit={event => void create(event)} onKeyDown={event => event.key === 'Escape' && onEnd()}>
      <input
        ref={input}
        aria-label={`Title of the new issue in ${column.name}`}
        placeholder="Title"
        value={title}
        onInput={event => setTitle(event.currentTarget.value)}
        style={{ width: '100%', marginBlockEnd: '8px' }}
      />
    </form>
  );
}

function createFields({ fields: { status, priority, module_id } }: Column) {
  return {
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { priority }),
    ...(module_id === undefined ? {} : { module_id }),
  };
}
