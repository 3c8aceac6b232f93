/**
 * The line that each request leaves. It is written by hand: in the running server the library takes a tenth of the time
 * of a short answer for it, five times as long.
 */
import { timeOfLine, type Logger } from './log.ts';

export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Without its query, where codes travel. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly isFinished: boolean;
}

export function logRequest(log: Logger, { id, method, path, status, ms, isFinished }: AnsweredRequest): void {
  const level = status >= 500 ? 'error' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const what = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`;
  const unfinished = isFinished ? '' : ',"unfinished":true';
  log.output.write(
    `{"level":"${level}","time":"${timeOfLine()}","request_id":"${id}",${what}${unfinished},"msg":"request"}\n`,
  );
}
