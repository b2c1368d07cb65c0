const PATIENCE_MS = 20_000;
/** Nothing on the page changed for this long: it shows what it will show. */
const QUIET_MS = 300;

/**
 * What a reader waits for after a click.
 * @typedef {{ time: number, longestTask: number }} Switch `time`: milliseconds to the paint of the last change in
 *   the page's content; `longestTask`: milliseconds of the longest task until then, 0 where none was over 50
 * @typedef {{ target: string, ready: string, content: string }} Click selectors of what is clicked, of what shows
 *   when the page has its rows, and of the element whose changes count
 */

/**
 * Clicks, and watches inside the page, without the time of the connection to the browser.
 * @param {import('playwright-core').Page} page
 * @param {Click} click
 * @returns {Promise<Switch>}
 */
export async function watchSwitch(page, click) {
  return /** @type {Promise<Switch>} */ (page.evaluate(`(${WATCH})(${JSON.stringify(click)})`));
}

/** As text: it runs in the browser. */
const WATCH = `({ target, ready, content }) => new Promise((resolve, reject) => {
  const long = [];
  const tasks = new PerformanceObserver((list) => long.push(...list.getEntries()));
  tasks.observe({ type: 'longtask' });
  const began = performance.now();
  let last = 0;
  // A task posted in a frame runs after its paint.
  const painted = () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { last = performance.now() - began; };
    port2.postMessage(null);
  });
  const changes = new MutationObserver(painted);
  changes.observe(document.querySelector(content), { subtree: true, childList: true, characterData: true,
    attributeFilter: ['hidden', 'style', 'class'] });
  const shown = () => [...document.querySelectorAll(ready)].some((each) => each.getClientRects().length > 0);
  const look = () => {
    const time = performance.now() - began;
    if (time > ${PATIENCE_MS}) reject(new Error(ready + ' does not show'));
    else if (last === 0 || time < last + ${QUIET_MS} || !shown()) setTimeout(look, 20);
    else {
      changes.disconnect();
      long.push(...tasks.takeRecords());
      tasks.disconnect();
      const own = long.filter(({ startTime }) => startTime >= began && startTime <= began + last);
      resolve({ time: last, longestTask: Math.max(0, ...own.map(({ duration }) => duration)) });
    }
  };
  document.querySelector(target).click();
  look();
})`;
