import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { SUITE } from './suite.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly tenantId?: string;
}

/** The demo accounts of the README. */
export const ADMIN: Account = { username: 'admin', password: 'Admin#2026' };
export const ANALYST: Account = { username: 'analyst', password: 'Analyst#2026' };
export const VIEWER: Account = { username: 'viewer', password: 'Viewer#2026' };
export const OTHER: Account = { username: 'other', password: 'Other#2026', tenantId: '100001' };

/** One browser for a file of journeys; every visitor comes with an empty profile. */
export class Visitors {
  private browser: Browser | null = null;
  private readonly contexts: BrowserContext[] = [];

  async open(): Promise<void> {
    this.browser = await chromium.launch({ executablePath: SUITE.chromium, args: FLAGS });
  }

  /** A new visitor on a page that is not yet signed in. */
  async visitor(): Promise<Page> {
    if (this.browser === null) throw new Error('open() first');
    const context = await this.browser.newContext({
      baseURL: SUITE.url,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      // What still grows or slides can lose the click of a script, which is faster than a hand.
      reducedMotion: 'reduce',
    });
    this.contexts.push(context);
    return context.newPage();
  }

  /** A visitor with a session, standing on `path`. The form is for the journeys that are about signing in. */
  async signedIn({ username, password, tenantId = '' }: Account, path = '/'): Promise<Page> {
    const page = await this.visitor();
    const response = await page.request.post('/api/blade-auth/login', {
      data: { username, password, tenantId },
      headers: { origin: SUITE.url },
    });
    if (!response.ok()) throw new Error(`no sign-in: ${response.status()} ${await response.text()}`);
    await page.goto(path);
    await consoleShown(page);
    return page;
  }

  async leave(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.leave();
    await this.browser?.close();
  }
}

/** Waits until the console stands; the login page has no main menu. */
export const consoleShown = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: '主菜单' }).waitFor();

/** Fills the account form and presses Enter. */
export async function fillSignIn(page: Page, { username, password, tenantId = '' }: Account): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(username);
  await page.getByLabel('租户编号').fill(tenantId);
  const field = page.getByLabel('密码', { exact: true });
  await field.fill(password);
  await field.press('Enter');
}

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly success: boolean;
    readonly appCode: string;
    readonly appMesg: string;
    readonly result: unknown;
  };
}

/** A call made from the page with its own cookies, past every button. */
export async function directCall(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path);
  return { status: response.status(), body: await response.json() };
}
