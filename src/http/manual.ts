/** The way in for people: which documents there are, and where. */
import type Router from '@koa/router';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Docket: documents</title>
<meta name="viewport" content="width=device-width">
<h1>Docket</h1>
<p>The contract of this instance. Every document is what the server itself routes, checks and answers by.</p>
<ul>
<li><a href="/openapi/rest.json">REST API</a> (OpenAPI 3.1; <a href="/openapi/rest.3.0.json">3.0</a>)</li>
<li><a href="/openapi/public.json">Public read API</a> (OpenAPI 3.1; <a href="/openapi/public.3.0.json">3.0</a>)</li>
<li><a href="/openapi/oauth.json">OAuth authorization server</a> (OpenAPI 3.1; <a href="/openapi/oauth.3.0.json">3.0</a>)</li>
<li><a href="/asyncapi/events.json">Events over the WebSocket</a> (AsyncAPI 3.0)</li>
</ul>
`;

export function manual(router: Router): void {
  router.get('/docs', context => {
    context.type = 'text/html; charset=utf-8';
    context.set('Cache-Control', 'no-cache');
    context.body = PAGE;
  });
}
