/** Checks the catalogue against the documents: each refusal is declared by an operation, or marked as unrouted. */
import { refusalsOf } from './answers.ts';
import type { Assembled } from './assemble.ts';
import type { Catalogue } from './catalogue.ts';
import { operationsOf } from './json.ts';
import { ContractError } from './sources.ts';

export function checkDeclared(all: readonly Assembled[], catalogue: Catalogue): void {
  const declared = new Set(
    all.flatMap(one =>
      operationsOf(one.document).flatMap(place => refusalsOf(one, place, catalogue).map(({ code }) => code)),
    ),
  );
  for (const { code, unrouted } of catalogue.refusals.values()) {
    if (declared.has(code) === unrouted) {
      throw new ContractError(
        unrouted
          ? `openapi/errors.yaml: ${code} is marked unrouted, but an operation declares it`
          : `openapi/errors.yaml: no operation declares ${code}; what is answered before one is known is \`unrouted: true\``,
      );
    }
  }
}
