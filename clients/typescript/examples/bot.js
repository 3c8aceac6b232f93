/** A bot: keeps a live copy of a project and comments on new issues without a priority. The socket needs a session token. */
import { docket, Refused } from '@docket/client';

const client = docket({ url: process.env.DOCKET_URL });
await client.signIn({ identity: process.env.DOCKET_USER, password: process.env.DOCKET_PASSWORD });
const project = (await client.listProjects()).find(one => one.identifier === process.env.DOCKET_PROJECT);

const answered = new Set();
let isFirst = true;
const live = await client.live();
live.on('state', state => console.log(state.name));
live.follow(project.id, {
  onChanged: ({ rows }) => {
    for (const row of rows) {
      if (row.kind !== 'issue' || answered.has(row.id)) continue;
      answered.add(row.id);
      if (!isFirst && row.priority === 'none') answer(row).catch(tell);
    }
    isFirst = false;
  },
});

async function answer({ id, identifier }) {
  await client.createIssueComment({ path: { issue_id: id }, body: { content: 'How urgent is it?' } });
  console.log(`asked ${identifier}`);
}

function tell(error) {
  console.error(error instanceof Refused ? `${error.code}: ${error.message} (${error.requestId})` : error);
}

process.once('SIGTERM', () => live.close());
process.once('SIGINT', () => live.close());
