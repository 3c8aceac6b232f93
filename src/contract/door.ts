/** The door to openapi-backend: it routes a request, asks one-line questions about the caller, and calls the walk. */
import { OpenAPIBackend, type Context, type Request as Sent } from 'openapi-backend';
import type { OpenAPIV3_1 } from 'openapi-types';
import { operations, type Credential, type Operation, type OperationId } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import { credentialRefusal, presents } from '../access/admit.ts';
import { authorityOf } from '../access/authority.ts';
import { refusalAnswer, wrongMethod } from './answer.ts';
import type { Answer, Call, Request } from './call.ts';
import { identify } from './identify.ts';
import type { Instance } from './instance.ts';
import { announcedTooLarge } from './read.ts';
import { IndexedRouter, segmentsOf } from './router.ts';
import { refusalFrom, turnedAway, walk } from './walk.ts';

export interface Door {
  /** Answers a request below one of the documents' paths; null where the path is in none of them. */
  answer(request: Request): Promise<Answer | null>;
  /** Whether the path is one where a connection becomes a WebSocket. */
  readonly speaksWebSocket: (path: string) => boolean;
  /** The methods with which pages of any origin may ask for the path. */
  readonly openMethods: (path: string) => readonly string[];
  /** How many calls are at work; one goes on when its client has hung up. */
  readonly atWork: () => number;
}

const CREDENTIALS: readonly Credential[] = [
  'session',
  'recentSession',
  'apiKey',
  'oauthToken',
  'sessionCookie',
];

export async function openDoor(instance: Instance): Promise<Door> {
  const definition = routes(Object.values(operations));
  const router = new IndexedRouter(definition);
  const backend = await openBackend(definition, router, instance);
  const open = openPaths(Object.values(operations));
  let atWork = 0;
  return {
    answer: async request => {
      const { path } = request;
      const sent = { method: request.method === 'HEAD' ? 'GET' : request.method, path, headers: {} };
      const operation = operationAt(router, sent);
      if (operation === null) return unmatched(request, router.allowed(path));
      const call = newCall(request, operation, instance.clock());
      if (request.method === 'HEAD' && call.operation.document === 'public')
        return wrongMethod(request, ['GET']);
      atWork += 1;
      try {
        const refusal = announcedTooLarge(call);
        if (refusal) return await turnedAway(call, refusal, instance);
        return (await backend.handleRequest(sent, call)) as Answer;
      } catch (error) {
        return refusalAnswer(request, call.operation, refusalFrom(error, call, instance));
      } finally {
        atWork -= 1;
      }
    },
    speaksWebSocket: path => {
      const operation = operationAt(router, { method: 'GET', path, headers: {} });
      return operation !== null && '101' in operation.answers;
    },
    openMethods: path => open.get(segmentsOf(path).join('/')) ?? [],
    atWork: () => atWork,
  };
}

/** The library with the walk behind each of its routes. */
async function openBackend(
  definition: OpenAPIV3_1.Document,
  router: IndexedRouter,
  instance: Instance,
): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({ definition, quick: true, strict: true, validate: false });
  await backend.init();
  backend.router = router;
  for (const id of Object.keys(operations)) {
    backend.registerHandler(id, (_context: Context, call: Call) => walk(call, instance));
  }
  backend.register({
    postRoutingHandler: (_context: Context, call: Call) => identify(call, instance),
    unauthorizedHandler: (_context: Context, call: Call) =>
      turnedAway(call, credentialRefusal(call.operation, call.caller) ?? refuse.unauthenticated(), instance),
  });
  for (const credential of CREDENTIALS) {
    backend.registerSecurityHandler(credential, (_context: Context, call: Call) =>
      presents(call.caller, credential),
    );
  }
  return backend;
}

/** The methods by path, as far as pages of any origin may ask; none of these paths has a parameter. */
function openPaths(all: readonly Operation[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method, crossOrigin } of all) {
    if (!crossOrigin) continue;
    const bare = segmentsOf(path).join('/');
    methods.set(bare, [...(methods.get(bare) ?? []), method]);
  }
  return methods;
}

function operationAt(router: IndexedRouter, sent: Sent): Operation | null {
  const id = router.matchOperation(sent)?.operationId;
  return id === undefined ? null : operations[id as OperationId];
}

/** The library needs the routes of the contract, not its schemas: those are compiled. */
export function routes(all: readonly Operation[]): OpenAPIV3_1.Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { id, path, method, credentials } of all) {
    const security = credentials.map(credential => ({ [credential]: [] }));
    (paths[path] ??= {})[method.toLowerCase()] = { operationId: id, security, responses: {} };
  }
  const securitySchemes = Object.fromEntries(
    CREDENTIALS.map(name => [name, { type: 'http', scheme: 'bearer' } as const]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Docket', version: '1' },
    paths,
    components: { securitySchemes },
  };
}

/** Each field by its name: an object of this size is slow to spread, and every request makes one. */
function newCall(request: Request, operation: Operation, now: Date): Call {
  const { id, method, path, query, headers, address, hasBody, upgradable, readBody, issuer } = request;
  return {
    id,
    method,
    path,
    query,
    headers,
    address,
    hasBody,
    upgradable,
    readBody,
    issuer,
    now,
    operation,
    caller: null,
    transport: 'api',
    actorId: null,
    params: {},
    queryValues: {},
    body: undefined,
    charge: null,
    by: authorityOf(operation, null, true),
  };
}

function unmatched(request: Request, methods: readonly string[]): Answer | null {
  return methods.length === 0 ? null : wrongMethod(request, methods);
}
