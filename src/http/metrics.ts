/** Shows the metrics: to who has the token at the address of the server, or to everybody at an address of their own. */
import { createServer, type Server } from 'node:http';
import type Router from '@koa/router';
import type { Config } from '../config/schema.ts';
import { listenRefused } from '../config/listen-refused.ts';
import { withoutBrackets } from '../config/addresses.ts';
import type { Metrics } from '../log/metrics.ts';
import { sameSecret } from './address.ts';

const PATH = '/metrics';

export function isMeasured({ metrics_token, metrics_port }: Config): boolean {
  return metrics_token !== undefined || metrics_port !== undefined;
}

/** Without a token there is no such page. */
export function showMetrics(router: Router, { metrics_token }: Config, metrics: Metrics | null): void {
  if (metrics_token === undefined || metrics === null) return;
  router.get(PATH, async context => {
    context.set('Cache-Control', 'no-store');
    const [, sent = ''] = /^Bearer (.+)$/i.exec(context.get('Authorization')) ?? [];
    if (sameSecret(sent, metrics_token)) {
      context.type = metrics.contentType;
      context.body = await metrics.text();
      return;
    }
    context.status = 401;
    context.set('WWW-Authenticate', 'Bearer');
    context.body = 'send metrics_token as a Bearer token\n';
  });
}

/** Null without `metrics_port`. */
export async function serveMetrics(
  { metrics_port: port, metrics_host }: Config,
  metrics: Metrics | null,
): Promise<Server | null> {
  if (port === undefined || metrics === null) return null;
  const host = withoutBrackets(metrics_host);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('metrics are at /metrics\n');
      return;
    }
    metrics.text().then(
      text => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => {
      reject(listenRefused({ host, port }, error));
    });
    server.listen(port, host, resolve);
  });
  return server;
}
