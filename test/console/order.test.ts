/** Where a card goes between its neighbours, for any orders that they have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordersAt } from '../../console/src/copies/order.ts';
import { Chance } from '../setting/chance.ts';

interface Row {
  readonly id: number;
  readonly sort_order: number;
}

/** As the board sorts them. */
function sorted(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => one.sort_order - other.sort_order || one.id - other.id);
}

function moved(rows: readonly Row[], id: number, at: number): readonly number[] {
  const list = sorted(rows).filter(row => row.id !== id);
  const orders = new Map(ordersAt(list, at, id));
  const all = [...list, { id, sort_order: 0 }];
  return sorted(all.map(row => ({ ...row, sort_order: orders.get(row.id) ?? row.sort_order }))).map(
    row => row.id,
  );
}

test('a card lies where it was dropped: first, last, between, and between equal neighbours', () => {
  const rows = [1, 2, 3, 4].map(id => ({ id, sort_order: id < 3 ? 0 : id }));
  assert.deepEqual(moved(rows, 4, 0), [4, 1, 2, 3]);
  assert.deepEqual(moved(rows, 1, 3), [2, 3, 4, 1]);
  assert.deepEqual(moved(rows, 4, 1), [1, 4, 2, 3]);
  assert.deepEqual(moved(rows, 4, 2), [1, 2, 4, 3]);
});

test('one change is enough while there is room; otherwise twenty neighbours are moved, and all at the same order', () => {
  assert.equal(
    ordersAt(
      [
        { id: 1, sort_order: 0 },
        { id: 2, sort_order: 1 },
      ],
      1,
      3,
    ).length,
    1,
  );
  const close = Array.from({ length: 100 }, (_, id) => ({ id, sort_order: id < 2 ? 0 : id }));
  assert.equal(ordersAt(close, 1, 999).length, 21);
  const equal = Array.from({ length: 100 }, (_, id) => ({ id, sort_order: 0 }));
  assert.deepEqual(moved(equal, 99, 1).slice(0, 4), [0, 99, 1, 2]);
});

test('cards that are always dropped at one place stay in their order', () => {
  const chance = new Chance(1);
  let rows: Row[] = [1, 2].map(id => ({ id, sort_order: id }));
  for (let id = 3; id < 200; id += 1) {
    const list = sorted(rows);
    const at = chance.next() < 0.9 ? 1 : chance.upTo(list.length + 1);
    const orders = new Map(ordersAt(list, at, id));
    const wanted = [...list.slice(0, at), { id }, ...list.slice(at)].map(row => row.id);
    rows = sorted(
      [...list, { id, sort_order: 0 }].map(row => ({
        ...row,
        sort_order: orders.get(row.id) ?? row.sort_order,
      })),
    );
    assert.deepEqual(
      rows.map(row => row.id),
      wanted,
    );
  }
});
