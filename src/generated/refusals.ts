/* Written by `npm run generate` from openapi/errors.yaml. Do not edit. */
/* eslint-disable */

/** A request that is answered with one of the codes of the catalogue. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly values: RefusalValues;

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    const sentence = refusals[code].error.replace(/\{(\w+)\}/g, (_, blank: string) => String(values[blank] ?? ''));
    super(values.within === undefined ? sentence : `${values.within}: ${sentence}`);
    this.code = code;
    this.values = values;
  }

  /** The same refusal, of an entry of a list in the body. */
  ofEntry(list: string, index: number): Refusal {
    const fields = { ...this.values.fields, index };
    return new Refusal(this.code, { ...this.values, within: `${list}[${index}]`, fields });
  }
}

/** The values in the sentence (and the headers) of a refusal; `fields` are further fields of its body. */
export interface RefusalValues {
  readonly [blank: string]: unknown;
  /** The entry of the body that is refused, if not the request alone. */
  readonly within?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface RefusalShape {
  readonly status: number;
  readonly error: string;
  readonly headers: readonly string[];
  readonly plain: boolean;
  readonly oauth: string | null;
}


export type RefusalCode =
  | 'malformed_request'
  | 'headers_too_large'
  | 'request_timeout'
  | 'expectation_failed'
  | 'unauthenticated'
  | 'authentication_required'
  | 'recent_authentication_required'
  | 'administrator_required'
  | 'role_required'
  | 'not_found'
  | 'unknown_route'
  | 'method_not_allowed'
  | 'invalid_parameter'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'idempotent_response_too_long'
  | 'malformed_body'
  | 'invalid_body'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'proxy_pair_invalid'
  | 'internal'
  | 'database_unavailable'
  | 'server_busy'
  | 'disk_full'
  | 'database_read_only'
  | 'database_io_error'
  | 'auto_login_unsafe'
  | 'signup_domain_invalid'
  | 'credentials_wrong'
  | 'sign_in_throttled'
  | 'signup_throttled'
  | 'signup_closed'
  | 'signup_domain_refused'
  | 'signup_taken'
  | 'auto_login_off'
  | 'password_wrong'
  | 'password_required'
  | 'password_reentry_throttled'
  | 'password_change_throttled'
  | 'password_length'
  | 'user_taken'
  | 'username_refused'
  | 'key_name_taken'
  | 'key_name_held'
  | 'tool_connected'
  | 'bot_account'
  | 'last_administrator'
  | 'unknown_reference'
  | 'project_identifier_reserved'
  | 'project_identifier_taken'
  | 'group_name_taken'
  | 'project_not_visible'
  | 'already_member'
  | 'only_lead'
  | 'view_name_taken'
  | 'view_config_malformed'
  | 'view_config_too_large'
  | 'codehost_repository_unknown'
  | 'codehost_token_refused'
  | 'codehost_failed'
  | 'codehost_throttled'
  | 'import_too_large'
  | 'import_invalid'
  | 'import_credential_refused'
  | 'import_running'
  | 'imports_busy'
  | 'not_in_trash'
  | 'restore_source_taken'
  | 'other_project'
  | 'too_many_mentions'
  | 'too_many_attachments'
  | 'label_unknown'
  | 'evidence_not_closing'
  | 'assignees_mixed'
  | 'person_unknown'
  | 'assignee_is_bot'
  | 'me_unknown'
  | 'wait_invalid'
  | 'too_many_waits'
  | 'wait_exists'
  | 'source_taken'
  | 'stale_seq'
  | 'self_relation'
  | 'relation_unknown'
  | 'comment_cursor_invalid'
  | 'comment_too_large'
  | 'only_author'
  | 'label_taken'
  | 'label_itself'
  | 'folder_too_deep'
  | 'workspace_page_place'
  | 'before_id_needs_order'
  | 'plan_too_deep'
  | 'plan_too_large'
  | 'step_move_ambiguous'
  | 'step_under_itself'
  | 'entity_incomplete'
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_refused'
  | 'file_executable'
  | 'upload_throttled'
  | 'storage_full'
  | 'files_unavailable'
  | 'no_thumbnail'
  | 'range_unsatisfiable'
  | 'store_busy'
  | 'query_too_long'
  | 'search_too_broad'
  | 'bulk_too_large'
  | 'exports_busy'
  | 'export_too_large'
  | 'archives_busy'
  | 'archive_stalled'
  | 'archive_invalid'
  | 'archive_of_another_version'
  | 'archive_too_large'
  | 'archive_over_ceiling'
  | 'archive_identifier_taken'
  | 'project_over_ceiling'
  | 'binding_changes_throttled'
  | 'alias_bound_elsewhere'
  | 'aliases_split'
  | 'binding_into_itself'
  | 'too_many_names'
  | 'too_many_references'
  | 'session_cookie_required'
  | 'socket_origin_refused'
  | 'handshake_malformed'
  | 'upgrade_required'
  | 'too_many_sockets'
  | 'instance_sockets_full'
  | 'too_many_waiting'
  | 'mcp_host_refused'
  | 'mcp_origin_refused'
  | 'public_read_throttled'
  | 'public_busy'
  | 'client_registration_throttled'
  | 'clients_full'
  | 'redirect_uri_invalid'
  | 'client_metadata_invalid'
  | 'client_unknown'
  | 'client_document_unusable'
  | 'target_wrong'
  | 'redirect_uri_unregistered'
  | 'scope_unknown'
  | 'tool_missing'
  | 'form_stale'
  | 'origin_foreign'
  | 'device_start_throttled'
  | 'device_codes_full'
  | 'user_code_invalid'
  | 'user_code_throttled'
  | 'grant_unsupported'
  | 'grant_field_missing'
  | 'grant_invalid'
  | 'grant_pending'
  | 'grant_too_fast'
  | 'grant_denied'
  | 'grant_expired';

export const refusals: { readonly [Code in RefusalCode]: RefusalShape } = {
  malformed_request: {"status":400,"error":"the request is not valid HTTP: {problem}","headers":[],"plain":false,"oauth":null},
  headers_too_large: {"status":431,"error":"the request line and the headers are too large","headers":[],"plain":false,"oauth":null},
  request_timeout: {"status":408,"error":"the request did not arrive in time","headers":[],"plain":false,"oauth":null},
  expectation_failed: {"status":417,"error":"only Expect: 100-continue is supported","headers":[],"plain":false,"oauth":null},
  unauthenticated: {"status":401,"error":"authentication required","headers":["WWW-Authenticate"],"plain":true,"oauth":"invalid_token"},
  authentication_required: {"status":403,"error":"authentication required","headers":[],"plain":false,"oauth":"access_denied"},
  recent_authentication_required: {"status":403,"error":"recent authentication required","headers":[],"plain":false,"oauth":"access_denied"},
  administrator_required: {"status":403,"error":"only an administrator can do this","headers":[],"plain":false,"oauth":null},
  role_required: {"status":403,"error":"this requires the {role} role in the project","headers":[],"plain":false,"oauth":null},
  not_found: {"status":404,"error":"not found","headers":[],"plain":false,"oauth":null},
  unknown_route: {"status":404,"error":"no such route","headers":[],"plain":false,"oauth":"invalid_request"},
  method_not_allowed: {"status":405,"error":"this path does not support {method}","headers":["Allow"],"plain":false,"oauth":"invalid_request"},
  invalid_parameter: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":"invalid_request"},
  idempotency_key_invalid: {"status":400,"error":"Idempotency-Key must have 1 to 255 visible ASCII characters","headers":[],"plain":false,"oauth":null},
  idempotency_key_reused: {"status":409,"error":"this Idempotency-Key was used for another request","headers":[],"plain":false,"oauth":null},
  idempotent_response_too_long: {"status":409,"error":"this request was carried out before, but its response was too long to be stored","headers":[],"plain":false,"oauth":null},
  malformed_body: {"status":400,"error":"the request body is not {form}","headers":[],"plain":false,"oauth":"invalid_request"},
  invalid_body: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":"invalid_request"},
  body_too_large: {"status":413,"error":"the request body may be at most {ceiling}","headers":[],"plain":false,"oauth":"invalid_request"},
  unsupported_media_type: {"status":415,"error":"the request body must be {accepted}","headers":[],"plain":false,"oauth":"invalid_request"},
  proxy_pair_invalid: {"status":503,"error":"the proxy's client address cannot be trusted","headers":[],"plain":false,"oauth":"temporarily_unavailable"},
  internal: {"status":500,"error":"internal failure","headers":[],"plain":false,"oauth":"server_error"},
  database_unavailable: {"status":503,"error":"the database is unavailable: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  server_busy: {"status":503,"error":"the server is busy: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  disk_full: {"status":503,"error":"the database disk is full: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  database_read_only: {"status":503,"error":"the database is read-only: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  database_io_error: {"status":503,"error":"the database disk reported an error: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  auto_login_unsafe: {"status":400,"error":"web_auto_login requires a loopback host, and a public URL that is loopback or private","headers":[],"plain":false,"oauth":null},
  signup_domain_invalid: {"status":400,"error":"signup_email_domains[{index}] must be one domain name, and {entry} is not","headers":[],"plain":false,"oauth":null},
  credentials_wrong: {"status":400,"error":"wrong username, e-mail address or password","headers":[],"plain":false,"oauth":null},
  sign_in_throttled: {"status":400,"error":"too many failed sign-ins: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  signup_throttled: {"status":400,"error":"too many signups: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  signup_closed: {"status":400,"error":"signup is disabled on this instance","headers":[],"plain":false,"oauth":null},
  signup_domain_refused: {"status":400,"error":"signup is not open to e-mail addresses of this domain","headers":[],"plain":false,"oauth":null},
  signup_taken: {"status":400,"error":"the {field} is taken","headers":[],"plain":false,"oauth":null},
  auto_login_off: {"status":403,"error":"this instance does not allow sign-in without a password","headers":[],"plain":false,"oauth":null},
  password_wrong: {"status":400,"error":"wrong password","headers":[],"plain":false,"oauth":null},
  password_required: {"status":400,"error":"password is missing","headers":[],"plain":false,"oauth":null},
  password_reentry_throttled: {"status":400,"error":"too many wrong passwords: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  password_change_throttled: {"status":400,"error":"too many wrong passwords: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  password_length: {"status":400,"error":"{field} must have 8 to 1024 bytes","headers":[],"plain":false,"oauth":null},
  user_taken: {"status":409,"error":"the {field} is taken","headers":[],"plain":false,"oauth":null},
  username_refused: {"status":400,"error":"username {fault}","headers":[],"plain":false,"oauth":null},
  key_name_taken: {"status":400,"error":"an active key already has this name","headers":[],"plain":false,"oauth":null},
  key_name_held: {"status":400,"error":"this name was used by another user's revoked key","headers":[],"plain":false,"oauth":null},
  tool_connected: {"status":409,"error":"{tool} is already connected","headers":[],"plain":false,"oauth":null},
  bot_account: {"status":400,"error":"this account belongs to a connected tool","headers":[],"plain":false,"oauth":null},
  last_administrator: {"status":409,"error":"this is the last administrator who can sign in","headers":[],"plain":false,"oauth":null},
  unknown_reference: {"status":400,"error":"{field} does not refer to anything you can access","headers":[],"plain":false,"oauth":null},
  project_identifier_reserved: {"status":400,"error":"the identifier {identifier} is reserved","headers":[],"plain":false,"oauth":null},
  project_identifier_taken: {"status":409,"error":"another project already has the identifier {identifier}","headers":[],"plain":false,"oauth":null},
  group_name_taken: {"status":409,"error":"you already have a group with this name","headers":[],"plain":false,"oauth":null},
  project_not_visible: {"status":403,"error":"you cannot see this project","headers":[],"plain":false,"oauth":null},
  already_member: {"status":409,"error":"this user is already a member of the project","headers":[],"plain":false,"oauth":null},
  only_lead: {"status":409,"error":"this is the only lead of the project","headers":[],"plain":false,"oauth":null},
  view_name_taken: {"status":409,"error":"you already have a view with this name in the project","headers":[],"plain":false,"oauth":null},
  view_config_malformed: {"status":400,"error":"config must be a string containing valid JSON","headers":[],"plain":false,"oauth":null},
  view_config_too_large: {"status":400,"error":"config may be at most 8 KiB","headers":[],"plain":false,"oauth":null},
  codehost_repository_unknown: {"status":400,"error":"the code host has no repository {repo}","headers":[],"plain":false,"oauth":null},
  codehost_token_refused: {"status":400,"error":"the code host rejected the token","headers":[],"plain":false,"oauth":null},
  codehost_failed: {"status":502,"error":"the other service failed or did not respond","headers":[],"plain":false,"oauth":null},
  codehost_throttled: {"status":429,"error":"the other service accepts no more requests: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  import_too_large: {"status":413,"error":"too large to import: {ceiling}","headers":[],"plain":false,"oauth":null},
  import_invalid: {"status":400,"error":"the file cannot be imported: {problem}","headers":[],"plain":false,"oauth":null},
  import_credential_refused: {"status":400,"error":"the other service rejected the credential","headers":[],"plain":false,"oauth":null},
  import_running: {"status":409,"error":"an import into this project is already running","headers":[],"plain":false,"oauth":null},
  imports_busy: {"status":409,"error":"too many imports are running","headers":[],"plain":false,"oauth":null},
  not_in_trash: {"status":409,"error":"this is not in the trash","headers":[],"plain":false,"oauth":null},
  restore_source_taken: {"status":409,"error":"another issue now has the source {source}","headers":[],"plain":false,"oauth":null},
  other_project: {"status":400,"error":"{field} belongs to another project","headers":[],"plain":false,"oauth":null},
  too_many_mentions: {"status":400,"error":"{field} mentions more than 256 users","headers":[],"plain":false,"oauth":null},
  too_many_attachments: {"status":400,"error":"{field} references more than 256 attachments","headers":[],"plain":false,"oauth":null},
  label_unknown: {"status":400,"error":"the project has no label {name}","headers":[],"plain":false,"oauth":null},
  evidence_not_closing: {"status":400,"error":"evidence needs status done, and an issue that is not done yet","headers":[],"plain":false,"oauth":null},
  assignees_mixed: {"status":400,"error":"human cannot be combined with other assignees","headers":[],"plain":false,"oauth":null},
  person_unknown: {"status":400,"error":"no person with access is called {name}","headers":[],"plain":false,"oauth":null},
  assignee_is_bot: {"status":400,"error":"{name} is a bot, and only people can be named","headers":[],"plain":false,"oauth":null},
  me_unknown: {"status":400,"error":"me has no meaning here: the credential does not belong to a user","headers":[],"plain":false,"oauth":null},
  wait_invalid: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":null},
  too_many_waits: {"status":400,"error":"an issue has at most 50 waits","headers":[],"plain":false,"oauth":null},
  wait_exists: {"status":409,"error":"the issue already waits for this","headers":[],"plain":false,"oauth":null},
  source_taken: {"status":409,"error":"another issue already has this source","headers":[],"plain":false,"oauth":null},
  stale_seq: {"status":409,"error":"it has changed in the meantime: its seq is now {seq}","headers":[],"plain":false,"oauth":null},
  self_relation: {"status":400,"error":"an issue cannot be related to itself","headers":[],"plain":false,"oauth":null},
  relation_unknown: {"status":404,"error":"there is no relation from {source} to {target}","headers":[],"plain":false,"oauth":null},
  comment_cursor_invalid: {"status":400,"error":"before_created_at and before_id must be sent together, with order=desc and without offset","headers":[],"plain":false,"oauth":null},
  comment_too_large: {"status":400,"error":"a comment may be at most 262144 bytes","headers":[],"plain":false,"oauth":null},
  only_author: {"status":403,"error":"only the author or an administrator can do this","headers":[],"plain":false,"oauth":null},
  label_taken: {"status":409,"error":"the project already has a label with this name","headers":[],"plain":false,"oauth":null},
  label_itself: {"status":400,"error":"a label cannot be merged into itself","headers":[],"plain":false,"oauth":null},
  folder_too_deep: {"status":400,"error":"folders can be nested at most 32 levels deep","headers":[],"plain":false,"oauth":null},
  workspace_page_place: {"status":400,"error":"a workspace page cannot have a folder or labels","headers":[],"plain":false,"oauth":null},
  before_id_needs_order: {"status":400,"error":"before_id requires order_by=id","headers":[],"plain":false,"oauth":null},
  plan_too_deep: {"status":400,"error":"plan steps can be nested at most 32 levels deep","headers":[],"plain":false,"oauth":null},
  plan_too_large: {"status":400,"error":"a plan can have at most 2000 steps","headers":[],"plain":false,"oauth":null},
  step_move_ambiguous: {"status":400,"error":"move_to_root and move_parent_step_id cannot be combined","headers":[],"plain":false,"oauth":null},
  step_under_itself: {"status":400,"error":"a step cannot be moved under itself or a step below it","headers":[],"plain":false,"oauth":null},
  entity_incomplete: {"status":400,"error":"entity_type and entity_id must be sent together","headers":[],"plain":false,"oauth":null},
  file_empty: {"status":400,"error":"the file is empty","headers":[],"plain":false,"oauth":null},
  file_too_large: {"status":400,"error":"a file may be at most 10 MiB","headers":[],"plain":false,"oauth":null},
  file_type_refused: {"status":400,"error":"files of this type cannot be attached","headers":[],"plain":false,"oauth":null},
  file_executable: {"status":400,"error":"programs cannot be attached","headers":[],"plain":false,"oauth":null},
  upload_throttled: {"status":403,"error":"too many uploads: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  storage_full: {"status":507,"error":"there is no space for more files","headers":[],"plain":false,"oauth":null},
  files_unavailable: {"status":503,"error":"the stored files cannot be reached: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  no_thumbnail: {"status":404,"error":"the file has no thumbnail","headers":[],"plain":false,"oauth":null},
  range_unsatisfiable: {"status":416,"error":"the range is outside the file, which has {size} bytes","headers":["Content-Range"],"plain":false,"oauth":null},
  store_busy: {"status":503,"error":"the files are being backed up or restored: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  query_too_long: {"status":400,"error":"the query may be at most {ceiling} bytes","headers":[],"plain":false,"oauth":null},
  search_too_broad: {"status":400,"error":"more than 10,000 records match: narrow the query","headers":[],"plain":false,"oauth":null},
  bulk_too_large: {"status":400,"error":"the response would be larger than 16 MiB","headers":[],"plain":false,"oauth":null},
  exports_busy: {"status":429,"error":"two exports are already running: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  export_too_large: {"status":400,"error":"the export would exceed a limit: {ceiling}","headers":[],"plain":false,"oauth":null},
  archives_busy: {"status":429,"error":"an archive is already being exported or imported: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  archive_stalled: {"status":400,"error":"the upload of the archive took too long","headers":[],"plain":false,"oauth":null},
  archive_invalid: {"status":400,"error":"this is not a valid archive: {problem}","headers":[],"plain":false,"oauth":null},
  archive_of_another_version: {"status":400,"error":"the archive was written by Docket {written_by} and has {field}; this server is {version} and does not know it","headers":[],"plain":false,"oauth":null},
  archive_too_large: {"status":413,"error":"an archive may be at most 128 MiB","headers":[],"plain":false,"oauth":null},
  archive_over_ceiling: {"status":413,"error":"the archive exceeds a limit: {ceiling}","headers":[],"plain":false,"oauth":null},
  archive_identifier_taken: {"status":409,"error":"the identifier {identifier} is already in use on this instance","headers":[],"plain":false,"oauth":null},
  project_over_ceiling: {"status":400,"error":"the project is too large for an archive: {ceiling}","headers":[],"plain":false,"oauth":null},
  binding_changes_throttled: {"status":400,"error":"too many binding changes: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  alias_bound_elsewhere: {"status":409,"error":"one of these names is bound to another project","headers":[],"plain":false,"oauth":null},
  aliases_split: {"status":409,"error":"these names belong to two bindings of the project","headers":[],"plain":false,"oauth":null},
  binding_into_itself: {"status":400,"error":"a binding cannot be merged into itself","headers":[],"plain":false,"oauth":null},
  too_many_names: {"status":409,"error":"a project can have at most 500 repository names","headers":[],"plain":false,"oauth":null},
  too_many_references: {"status":400,"error":"the messages refer to more than 500 issues","headers":[],"plain":false,"oauth":null},
  session_cookie_required: {"status":403,"error":"a valid session cookie is required","headers":[],"plain":false,"oauth":null},
  socket_origin_refused: {"status":403,"error":"this origin cannot open sockets","headers":[],"plain":false,"oauth":null},
  handshake_malformed: {"status":400,"error":"this is not a WebSocket version 13 handshake","headers":["Sec-WebSocket-Version"],"plain":false,"oauth":null},
  upgrade_required: {"status":426,"error":"this path accepts WebSocket connections only","headers":["Upgrade","Connection"],"plain":false,"oauth":null},
  too_many_sockets: {"status":429,"error":"this user already has 16 open sockets","headers":[],"plain":false,"oauth":null},
  instance_sockets_full: {"status":429,"error":"the instance cannot open more sockets","headers":[],"plain":false,"oauth":null},
  too_many_waiting: {"status":429,"error":"too many requests are waiting for changes","headers":[],"plain":false,"oauth":null},
  mcp_host_refused: {"status":403,"error":"the Host header must be {expected}","headers":[],"plain":false,"oauth":null},
  mcp_origin_refused: {"status":403,"error":"the Origin header is not a valid origin","headers":[],"plain":false,"oauth":null},
  public_read_throttled: {"status":429,"error":"too many requests: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  public_busy: {"status":503,"error":"the server is busy: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":null},
  client_registration_throttled: {"status":429,"error":"too many registrations: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"too_many_requests"},
  clients_full: {"status":429,"error":"no more clients can be registered for now: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  redirect_uri_invalid: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":"invalid_redirect_uri"},
  client_metadata_invalid: {"status":400,"error":"{problem}","headers":[],"plain":false,"oauth":"invalid_client_metadata"},
  client_unknown: {"status":400,"error":"no client is registered under this client_id","headers":[],"plain":false,"oauth":"invalid_client"},
  client_document_unusable: {"status":400,"error":"the metadata document of the client cannot be used: {problem}","headers":[],"plain":false,"oauth":"invalid_client"},
  target_wrong: {"status":400,"error":"resource must be {resource}","headers":[],"plain":false,"oauth":"invalid_target"},
  redirect_uri_unregistered: {"status":400,"error":"the client has not registered this redirect_uri","headers":[],"plain":false,"oauth":"invalid_request"},
  scope_unknown: {"status":400,"error":"scope must be mcp","headers":[],"plain":false,"oauth":"invalid_scope"},
  tool_missing: {"status":400,"error":"choose the tool to connect","headers":[],"plain":false,"oauth":"invalid_request"},
  form_stale: {"status":403,"error":"this form has expired, or belongs to another session or request","headers":[],"plain":false,"oauth":"access_denied"},
  origin_foreign: {"status":403,"error":"this form was sent from another site","headers":[],"plain":false,"oauth":"access_denied"},
  device_start_throttled: {"status":429,"error":"too many device logins: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"too_many_requests"},
  device_codes_full: {"status":429,"error":"too many device logins are waiting: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"temporarily_unavailable"},
  user_code_invalid: {"status":400,"error":"this code is unknown, expired or already used","headers":[],"plain":false,"oauth":"invalid_request"},
  user_code_throttled: {"status":400,"error":"too many invalid codes: try again in {wait} seconds","headers":["Retry-After"],"plain":false,"oauth":"access_denied"},
  grant_unsupported: {"status":400,"error":"grant_type must be authorization_code or urn:ietf:params:oauth:grant-type:device_code","headers":[],"plain":false,"oauth":"unsupported_grant_type"},
  grant_field_missing: {"status":400,"error":"{field} is missing","headers":[],"plain":false,"oauth":"invalid_request"},
  grant_invalid: {"status":400,"error":"this code is unknown, expired or already used, or was not issued for this request","headers":[],"plain":false,"oauth":"invalid_grant"},
  grant_pending: {"status":400,"error":"the device login has not been approved yet","headers":[],"plain":false,"oauth":"authorization_pending"},
  grant_too_fast: {"status":400,"error":"too fast: poll every {interval} seconds","headers":[],"plain":false,"oauth":"slow_down"},
  grant_denied: {"status":400,"error":"the device login was denied","headers":[],"plain":false,"oauth":"access_denied"},
  grant_expired: {"status":400,"error":"the device code has expired","headers":[],"plain":false,"oauth":"expired_token"},
};

/** `throw refuse.notFound()`: one function for each code. */
export const refuse = {
  malformedRequest: (values: { problem: string | number }) => new Refusal('malformed_request', values),
  headersTooLarge: () => new Refusal('headers_too_large'),
  requestTimeout: () => new Refusal('request_timeout'),
  expectationFailed: () => new Refusal('expectation_failed'),
  unauthenticated: () => new Refusal('unauthenticated'),
  authenticationRequired: () => new Refusal('authentication_required'),
  recentAuthenticationRequired: () => new Refusal('recent_authentication_required'),
  administratorRequired: () => new Refusal('administrator_required'),
  roleRequired: (values: { role: string | number }) => new Refusal('role_required', values),
  notFound: () => new Refusal('not_found'),
  unknownRoute: () => new Refusal('unknown_route'),
  methodNotAllowed: (values: { method: string | number; allow: string }) => new Refusal('method_not_allowed', values),
  invalidParameter: (values: { problem: string | number }) => new Refusal('invalid_parameter', values),
  idempotencyKeyInvalid: () => new Refusal('idempotency_key_invalid'),
  idempotencyKeyReused: () => new Refusal('idempotency_key_reused'),
  idempotentResponseTooLong: () => new Refusal('idempotent_response_too_long'),
  malformedBody: (values: { form: string | number }) => new Refusal('malformed_body', values),
  invalidBody: (values: { problem: string | number }) => new Refusal('invalid_body', values),
  bodyTooLarge: (values: { ceiling: string | number }) => new Refusal('body_too_large', values),
  unsupportedMediaType: (values: { accepted: string | number }) => new Refusal('unsupported_media_type', values),
  proxyPairInvalid: () => new Refusal('proxy_pair_invalid'),
  internal: () => new Refusal('internal'),
  databaseUnavailable: (values: { wait: number }) => new Refusal('database_unavailable', values),
  serverBusy: (values: { wait: number }) => new Refusal('server_busy', values),
  diskFull: (values: { wait: number }) => new Refusal('disk_full', values),
  databaseReadOnly: (values: { wait: number }) => new Refusal('database_read_only', values),
  databaseIoError: (values: { wait: number }) => new Refusal('database_io_error', values),
  autoLoginUnsafe: () => new Refusal('auto_login_unsafe'),
  signupDomainInvalid: (values: { index: string | number; entry: string | number }) => new Refusal('signup_domain_invalid', values),
  credentialsWrong: () => new Refusal('credentials_wrong'),
  signInThrottled: (values: { wait: number }) => new Refusal('sign_in_throttled', values),
  signupThrottled: (values: { wait: number }) => new Refusal('signup_throttled', values),
  signupClosed: () => new Refusal('signup_closed'),
  signupDomainRefused: () => new Refusal('signup_domain_refused'),
  signupTaken: (values: { field: string | number }) => new Refusal('signup_taken', values),
  autoLoginOff: () => new Refusal('auto_login_off'),
  passwordWrong: () => new Refusal('password_wrong'),
  passwordRequired: () => new Refusal('password_required'),
  passwordReentryThrottled: (values: { wait: number }) => new Refusal('password_reentry_throttled', values),
  passwordChangeThrottled: (values: { wait: number }) => new Refusal('password_change_throttled', values),
  passwordLength: (values: { field: string | number }) => new Refusal('password_length', values),
  userTaken: (values: { field: string | number }) => new Refusal('user_taken', values),
  usernameRefused: (values: { fault: string | number }) => new Refusal('username_refused', values),
  keyNameTaken: () => new Refusal('key_name_taken'),
  keyNameHeld: () => new Refusal('key_name_held'),
  toolConnected: (values: { tool: string | number }) => new Refusal('tool_connected', values),
  botAccount: () => new Refusal('bot_account'),
  lastAdministrator: () => new Refusal('last_administrator'),
  unknownReference: (values: { field: string | number }) => new Refusal('unknown_reference', values),
  projectIdentifierReserved: (values: { identifier: string | number }) => new Refusal('project_identifier_reserved', values),
  projectIdentifierTaken: (values: { identifier: string | number }) => new Refusal('project_identifier_taken', values),
  groupNameTaken: () => new Refusal('group_name_taken'),
  projectNotVisible: () => new Refusal('project_not_visible'),
  alreadyMember: () => new Refusal('already_member'),
  onlyLead: () => new Refusal('only_lead'),
  viewNameTaken: () => new Refusal('view_name_taken'),
  viewConfigMalformed: () => new Refusal('view_config_malformed'),
  viewConfigTooLarge: () => new Refusal('view_config_too_large'),
  codehostRepositoryUnknown: (values: { repo: string | number }) => new Refusal('codehost_repository_unknown', values),
  codehostTokenRefused: () => new Refusal('codehost_token_refused'),
  codehostFailed: () => new Refusal('codehost_failed'),
  codehostThrottled: (values: { wait: number }) => new Refusal('codehost_throttled', values),
  importTooLarge: (values: { ceiling: string | number }) => new Refusal('import_too_large', values),
  importInvalid: (values: { problem: string | number; fields: { line?: unknown } }) => new Refusal('import_invalid', values),
  importCredentialRefused: () => new Refusal('import_credential_refused'),
  importRunning: () => new Refusal('import_running'),
  importsBusy: () => new Refusal('imports_busy'),
  notInTrash: () => new Refusal('not_in_trash'),
  restoreSourceTaken: (values: { source: string | number }) => new Refusal('restore_source_taken', values),
  otherProject: (values: { field: string | number }) => new Refusal('other_project', values),
  tooManyMentions: (values: { field: string | number }) => new Refusal('too_many_mentions', values),
  tooManyAttachments: (values: { field: string | number }) => new Refusal('too_many_attachments', values),
  labelUnknown: (values: { name: string | number }) => new Refusal('label_unknown', values),
  evidenceNotClosing: () => new Refusal('evidence_not_closing'),
  assigneesMixed: () => new Refusal('assignees_mixed'),
  personUnknown: (values: { name: string | number }) => new Refusal('person_unknown', values),
  assigneeIsBot: (values: { name: string | number }) => new Refusal('assignee_is_bot', values),
  meUnknown: () => new Refusal('me_unknown'),
  waitInvalid: (values: { problem: string | number }) => new Refusal('wait_invalid', values),
  tooManyWaits: () => new Refusal('too_many_waits'),
  waitExists: () => new Refusal('wait_exists'),
  sourceTaken: (values: { fields: { issue_id?: unknown; identifier?: unknown } }) => new Refusal('source_taken', values),
  staleSeq: (values: { seq: string | number; fields: { current: unknown } }) => new Refusal('stale_seq', values),
  selfRelation: () => new Refusal('self_relation'),
  relationUnknown: (values: { source: string | number; target: string | number }) => new Refusal('relation_unknown', values),
  commentCursorInvalid: () => new Refusal('comment_cursor_invalid'),
  commentTooLarge: () => new Refusal('comment_too_large'),
  onlyAuthor: () => new Refusal('only_author'),
  labelTaken: () => new Refusal('label_taken'),
  labelItself: () => new Refusal('label_itself'),
  folderTooDeep: () => new Refusal('folder_too_deep'),
  workspacePagePlace: () => new Refusal('workspace_page_place'),
  beforeIdNeedsOrder: () => new Refusal('before_id_needs_order'),
  planTooDeep: () => new Refusal('plan_too_deep'),
  planTooLarge: () => new Refusal('plan_too_large'),
  stepMoveAmbiguous: () => new Refusal('step_move_ambiguous'),
  stepUnderItself: () => new Refusal('step_under_itself'),
  entityIncomplete: () => new Refusal('entity_incomplete'),
  fileEmpty: () => new Refusal('file_empty'),
  fileTooLarge: () => new Refusal('file_too_large'),
  fileTypeRefused: () => new Refusal('file_type_refused'),
  fileExecutable: () => new Refusal('file_executable'),
  uploadThrottled: (values: { wait: number }) => new Refusal('upload_throttled', values),
  storageFull: () => new Refusal('storage_full'),
  filesUnavailable: (values: { wait: number }) => new Refusal('files_unavailable', values),
  noThumbnail: () => new Refusal('no_thumbnail'),
  rangeUnsatisfiable: (values: { size: string | number }) => new Refusal('range_unsatisfiable', values),
  storeBusy: (values: { wait: number }) => new Refusal('store_busy', values),
  queryTooLong: (values: { ceiling: string | number }) => new Refusal('query_too_long', values),
  searchTooBroad: () => new Refusal('search_too_broad'),
  bulkTooLarge: () => new Refusal('bulk_too_large'),
  exportsBusy: (values: { wait: number }) => new Refusal('exports_busy', values),
  exportTooLarge: (values: { ceiling: string | number }) => new Refusal('export_too_large', values),
  archivesBusy: (values: { wait: number }) => new Refusal('archives_busy', values),
  archiveStalled: () => new Refusal('archive_stalled'),
  archiveInvalid: (values: { problem: string | number }) => new Refusal('archive_invalid', values),
  archiveOfAnotherVersion: (values: { written_by: string | number; field: string | number; version: string | number }) => new Refusal('archive_of_another_version', values),
  archiveTooLarge: () => new Refusal('archive_too_large'),
  archiveOverCeiling: (values: { ceiling: string | number }) => new Refusal('archive_over_ceiling', values),
  archiveIdentifierTaken: (values: { identifier: string | number }) => new Refusal('archive_identifier_taken', values),
  projectOverCeiling: (values: { ceiling: string | number }) => new Refusal('project_over_ceiling', values),
  bindingChangesThrottled: (values: { wait: number }) => new Refusal('binding_changes_throttled', values),
  aliasBoundElsewhere: () => new Refusal('alias_bound_elsewhere'),
  aliasesSplit: () => new Refusal('aliases_split'),
  bindingIntoItself: () => new Refusal('binding_into_itself'),
  tooManyNames: () => new Refusal('too_many_names'),
  tooManyReferences: () => new Refusal('too_many_references'),
  sessionCookieRequired: () => new Refusal('session_cookie_required'),
  socketOriginRefused: () => new Refusal('socket_origin_refused'),
  handshakeMalformed: () => new Refusal('handshake_malformed'),
  upgradeRequired: () => new Refusal('upgrade_required'),
  tooManySockets: () => new Refusal('too_many_sockets'),
  instanceSocketsFull: () => new Refusal('instance_sockets_full'),
  tooManyWaiting: () => new Refusal('too_many_waiting'),
  mcpHostRefused: (values: { expected: string | number }) => new Refusal('mcp_host_refused', values),
  mcpOriginRefused: () => new Refusal('mcp_origin_refused'),
  publicReadThrottled: (values: { wait: number }) => new Refusal('public_read_throttled', values),
  publicBusy: (values: { wait: number }) => new Refusal('public_busy', values),
  clientRegistrationThrottled: (values: { wait: number }) => new Refusal('client_registration_throttled', values),
  clientsFull: (values: { wait: number }) => new Refusal('clients_full', values),
  redirectUriInvalid: (values: { problem: string | number }) => new Refusal('redirect_uri_invalid', values),
  clientMetadataInvalid: (values: { problem: string | number }) => new Refusal('client_metadata_invalid', values),
  clientUnknown: () => new Refusal('client_unknown'),
  clientDocumentUnusable: (values: { problem: string | number }) => new Refusal('client_document_unusable', values),
  targetWrong: (values: { resource: string | number }) => new Refusal('target_wrong', values),
  redirectUriUnregistered: () => new Refusal('redirect_uri_unregistered'),
  scopeUnknown: () => new Refusal('scope_unknown'),
  toolMissing: () => new Refusal('tool_missing'),
  formStale: () => new Refusal('form_stale'),
  originForeign: () => new Refusal('origin_foreign'),
  deviceStartThrottled: (values: { wait: number }) => new Refusal('device_start_throttled', values),
  deviceCodesFull: (values: { wait: number }) => new Refusal('device_codes_full', values),
  userCodeInvalid: () => new Refusal('user_code_invalid'),
  userCodeThrottled: (values: { wait: number }) => new Refusal('user_code_throttled', values),
  grantUnsupported: () => new Refusal('grant_unsupported'),
  grantFieldMissing: (values: { field: string | number }) => new Refusal('grant_field_missing', values),
  grantInvalid: () => new Refusal('grant_invalid'),
  grantPending: () => new Refusal('grant_pending'),
  grantTooFast: (values: { interval: string | number }) => new Refusal('grant_too_fast', values),
  grantDenied: () => new Refusal('grant_denied'),
  grantExpired: () => new Refusal('grant_expired'),
};
