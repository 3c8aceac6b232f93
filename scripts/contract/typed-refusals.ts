/** Types every refusal in the published documents: a named schema that lists the possible codes, each explained. */
import { isDeepStrictEqual } from 'node:util';
import { refusalSchema, tellsCodes } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import { objectAt, operationsOf, resolved, textAt, type Json, type JsonObject } from './json.ts';

const INVALID = ['invalid_parameter', 'malformed_body', 'invalid_body'];
const INVALID_ITEM = [
  ...INVALID,
  'unknown_reference',
  'other_project',
  'too_many_attachments',
  'too_many_mentions',
  'label_unknown',
];
const INVALID_ASSIGNEES = ['assignees_mixed', 'person_unknown', 'assignee_is_bot', 'me_unknown'];
const INVALID_PEOPLE = [...INVALID, 'person_unknown', 'assignee_is_bot', 'me_unknown'];
const GRANT = ['denied', 'expired', 'field_missing', 'invalid', 'pending', 'too_fast', 'unsupported'];

const UNAVAILABLE = ['database_unavailable', 'server_busy'];
const WRITE_UNAVAILABLE = [...UNAVAILABLE, 'disk_full', 'database_read_only', 'database_io_error'];

/** Shared names for several codes with one cause. */
const TOGETHER: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['InvalidRequest', INVALID],
  ['InvalidReference', [...INVALID, 'unknown_reference']],
  ['InvalidProject', [...INVALID, 'unknown_reference', 'project_identifier_reserved']],
  ['InvalidIssue', [...INVALID_ITEM, ...INVALID_ASSIGNEES]],
  ['InvalidPage', [...INVALID_ITEM, 'workspace_page_place']],
  ['InvalidComment', [...INVALID, 'comment_too_large', 'too_many_attachments', 'too_many_mentions']],
  ['InvalidCommentCursor', ['invalid_parameter', 'comment_cursor_invalid']],
  ['InvalidPlan', [...INVALID, 'unknown_reference', 'plan_too_deep', 'plan_too_large']],
  ['InvalidView', [...INVALID, 'view_config_malformed', 'view_config_too_large']],
  ['InvalidExport', ['invalid_parameter', 'export_too_large']],
  ['InvalidAccount', ['invalid_parameter', 'bot_account']],
  ['InvalidImportRequest', [...INVALID_PEOPLE, 'import_credential_refused']],
  ['InvalidImportFile', [...INVALID_PEOPLE, 'import_invalid']],
  ['ImportConflict', ['import_running', 'imports_busy']],
  ['ImportTooLarge', ['import_too_large', 'body_too_large']],
  ['Unavailable', UNAVAILABLE],
  ['WriteUnavailable', WRITE_UNAVAILABLE],
  ['StoreUnavailable', ['store_busy', ...WRITE_UNAVAILABLE]],
  ['FileUnavailable', ['files_unavailable', ...UNAVAILABLE]],
  ['FileStoreUnavailable', ['files_unavailable', 'store_busy', ...WRITE_UNAVAILABLE]],
  ['PublicFileUnavailable', ['files_unavailable', 'proxy_pair_invalid', ...UNAVAILABLE, 'public_busy']],
  ['ProxyOrUnavailable', ['proxy_pair_invalid', ...UNAVAILABLE]],
  ['ProxyOrWriteUnavailable', ['proxy_pair_invalid', ...WRITE_UNAVAILABLE]],
  ['PublicUnavailable', ['proxy_pair_invalid', ...UNAVAILABLE, 'public_busy']],
  ['UserRoleRequired', ['authentication_required', 'role_required']],
  ['AuthorRequired', ['authentication_required', 'only_author']],
  ['RecentAdministratorRequired', ['recent_authentication_required', 'administrator_required']],
  ['RecentRoleRequired', ['recent_authentication_required', 'role_required']],
  ['AdministratorOrRoleRequired', ['role_required', 'administrator_required']],
  ['AdministratorRequiredOfUser', ['authentication_required', 'administrator_required']],
  ['InvalidClient', ['invalid_parameter', 'redirect_uri_invalid', 'client_metadata_invalid']],
  ['ClientThrottled', ['client_registration_throttled', 'clients_full']],
  [
    'InvalidDeviceStart',
    [...INVALID, 'client_unknown', 'client_document_unusable', 'scope_unknown', 'target_wrong'],
  ],
  ['DeviceStartThrottled', ['device_codes_full', 'device_start_throttled']],
  ['Grant', [...INVALID, ...GRANT.map(problem => `grant_${problem}`), 'target_wrong']],
];

const STATUSES: Readonly<Record<string, string>> = {
  303: 'SeeOther',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  429: 'Throttled',
  503: 'Unavailable',
};

