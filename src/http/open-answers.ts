/** Open responses: requested, but not completely sent. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { PackedSet } from './packed-set.ts';

export interface OpenAnswers {
  readonly all: Iterable<ServerResponse>;
  /** From now on responses say `Connection: close`. */
  beLast(): void;
}

/** The events with which a request arrives. */
export const ASKED = ['request', 'checkContinue', 'checkExpectation'];

/** Call it before the server listens. */
export function openAnswers(server: Server): OpenAnswers {
  const all = new PackedSet<ServerResponse>();
  let areLast = false;
  for (const asked of ASKED)
    server.prependListener(asked, (_request: IncomingMessage, response: ServerResponse) => {
      if (areLast) response.shouldKeepAlive = false;
      response.once('close', all.join(response));
    });
  return {
    all,
    beLast: () => {
      areLast = true;
      for (const response of all) response.shouldKeepAlive = false;
    },
  };
}
