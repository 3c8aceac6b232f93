/** The answers that somebody still waits for: asked for, and not sent to the end. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface OpenAnswers {
  readonly all: ReadonlySet<ServerResponse>;
  /** From now on answers say that their connection ends with them. */
  beLast(): void;
}

/** By which events a request comes in. */
export const ASKED = ['request', 'checkContinue', 'checkExpectation'];

/** Call it before the server listens. */
export function openAnswers(server: Server): OpenAnswers {
  const all = new Set<ServerResponse>();
  let areLast = false;
  for (const asked of ASKED)
    server.prependListener(asked, (_request: IncomingMessage, response: ServerResponse) => {
      if (areLast) response.shouldKeepAlive = false;
      all.add(response);
      response.once('close', () => all.delete(response));
    });
  return {
    all,
    beLast: () => {
      areLast = true;
      for (const response of all) response.shouldKeepAlive = false;
    },
  };
}
