import { performance } from 'node:perf_hooks';
import { openBrowser } from '../open-browser.mjs';
import { signIn } from '../sign-in.mjs';

const QUESTIONS = 20;
const PATIENCE_MS = 20_000;

/**
 * The time from a model's first byte to the frame of the page of asking that shows it, milliseconds: asked on the page,
 * one question after the other.
 * @param {{ url: string, model: string, server: import('../../models/model-server.mjs').ModelServer }} asked
 * @param {Pick<import('../run-bench.mjs').BenchOptions, 'say' | 'stops'>} options
 */
export async function firstOnPage({ url, model, server }, options) {
  const browser = await openBrowser(options);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'access_token', value: await signIn(url), url }]);
    const page = await context.newPage();
    await page.goto(`${url}/expertsystem/ask?subject=market`);
    await page.getByRole('checkbox', { name: model, exact: true }).check();
    /** @type {number[]} */
    const taken = [];
    // The first question also fetches what an answer is drawn with.
    for (let at = 0; at <= QUESTIONS; at += 1) {
      const shown = await askOnPage(page, { text: `市场怎么样 ${at}`, model });
      if (at > 0) taken.push(shown - (performance.timeOrigin + server.firstByteAt()));
    }
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
  setTimeout(() => reject(new Error('no answer of ' + model + ' is shown')), patience);
  requestAnimationFrame(look);
})`;
