/** Short calls over HTTP, for any client. */
import type { Schemas } from '../../src/generated/types.ts';
import { at, done, type Client } from './client.ts';

export async function madeIssue(api: Client, body: Schemas['IssueCreate']): Promise<Schemas['Issue']> {
  return done(await api.POST('/api/issues', { body }));
}

export async function readIssue(api: Client, id: number): Promise<Schemas['IssueWithRelations']> {
  return done(await api.GET('/api/issues/{id}', at(id)));
}

export async function madePlan(api: Client, body: Schemas['PlanCreate']): Promise<Schemas['Plan']> {
  return done(await api.POST('/api/plans', { body }));
}
