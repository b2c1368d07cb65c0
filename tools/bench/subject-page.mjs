import { openBrowser } from './open-browser.mjs';
import { signIn } from './sign-in.mjs';
import { median, noise } from './statistics.mjs';

const RUNS = 5;
const PATIENCE_MS = 20_000;
/** Goals in milliseconds: a company or an industry chosen in the list of a fresh browser; a tab that was open before. */
const GOALS = { cold: 600, tab: 100 };
const TABS = ['基本信息', '财务数据', '经营数据', '市场数据', '资金偏好'];

/**
 * Measures the page of a company or an industry in a fresh browser, and its tabs once they were open.
 * @param {{ url: string, bench: string, list: string }} of the suite, and the path of the list whose rows lead there
 * @param {Pick<import('./run-bench.mjs').BenchOptions, 'say' | 'stops'>} options
 * @returns {AsyncGenerator<import('./report.mjs').Figure>}
 */
export async function* subjectPage({ url, bench, list }, { say, stops }) {
  const browser = await openBrowser({ say, stops });
  const token = await signIn(url);
  /** @type {Record<string, number>[]} */
  const runs = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const measured = await visit(browser, { url, token, list, at: run });
    if (run > 0) runs.push(measured);
  }
  for (const key of Object.keys(runs[0] ?? {})) {
    const values = runs.map((run) => run[key] ?? NaN);
    yield {
      bench,
      case: `page ${key}`,
      metric: 'time',
      value: median(values),
      unit: 'ms',
      goal: key === 'cold' ? GOALS.cold : GOALS.tab,
      better: 'lower',
      measured: true,
      noise: noise(values),
    };
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, token: string, list: string, at: number }} place which row of the list
 * @returns {Promise<Record<string, number>>}
 */
async function visit(browser, { url, token, list, at }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([{ name: 'access_token', value: token, url }]);
    const page = await context.newPage();
    await page.goto(url + list);
    await page.locator('tbody tr[data-row-key] a').first().waitFor();
    /** @type {Record<string, number>} */
    const times = {};
    times.cold = await clickUntilShown(page, `document.querySelectorAll('tbody tr[data-row-key] a')[${at}]`);
    const tab = (/** @type {string} */ name) =>
      `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === ${JSON.stringify(name)})`;
    for (const name of [...TABS.slice(1), ...TABS.slice(0, 1)]) await clickUntilShown(page, tab(name));
    for (const name of [...TABS.slice(1), ...TABS.slice(0, 1)])
      times[name] = await clickUntilShown(page, tab(name));
    return times;
  } finally {
    await context.close();
  }
}

/**
 * Clicks, and watches inside the page, frame by frame, until the chosen tab shows all its figures.
 * @param {import('playwright-core').Page} page
 * @param {string} target an expression of the page
 * @returns {Promise<number>} milliseconds
 */
async function clickUntilShown(page, target) {
  const time = await page.evaluate(`new Promise((resolve, reject) => {
    const shown = (each) => each.getClientRects().length > 0;
    const look = () => {
      const body = [...document.querySelectorAll('.c-page-body')].find(shown);
      const strip = [...document.querySelectorAll('.c-strip-name')].find(shown);
      const waits = body && [...body.querySelectorAll('[aria-label="加载中"]')].some(shown);
      const figures = body && [...body.querySelectorAll('td, dd, canvas')].some(shown);
      const time = performance.now() - began;
      if (strip && figures && !waits) resolve(time);
      else if (time > ${PATIENCE_MS}) reject(new Error('the page does not show'));
      else requestAnimationFrame(look);
    };
    const began = performance.now();
    (${target}).click();
    requestAnimationFrame(look);
  })`);
  return Number(time);
}
