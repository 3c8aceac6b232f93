/** Step: finds the operation of a request, and creates the call. */
import { operations } from '../../generated/operations.ts';
import { isPublic, wrongMethod } from '../answers/answer.ts';
import { newCall, type Answer, type Call, type Request } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';

/** The call, or the response to an unsupported method; null if no document has the path. */
export function match(request: Request, { backend, instance }: Pipeline): Call | Answer | null {
  const { method, path } = request;
  const operation = backend.operationAt(method === 'HEAD' ? 'GET' : method, path);
  if (operation === null) {
    const methods = backend.methodsAt(path);
    if (methods.length > 0) return wrongMethod(request, methods);
    return isPublic(path) ? toNobodysProject(request, instance.clock()) : null;
  }
  request.noted.route = operation.path;
  if (method === 'HEAD' && operation.document === 'public') return wrongMethod(request, ['GET']);
  return newCall(request, operation, instance.clock());
}

/** In the public API, a path that does not exist runs the same steps as a project that does not exist. */
function toNobodysProject(request: Request, now: Date): Call {
  return newCall({ ...request, path: '/public/api/projects/-', query: '' }, operations.getPublicProject, now);
}
