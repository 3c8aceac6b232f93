/** The compiled checks of the contract, one module for each family, loaded when the family is first used. */
import { compiledModule, NotCompiled, type Check, type Projection } from '../compiled/module.ts';
import { contractHash } from '../generated/hash.ts';
import type { Operation } from '../generated/operations.ts';

type Module = Readonly<Record<string, Check | Projection | undefined>>;

const moduleOf = (name: string): Module => compiledModule<Module>(name);

/** What a path, a query and a body are checked with; undefined where the contract has nothing to check. */
export interface RequestChecks {
  readonly path: Check | undefined;
  readonly query: Check | undefined;
  readonly body: Check | undefined;
}

const requestChecksOf = new Map<Operation, RequestChecks>();

export function requestChecks(operation: Operation): RequestChecks {
  let checks = requestChecksOf.get(operation);
  if (!checks) {
    const { document, family, id } = operation;
    const ofFamily = moduleOf(`${document}.${family}`);
    const check = (part: string): Check | undefined => ofFamily[`${id}_${part}`] as Check | undefined;
    checks = { path: check('path'), query: check('query'), body: check('body') };
    requestChecksOf.set(operation, checks);
  }
  return checks;
}

/** Copies of a JSON answer what the contract names. */
export function projection({ document, family, id }: Operation, status: number): Projection | undefined {
  return moduleOf(`${document}.${family}`)[`${id}_${status}_project`];
}

/** Checks a JSON answer and lets nothing undeclared pass. */
export function strictCheck({ document, family, id }: Operation, status: number): Check | undefined {
  const checks = moduleOf(`${document}.${family}.strict`);
  return (checks[`${id}_${status}`] ?? (status >= 400 ? checks['refusal'] : undefined)) as Check | undefined;
}

/** Checks a message of the socket. */
export function eventCheck(union: 'ServerEvent' | 'ClientMessage'): Check {
  return moduleOf('events')[union] as Check;
}

/** The compiled checks are built on install; they must come from the contract that is checked in. */
export function checkCompiledContract(): void {
  const built = compiledModule<{ readonly contractHash: string }>('hash');
  if (built.contractHash !== contractHash) throw new NotCompiled();
}
