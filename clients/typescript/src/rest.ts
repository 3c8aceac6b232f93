/** The few REST requests of a client. */
import type { Clock } from './clock.ts';
import type { TokenStore } from './instance.ts';
import { Refused } from './refused.ts';
import type { ProjectChanges, ProjectIndex } from './rows.ts';
import { reaching } from './unreachable.ts';

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  init: { readonly headers: Record<string, string>; readonly signal: AbortSignal },
) => Promise<RestResponse>;

interface RestResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The changes, or a flag that the server is now behind the client. */
export type Changes = ProjectChanges & { readonly isReset: boolean };

/** A large index takes a while; a dead connection takes forever. */
const PATIENCE_MS = 60_000;

export interface RestOptions {
  readonly url: string;
  readonly tokens: TokenStore;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

export class Rest {
  readonly #url: string;
  readonly #tokens: TokenStore;
  readonly #fetch: Fetch;
  readonly #clock: Clock;

  constructor({ url, tokens, fetch, clock }: RestOptions) {
    this.#url = url;
    this.#tokens = tokens;
    this.#fetch = fetch;
    this.#clock = clock;
  }

  /** Distinguishes an ended session from a network failure. */
  async whoAmI(over: AbortSignal): Promise<'somebody' | 'signed out' | 'no answer'> {
    try {
      await this.#get('/api/auth/me', over);
      return 'somebody';
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 429 || error.status >= 500) return 'no answer';
      return error.status === 401 ? 'signed out' : 'somebody';
    }
  }

  async index(projectId: number, over: AbortSignal): Promise<ProjectIndex> {
    return (await this.#get<ProjectIndex>(`/api/projects/${projectId}/index`, over)).body;
  }

  async changes(projectId: number, since: number, over: AbortSignal): Promise<Changes> {
    const path = `/api/projects/${projectId}/changes?since=${since}`;
    const { body, headers } = await this.#get<ProjectChanges>(path, over);
    return { ...body, isReset: headers.get('Sync-Reset') === 'true' };
  }

  /** Rejects when the client is closed, or when no response arrives in time. */
  async #get<Body>(path: string, over: AbortSignal): Promise<{ body: Body } & Pick<RestResponse, 'headers'>> {
    const ended = new AbortController();
    const end = (): void => ended.abort();
    over.addEventListener('abort', end);
    const callOff = this.#clock.after(PATIENCE_MS, end);
    try {
      const token = await this.#tokens.read();
      const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
      const url = this.#url + path;
      const [answer, text] = await reaching(url, async () => {
        const response = await this.#fetch(url, { headers, signal: ended.signal });
        return [response, await response.text()] as const;
      });
      if (answer.status !== 200) throw new Refused(answer.status, text, answer.headers, path);
      return { body: JSON.parse(text) as Body, headers: answer.headers };
    } finally {
      callOff();
      over.removeEventListener('abort', end);
    }
  }
}
