/** One server of each tracker that issues are imported from. */
import type { TestContext } from 'node:test';
import { codehost } from './codehost.ts';
import { jira } from './jira.ts';
import { linear } from './linear.ts';

export const OF_LINEAR = { team: 'ENG', token: 'secret' };
export const OF_JIRA = { site: 'harbour', project_key: 'PIER', email: 'grace@example.org', token: 'secret' };

/** As the configuration of an instance. All are empty. */
export async function trackers(t: TestContext) {
  return {
    codehost_url: (await codehost(t)).url,
    linear_url: (await linear(t, { issues: [] })).url,
    jira_url: (await jira(t, { issues: [] })).url,
  };
}
