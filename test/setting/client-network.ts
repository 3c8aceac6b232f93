/** A client's `fetch` that records requests, and can be slow or broken. */

export class Network {
  /** The requested paths, in order. */
  readonly asked: string[] = [];
  /** The most concurrent requests. */
  atOnce = 0;
  isDown = false;
  /** A status to return instead of calling the server. */
  answers: number | null = null;
  /** The largest page of changes. */
  pageSize: number | null = null;
  /** Whether the next request, or the next response, is lost. */
  roughness = (): boolean => false;
  #running = 0;
  #gate: Promise<void> = Promise.resolve();

  /** Responses reach the client only after the returned function was called; the server sends them before. */
  hold(): () => void {
    let open = (): void => {};
    this.#gate = new Promise(resolve => {
      open = resolve;
    });
    return () => {
      this.#gate = Promise.resolve();
      open();
    };
  }

  /** The project requests, without numbers. */
  get askedFor(): string[] {
    return this.asked.map(path => path.replace(/^.*[/](\w+)([?].*)?$/, '$1'));
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { url } = new Request(input);
    const { pathname, search } = new URL(url);
    this.asked.push(pathname + search);
    this.#running += 1;
    this.atOnce = Math.max(this.atOnce, this.#running);
    try {
      return await this.#answer(url, init);
    } finally {
      this.#running -= 1;
    }
  };

  async #answer(url: string, init: RequestInit): Promise<Response> {
    if (this.isDown || this.roughness()) throw new TypeError('the network is down');
    if (this.answers !== null) return new Response('{"error":"refused"}', { status: this.answers });
    const isPaged = this.pageSize !== null && url.includes('/changes?');
    const answer = await fetch(isPaged ? `${url}&limit=${this.pageSize}` : url, init);
    const text = await answer.text();
    if (this.roughness()) throw new TypeError('the response is lost');
    await Promise.race([this.#gate, ended(init.signal ?? new AbortController().signal)]);
    return new Response(text, { status: answer.status, headers: answer.headers });
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it was ended')));
  });
}
