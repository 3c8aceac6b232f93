/** The approval pages in a real browser: without scripts, on a narrow screen, by keyboard, and checked by axe. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, test, type TestContext } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { MINUTE } from '../../src/time/clock.ts';
import { faultsOf, noBrowser, openBrowser, widthOf } from '../setting/browser.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { listening } from '../setting/documents-of-clients.ts';
import {
  asking,
  consentPath,
  exchange,
  poll,
  redemption,
  registered,
  startLogin,
  textIn,
} from '../setting/oauth.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { encoded } from '../setting/visitor.ts';

interface Site extends Cast {
  readonly server: TestServer;
  readonly client: string;
  readonly browser: BrowserContext;
  readonly page: Page;
}

const NARROW = { viewport: { width: 360, height: 640 } };

async function site(t: TestContext, options: BrowserContextOptions = NARROW): Promise<Site> {
  const server = await startServer(t);
  const people = await cast(server);
  const client = await registered(server, { client_name: 'Claude Code' });
  const browser = await openBrowser(t, { baseURL: server.url, ...options });
  return { ...people, server, client, browser, page: await browser.newPage() };
}

/** The session cookie, as set by signing in. */
async function signedIn({ browser, server }: Site, token: string): Promise<void> {
  await browser.addCookies([{ name: 'svc_token', value: token, url: server.url }]);
}

/** A tool that waits at its callback, and then redirects the browser to another page. */
async function waitingTool(t: TestContext): Promise<{ callback: string; answer: Promise<URLSearchParams> }> {
  const elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Welcome back</title>');
  });
  const further = await listening(t, elsewhere);
  let received: (answer: URLSearchParams) => void = () => {};
  const answer = new Promise<URLSearchParams>(resolve => {
    received = resolve;
  });
  const tool = createServer((request, response) => {
    received(new URL(request.url ?? '', 'http://tool').searchParams);
    response.writeHead(302, { Location: `http://localhost:${further}/welcome` }).end();
  });
  const port = await listening(t, tool);
  return { callback: `http://127.0.0.1:${port}/callback`, answer };
}

