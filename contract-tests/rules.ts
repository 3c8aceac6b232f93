/** The refusals that follow from what an operation declares, and how each is provoked on any operation. */
import { budgets, type Operation } from '../src/generated/operations.ts';
import type { RefusalCode } from '../src/generated/refusals.ts';
import { somebodyWhoMay, type Asking } from './asking.ts';
import { ABSENT } from './contents.ts';
import type { Stage } from './stage.ts';

export type Reach = (stage: Stage, operation: Operation) => Promise<Asking> | Asking;

/** Null where the rule has no way to provoke the refusal on this operation. */
type Rule = (operation: Operation) => Reach | null;

/** Provokes refusals on any operation, whatever its subject. */
export function ruleFor(operation: Operation, code: RefusalCode): Reach | null {
  if (operation.budget !== null && code === budgets[operation.budget].refusal) return spent;
  if (code === operation.body?.bad?.code) return malformedBody(operation);
  return RULES[code]?.(operation) ?? null;
}

const always =
  (reach: Reach): Rule =>
  () =>
    reach;

const RULES: { readonly [Code in RefusalCode]?: Rule } = {
  unauthenticated: always(() => ({ as: null })),
  session_cookie_required: always(() => ({ as: null })),
  authentication_required: anotherCredential,
  recent_authentication_required: olderCredential,
  administrator_required: nobodySpecial,
  role_required: viewerOfProject,
  // No parameter has a NUL in its name.
  invalid_parameter: always(() => ({ query: { '\0': 1 } })),
  malformed_body: malformedBody,
  invalid_body: unknownField,
  body_too_large: bodyTooLarge,
  unsupported_media_type: always(() => ({ bytes: { type: 'text/plain', content: 'plain words' } })),
  proxy_pair_invalid: always(() => ({ headers: { 'X-Svc-Proxy-Secret': 'a guess' } })),
  idempotency_key_invalid: always(() => ({ headers: { 'Idempotency-Key': 'two words' } })),
  not_found: unknownId,
};

/** One of a kind that is not taken; where all kinds are, one that carries no user. */
function anotherCredential({ credentials, access }: Operation): Reach | null {
  if (!credentials.includes('apiKey')) return async stage => ({ as: await stage.operatorKey() });
  if (!credentials.includes('oauthToken')) {
    return async stage => ({ as: await stage.oauthToken(await stage.administrator()) });
  }
  return access?.role === 'user' ? async stage => ({ as: await stage.operatorKey() }) : null;
}

function olderCredential({ credentials }: Operation): Reach | null {
  const onlyRecent = credentials.every(format => format === 'recentSession');
  return onlyRecent ? async stage => ({ as: await stage.operatorKey() }) : null;
}

function nobodySpecial({ access }: Operation): Reach | null {
  return access?.role === 'admin' ? async stage => ({ as: await stage.person() }) : null;
}

/** Paths that name the project itself; things in a project need a hook. */
function viewerOfProject({ access, parameters }: Operation): Reach | null {
  const [project, ...inside] = parameters.filter(parameter => parameter.in === 'path');
  if (access?.of !== 'project' || !project || inside.length > 0) return null;
  return async stage => {
    const { id, viewer } = await stage.project();
    return { as: viewer, path: { [project.name]: id } };
  };
}

function unknownId({ parameters }: Operation): Reach | null {
  const ids = parameters.filter(parameter => parameter.in === 'path' && parameter.type === 'integer');
  if (ids.length === 0) return null;
  return () => ({ path: Object.fromEntries(ids.map(({ name }) => [name, ABSENT])) });
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

function malformedBody(operation: Operation): Reach | null {
  switch (plainKind(operation)) {
    case 'json':
      return () => ({ bytes: { type: TYPES.json, content: '{' } });
    case 'form':
      return () => ({ bytes: { type: TYPES.form, content: 'twice=1&twice=2' } });
    case null:
      return null;
  }
}

function unknownField(operation: Operation): Reach | null {
  const kind = plainKind(operation);
  const content = kind === 'json' ? '{"no_such_field":1}' : 'no_such_field=1';
  return kind && (() => ({ bytes: { type: TYPES[kind], content } }));
}

function bodyTooLarge(operation: Operation): Reach | null {
  const kind = plainKind(operation);
  const ceiling = operation.body?.ceiling ?? 0;
  return kind && (() => ({ bytes: { type: TYPES[kind], content: ' '.repeat(ceiling + 1) } }));
}

/** The serialization of a body that is read whole; null for files. */
function plainKind({ body }: Operation): keyof typeof TYPES | null {
  return body?.formats.find(format => format === 'json' || format === 'form') ?? null;
}

async function spent(stage: Stage, operation: Operation): Promise<Asking> {
  const caller = await somebodyWhoMay(operation, stage);
  await stage.spend(operation, caller);
  return { as: caller };
}
