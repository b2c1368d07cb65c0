import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '../../suite/demo-accounts.mjs';
import { openBenchSuite } from '../bench-suite.mjs';
import { openBrowser } from '../open-browser.mjs';
import { median, noise } from '../statistics.mjs';
import { switches } from './switches.mjs';

const RUNS = 5;
const KILO = 1000;
const COMPANY = '/edatabase/digitalecology';
const NEXT = '/expertsystem/overview';
const COMPANY_READY = 'section[data-module=company] tr[data-row-key]';
const NEXT_READY = 'section[data-module=ai] :is(h1, h2)';
const PATIENCE_MS = 20_000;
const QUIET_MS = 500;

/** Goals in kB as sent and in ms as the user waits; null without one. */
const GOALS = {
  login: { bytes: 100, time: 600 },
  console: { bytes: 220, time: null },
  'first module': { bytes: 180, time: 600 },
  'next module': { bytes: 60, time: 600 },
  'warm route': { bytes: null, time: 120 },
};

/** @typedef {keyof typeof GOALS} Stage @typedef {{ bytes: number, time: number }} Measure */

/**
 * Measures how long a user waits and how many bytes travel, in a fresh browser each run; then the way between pages
 * and tabs that were open before.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBenchSuite('small', stops);
  const browser = await openBrowser({ say, stops });
  /** @type {Record<Stage, Measure>[]} */
  const runs = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const measured = await visit(browser, suite.url);
    if (run > 0) runs.push(measured);
  }
  yield* figures(runs);
  yield* switches(browser, suite.url);
}

/** @param {readonly Record<Stage, Measure>[]} runs */
function* figures(runs) {
  for (const [stage, goal] of Object.entries(GOALS))
    for (const [metric, key, unit] of /** @type {const} */ ([
      ['bytes', 'bytes', 'kB'],
      ['time', 'time', 'ms'],
    ])) {
      const values = runs.map((run) => run[/** @type {Stage} */ (stage)][key]);
      const spread = median(values) === 0 ? 0 : noise(values);
      const better = /** @type {const} */ ('lower');
      const value = median(values);
      yield {
        bench: 'web',
        case: stage,
        metric,
        value,
        unit,
        goal: goal[key],
        better,
        measured: true,
        noise: spread,
      };
    }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<Stage, Measure>>}
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const sent = await countBytes(context, page);
    /** @param {() => Promise<number>} act @returns {Promise<Measure>} */
    const measure = async (act) => {
      const before = sent();
      const time = await act();
      await quiet(sent);
      return { bytes: (sent() - before) / KILO, time };
    };
    const login = await measure(async () => {
      await page.goto(`${url}/login`);
      await page.locator('[name=password]').waitFor();
      return firstPaint(page);
    });
    const { username = '', password = '' } = DEMO_ACCOUNTS[0] ?? {};
    await page.locator('[name=username]').fill(username);
    await page.locator('[name=password]').fill(password);
    const opened = await measure(async () => {
      const began = performance.now();
      await page.locator('[type=submit]').click();
      await page.locator(link(COMPANY)).first().waitFor();
      return performance.now() - began;
    });
    const first = await measure(() => clickUntil(page, link(COMPANY), COMPANY_READY));
    const next = await measure(() => clickUntil(page, link(NEXT), NEXT_READY));
    const warm = await measure(() => clickUntil(page, link(COMPANY), COMPANY_READY));
    return {
      login,
      console: opened,
      'first module': first,
      'next module': next,
      'warm route': warm,
    };
  } finally {
    await context.close();
  }
}

/**
 * Bytes as they travelled, headers included, from the browser's own count.
 * @param {import('playwright-core').BrowserContext} context
 * @param {import('playwright-core').Page} page
 * @returns {Promise<() => number>}
 */
async function countBytes(context, page) {
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes;
}

/**
 * The time of the first paint with content; an entry may be reported after the content is there.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>} milliseconds
 */
function firstPaint(page) {
  return page.evaluate(`new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  })`);
}

/**
 * Clicks and watches inside the page, frame by frame, without the time of the connection to the browser.
 * @param {import('playwright-core').Page} page
 * @param {string} target
 * @param {string} ready what shows when the user has what they came for
 * @returns {Promise<number>} milliseconds
 */
async function clickUntil(page, target, ready) {
  const time = await page.evaluate(`new Promise((resolve, reject) => {
    const began = performance.now();
    const look = () => {
      const found = document.querySelector(${JSON.stringify(ready)});
      const time = performance.now() - began;
      if (found && found.getClientRects().length > 0) resolve(time);
      else if (time > ${PATIENCE_MS}) reject(new Error(${JSON.stringify(`${ready} does not show`)}));
      else requestAnimationFrame(look);
    };
    document.querySelector(${JSON.stringify(target)}).click();
    requestAnimationFrame(look);
  })`);
  return Number(time);
}

/**
 * Waits until nothing has arrived for a while.
 * @param {() => number} sent
 */
async function quiet(sent) {
  for (let before = -1; before !== sent();) {
    before = sent();
    await pause(QUIET_MS);
  }
}

/** @param {string} path */
function link(path) {
  return `a[href="${path}"]`;
}
