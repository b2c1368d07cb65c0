import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, openChromium } from '../servers/chromium.mjs';

/**
 * A browser to measure in, closed with the bench, which handles signals itself.
 * @param {Pick<import('./run-bench.mjs').BenchOptions, 'say' | 'stops'>} options
 */
export async function openBrowser({ say, stops }) {
  const browser = await chromium.launch({
    executablePath: await openChromium(say),
    args: CHROMIUM_ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  stops.push(() => browser.close());
  return browser;
}