/** Gives the JSON of every refusal a named schema, in place. */
export function typeRefusals(document: JsonObject, catalogue: Catalogue): void {
  if (!tellsCodes(document)) return;
  const schemas = objectAt(document, 'components', 'schemas');
  const prefix = textAt(document, 'x-errors-as') === 'oauth' ? 'OAuth' : '';
  const general = refusalSchema(document).$ref;
  for (const { operation } of operationsOf(document)) {
    for (const [status, answer] of Object.entries(objectAt(operation, 'responses'))) {
      const media = objectAt(answer, 'content', 'application/json');
      const codes = Object.keys(objectAt(media, 'examples')).filter(code => catalogue.refusals.has(code));
      if (Number(status) < 400 || codes.length === 0) continue;
      if (codes.includes(EVERY)) continue;
      const typed = typedSchema(resolved(document, objectAt(media, 'schema')), codes);
      const ofEntry = objectAt(typed, 'properties')['index'] === undefined ? '' : 'Entry';
      const named = sharedName(codes);
      const own = ownName(operation, status);
      const names = named === undefined ? [own] : [`${ofEntry}${named}`, `${recordIn(typed)}${named}`, own];
      const name =
        names.map(one => `${prefix}${one}Refusal`).find(one => !isTaken(schemas, one, typed)) ?? own;
      schemas[name] = typed;
      media['schema'] = { $ref: `#/components/schemas/${name}` };
    }
  }
  schemas[`${prefix}RefusalCode`] = codesSchema(document, catalogue);
  const { properties } = objectAt(schemas, general.split('/').at(-1) ?? '');
  objectAt(properties)['code'] = { $ref: `#/components/schemas/${prefix}RefusalCode` };
}

/** A failure has the general type of refusals, so that clients find one type that fits all. */
const EVERY = 'internal';

/** The type of the record that a refusal shows. */
function recordIn(typed: JsonObject): string {
  return (
    textAt(objectAt(typed, 'properties', 'current'), '$ref')
      ?.split('/')
      .at(-1) ?? ''
  );
}

function isTaken(schemas: JsonObject, name: string, typed: JsonObject): boolean {
  return schemas[name] !== undefined && !isDeepStrictEqual(schemas[name], typed);
}

/** Refusals that are the same everywhere are named after their code, whichever operation it is. */
export function sharedName(codes: readonly string[]): string | undefined {
  const others = codes.filter(code => !isOfKeys(code));
  if (others.length === 0 || others.length === codes.length) return nameOf(codes);
  const name = nameOf(others);
  return name === undefined ? undefined : `Keyed${name}`;
}

/** Every operation that accepts an idempotency key has these refusals as well. */
function isOfKeys(code: string): boolean {
  return code.startsWith('idempotency_key_');
}

function nameOf(codes: readonly string[]): string | undefined {
  const [only, ...others] = codes;
  if (only !== undefined && others.length === 0) return pascalCase(only);
  return TOGETHER.find(([, together]) => isDeepStrictEqual([...codes].sort(), [...together].sort()))?.[0];
}

export function ownName(operation: JsonObject, status: string): string {
  return `${pascalCase(textAt(operation, 'operationId') ?? '')}${STATUSES[status] ?? status}`;
}

export function pascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function typedSchema(base: JsonObject, codes: readonly string[]): JsonObject {
  const { code, error, request_id, ...others } = objectAt(base, 'properties');
  return {
    ...base,
    description:
      codes.length === 1 ? `Refused with \`${codes[0] ?? ''}\`.` : 'Refused; `code` gives the reason.',
    properties: {
      error: undescribed(error),
      ...others,
      code: { ...undescribed(code), 'x-extensible-enum': [...codes].sort() },
      request_id: undescribed(request_id),
    },
  };
}

/** Fields that all refusals share are described once, in the general type. */
function undescribed(schema: Json | undefined): JsonObject {
  const { description: _said, ...rest } = objectAt(schema);
  return rest;
}

/** Every code of a document, with its meaning and remedy. */
function codesSchema(document: JsonObject, { refusals }: Catalogue): JsonObject {
  const declared = codesIn(document);
  const known = [...refusals.values()].filter(({ code, unrouted }) => unrouted || declared.has(code));
  const lines = known.map(({ code, meaning, remedy }) => `- \`${code}\`: ${meaning} ${remedy}`);
  return {
    type: 'string',
    maxLength: 60,
    'x-extensible-enum': known.map(({ code }) => code),
    description: ['The machine-readable code of a refusal. More may be added.', '', ...lines].join('\n'),
  };
}

function codesIn(document: JsonObject): ReadonlySet<string> {
  return new Set(
    operationsOf(document).flatMap(({ operation }) =>
      Object.values(objectAt(operation, 'responses')).flatMap(answer =>
        Object.keys(objectAt(answer, 'content', 'application/json', 'examples')),
      ),
    ),
  );
}
