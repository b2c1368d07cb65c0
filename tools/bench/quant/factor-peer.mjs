import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, tryCommand } from '../../run/command.mjs';
import { ROOT } from '../../run/paths.mjs';
import { largestDistance } from './factor-distance.mjs';
import { HORIZONS, QUANTILES } from './quant-threads.mjs';
import { fillSamplePanel } from './sample-panel.mjs';

const ROUNDS = 5;
/** The most cells of a text file, which the command line has to read into one string. */
const MOST_CELLS_COMPARED = 10_000_000;
/** Debian's python3-pandas belongs to its own interpreter; another may come first on PATH. */
const PYTHONS = ['python3', '/usr/bin/python3'];
const ASK = 'import pandas, scipy; print(f"pandas {pandas.__version__}, scipy {scipy.__version__}")';

/**
 * @typedef {{ python: string, name: string }} Pandas
 * @typedef {{ seconds: number[], apart: { rankIc: number, all: number } | null }} PandasRun the seconds of each
 *   round, and how far its figures are from those of the command line; null where these are not compared
 */

/** @returns {Promise<Pandas | null>} the first python that has what the peer needs */
export async function findPandas() {
  for (const python of PYTHONS) {
    const asked = await tryCommand(python, ['-c', ASK]).catch(() => null);
    if (asked?.code === 0) return { python, name: asked.stdout.trim() };
  }
  return null;
}

/**
 * Judges the sample panel with pandas, on one thread.
 * @param {{ stocks: number, days: number }} size
 * @param {{ pandas: Pandas, stops: import('../run-bench.mjs').Stops }} options
 * @returns {Promise<PandasRun>}
 */
export async function measurePandas({ stocks, days }, { pandas, stops }) {
  const folder = await mkdtemp(join(tmpdir(), 'factor-peer-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  stops.push(remove);
  try {
    const cells = stocks * days;
    const panel = { prices: new Float64Array(cells), factor: new Float64Array(cells) };
    fillSamplePanel({ dates: days, stocks, ...panel });
    for (const [name, values] of Object.entries(panel)) await writeFile(join(folder, `${name}.f64`), values);
    const script = join(ROOT, 'tools/bench/quant/peers/factor.py');
    const args = [folder, stocks, days, QUANTILES, HORIZONS.join(','), ROUNDS].map(String);
    const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
    const { stdout } = await runCommand(pandas.python, [script, ...args], { env });
    /** @type {{ seconds: number[], report: Record<string, unknown> }} */
    const { seconds, report } = JSON.parse(stdout);
    if (cells > MOST_CELLS_COMPARED) return { seconds, apart: null };
    const own = await reportOf(folder, { stocks, ...panel });
    const rankIc = largestDistance(report.rankIc, own.rankIc);
    return { seconds, apart: { rankIc, all: largestDistance(report, own) } };
  } finally {
    await remove();
  }
}

/**
 * The report of `quant factor` about the panel.
 * @param {string} folder
 * @param {{ stocks: number, prices: Float64Array, factor: Float64Array }} panel
 * @returns {Promise<Record<string, unknown>>}
 */
async function reportOf(folder, { stocks, prices, factor }) {
  const files = { prices: join(folder, 'prices.csv'), factor: join(folder, 'factor.csv') };
  await writeFile(files.prices, wideText(prices, stocks));
  await writeFile(files.factor, wideText(factor, stocks));
  const { stdout } = await runCommand(process.execPath, [
    ...[join(ROOT, 'libs/quant/dist/cli.js'), 'factor'],
    ...['--prices', files.prices, '--factor', files.factor],
    ...['--horizons', HORIZONS.join(','), '--quantiles', String(QUANTILES), '--json'],
  ]);
  return JSON.parse(stdout);
}

/**
 * A panel as a wide file, on consecutive days.
 * @param {Float64Array} values
 * @param {number} stocks
 */
function wideText(values, stocks) {
  const lines = [['date', ...Array.from({ length: stocks }, (_, stock) => `s${stock}`)].join(',')];
  for (let date = 0; date * stocks < values.length; date += 1) {
    const row = values.subarray(date * stocks, (date + 1) * stocks);
    const day = new Date(Date.UTC(2000, 0, 1 + date)).toISOString().slice(0, 10);
    lines.push([day, ...Array.from(row, (value) => (Number.isNaN(value) ? '' : String(value)))].join(','));
  }
  return `${lines.join('\n')}\n`;
}
