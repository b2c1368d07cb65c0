import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { withConnection } from '../database/connect.mjs';
import { runCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { cliFile } from '../suite/service-plan.mjs';
import { writeBarFiles } from './bar-files.mjs';
import { openBenchServers } from './bench-suite.mjs';
import { median, noise } from './statistics.mjs';

const ROUNDS = 5;
const PREFIX = 'bench_import_';
const MILLION = { securities: 4000, days: 250 };
const FIVE_MILLION = { securities: 4000, days: 1250 };
const GOAL_RATIO = 0.7;
const GOAL_MB = 300;
const MB = 1_000_000;
/** Columns in the order of the files and of the table. */
const COLUMNS =
  'trade_date, security_id, open, high, low, close, pre_close, volume, amount, turnover_rate, total_shares, ' +
  'float_shares, pe_ttm, pb, ps_ttm, suspended, st';

/** @typedef {{ rate: number, seconds: number, peak: number }} Import */

/**
 * Measures an import of bars, every row checked, beside the server's own bulk load of the same rows; and its
 * memory.
 */
/** @type {import('./run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const { servers, directory } = await openBenchServers('import', stops);
  const folder = join(directory, 'files');
  stops.push(async () => {
    await rm(folder, { recursive: true, force: true });
    await dropMart(servers.databaseUrl);
  });
  const million = await writeBarFiles(join(folder, 'million'), MILLION);
  say(`${million.rows} bars; a warm-up, then ${ROUNDS} rounds`);
  /** @type {Import[]} */
  const imports = [];
  /** @type {number[]} */
  const bulk = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const imported = await importAnew(servers.databaseUrl, million);
    const rate = await bulkLoad(servers.databaseUrl, million);
    say(`${Math.round(imported.rate)} rows/s imported, ${Math.round(rate)} rows/s by the server alone`);
    if (round === 0) continue;
    imports.push(imported);
    bulk.push(rate);
  }
  yield* figures(imports, bulk);
  await rm(join(folder, 'million'), { recursive: true });
  const large = await writeBarFiles(join(folder, 'large'), FIVE_MILLION);
  say(`${large.rows} bars once, for the memory`);
  yield peakFigure('5,000,000 bars', (await importAnew(servers.databaseUrl, large)).peak);
}

/**
 * @param {readonly Import[]} imports
 * @param {readonly number[]} bulk
 */
function* figures(imports, bulk) {
  const rates = imports.map(({ rate }) => rate);
  const value = median(rates);
  const peerValue = median(bulk);
  const higher = /** @type {const} */ ('higher');
  yield {
    bench: 'import',
    case: '1,000,000 bars',
    metric: 'rows',
    value,
    unit: 'rows/s',
    goal: GOAL_RATIO,
    better: higher,
    measured: true,
    peer: 'LOAD DATA',
    peerValue,
    ratio: value / peerValue,
    noise: noise(rates),
  };
  const lower = /** @type {const} */ ('lower');
  const seconds = imports.map((one) => one.seconds);
  yield {
    bench: 'import',
    case: '1,000,000 bars, derived too',
    metric: 'seconds',
    value: median(seconds),
    unit: 's',
    goal: null,
    better: lower,
    measured: true,
    noise: noise(seconds),
  };
  yield peakFigure('1,000,000 bars', Math.max(...imports.map(({ peak }) => peak)));
}

/**
 * @param {string} name
 * @param {number} bytes
 */
function peakFigure(name, bytes) {
  const better = /** @type {const} */ ('lower');
  const figure = { bench: 'import', case: name, metric: 'peak memory', unit: 'MB', goal: GOAL_MB, better };
  return { ...figure, value: bytes / MB, measured: true };
}

/**
 * Imports into an empty mart, in a separate process.
 * @param {string} databaseUrl
 * @param {{ folder: string, rows: number }} files
 * @returns {Promise<Import>}
 */
async function importAnew(databaseUrl, { folder, rows }) {
  await dropMart(databaseUrl);
  const env = { ...process.env, DATABASE_URL: databaseUrl, SCHEMA_PREFIX: PREFIX, NODE_ENV: 'production' };
  const run = (/** @type {string[]} */ ...args) =>
    runCommand(process.execPath, [cliFile('market'), ...args], { env });
  await run('migrate');
  const began = performance.now();
  const { stdout } = await run('import', folder, '--json');
  const seconds = (performance.now() - began) / 1000;
  /** @type {{ tables: { table: string, rows: number, outcome: string, seconds: number }[], peakBytes: number }} */
  const report = JSON.parse(stdout);
  const bars = report.tables.find(({ table }) => table === 'daily_bar');
  if (bars?.outcome !== 'loaded' || bars.rows !== rows) throw new Fault(`the import went wrong:\n${stdout}`);
  return { rate: rows / bars.seconds, seconds, peak: report.peakBytes };
}

/**
 * Loads the same rows into an empty table like the imported one, partitions and indexes included.
 * @param {string} databaseUrl
 * @param {{ tsv: string, rows: number }} files
 * @returns {Promise<number>} rows per second
 */
function bulkLoad(databaseUrl, { tsv, rows }) {
  return withConnection(databaseUrl, async (connection) => {
    await connection.query(`USE ${PREFIX}market`);
    await connection.query('CREATE TABLE peer_bar LIKE daily_bar');
    const began = performance.now();
    const [result] = await connection.query({
      sql: `LOAD DATA LOCAL INFILE 'bars' INTO TABLE peer_bar CHARACTER SET utf8mb4 (${COLUMNS})`,
      infileStreamFactory: () => createReadStream(tsv, { highWaterMark: 1 << 18 }),
    });
    const seconds = (performance.now() - began) / 1000;
    const { affectedRows } = /** @type {import('mysql2').ResultSetHeader} */ (result);
    if (affectedRows !== rows) throw new Fault(`the server kept ${affectedRows} of ${rows} rows`);
    return rows / seconds;
  });
}

/** @param {string} databaseUrl */
function dropMart(databaseUrl) {
  return withConnection(databaseUrl, (connection) =>
    connection.query(`DROP DATABASE IF EXISTS ${PREFIX}market`),
  );
}