describe('the pages of approval', { skip: noBrowser }, () => {
  test('a person without a session signs in, chooses a tool and approves, with no script', async t => {
    const made = await site(t, { ...NARROW, javaScriptEnabled: false });
    const { server, page } = made;
    const { callback, answer } = await waitingTool(t);
    const client = await registered(server, { redirect_uris: ['http://127.0.0.1/callback'] });
    await page.goto(consentPath(asking(client, { redirect_uri: callback })));
    await page.getByLabel('Username or e-mail address').fill('max');
    await page.getByLabel('Password').fill('wrong horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    assert.equal(await page.getByLabel('Username or e-mail address').inputValue(), 'max');
    assert.ok(await page.getByRole('alert').isVisible());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Which tool is it?').selectOption('Cursor');
    await page.getByRole('button', { name: 'Approve' }).click();
    const code = (await answer).get('code') ?? '';
    const { error } = await exchange(server, redemption(client, code, { redirect_uri: callback }));
    const { data } = await server.as(textIn(error, 'access_token')).GET('/api/auth/me');
    assert.equal(data?.username, 'max-cursor');
    await page.waitForURL('**/welcome');
    assert.equal(await page.title(), 'Welcome back');
  });

  test('a person connects a device with the keyboard alone', async t => {
    const made = await site(t);
    const { server, page, max, client } = made;
    await signedIn(made, max.token);
    const { device_code, user_code } = await startLogin(server, client);
    await page.goto('/oauth/device');
    const reach = async (role: 'textbox' | 'button' | 'combobox', name: string): Promise<void> => {
      const wanted = page.getByRole(role, { name });
      for (let step = 0; step < 12; step += 1) {
        if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
        await page.keyboard.press('Tab');
      }
      assert.fail(`${name} cannot be reached`);
    };
    await reach('textbox', 'Code');
    await page.keyboard.type(user_code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Connect Claude Code?' }).waitFor();
    await reach('combobox', 'Which tool is it?');
    await page.keyboard.type('Zed');
    await reach('button', 'Approve');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The device is connected' }).waitFor();
    const { error } = await poll(server, device_code);
    const { data } = await server.as(textIn(error, 'access_token')).GET('/api/auth/me');
    assert.equal(data?.username, 'max-zed');
  });

  test('a page elsewhere can neither frame a page of approval nor send its form', async t => {
    const made = await site(t, {});
    const { server, page, max, client, browser } = made;
    await signedIn(made, max.token);
    const path = consentPath(asking(client));
    const fields = { ...asking(client), csrf_token: 'x', decision: 'approve', tool: 'pi' };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input name="${name}" value="${value ?? ''}">`,
    );
    const hostile = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(
        `<iframe src="${server.url}${path}"></iframe>
         <form method="post" action="${server.url}/oauth/authorize">${inputs.join('')}<button>Win</button></form>`,
      );
    });
    const port = await listening(t, hostile);
    const before = await server.rows();
    await page.goto(`http://localhost:${port}/`);
    const framed = page.frames().find(frame => frame !== page.mainFrame());
    await until('the frame is refused', () => framed?.url().startsWith('chrome-error:') ?? false);
    await page.getByRole('button', { name: 'Win' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.match(await page.content(), /<h1>(Sign in|This request cannot be completed)<\/h1>/);
    assert.equal(await server.rows(), before);
    await browser.clearCookies();
  });

  const LONG = { client_name: `${'Wharfinger'.repeat(12)} 中文` };

  interface Opened {
    /** Opens the page in the browser. */
    readonly open: (made: Site) => Promise<unknown>;
    readonly heading: string | RegExp;
  }

  const confirming = async (made: Site): Promise<void> => {
    await signedIn(made, made.max.token);
    const { user_code } = await startLogin(made.server, made.client);
    await made.page.goto(`/oauth/device?${encoded({ user_code })}`);
    await made.page.getByRole('button', { name: 'Continue' }).click();
  };

  const PAGES: Readonly<Record<string, Opened>> = {
    'to sign in on': {
      open: ({ page, client }) => page.goto(consentPath(asking(client))),
      heading: 'Sign in',
    },
    'to sign in on, after a failure': {
      open: async ({ page, client }) => {
        await page.goto(consentPath(asking(client)));
        await page.getByLabel('Username or e-mail address').fill('max');
        await page.getByLabel('Password').fill('wrong horse battery');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('alert').waitFor();
      },
      heading: 'Sign in',
    },
    'of consent': {
      open: async made => {
        await signedIn(made, made.max.token);
        await made.page.goto(consentPath(asking(made.client)));
      },
      heading: 'Connect Claude Code?',
    },
    'of consent, with long names and an old session': {
      open: async made => {
        const redirect_uri = `https://${'harbour.'.repeat(12)}example/${'quay/'.repeat(40)}`;
        const client = await registered(made.server, { ...LONG, redirect_uris: [redirect_uri] });
        await signedIn(made, made.max.token);
        made.server.clock.advance(16 * MINUTE);
        await made.page.goto(consentPath(asking(client, { redirect_uri })));
      },
      heading: /^Connect Wharfinger/,
    },
    'to sign in on again': {
      open: async made => {
        await signedIn(made, made.max.token);
        made.server.clock.advance(16 * MINUTE);
        await made.page.goto(consentPath(asking(made.client)));
        await made.page.getByRole('button', { name: 'Approve' }).click();
      },
      heading: 'Sign in again',
    },
    'to enter a code on': {
      open: async made => {
        await signedIn(made, made.max.token);
        await made.page.goto('/oauth/device?user_code=BDWP-HQPK');
      },
      heading: 'Connect a device',
    },
    'to enter a code on, signed out': {
      open: ({ page }) => page.goto('/oauth/device?user_code=BDWP-HQPK'),
      heading: 'Sign in',
    },
    'to confirm a device on': { open: confirming, heading: 'Connect Claude Code?' },
    'of a connected device': {
      open: async made => {
        await confirming(made);
        await made.page.getByRole('button', { name: 'Approve' }).click();
      },
      heading: 'The device is connected',
    },
    'of a denied device': {
      open: async made => {
        await confirming(made);
        await made.page.getByRole('button', { name: 'Deny' }).click();
      },
      heading: 'Access denied',
    },
    'of a refusal': {
      open: async made => {
        await signedIn(made, made.max.token);
        await made.page.goto(consentPath(asking('svc_client_none')));
      },
      heading: 'This request cannot be completed',
    },
    'of a refused form': {
      open: async made => {
        await signedIn(made, made.max.token);
        await made.page.goto('/oauth/device?user_code=BBBB-BBBB');
        await made.page.getByRole('button', { name: 'Continue' }).click();
      },
      heading: 'This request cannot be completed',
    },
  };

  for (const [name, { open, heading }] of Object.entries(PAGES)) {
    test(`axe finds nothing on the page ${name}, light or dark, and nothing is cut off at 360 pixels`, async t => {
      const made = await site(t);
      await open(made);
      await made.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await made.page.emulateMedia({ colorScheme });
        assert.deepEqual(await faultsOf(made.page), [], colorScheme);
      }
      const width = await widthOf(made.page);
      assert.ok(width <= 360, `the page is ${width} pixels wide`);
    });
  }

  for (const path of ['/docs', '/docs/oauth']) {
    test(`axe finds nothing on ${path} of the manual, which looks the same`, async t => {
      const { page } = await site(t, {});
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await faultsOf(page), [], colorScheme);
      }
    });
  }
});
