import { runCommand, tryCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { findBinary } from './find-binary.mjs';
import { BROWSER_ADVICE } from './install-advice.mjs';

/** The shell is the same Chromium without the windows around a page, which take a third of its time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/**
 * The options of headless Chromium to run anywhere, in containers and as root included, without background
 * requests.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @param {(text: string) => void} note
 * @returns {Promise<string>} Chromium's path, installed first where that needs no password
 */
export async function openChromium(note) {
  const found = process.env.CHROMIUM_PATH ?? (await findChromium());
  if (found) return found;
  if (!(await findBinary(['apt-get']))) throw new Fault(BROWSER_ADVICE);
  const prefix = await rootPrefix();
  if (prefix === null) throw new Fault(BROWSER_ADVICE);
  note('installing');
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y'];
  // Old package lists are no reason to fail yet: their packages may still be available.
  await tryCommand(apt[0] ?? '', [...apt.slice(1), 'update']);
  const packages = (/** @type {string} */ browser) => [
    ...apt.slice(1),
    'install',
    '--no-install-recommends',
    browser,
    'fonts-noto-cjk',
  ];
  try {
    // Older releases have no package of the shell.
    if ((await tryCommand(apt[0] ?? '', packages(SHELL))).code !== 0)
      await runCommand(apt[0] ?? '', packages('chromium'));
  } catch (error) {
    throw new Fault(`${BROWSER_ADVICE}\n\nInstalling it failed: ${String(error)}`);
  }
  const installed = await findChromium();
  if (installed === null) throw new Fault(BROWSER_ADVICE);
  note('installed');
  return installed;
}

async function findChromium() {
  return (await findBinary(NAMES)) ?? (await findBinary(['Chromium', 'Google Chrome'], MAC_APPLICATIONS));
}

/** @returns {Promise<string[] | null>} the prefix that runs a command as root; null where that would need a password */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  if (!(await findBinary(['sudo']))) return null;
  return (await tryCommand('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : null;
}
