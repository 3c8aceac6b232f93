/** The catalogue lists exactly what can be refused: by an operation that declares it, or before one is known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDeclared } from '../../scripts/contract/declared.ts';
import type { Catalogue, Refusal } from '../../scripts/contract/catalogue.ts';
import { madeUp } from '../setting/made-up.ts';

const contract = madeUp();

/** The codes that operations of the test contract declare, and these entries. */
function catalogueOf(...more: readonly Refusal[]): Catalogue {
  const declared = [
    'unauthenticated',
    'invalid_parameter',
    'internal',
    'database_unavailable',
    'server_busy',
  ];
  const kept = [...contract.catalogue.refusals].filter(([code]) => declared.includes(code));
  return {
    ...contract.catalogue,
    refusals: new Map([...kept, ...more.map(refusal => [refusal.code, refusal] as const)]),
  };
}

function entry(code: string, changes: Partial<Refusal>): Refusal {
  const found = contract.catalogue.refusals.get(code);
  assert.ok(found);
  return { ...found, ...changes };
}

function check(...more: readonly Refusal[]): void {
  checkDeclared(contract.assembled, catalogueOf(...more));
}

test('a code that an operation declares needs no mark', () => {
  check();
});

test('a code that no operation declares stops the build', () => {
  assert.throws(() => check(entry('thing_taken', {})), {
    name: 'ContractError',
    message: /^openapi\/errors\.yaml: no operation declares thing_taken/,
  });
});

test('a code that is sent before routing passes with its mark', () => {
  check(entry('thing_taken', { unrouted: true }));
});

test('the mark on a code that an operation declares stops the build', () => {
  assert.throws(() => check(entry('internal', { unrouted: true })), {
    name: 'ContractError',
    message: 'openapi/errors.yaml: internal is marked unrouted, but an operation declares it',
  });
});
