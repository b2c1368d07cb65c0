import { openConnection } from '../database/open-connection.ts';
import { selectRows } from '../database/select-rows.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { sampleDays, sampleFiles } from '../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { tableDigests } from '../verify/database-figures.ts';
import { importFolder } from './import-folder.ts';
import type { ImportProgress } from './progress.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const files = sampleFiles();
const changed = {
  'sw_industry.csv': (files['sw_industry.csv'] ?? '').replace('银行,1', '大银行,1'),
  'daily_bar.csv': (files['daily_bar.csv'] ?? '').replaceAll(',1.1,2.25,', ',1.2,2.25,'),
};

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

async function load(
  given: Readonly<Record<string, string>>,
  more: { signal?: AbortSignal; at?: ImportProgress[] },
) {
  const { dir, remove } = await csvFolder(given);
  try {
    const reports = await importFolder({
      url: market.url,
      dir,
      clock,
      ...(more.signal ? { signal: more.signal } : {}),
      progress: { report: (progress) => more.at?.push(progress) },
    });
    return Object.fromEntries(reports.map(({ table, outcome, message }) => [table, [outcome, message]]));
  } finally {
    await remove();
  }
}
const digests = async () => Object.fromEntries(await tableDigests(market.connection));
const runs = () => selectRows(market.connection, 'SELECT status, message FROM import_run ORDER BY id');
const twins = () =>
  selectRows(
    market.connection,
    `SELECT TABLE_NAME FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME REGEXP '_(old|staging|difference)$'`,
  );

test('an import cancelled before it begins loads nothing and says so', async () => {
  const before = await digests();
  const outcomes = await load(files, { signal: AbortSignal.abort() });
  expect(Object.keys(outcomes)).toHaveLength(5);
  for (const outcome of Object.values(outcomes)) expect(outcome).toEqual(['left out', 'cancelled']);
  expect(await runs()).toEqual([{ status: 'failed', message: 'cancelled' }]);
  expect(await digests()).toEqual(before);
});

test('the running statement is ended, its table is as it was, and the same import can be run again', async () => {
  await load(files, {});
  const before = await digests();
  const blocker = await openConnection(market.url);
  await blocker.query('START TRANSACTION');
  await blocker.query(
    'SELECT * FROM daily_bar ORDER BY trade_date DESC, security_id DESC LIMIT 1 FOR UPDATE',
  );
  const cancel = new AbortController();
  const importing = load(changed, { signal: cancel.signal });
  for (let waiting = false; !waiting;) {
    const rows = await selectRows(
      market.connection,
      `SELECT 1 FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND INFO LIKE 'UPDATE \`daily_bar_diff%'`,
    );
    waiting = rows.length > 0;
  }
  cancel.abort();
  expect(await importing).toEqual({
    sw_industry: ['loaded', null],
    daily_bar: ['failed', 'cancelled'],
  });
  await blocker.end();
  expect(await runs()).toEqual([
    { status: 'loaded', message: null },
    { status: 'partly', message: 'cancelled' },
  ]);
  expect((await digests())['daily_bar']).toBe(before['daily_bar']);
  expect(await twins()).toEqual([]);

  expect(await load(changed, {})).toEqual({
    sw_industry: ['unchanged', null],
    daily_bar: ['loaded', null],
  });
  expect((await digests())['daily_bar']).not.toBe(before['daily_bar']);
});

test('an import cancelled while its rows are read leaves the table empty', async () => {
  await load({ 'security.csv': files['security.csv'] ?? '' }, {});
  const { dir, remove } = await csvFolder(sampleFiles({ securities: 12, days: 2500 }));
  const cancel = new AbortController();
  const importing = importFolder({ url: market.url, dir, clock, signal: cancel.signal });
  for (let begun = false; !begun;) {
    await market.connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED');
    begun = await selectRows(market.connection, 'SELECT 1 FROM daily_bar_staging LIMIT 1').then(
      (rows) => rows.length > 0,
      () => false,
    );
  }
  cancel.abort();
  const bars = (await importing).at(-1);
  await remove();
  expect(bars).toMatchObject({ table: 'daily_bar', outcome: 'failed', message: 'cancelled' });
  expect(await twins()).toEqual([]);
  expect(await selectRows(market.connection, 'SELECT 1 FROM daily_bar LIMIT 1')).toEqual([]);
});

test('progress goes up over all files to the whole, table by table', async () => {
  const at: ImportProgress[] = [];
  await load(files, { at });
  // A table that takes long is reported more than once.
  const tables = at.map(({ table }) => table);
  expect(tables.filter((table, index) => table !== tables[index - 1])).toEqual([
    ...['security', 'sw_industry', 'sw_member', 'trading_calendar', 'daily_bar'],
  ]);
  const shares = at.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(at.at(-1)?.rows).toBe(sampleDays(40).length * 12);
});
