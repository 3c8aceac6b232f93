/**
 * The log line of each request. It is written by hand: in the running server the library takes a tenth of the time of a
 * short response for it, five times as long.
 */
import { credentialName, type Credited } from './credential.ts';
import { timeOfLine, type Logger } from './log.ts';

function credentialOf(caller: Credited | null): string {
  if (caller === null) return ',"credential_kind":"none"';
  const { credentialId, account } = caller;
  const username = account === null ? '' : `,"username":${JSON.stringify(account.username)}`;
  const id = credentialId === null ? '' : `,"credential_id":${credentialId}`;
  return `${username},"credential_kind":"${credentialName(caller)}"${id}`;
}

export interface AnsweredRequest {
  readonly id: string;
  readonly client: string;
  /** The id of the account that called, or that a sign-in was about. */
  readonly account: number | null;
  /** Whose credential it had; null without a valid one. */
  readonly caller: Credited | null;
  /** The template of the path; null if nothing has it. */
  readonly route: string | null;
  /** Why it was refused. */
  readonly code: string | null;
  readonly method: string;
  /** Without the query, which may carry codes. */
  readonly path: string;
  /** Null if the connection ended before there was a response. */
  readonly status: number | null;
  readonly ms: number;
  readonly isFinished: boolean;
  /** Whether it was cut off because the client did not read it. */
  readonly isUnread: boolean;
}

export function logRequest(log: Logger, request: AnsweredRequest): void {
  const { id, client, account, caller, route, code, method, path, status, ms, isFinished, isUnread } =
    request;
  const level = UNREMARKABLE.has(path) && status === 200 ? 'debug' : levelOf(status);
  if (!log.isLevelEnabled(level)) return;
  const where = `"path":${JSON.stringify(withoutCredentials(path))}${route === null ? '' : `,"route":"${route}"`}`;
  const what = `"method":"${method}",${where},"status":${status},"ms":${ms}`;
  const who = `"client":"${client}"${account === null ? '' : `,"account":${account}`}${credentialOf(caller)}`;
  const refused = code === null ? '' : `,"code":"${code}"`;
  const unfinished = (isFinished ? '' : ',"unfinished":true') + (isUnread ? ',"unread":true' : '');
  log.output.write(
    `{"level":"${level}","time":"${timeOfLine()}","request_id":"${id}",${who},${what}${refused}${unfinished},"msg":"request"}\n`,
  );
}

/** What is asked every few seconds, and by programs only. */
const UNREMARKABLE = new Set(['/ready', '/api/health', '/metrics']);

/** A 503 is a refusal: if its cause is a failure, that has a separate line. */
function levelOf(status: number | null): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn';
  return (status ?? 0) >= 500 ? 'error' : 'info';
}

/** A credential that was pasted in place of an id must not end up in the log. */
function withoutCredentials(path: string): string {
  if (!path.includes('svc')) return path;
  return path.replaceAll(/svc(?:_|%5f)(sk|sess|at)(?:_|%5f)[^/]*/gi, 'svc_$1_…');
}
