import type { BrowserContext, Locator, Page } from 'playwright-core';
import { leaveProfile, newProfile, resumeSession, takeProfile } from './profiles.ts';
import { eventually } from '../suite/eventually.ts';
import { asJson } from '../suite/http-session.ts';
import { SUITE } from '../suite/suite.ts';

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

/**
 * Visitors in a file of journeys, each with a browser profile without data of another. Its cache may have the
 * console's files, unless `comeFirst` is set.
 */
export class Visitors {
  private readonly present = new Map<BrowserContext, Account | null>();
  /** Profiles that are not reused. */
  private readonly spent = new Set<BrowserContext>();

  constructor(private readonly comeFirst = false) {}

  /** A new visitor on a page that is not yet signed in. */
  async visitor(): Promise<Page> {
    const page = await (this.comeFirst ? newProfile() : takeProfile());
    this.present.set(page.context(), null);
    return page;
  }

  /** A visitor with a session who has opened no page yet. The form is for the journeys that are about signing in. */
  async withSession(account: Account): Promise<Page> {
    const page = await this.visitor();
    this.present.set(page.context(), account);
    if (!(await resumeSession(page, account))) await signIn(page, account);
    return page;
  }

  /** A visitor with a session on the page `path`. */
  async signedIn(account: Account, path = '/'): Promise<Page> {
    const page = await this.withSession(account);
    await page.goto(path);
    await consoleShown(page);
    return page;
  }

  /** Gives a visitor a clock that `page.clock` puts forward; pages opened from now on use it. */
  async takeClock(page: Page): Promise<void> {
    this.spent.add(page.context());
    await page.clock.install();
  }

  async leave(): Promise<void> {
    const leaving = [...this.present];
    this.present.clear();
    await Promise.all(
      leaving.map(([profile, account]) =>
        this.comeFirst || this.spent.delete(profile) ? profile.close() : leaveProfile(profile, account),
      ),
    );
  }
}

async function signIn(page: Page, { username, password, tenantId = '' }: Account): Promise<void> {
  const response = await page.request.post('/api/blade-auth/login', {
    data: { username, password, tenantId },
    headers: { origin: SUITE.url },
  });
  const text = await response.text();
  // A sign-in that needs a captcha is answered with 200, too.
  if (asJson(text).success !== true) throw new Error(`no sign-in: ${response.status()} ${text}`);
}

/** Waits until the console is shown; the login page has no main menu. */
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

/** The two seconds of a cached session, and the time of the calls on a busy machine. */
const SEEN_WITHIN_MS = 5_000;

/**
 * Waits until a call with the page's cookies is answered by this status. Every service sees within two seconds that a
 * session has changed or ended, the one that changed it at once.
 */
export const answersWith = (page: Page, path: string, status: number): Promise<number> =>
  eventually(
    async () => (await directCall(page, path)).status,
    (seen) => seen === status,
    SEEN_WITHIN_MS,
  );

/** The time to choose something that is there, on a busy machine. */
const CHOSEN_WITHIN_MS = 5_000;

/**
 * Chooses something that makes a call after the page's session has ended, and waits for the login page. A call by the
 * page itself may have been the next one: then there is nothing left to choose, and the login page comes all the same.
 */
export async function leadsToLogin(page: Page, chosen: Locator, login = /\/login/): Promise<void> {
  await chosen.click({ timeout: CHOSEN_WITHIN_MS }).catch((fault: unknown) => {
    if (!login.test(page.url())) throw fault;
  });
  await page.waitForURL(login);
}

/** Makes a call from the page with its own cookies, without any button. */
export async function directCall(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path);
  return { status: response.status(), body: await response.json() };
}
