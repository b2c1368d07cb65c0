import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Account } from './browser.ts';
import { lane } from '../suite/lane.ts';
import { SUITE } from '../suite/suite.ts';

/** The storage that a page of the console can use; the browser's cache of files stays, as for any reader. */
const KEPT_BY_PAGES = 'local_storage,indexeddb,websql,service_workers,cache_storage,file_systems';
/** A session nearer to its renewal than this is not reused: a renewal under way would be lost. */
const SOON_SECONDS = 300;
/** Accounts in which a lane signs in again and again; accounts of a file's own users are used once. */
const USUAL = ['admin', 'analyst', 'viewer', 'other'];

const origin = new URL(SUITE.url).origin;

/**
 * A page of the console's origin without any code, the first of each reused profile. While it is open its process lives,
 * with the console's compiled code, which is two fifths of what a page costs.
 */
const ANCHOR = '/health/live';

/** An empty page of an empty profile: no cookie, no storage, no permission. */
export async function takeProfile(): Promise<Page> {
  const context = lane.takeProfile() ?? (await anchoredContext());
  context.on('request', noteLoaded);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_BY_PAGES });
  await session.detach();
  return page;
}

async function anchoredContext(): Promise<BrowserContext> {
  const context = await newContext();
  const anchor = await context.newPage();
  await anchor.goto(ANCHOR);
  return context;
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
    viewport: { width: 1440, height: 900 },
    // An element that still grows or slides can miss the click of a script, which is faster than a user.
    reducedMotion: 'reduce',
  });
}

const noteLoaded = (request: Request): void => lane.loaded(request.url());

/**
 * Closes the pages of a profile of `takeProfile` and keeps it for the next visitor, and the session of one of the usual
 * accounts too.
 */
export async function leaveProfile(context: BrowserContext, account: Account | null): Promise<void> {
  const pages = context.pages().slice(1);
  const stayed = pages.every((page) => [origin, 'null'].includes(new URL(page.url()).origin));
  await Promise.all(pages.map((page) => page.close()));
  context.off('request', noteLoaded);
  if (!stayed) return context.close();
  if (account !== null && USUAL.includes(account.username)) await keepSession(context, account);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  lane.keepProfile(context);
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
