/** The hooks of the families: how what only an operation itself can answer is reached. */
import type { OperationId } from '../src/generated/operations.ts';
import type { RefusalCode } from '../src/generated/refusals.ts';
import type { Operations } from '../src/generated/types.ts';
import type { AskingOf } from './asking.ts';
import { keyOf, type Outcome } from './outcomes.ts';
import type { Reach } from './rules.ts';
import type { Stage } from './stage.ts';

type StatusOf<Id extends OperationId> = keyof Operations[Id]['responses'];

type HooksOf<Id extends OperationId> = {
  readonly [Key in StatusOf<Id> | RefusalCode]?: (stage: Stage) => Promise<AskingOf<Id>> | AskingOf<Id>;
};

/** By operation, then by what it is to answer: the status of a success, or the code of a refusal. */
export type Hooks = { readonly [Id in OperationId]?: HooksOf<Id> };

export type AllHooks = Readonly<Partial<Record<OperationId, Readonly<Partial<Record<string, Reach>>>>>>;

export function hookFor(hooks: AllHooks, outcome: Outcome): Reach | null {
  return hooks[outcome.operation.id]?.[String(keyOf(outcome))] ?? null;
}

/** Hooks for what no document says, by name: a typing error, or what is left of an older contract. */
export function strayHooks(hooks: AllHooks, outcomes: readonly Outcome[]): string[] {
  const known = new Set(outcomes.map(outcome => `${outcome.operation.id} ${String(keyOf(outcome))}`));
  return Object.entries(hooks)
    .flatMap(([id, byKey]) => Object.keys(byKey).map(key => `${id} ${key}`))
    .filter(name => !known.has(name));
}
