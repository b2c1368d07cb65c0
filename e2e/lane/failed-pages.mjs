import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The longest look at a page: one that hangs must not take its journey's time for closing. */
const LOOK_MS = 5000;
const MAX_LENGTH = 3000;

/** @typedef {import('playwright-core').Page} Page */

/**
 * An event of Jest: a case or a hook has failed.
 * @typedef {{ error?: unknown, test?: { asyncError: Error } | null, hook?: { asyncError: Error } }} Failure
 */

/**
 * Adds to the error of a failed journey what its pages show: address and visible text. A picture of each is written to
 * the directory, where there is one.
 * @param {Error} error
 * @param {readonly Page[]} pages
 * @param {{ path: string, directory: string | undefined }} place `path` of the file of journeys
 */
export async function showPages(error, pages, { path, directory }) {
  for (const page of pages) {
    const text = await textOf(page);
    const picture = directory === undefined ? 'no picture' : await takePicture(page, { path, directory });
    addToMessage(error, `Shown on ${page.url()} (${picture}):\n${text}`);
  }
}

/**
 * The visible text in one line, its first part alone where it is long.
 * @param {Page} page
 */
async function textOf(page) {
  try {
    const text = await page.locator('body').innerText({ timeout: LOOK_MS });
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
  } catch (fault) {
    return `no text: ${firstLine(fault)}`;
  }
}

/**
 * @param {Page} page
 * @param {{ path: string, directory: string }} place
 * @returns {Promise<string>} the picture's name, or why there is none
 */
async function takePicture(page, { path, directory }) {
  const name = `${basename(path, '.ts')}-${Date.now()}.png`;
  try {
    await mkdir(directory, { recursive: true });
    await page.screenshot({ path: join(directory, name), timeout: LOOK_MS });
    return name;
  } catch (fault) {
    return `no picture: ${firstLine(fault)}`;
  }
}

/** @param {unknown} fault */
const firstLine = (fault) => String(fault).split('\n', 1)[0];

/**
 * The error of a failure that a report prints: a case whose time is over fails with a string, and the report prints the
 * error of its place as the cause.
 * @param {Failure} failure
 */
export const reportedError = ({ error, test, hook }) =>
  typeof error === 'string' ? (hook ?? test)?.asyncError : /** @type {Error | undefined} */ (error);

/**
 * A report prints the stack, whose first lines are the message.
 * @param {Error} error
 * @param {string} text
 */
function addToMessage(error, text) {
  const message = `${error.message}\n\n${text}`;
  error.stack = error.stack?.replace(error.message, () => message);
  error.message = message;
}
