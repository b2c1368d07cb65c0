import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Account } from './browser.ts';
import { lane } from '../suite/lane.ts';
import { SUITE } from '../suite/suite.ts';

/** The storage that a page of the console can use; the browser's cache of files stays, as for any reader. */
const KEPT_BY_PAGES = 'local_storage,indexeddb,websql,service_workers,cache_storage,file_systems';
/** A session nearer to its renewal than this is not reused: a renewal under way would be lost. */
const SOON_SECONDS = 300;
const VIEWPORT = { width: 1440, height: 900 };
/** An element that still grows or slides can miss the click of a script, which is faster than a user. */
const MOTION = 'reduce';
/** Accounts in which a lane signs in again and again; accounts of a file's own users are used once. */
const USUAL = ['admin', 'analyst', 'viewer', 'other'];

const origin = new URL(SUITE.url).origin;

/** Every event of a page that a journey may listen to; Playwright itself listens to the end of a page. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

/** An empty page of an empty profile: no cookie, no storage, no permission. */
export async function takeProfile(): Promise<Page> {
  const page = lane.takeProfile()?.pages()[0] ?? (await parkedPage());
  page.context().on('request', noteLoaded);
  return page;
}

async function parkedPage(): Promise<Page> {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(lane.park);
  return page;
}

/** An empty page of a profile whose browser has never seen the console. */
export async function newProfile(): Promise<Page> {
  const context = await newContext();
  context.on('request', noteLoaded);
  return context.newPage();
}

async function newContext(): Promise<BrowserContext> {
  const browser = await lane.browser();
  return browser.newContext({
    baseURL: SUITE.url,
    locale: 'zh-CN',
    viewport: VIEWPORT,
    reducedMotion: MOTION,
  });
}

const noteLoaded = (request: Request): void => lane.loaded(request.url());

/** Empties a profile of `takeProfile` for the next visitor, and keeps the session of one of the usual accounts. */
export async function leaveProfile(context: BrowserContext, account: Account | null): Promise<void> {
  const pages = context.pages();
  const stayed = pages.every((page) => [origin, 'null'].includes(new URL(page.url()).origin));
  const [page, ...others] = pages;
  context.off('request', noteLoaded);
  if (!page || !stayed) return context.close();
  await Promise.all(others.map((other) => other.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await park(page);
  if (account !== null && USUAL.includes(account.username)) await keepSession(context, account);
  await context.clearCookies();
  await context.clearPermissions();
  lane.keepProfile(context);
}

/** Leaves the console in a page, and leaves nothing of it there. */
async function park(page: Page): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(lane.park);
  await page.evaluate("sessionStorage.clear(); window.name = '';");
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_BY_PAGES });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await page.emulateMedia({ reducedMotion: MOTION });
  await page.setViewportSize(VIEWPORT);
}

async function keepSession(context: BrowserContext, { username }: Account): Promise<void> {
  const cookies = await context.cookies();
  const access = cookies.find(({ name }) => name === 'access_token');
  if (access && access.expires > Date.now() / 1000 + SOON_SECONDS) lane.keepSession(username, cookies);
}

/** Restores a stored session of the account; returns whether one was still valid. */
export async function resumeSession(page: Page, { username }: Account): Promise<boolean> {
  const cookies = lane.takeSession(username);
  if (cookies === undefined) return false;
  await page.context().addCookies(cookies);
  const answer = await page.request.get('/api/blade-user/info');
  const { result } = (await answer.json()) as { result: { username?: string; locked?: boolean } | false };
  if (answer.ok() && result !== false && result.username === username && !result.locked) return true;
  await page.context().clearCookies();
  return false;
}
