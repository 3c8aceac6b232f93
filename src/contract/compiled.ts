/** The compiled validators of the contract, one module per family, loaded when the family is first used. */
import { compiledModule, NotCompiled, type Check, type Projection } from '../compiled/module.ts';
import { contractHash } from '../generated/hash.ts';
import type { Operation } from '../generated/operations.ts';

type Module = Readonly<Record<string, Check | Projection | undefined>>;

const moduleOf = (name: string): Module => compiledModule<Module>(name);

/** Validators for path, query and body; undefined if there is nothing to check. */
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

/** Copies the declared fields of a JSON response. */
export function projection({ document, family, id }: Operation, status: number): Projection | undefined {
  return moduleOf(`${document}.${family}`)[`${id}_${status}_project`];
}

/** Validates a JSON response, and refuses undeclared fields. */
export function strictCheck({ document, family, id }: Operation, status: number): Check | undefined {
  const checks = moduleOf(`${document}.${family}.strict`);
  return (checks[`${id}_${status}`] ?? (status >= 400 ? checks['refusal'] : undefined)) as Check | undefined;
}

/** Validates a socket message. */
export function eventCheck(union: 'ServerEvent' | 'ClientMessage'): Check {
  return moduleOf('events')[union] as Check;
}

/** The validators are compiled on install; they must match the checked-in contract. */
export function checkCompiledContract(): void {
  const built = compiledModule<{ readonly contractHash: string }>('hash');
  if (built.contractHash !== contractHash) throw new NotCompiled();
}
