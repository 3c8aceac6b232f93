/** A process that writes sentences into a page over a rough network, through the client, and ends when all are written. */
import process from 'node:process';
import { docket, Refused, Unreachable } from '../../clients/typescript/src/index.ts';
import { Chance } from './chance.ts';

export interface Editing {
  readonly url: string;
  readonly token: string;
  readonly page: number;
  readonly seed: number;
  readonly sentences: readonly string[];
}

const TRIES = 500;

async function edit({ url, token, page, seed, sentences }: Editing): Promise<void> {
  const chance = new Chance(seed);
  /** Some requests are lost on their way, and some responses on theirs. */
  const rough: typeof fetch = async (...request) => {
    if (chance.next() < 0.15) throw new TypeError('the request is lost');
    const response = await fetch(...request);
    const text = await response.text();
    if (chance.next() < 0.15) throw new TypeError('the response is lost');
    const { status, headers } = response;
    return new Response(text, { status, headers });
  };
  const client = docket({ url, token, patience: 0, fetch: rough });
  const write = (sentence: string) =>
    client.changePage(page, ({ content }) => {
      const lines = content.split('\n');
      if (lines.includes(sentence)) return null;
      lines.splice(chance.upTo(lines.length + 1), 0, sentence);
      return { content: lines.join('\n') };
    });
  let tries = 0;
  for (let done = 0; done < sentences.length; tries += 1) {
    if (tries > TRIES) throw new Error('too many tries');
    try {
      await write(sentences[done] ?? '');
      done += 1;
    } catch (error) {
      const isStale = error instanceof Refused && error.is('stale_seq');
      if (!isStale && !(error instanceof Unreachable)) throw error;
    }
  }
}

process.once('message', (editing: Editing) => {
  edit(editing).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
