/** Issues from other trackers. */
import { authorityOf } from '../access/authority.ts';
import type { Received } from '../attachments/bytes/contents.ts';
import type { SentFile } from '../contract/bodies/multipart.ts';
import type { Handler, Input } from '../contract/handler.ts';
import { leavingOf } from '../contract/leaving.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { findCallerAgain } from '../identity/credentials.ts';
import { lazily } from '../store/lazily.ts';
import { BYTES_OF_A_FILE, tooLarge } from '../transfer/imports/ceilings.ts';
import { fittingOnDisk } from '../transfer/imports/imports.ts';
import type { ImportSource } from '../transfer/imports/items.ts';
import type { Connecting } from '../transfer/imports/peer.ts';

type ImportId = 'importCodehost' | 'importLinear' | 'importJira' | 'importTrello' | 'importCsv';
type Importing = Pick<Input<ImportId>, 'params' | 'caller' | 'by' | 'call' | 'store' | 'instance'>;

const loadCodehost = lazily(async () => {
  const { Codehost } = await import('../transfer/imports/github/github.ts');
  return Codehost;
});

const loadLinear = lazily(async () => {
  const { Linear } = await import('../transfer/imports/linear/linear.ts');
  return Linear;
});

const loadJira = lazily(async () => {
  const { Jira } = await import('../transfer/imports/jira/jira.ts');
  return Jira;
});

const loadTrello = lazily(async () => {
  const { Trello } = await import('../transfer/imports/trello/trello.ts');
  return Trello;
});

const loadCsv = lazily(async () => {
  const { Csv } = await import('../transfer/imports/csv/csv.ts');
  return Csv;
});

interface Wanted {
  readonly people?: Readonly<Record<string, string>> | undefined;
  readonly dry_run?: boolean;
}

export const importCodehost: Handler<'importCodehost'> = async input => {
  const Codehost = await loadCodehost();
  const { body, instance } = input;
  const source = new Codehost(body, connecting(input, instance.config.codehost_url));
  return imported(input, source, { dry_run: body.dry_run });
};

export const importLinear: Handler<'importLinear'> = async input => {
  const Linear = await loadLinear();
  const { body, instance } = input;
  return imported(input, new Linear(body, connecting(input, instance.config.linear_url)), body);
};

export const importJira: Handler<'importJira'> = async input => {
  const Jira = await loadJira();
  const { body, instance } = input;
  const url = instance.config.jira_url ?? `https://${body.site}.atlassian.net`;
  return imported(input, new Jira(body, connecting(input, url)), body);
};

export const importTrello: Handler<'importTrello'> = input =>
  withFile(input.instance, async file => {
    const Trello = await loadTrello();
    const body = await input.body.receive({ file });
    return imported(input, new Trello(body.file.path, body.map ?? {}), body);
  });

export const importCsv: Handler<'importCsv'> = input =>
  withFile(input.instance, async file => {
    const Csv = await loadCsv();
    const body = await input.body.receive({ file });
    const source = new Csv(body.file.path, body);
    return { ...(await imported(input, source, body)), rerunnable: source.isRerunnable };
  });

export const getImportProgress: Handler<'getImportProgress'> = async ({ params, store, instance }) => {
  await store.read(read => read.settled());
  return instance.imports.progressOf(params.id);
};

function connecting({ call, instance }: Pick<Importing, 'call' | 'instance'>, url: string): Connecting {
  return { url, clock: instance.clock, signal: leavingOf(call) };
}

async function imported(
  { params, caller, by, call, store, instance }: Importing,
  source: ImportSource,
  { people = {}, dry_run = false }: Wanted,
): Promise<Schemas['IssuesImported']> {
  await store.read(read => read.settled());
  const counts = await instance.imports.run({
    projectId: params.id,
    source,
    people,
    isDryRun: dry_run,
    store,
    contents: instance.files.contents,
    origin: call,
    by,
    authority: async work => {
      const now = await findCallerAgain(work, caller, instance.clock());
      if (now === null) throw refuse.unauthenticated();
      return authorityOf(call.operation, now);
    },
  });
  return { dry_run, ...counts };
}

const FILE = {
  most: BYTES_OF_A_FILE,
  tooLarge: () => tooLarge(BYTES_OF_A_FILE, 'bytes'),
  mayBeEmpty: true,
  isPassing: true,
};

/** Receives the file of a request, and removes it afterwards. */
async function withFile<Result>(
  { files }: Importing['instance'],
  act: (file: (sent: SentFile) => Promise<Received>) => Promise<Result>,
): Promise<Result> {
  const arrived: Received[] = [];
  try {
    return await act(async ({ bytes }) => {
      const received = await fittingOnDisk(() => files.contents.receive(bytes, FILE));
      arrived.push(received);
      return received;
    });
  } finally {
    for (const received of arrived) await files.contents.discard(received);
  }
}
