/** Runs the background jobs on one of the servers; another one takes over when it ends. */
import type { GiveBack, Places } from '../store/servers/servers.ts';
import type { Upkeep } from './repeating.ts';

/** The others try this often to take over. */
const LOOK_MS = 2_000;

export interface OnOneServer<Jobs> extends Upkeep {
  /** The jobs, if they run here from the start. */
  readonly first: Promise<Jobs | null>;
  /** The jobs, while they run here. */
  readonly jobs: Jobs | null;
}

export function onOneServer<Jobs extends Upkeep>(
  places: Pick<Places, 'take'>,
  begin: () => Jobs,
): OnOneServer<Jobs> {
  let jobs: Jobs | null = null;
  let giveBack: GiveBack | null = null;
  let isStopped = false;
  const end = (): void => {
    jobs?.stop();
    [jobs, giveBack] = [null, null];
  };
  const look = async (): Promise<Jobs | null> => {
    if (giveBack || isStopped) return jobs;
    const taken = await places.take('upkeep', [0], end);
    if (taken && isStopped) taken();
    else if (taken) [giveBack, jobs] = [taken, begin()];
    return jobs;
  };
  // If the database is away, a later look finds it.
  const lookAgain = (): Promise<Jobs | null> => look().catch(() => null);
  const timer = setInterval(() => void lookAgain(), LOOK_MS);
  timer.unref();
  return {
    first: lookAgain(),
    get jobs() {
      return jobs;
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      const free = giveBack;
      end();
      free?.();
    },
  };
}
