/** A script: comments on every startable issue of a project that has not changed for a month. */
import { docket } from '@docket/client';

const [url, project] = [process.env.DOCKET_URL, process.env.DOCKET_PROJECT];
const client = docket({ url, token: process.env.DOCKET_TOKEN });

const { id } = (await client.listProjects()).find(one => one.identifier === project);
const monthAgo = Date.now() - 30 * 24 * 60 * 60 * 1000;
let [read, asked] = [0, 0];
for await (const issue of client.each.listIssues({ query: { project_id: id, workable: true } })) {
  read += 1;
  if (Date.parse(`${issue.updated_at.replace(' ', 'T')}Z`) > monthAgo) continue;
  await client.createIssueComment({ path: { issue_id: issue.id }, body: { content: 'Any news?' } });
  asked += 1;
}
console.log(`${read} issues can be started; ${asked} of them were asked for news.`);
