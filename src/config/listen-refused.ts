/** Explains why the server cannot listen on its configured address. */
import type { Config } from './schema.ts';
import { codeOf } from '../store/dialects/dialect.ts';

/** Its message is one sentence for the operator. */
export class ListenRefused extends Error {
  override readonly name = 'ListenRefused';
}

type Place = Pick<Config, 'host' | 'port'>;

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${String(port)} of ${host} is taken by another program: stop that one, or set another \`port\`.`,
  EACCES: ({ port }) => `This account may not listen on port ${String(port)}: set a \`port\` from 1024 on.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine does not have the address ${host}: set \`host\` to an address of its own, or to 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `The name ${host} has no address: set \`host\` to a name or an address of this machine.`,
};

export function listenRefused(place: Place, cause: Error): ListenRefused {
  const code = codeOf(cause) ?? '';
  const sentence =
    REASONS[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code]?.(place) ??
    `Cannot listen on port ${String(place.port)} of ${place.host} (${code || cause.message}): look at \`host\` and \`port\`.`;
  return new ListenRefused(sentence, { cause });
}
