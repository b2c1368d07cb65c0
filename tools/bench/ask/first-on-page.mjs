import { performance } from 'node:perf_hooks';
import { openBrowser } from '../open-browser.mjs';
import { signIn } from '../sign-in.mjs';

const QUESTIONS = 40;
const WARM_UP = 5;
/** After an answer has ended the page reads it once more; who asks has read it by then. */
const REST_MS = 500;
const PATIENCE_MS = 20_000;

/**
 * The time from a model's first byte to the frame of the page of asking that shows it, milliseconds: asked on the page,
 * one question after the other.
 * @param {{ url: string, model: string, server: import('../../models/model-server.mjs').ModelServer }} asked
 * @param {Pick<import('../run-bench.mjs').BenchOptions, 'say' | 'stops'>} options
 */
export async function firstOnPage({ url, model, server }, { say, stops }) {
  const browser = await openBrowser({ say, stops });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'access_token', value: await signIn(url), url }]);
    const page = await context.newPage();
    await page.goto(`${url}/expertsystem/ask?subject=market`);
    await page.getByRole('checkbox', { name: model, exact: true }).check();
    /** @type {number[]} */
    const taken = [];
    // The first questions also fetch and compile what an answer is drawn with.
    for (let at = -WARM_UP; at < QUESTIONS; at += 1) {
      await page.waitForTimeout(REST_MS);
      const shown = await askOnPage(page, { text: `市场怎么样 ${at}`, model });
      if (at >= 0) taken.push(shown - (performance.timeOrigin + server.firstByteAt()));
    }
    say(`first on the page: ${taken.map((ms) => ms.toFixed(0)).join(' ')} ms`);
    return taken;
  } finally {
    await context.close();
  }
}

/**
 * Asks, and stops the model's answer once its beginning is shown.
 * @param {import('playwright-core').Page} page
 * @param {{ text: string, model: string }} question
 * @returns {Promise<number>} when its beginning was shown, milliseconds since 1970
 */
async function askOnPage(page, { text, model }) {
  const answer = page.getByRole('region', { name: model, exact: true });
  const before = new URL(page.url()).searchParams.get('questionId');
  const question = page.getByRole('textbox', { name: '问题', exact: true });
  await question.fill(text);
  const shown = page.evaluate(`(${WATCH})(${JSON.stringify({ model, before, patience: PATIENCE_MS })})`);
  await question.press('Enter');
  const at = Number(await shown);
  await answer.getByRole('button', { name: `停止 ${model}` }).click();
  await answer.getByText(/^已停止/).waitFor();
  return at;
}

/** When the frame was drawn that has the first text of a model's answer to a new question. */
const WATCH = `({ model, before, patience }) => new Promise((resolve, reject) => {
  const titled = (panel) =>
    document.getElementById(panel.getAttribute('aria-labelledby'))?.textContent === model;
  const look = () => {
    const panel = [...document.querySelectorAll('section[aria-labelledby]')].find(titled);
    const isNew = new URL(location.href).searchParams.get('questionId') !== before;
    if (isNew && panel?.querySelector('.ask-answer-text')?.textContent)
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    else requestAnimationFrame(look);
  };
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('; ');
  setTimeout(() => reject(new Error('no answer of ' + model + ' is shown: ' + alerts())), patience);
  requestAnimationFrame(look);
})`;
