import { signIn } from '../sign-in.mjs';
import { median, noise } from '../statistics.mjs';
import { barePage } from './bare-page.mjs';
import { readTables } from './read-tables.mjs';
import { watchSwitch } from './watch-switch.mjs';

const ROUNDS = 3;
const LISTS = {
  company: '/edatabase/digitalecology',
  industry: '/edatabase/industry',
  factors: '/divisor/list',
  styles: '/investment/istyle',
  users: '/system/users',
};
const TABS = ['basic', 'financial', 'business', 'market', 'funds'];
/** Milliseconds: a page whose module is loaded, a tab that was open before, and any task. */
const GOALS = { list: 120, tab: 100, task: 50 };

const CONTENT = '#content';
const ROW = `${CONTENT} tr[data-row-key]:not([data-row-key^="loading:"])`;
const BODY = `${CONTENT} .c-page-body`;

/** @typedef {import('./watch-switch.mjs').Switch} Switch @typedef {Map<string, Switch[]>} Measured */

/**
 * Measures the way from each of five list pages to each other, and from each tab of a company to each other: pages
 * that are kept beside the shown one (live), pages that were closed and are opened again, and first openings.
 * Beside them the same tables on a page of React and antd alone, shown again and drawn again.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the suite
 * @returns {AsyncGenerator<import('../report.mjs').Figure>}
 */
export async function* switches(browser, url) {
  /** @type {Measured} */
  const measured = new Map();
  for (let round = 0; round < ROUNDS; round += 1) await visit(browser, url, measured);
  for (const [name, all] of measured) if (!name.startsWith('bare ')) yield* figures(name, all, measured);
}

/**
 * @param {string} name
 * @param {readonly Switch[]} all
 * @param {Measured} measured
 * @returns {Generator<import('../report.mjs').Figure>}
 */
function* figures(name, all, measured) {
  const times = all.map(({ time }) => time);
  const about = /** @type {const} */ ({ bench: 'web', case: name, better: 'lower', measured: true });
  const goal = name.endsWith(' first') ? null : name.startsWith('tab ') ? GOALS.tab : GOALS.list;
  yield { ...about, metric: 'time', value: median(times), unit: 'ms', goal, noise: noise(times) };
  const longest = median(all.map(({ longestTask }) => longestTask));
  yield { ...about, metric: 'longest task', value: longest, unit: 'ms', goal: goal && GOALS.task };
  const bare = measured.get(`bare ${name}`)?.map(({ time }) => time);
  if (!bare) return;
  const peer = { peer: 'bare page', peerValue: median(bare) };
  yield {
    ...about,
    metric: 'to a bare page',
    value: median(times) / median(bare),
    unit: '×',
    goal: null,
    ...peer,
  };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Measured} measured
 */
async function visit(browser, url, measured) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'access_token', value: await signIn(url), url }]);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(menuLink(LISTS.users)).waitFor();
    await visitLists(page, measured);
    const tables = await readTables(page, LISTS);
    await visitTabs(page, measured);
    for (const kept of [true, false]) {
      const bare = await barePage(context, tables, kept);
      for (const name of walk(Object.keys(LISTS))) {
        const click = { target: `#${name}`, ready: ROW, content: CONTENT };
        note(measured, `bare ${name} ${kept ? 'live' : 'closed'}`, await watchSwitch(bare, click));
      }
      await bare.close();
    }
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').Page} page @param {Measured} measured */
async function visitLists(page, measured) {
  const open = (/** @type {string} */ path) =>
    watchSwitch(page, { target: menuLink(path), ready: ROW, content: CONTENT });
  const paths = /** @type {Record<string, string>} */ (LISTS);
  for (const [name, path] of Object.entries(LISTS)) note(measured, `${name} first`, await open(path));
  for (const name of walk(Object.keys(LISTS))) note(measured, `${name} live`, await open(paths[name] ?? ''));
  for (const name of walk(Object.keys(LISTS))) {
    const path = paths[name] ?? '';
    await page.locator(`nav[aria-label="打开的页面"] li:has(a[href^="${path}"]) button`).click();
    note(measured, `${name} closed`, await open(path));
  }
}

/** @param {import('playwright-core').Page} page @param {Measured} measured */
async function visitTabs(page, measured) {
  const company = `${ROW} a`;
  await watchSwitch(page, { target: menuLink(LISTS.company), ready: company, content: CONTENT });
  await page.locator(company).filter({ visible: true }).first().click();
  const list = '[role=tablist][aria-label="公司资料"]';
  await page.locator(`${list} [data-key="${TABS.at(-1)}"]`).waitFor();
  const open = (/** @type {string} */ key) =>
    watchSwitch(page, { target: `${list} [data-key="${key}"]`, ready: BODY, content: CONTENT });
  // The first one is open already: it comes first again after the others.
  for (const key of [...TABS.slice(1), ...TABS.slice(0, 1)])
    note(measured, `tab ${key} first`, await open(key));
  for (const key of walk([...TABS.slice(1), ...TABS.slice(0, 1)]))
    note(measured, `tab ${key} live`, await open(key));
}

/** @param {Measured} measured @param {string} name @param {Switch} one */
function note(measured, name, one) {
  measured.set(name, [...(measured.get(name) ?? []), one]);
}

/**
 * A way that takes every step from one of the names to another once; their number is prime.
 * @param {readonly string[]} names of which the last is where it begins
 * @returns {readonly string[]} each step's end
 */
function walk(names) {
  const count = names.length;
  return names
    .slice(1)
    .flatMap((_, step) =>
      names.map((__, taken) => names[(count - 1 + (step + 1) * (taken + 1)) % count] ?? ''),
    );
}

/** @param {string} path */
function menuLink(path) {
  return `nav[aria-label="主菜单"] a[href="${path}"]`;
}
