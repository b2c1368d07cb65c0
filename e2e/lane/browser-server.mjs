import { chromium } from 'playwright-core';
import { BROWSER_ENDPOINT } from './lane.mjs';

/**
 * A page of a journey lives for seconds, in which compiling its code once more, for speed, costs more than it saves: a
 * tenth to a fifth of the browser's time.
 */
const ENGINE = ['--no-maglev', '--no-turbofan'];

/**
 * Scripts are not compiled while they arrive: most have been compiled by an earlier page of the profile. The switch
 * replaces Playwright's own, so what concerns these journeys there is repeated.
 */
const DISABLED_FEATURES = [
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  `--js-flags=${ENGINE.join(' ')}`,
  // The pages of a profile share a process, and so the code that one of them has compiled.
  '--process-per-site',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {import('playwright-core').BrowserServer | undefined} */
let server;

/** @type {readonly NodeJS.Signals[]} */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** One browser for all lanes of a run. An interrupted run ends with it. */
export async function openBrowser() {
  server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH,
    args: FLAGS,
    // Playwright's own handlers end the browser alone: jest would go on without one.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  process.env[BROWSER_ENDPOINT] = server.wsEndpoint();
  for (const signal of ENDS) process.once(signal, () => void endWithBrowser());
}

async function endWithBrowser() {
  await server?.kill();
  process.exit(1);
}

export async function closeBrowser() {
  await server?.close();
  server = undefined;
}
