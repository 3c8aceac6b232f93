/** The complete contract: every document with its refusals, the catalogue, and the events. */
import { addAnswers } from './answers.ts';
import { assembleAll, type Assembled } from './assemble.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { checkDeclared } from './declared.ts';
import { readEvents, type Events } from './events.ts';
import { checkNames } from './names.ts';
import { checkTaken, readShared } from './shared.ts';

export interface Contract {
  readonly assembled: readonly Assembled[];
  readonly catalogue: Catalogue;
  readonly events: Events;
}

export function readContract(root: string): Contract {
  const catalogue = readCatalogue(root);
  const shared = readShared(root);
  const assembled = assembleAll(root, shared);
  const events = readEvents(root, catalogue, shared);
  checkTaken(shared);
  checkNames([...assembled, events]);
  for (const one of assembled) addAnswers(one, catalogue);
  checkDeclared(assembled, catalogue);
  return { assembled, catalogue, events };
}
