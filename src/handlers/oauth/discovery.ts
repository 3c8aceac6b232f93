/** Describes the authorization server and its endpoints. */
import type { Handler } from '../../contract/handler.ts';
import { CODE_GRANT, DEVICE_GRANT } from '../../oauth/clients.ts';
import { resourceOf } from '../../oauth/resource.ts';

export const getResourceMetadata: Handler<'getResourceMetadata'> = ({ call }) => {
  const issuer = call.issuer();
  return {
    resource: resourceOf(issuer),
    authorization_servers: [issuer],
    scopes_supported: ['mcp'],
    bearer_methods_supported: ['header'],
  };
};

export const getMcpResourceMetadata: Handler<'getMcpResourceMetadata'> = getResourceMetadata;

export const getServerMetadata: Handler<'getServerMetadata'> = ({ call, instance }) => {
  const issuer = call.issuer();
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    device_authorization_endpoint: `${issuer}/oauth/device_authorization`,
    scopes_supported: ['mcp'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: [CODE_GRANT, DEVICE_GRANT],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: instance.clientDocuments.areRead,
  };
};
