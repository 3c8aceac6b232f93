/** The headers that every response has. */
import type { Context, Next } from 'koa';
import type { Config } from '../config/schema.ts';
import { idOf } from './request-id.ts';

const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Responses of the API depend on the caller, so caches must not store them.
  'Cache-Control': 'no-store',
};

export function commonHeaders({ public_url }: Config): Readonly<Record<string, string>> {
  const secure = public_url?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  return { ...COMMON, ...secure };
}

/** For responses through Koa, outside the contract. */
export function saysCommonHeaders(config: Config) {
  const headers = commonHeaders(config);
  return async (context: Context, next: Next): Promise<void> => {
    context.set({ ...headers, 'X-Request-Id': idOf(context) });
    await next();
  };
}
