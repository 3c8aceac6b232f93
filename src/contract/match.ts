/** Step: finds the operation of a request, and makes a call of it. */
import { wrongMethod } from './answer.ts';
import { newCall, type Answer, type Call, type Request } from './call.ts';
import type { Desk } from './desk.ts';

/** The call, or the answer to a method that the path does not take; null where the path is in no document. */
export function match(request: Request, { backend, instance }: Desk): Call | Answer | null {
  const { method, path } = request;
  const operation = backend.operationAt(method === 'HEAD' ? 'GET' : method, path);
  if (operation === null) {
    const methods = backend.methodsAt(path);
    return methods.length === 0 ? null : wrongMethod(request, methods);
  }
  if (method === 'HEAD' && operation.document === 'public') return wrongMethod(request, ['GET']);
  return newCall(request, operation, instance.clock());
}
