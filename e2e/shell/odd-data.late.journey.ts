import type { Locator, Page, Route } from 'playwright-core';
import { ADMIN, Visitors } from '../support/browser/browser.ts';
import { demoCompanies, detailPath } from '../support/screens/companies.ts';
import { eventually } from '../support/suite/eventually.ts';

/** Answers about data; those about the session, the modules and the menu stay as they are. */
const DATA = /\/svc\/(company|industry|invest|ai|data)\//;
/** The names of fields whose texts are written by people or come from a data source. */
const WRITTEN =
  /(name|title|subject|remark|text|summary|holder|institution|reason|department|user|by|str)s?$/i;
const CHINESE = /[\u4e00-\u9fff]/;
/** As long as any name may be that a form takes. */
const LONGEST = '极长的名称'.repeat(13);

type Change = (value: unknown, field: string) => unknown;

/** The answer with every list and text of it changed, its other values as they are. */
function changed(value: unknown, change: Change, field = ''): unknown {
  const next = change(value, field);
  if (Array.isArray(next)) return next.map((each) => changed(each, change, field));
  if (typeof next !== 'object' || next === null) return next;
  return Object.fromEntries(Object.entries(next).map(([key, each]) => [key, changed(each, change, key)]));
}

/** Lists with at most so many rows, and pages that count as many. */
const rowsUpTo =
  (most: number): Change =>
  (value, field) =>
    Array.isArray(value)
      ? value.slice(0, most)
      : field === 'totalElements' && typeof value === 'number'
        ? Math.min(most, value)
        : value;

const longest: Change = (value, field) =>
  typeof value === 'string' && WRITTEN.test(field) && CHINESE.test(value) ? LONGEST : value;

async function answered(route: Route, change: Change): Promise<void> {
  const response = await route.fetch();
  if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
  const answer = (await response.json()) as { readonly result?: unknown };
  return route.fulfill({ response, json: { ...answer, result: changed(answer.result, change) } });
}

/** A part that could not show its answer. */
const FAILED = /没有取到|没有显示|NaN|undefined|\[object/;

/** The outermost parts that make a page wider than its window; none if it is not. */
const beyond = (main: Locator): Promise<string[]> =>
  main.evaluate((box) => {
    if (box.scrollWidth <= box.clientWidth + 1) return [];
    const edge = box.getBoundingClientRect().left + box.clientWidth + 1;
    return [...box.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > edge)
      .slice(0, 3)
      .map(({ tagName, className }) => `${tagName} ${String(className)}`);
  });

/** Whether the head of the shown company has room for its figures beside a long name, on the widest screen too. */
async function stripFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const strip = page.locator('.c-strip:visible');
  await strip.locator('.c-strip-price').waitFor();
  const fits = await strip.evaluate((box) => box.scrollWidth <= box.clientWidth + 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  return fits ? [] : ['the strip is wider than its page'];
}

/** What is wrong with the shown page: failed parts, figures that are none, and a page wider than its window. */
async function faultsHere(page: Page, name: string): Promise<string[]> {
  await eventually(
    () => page.locator('.c-bar:visible, [data-row-key^="loading:"]:visible').count(),
    (bars) => bars === 0,
  );
  const main = page.getByRole('main');
  const lines = (await main.innerText()).split('\n').filter((line) => FAILED.test(line));
  const wider = await beyond(main);
  return [...lines, ...wider.map((part) => `wider than its window by ${part}`)].map(
    (fault) => `${name}: ${fault}`,
  );
}

const visitors = new Visitors();
afterAll(() => visitors.leave());

/** A visitor whose answers are changed, with the messages of errors that the pages threw. */
async function visitor(change: Change, address: string): Promise<{ page: Page; thrown: string[] }> {
  const page = await visitors.signedIn(ADMIN);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route(DATA, (route) =>
    answered(route, change).catch(() => route.abort().catch(() => undefined)),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  return { page, thrown };
}

describe.each([
  ['no data', rowsUpTo(0)],
  ['one row', rowsUpTo(1)],
  ['the longest names', longest],
])('with %s', (_, change) => {
  it('every page of the menu is shown, within its window', async () => {
    const { page, thrown } = await visitor(change, '/');
    const found: string[] = [];
    const links = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
    await links.first().waitFor();
    const count = await links.count();
    expect(count).toBeGreaterThan(15);
    for (let at = 0; at < count; at += 1) {
      const title = await links.nth(at).innerText();
      await links.nth(at).click();
      await page.locator('main h1:visible, main h2:visible').first().waitFor();
      found.push(...(await faultsHere(page, title)));
    }
    expect([...found, ...thrown]).toEqual([]);
  }, 120_000);

  it('every tab of a company is shown, within its window', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    const { page, thrown } = await visitor(change, detailPath(company));
    await page.locator('.c-tabs-band:visible').waitFor();
    const found = await stripFaults(page);
    const tabs = page.locator('.c-tabs-band:visible').getByRole('tab');
    for (let at = 0; at < (await tabs.count()); at += 1) {
      const title = await tabs.nth(at).innerText();
      await tabs.nth(at).click();
      await page.locator('main section:visible, main .c-panel:visible').first().waitFor();
      found.push(...(await faultsHere(page, title)));
      const parts = page.locator('.c-tabs-pills:visible').first().getByRole('tab');
      for (let part = 1; part < (await parts.count()); part += 1) {
        const name = await parts.nth(part).innerText();
        await parts.nth(part).click();
        found.push(...(await faultsHere(page, `${title} ${name}`)));
      }
    }
    expect([...found, ...thrown]).toEqual([]);
  }, 120_000);
});
