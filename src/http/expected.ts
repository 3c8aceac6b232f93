/** Sends `100 Continue` when the call is admitted, and not before. */
import type { Context } from 'koa';
import { tooLarge } from '../contract/steps/read.ts';

export function askForBody({ req, res }: Context, ceiling: number): void {
  if (req.headers.expect === undefined) return;
  if (Number(req.headers['content-length'] ?? 0) > ceiling) throw tooLarge(ceiling);
  res.writeContinue();
}
