/** Converts the messages of the WebSocket to operations of OpenAPI, so that one tool compares both kinds of document. */
import { isObject, listAt, objectAt, referenceOf, textAt, type JsonObject } from './json.ts';

/** An event becomes a GET response, a client message a POST request, each by its type. */
export function asOpenapi(events: JsonObject): JsonObject {
  const schemas = objectAt(events, 'components', 'schemas');
  const messagesOf = (union: string): [type: string, reference: JsonObject][] =>
    listAt(objectAt(schemas, union), 'oneOf')
      .filter(isObject)
      .map(reference => {
        const fields = objectAt(schemas, referenceOf(reference)?.name ?? '', 'properties', 'type');
        return [textAt(fields, 'const') ?? '', reference];
      });
  const paths: JsonObject = {};
  for (const [name, channel] of Object.entries(objectAt(events, 'channels'))) {
    const answer = { 101: { description: 'The socket.' } };
    paths[textAt(objectAt(channel), 'address') ?? ''] = { get: { operationId: name, responses: answer } };
  }
  for (const [type, schema] of messagesOf('ServerEvent')) {
    const answer = { 200: { description: 'The event.', content: { 'application/json': { schema } } } };
    paths[`/${type}`] = { get: { operationId: type, responses: answer } };
  }
  for (const [type, schema] of messagesOf('ClientMessage')) {
    const requestBody = { required: true, content: { 'application/json': { schema } } };
    paths[`/${type}`] = {
      post: { operationId: type, requestBody, responses: { 204: { description: 'Taken.' } } },
    };
  }
  const { ServerEvent: _events, ClientMessage: _messages, ...rest } = schemas;
  return { openapi: '3.1.0', info: { title: 'Events', version: '1' }, paths, components: { schemas: rest } };
}
