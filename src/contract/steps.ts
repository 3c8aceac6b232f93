/** Typed lists of steps. A step that reads a field that no earlier step has added does not compile. */
import type { Begun, Call } from './call.ts';
import type { Pipeline } from './pipeline.ts';

/** The part that a step adds to the call, if any. */
type Added = Partial<Call> | void;

/** A step reads the call and returns what it adds. */
type StepOf<Known, Returned> = (call: Known, pipeline: Pipeline) => Returned;

/** A step whose position has been type-checked. */
export type Step = StepOf<Call, Added | Promise<Added>>;

export interface Steps<Known> {
  readonly all: readonly Step[];
  readonly step: <Returned extends Added | Promise<Added>>(
    step: StepOf<Known, Returned>,
  ) => Steps<Known & AddedBy<Returned>>;
  /** Begins the next list, whose steps know what these have added. */
  readonly next: () => Steps<Known>;
}

type AddedBy<Returned> = [Exclude<Awaited<Returned>, void>] extends [never]
  ? unknown
  : Exclude<Awaited<Returned>, void>;

/** Begins the first list of a call. */
export function firstSteps<Known extends Begun>(): Steps<Known> {
  return listOf([]);
}

function listOf<Known>(all: readonly Step[]): Steps<Known> {
  return { all, step: step => listOf([...all, step as unknown as Step]), next: () => listOf([]) };
}
