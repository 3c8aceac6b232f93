/** A stage over HTTP: what an administrator can set up from outside, on any server of this contract. */
import { docket, type Docket } from '../../clients/typescript/src/index.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { DEFAULTS, type Settings } from '../../src/identity/settings.ts';
import { PASSWORD } from '../../test/setting/password.ts';
import {
  approvedCode,
  asking,
  DEVICE_GRANT,
  exchange,
  redemption,
  registered,
} from '../../test/setting/oauth.ts';
import { beyond, NotFromOutside } from './beyond.ts';
import { freshName, type Member, type Project, type Stage } from '../stage.ts';
import { freshIdentifier, freshNumber } from '../world.ts';

/** The server under test, and an administrator of it. */
export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** A key that the operator created on the command line. */
  readonly operatorKey: string | null;
  /** The server's `proxy_secret`: every scene then has an address of its own, so that no budget runs out. */
  readonly proxySecret: string | null;
}

/** A session counts as recent for a quarter of an hour. */
const RECENT_MS = 10 * 60 * 1000;

export class Outside {
  readonly #site: Site;
  /** As they were before the run. */
  #settings: Settings = DEFAULTS;
  #signedIn: { readonly api: Docket; readonly until: number } | null = null;
  #client: string | null = null;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Scenes begin with the default settings. */
  async begin(): Promise<void> {
    this.#settings = await (await this.#administrator()).getInstanceSettings();
    await this.#set(DEFAULTS);
  }

  async end(): Promise<void> {
    await this.#set(this.#settings);
  }

  openStage(mediaType: string | null): Stage {
    const { url, operatorKey } = this.#site;
    const headers = this.#headers();
    return {
      get app(): never {
        throw new NotFromOutside('it depends on what happens inside the server');
      },
      url,
      headers,
      mediaType,
      person: () => this.#member(headers),
      administrator: () => this.#member(headers, true),
      onlyAdministrator: () => beyond('all other administrators would have to be demoted'),
      toolOf: owner => this.#toolOf(owner),
      operatorKey: () =>
        operatorKey === null
          ? beyond('it needs a key of the operator, in CONFORMANCE_OPERATOR_KEY')
          : Promise.resolve({ token: operatorKey }),
      oauthClient: () => this.#oauthClient(),
      oauthToken: async owner => ({ token: await this.#oauthToken(owner) }),
      project: () => this.#project(headers),
      write: () => beyond('it needs rows that no request writes'),
      set: changes => this.#set(changes),
      codehost: () => {
        throw new NotFromOutside('the server would have to import from the code host of the tests');
      },
      afterwards: () => undefined,
      spend: () => beyond('it spends a whole budget'),
      clear: () => this.#set(DEFAULTS),
    };
  }

  #headers(): Record<string, string> {
    const { proxySecret } = this.#site;
    if (proxySecret === null) return {};
    const number = freshNumber();
    const address = [10, number >> 16, number >> 8, number].map(part => part & 255).join('.');
    return { 'X-Svc-Client-IP': address, 'X-Svc-Proxy-Secret': proxySecret };
  }

  #api(token: string | null, headers: Readonly<Record<string, string>>): Docket {
    return docket({
      url: this.#site.url,
      ...(token === null ? {} : { token }),
      patience: 0,
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } }),
    });
  }

  async #administrator(): Promise<Docket> {
    if (this.#signedIn && this.#signedIn.until > Date.now()) return this.#signedIn.api;
    const { username, password } = this.#site;
    const headers = this.#headers();
    const { token } = await this.#api(null, headers).logIn({ body: { identity: username, password } });
    const api = this.#api(token, headers);
    this.#signedIn = { api, until: Date.now() + RECENT_MS };
    return api;
  }

  async #set(settings: Partial<Settings>): Promise<void> {
    const body = settings as Schemas['InstanceSettingsUpdate'];
    await (await this.#administrator()).updateInstanceSettings({ body });
  }

  async #member(headers: Readonly<Record<string, string>>, isAdministrator = false): Promise<Member> {
    const administrator = await this.#administrator();
    const username = freshName();
    const { id } = await administrator.createUser({ body: { username, password: PASSWORD } });
    if (isAdministrator) await administrator.promoteUser({ path: { id } });
    const { token } = await this.#api(null, headers).logIn({
      body: { identity: username, password: PASSWORD },
    });
    return { id, username, token, api: this.#api(token, headers) };
  }

  async #toolOf({ api }: Member): Promise<Member> {
    const { bot, key } = await api.connectBot({ body: { tool: 'pi' } });
    return { id: bot.id, username: bot.username, token: key, api: this.#api(key, this.#headers()) };
  }

  async #project(headers: Readonly<Record<string, string>>): Promise<Project> {
    const lead = await this.#member(headers);
    const [maintainer, viewer] = [await this.#member(headers), await this.#member(headers)];
    const identifier = freshIdentifier();
    const { id } = await lead.api.createProject({ body: { name: `The ${identifier} project`, identifier } });
    await lead.api.addMember({ path: { id }, body: { user_id: maintainer.id, role: 'maintainer' } });
    await lead.api.addMember({ path: { id }, body: { user_id: viewer.id, role: 'viewer' } });
    return { id, lead, maintainer, viewer };
  }

  /** One for the whole run: how many may be registered is limited. */
  async #oauthClient(): Promise<string> {
    const grants = { grant_types: ['authorization_code', DEVICE_GRANT] };
    this.#client ??= await registered(this.#site, { client_name: 'Tender', ...grants });
    return this.#client;
  }

  async #oauthToken({ token }: { readonly token: string }): Promise<string> {
    const client = await this.#oauthClient();
    const code = await approvedCode(this.#site, token, asking(client));
    const { error } = await exchange(this.#site, redemption(client, code));
    return (error as { readonly access_token: string }).access_token;
  }
}
