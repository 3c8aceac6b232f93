/** What every answer says to browsers, whatever it is about. */
import type { Context, Next } from 'koa';
import type { Config } from '../config/schema.ts';
import { idOf } from './request-id.ts';

const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What the API answers depends on who asks: no cache keeps it.
  'Cache-Control': 'no-store',
};

export function commonHeaders({ public_url }: Config): Readonly<Record<string, string>> {
  const secure = public_url?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  return { ...COMMON, ...secure };
}

/** For what answers through Koa, beside the contract. */
export function saysCommonHeaders(config: Config) {
  const headers = commonHeaders(config);
  return async (context: Context, next: Next): Promise<void> => {
    context.set({ ...headers, 'X-Request-Id': idOf(context) });
    await next();
  };
}
