/** A backup: one Markdown export per project that the token can read, with progress. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docket } from '@docket/client';

const folder = process.argv[2] ?? 'backup';
// An instance runs two exports at a time; the client waits for its turn.
const client = docket({ url: process.env.DOCKET_URL, token: process.env.DOCKET_TOKEN, patience: 600 });

await mkdir(folder, { recursive: true });
for (const { identifier } of await client.listProjects()) {
  const onProgress = ({ bytes }) => process.stderr.write(`\r${identifier}: ${bytes} bytes`);
  const archive = await client.exportProject({ path: { identifier } }, { onProgress });
  await writeFile(join(folder, `${identifier}.zip`), archive.stream());
  process.stderr.write('\n');
  console.log(`${identifier}.zip ${archive.size}`);
}
