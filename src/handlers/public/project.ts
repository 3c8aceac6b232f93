/** A published project, for everyone. */
import type { Handler } from '../../contract/handler.ts';
import { projectRecord } from '../../tracker/published/project.ts';

export const getPublicProject: Handler<'getPublicProject'> = ({ params, store }) =>
  store.read(read => projectRecord(read, params));
