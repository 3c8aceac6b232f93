/** The server sent no response, or broke off in the middle of one. */

/** Whether the request had an effect is unknown. The `cause` is the error of `fetch`. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(url: string, cause: unknown) {
    super(`${new URL(url).host} did not respond`, { cause });
  }
}

/** Runs a request. `fetch` throws a TypeError if the connection fails; an aborted one throws the reason. */
export async function reaching<Result>(url: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof TypeError ? new Unreachable(url, error) : error;
  }
}
