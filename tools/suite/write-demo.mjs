import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { martContent } from '../database/mart-content.mjs';
import { runCommand } from '../run/command.mjs';
import { ROOT } from '../run/paths.mjs';
import { step } from '../run/step.mjs';
import { chooseDemo } from './choose-demo.mjs';
import { cliFile, folders } from './service-plan.mjs';
import { currentState } from './state.mjs';

export const SEED = 1;
/**
 * A larger young generation for short-lived rows: it saves a tenth of the time, spent on garbage collection
 * otherwise.
 */
const YOUNG_HEAP = '--max-semi-space-size=64';

/**
 * @typedef {import('./choose-demo.mjs').MartContent} MartContent
 * @typedef {{ origin: string, end: string }} StoryDates
 * @typedef {{ choice: import('./choose-demo.mjs').DemoChoice, mart: MartContent }} DecidedDemo
 * @typedef {{ choice: import('./choose-demo.mjs').WantedDemo, mart: MartContent, dates: StoryDates }
 *   | { choice: import('./choose-demo.mjs').NothingToLoad, mart: MartContent, dates: null }} WrittenDemo
 */

/**
 * The demo data to load. Needs a database server, but no schema yet.
 * @param {import('./state.mjs').DataSet} place
 * @param {string | undefined} wish
 * @returns {Promise<DecidedDemo>}
 */
export async function decideDemo(place, wish) {
  const { demo } = await currentState(place);
  const mart = await martContent(place.adminUrl, place.prefix);
  return { choice: chooseDemo({ wish, ...remembered(demo, await demoVersion()), mart }), mart };
}

/**
 * Writes the files of the demo data to load. Needs only the built generator.
 * @param {string} directory
 * @param {DecidedDemo} decided
 * @returns {Promise<WrittenDemo>}
 */
export async function writeDemo(directory, { choice, mart }) {
  if (choice.load === null) return { choice, mart, dates: null };
  const story = ['--size', choice.load, '--seed', String(SEED)];
  return { choice, mart, dates: await step('demo files', () => writeDemoFiles(directory, story)) };
}

/**
 * @param {string} directory
 * @param {readonly string[]} story
 * @returns {Promise<StoryDates>}
 */
export async function writeDemoFiles(directory, story) {
  const folder = demoFolder(directory);
  await rm(folder, { recursive: true, force: true });
  const { stdout } = await runCommand(process.execPath, [
    YOUNG_HEAP,
    ...[cliFile('market-demo'), 'write', ...story, '--out', folder],
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** @param {string} directory */
export function demoFolder(directory) {
  return join(folders(directory).demo, 'files');
}

/** Raised in libs/market-demo/package.json whenever the generator writes other rows than before. */
export async function demoVersion() {
  const { demoVersion: version } = JSON.parse(
    await readFile(join(ROOT, 'libs/market-demo/package.json'), 'utf8'),
  );
  return Number(version);
}

/**
 * @param {import('./state.mjs').SuiteState['demo']} demo
 * @param {number} version
 */
function remembered(demo, version) {
  // Versions before the first recorded only the size.
  if (demo === undefined || typeof demo === 'string') return { loaded: demo, isCurrent: demo === 'none' };
  return { loaded: demo.size, isCurrent: demo.version === version };
}
