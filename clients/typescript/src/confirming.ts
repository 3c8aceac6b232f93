/** Repeats a call after the user has confirmed who they are. */
import { Refused } from './refused.ts';

/**
 * Wraps calls that need a session of the last minutes. If one is refused for that reason, `ask` signs the user in again, and the
 * call is repeated once. Calls that are refused in the meantime wait for the same sign-in. If `ask` rejects, so do they.
 */
export function confirming(
  ask: () => Promise<unknown>,
): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let asked: Promise<unknown> | null = null;
  const confirmed = async (): Promise<void> => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    await asked;
  };
  return async call => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refused && error.is('recent_authentication_required'))) throw error;
    }
    await confirmed();
    return call();
  };
}
