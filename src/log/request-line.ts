/**
 * The line that each request leaves. It is written by hand: in the running server the library takes a tenth of the time
 * of a short answer for it, five times as long.
 */
import { timeOfLine, type Logger } from './log.ts';

export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Without the query, which may carry codes. */
  readonly path: string;
  /** Null for a request whose connection ended before there was an answer. */
  readonly status: number | null;
  readonly ms: number;
  readonly isFinished: boolean;
}

export function logRequest(log: Logger, { id, method, path, status, ms, isFinished }: AnsweredRequest): void {
  const level = (status ?? 0) >= 500 ? 'error' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const what = `"method":"${method}","path":${JSON.stringify(withoutCredentials(path))},"status":${status},"ms":${ms}`;
  const unfinished = isFinished ? '' : ',"unfinished":true';
  log.output.write(
    `{"level":"${level}","time":"${timeOfLine()}","request_id":"${id}",${what}${unfinished},"msg":"request"}\n`,
  );
}

/** A credential that somebody pastes where an id belongs must not end up in the log. */
function withoutCredentials(path: string): string {
  return path.includes('svc_') ? path.replaceAll(/svc_(sk|sess|at)_[^/]*/g, 'svc_$1_…') : path;
}
