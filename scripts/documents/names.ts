/** Checks the names of published types: one for each thing, none generated, and no reserved words. */
import { listAt, objectAt, type Json, type JsonObject } from '../contract/json.ts';
import type { Finding } from './findings.ts';

/** Names that languages and generated clients use for something else. */
const TAKEN = new Set(
  `
  Any Array Boolean Byte Class Date Double Enum Error Exception File Float Function Integer List Long Map Match Module None
  Number Object Option Record Result Set Some String Symbol Type Void

  Api ApiCallback ApiClient ApiException ApiKey ApiResponse APIClient APIResponse BaseAPI BasicAuth BlobApiResponse Client
  ClientError ClientException Configuration ConfigurationParameters ErrorContext FetchError FetchParams GenericOpenAPIError
  HttpClient Informational JSON Json JSONApiResponse MappedNullable Middleware MultiValueMap Pair PartConfig Redirection Request
  RequestConfig RequestContext RequestMethod RequestOpts RequiredError Response ResponseContent ResponseContext ResponseError
  ResponseType RESTResponse Serializer ServerConfiguration ServerError ServerException ServerVariable Success TextApiResponse
  VoidApiResponse
  `
    .trim()
    .split(/\s+/),
);

type Problem = readonly [rule: string, message: string];

export function nameFindings(file: string, components: JsonObject): Finding[] {
  const schemas = Object.entries(objectAt(components, 'schemas'));
  const parameters = new Set(Object.keys(objectAt(components, 'parameters')));
  const first = new Map<string, string>();
  return schemas.flatMap(([name, schema]) => {
    const alike = likenessOf(objectAt(schema));
    const other = alike === undefined ? undefined : first.get(alike);
    if (alike !== undefined && other === undefined) first.set(alike, name);
    const problems = [...problemsOf(name, parameters), ...(other === undefined ? [] : [TWICE(other)])];
    return problems.map(([rule, message]) => ({
      file,
      path: ['components', 'schemas', name],
      rule,
      message,
    }));
  });
}

const TWICE = (other: string): Problem => ['type-twice', `is the same type as ${other}: use one name`];

function problemsOf(name: string, parameters: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  if (TAKEN.has(name))
    problems.push(['taken-name', 'the name is reserved in a language or used in a client']);
  if (parameters.has(name)) problems.push(['name-of-parameter', 'a parameter has the same name']);
  if (/([A-Z][a-z]+)\1(?![a-z])|Response$|\d$/.test(name)) problems.push(['made-up-name', 'looks generated']);
  return problems;
}

/** The identity of a type for a reader: the values of an enum, or the codes and the fields of a refusal. */
function likenessOf(schema: JsonObject): string | undefined {
  const values = listAt(schema, 'enum').filter(value => value !== null);
  if (values.length > 1 && schema['nullable'] !== true) return keyOf('enum', values);
  const fields = objectAt(schema, 'properties');
  const codes = listAt(objectAt(fields, 'code'), 'x-extensible-enum');
  // Two refusals with the same codes may show records of different types, or have more fields.
  const shown = objectAt(fields, 'current')['$ref'] ?? '';
  return codes.length > 0 ? keyOf('refusal', [...codes, shown, Object.keys(fields).join()]) : undefined;
}

function keyOf(what: string, values: readonly Json[]): string {
  return `${what} ${JSON.stringify([...values].sort())}`;
}
