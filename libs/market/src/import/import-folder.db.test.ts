import { readFile } from 'node:fs/promises';
import { selectRows } from '../database/select-rows.ts';
import { MARKET_TABLES } from '../schema/tables.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { tableDigests } from '../verify/database-figures.ts';
import { importFolder, type ImportOptions } from './import-folder.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
/** Some forty days of bars, across a new year. */
const files = sampleFiles();

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

async function load(given: Readonly<Record<string, string>>, options: Partial<ImportOptions> = {}) {
  const { dir, remove } = await csvFolder(given);
  try {
    const reports = await importFolder({ url: market.url, dir, clock, ...options });
    const bad = reports.find(({ rejectFile }) => rejectFile !== null)?.rejectFile;
    return {
      outcomes: Object.fromEntries(reports.map(({ table, outcome }) => [table, outcome])),
      rejects: bad ? await readFile(bad, 'utf8') : '',
    };
  } finally {
    await remove();
  }
}
const digests = async () => Object.fromEntries(await tableDigests(market.connection));
const count = async (table: string) =>
  (await selectRows<{ n: number }>(market.connection, `SELECT COUNT(*) AS n FROM \`${table}\``))[0]?.n;
/** The database itself refuses to record the table's load as done. */
const refuseSnapshot = (table: string) =>
  market.connection.query(
    `CREATE TRIGGER refusal BEFORE UPDATE ON snapshot FOR EACH ROW
      IF NEW.status = 'loaded' AND NEW.table_name = '${table}' THEN
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'injected';
      END IF`,
  );
const lastSnapshot = async () =>
  (
    await selectRows(
      market.connection,
      'SELECT table_name, status, message FROM snapshot ORDER BY id DESC LIMIT 1',
    )
  )[0];
const linesOf = (table: string): string[] => (files[`${table}.csv`] ?? '').trimEnd().split('\n');

test('the migrated tables have exactly the columns their definitions say', async () => {
  for (const table of MARKET_TABLES) {
    const columns = await selectRows<{ name: string; nullable: string }>(
      market.connection,
      `SELECT COLUMN_NAME AS name, IS_NULLABLE AS nullable FROM information_schema.COLUMNS
        WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION`,
      [table.name],
    );
    expect(columns.filter(({ name }) => name !== 'id')).toEqual(
      table.columns.map((column) => ({ name: column.name, nullable: column.nullable ? 'YES' : 'NO' })),
    );
  }
});

test('a folder loads whole, its years have partitions, and the same folder again changes nothing', async () => {
  const all = { security: 'loaded', sw_industry: 'loaded', sw_member: 'loaded', trading_calendar: 'loaded' };
  expect((await load(files)).outcomes).toEqual({ ...all, daily_bar: 'loaded' });
  expect(await count('daily_bar')).toBe(linesOf('daily_bar').length - 1);
  const before = await digests();

  const again = await load(files);
  expect(new Set(Object.values(again.outcomes))).toEqual(new Set(['unchanged']));
  expect(await digests()).toEqual(before);
  const loads = await selectRows<{ n: number }>(
    market.connection,
    'SELECT COUNT(*) AS n FROM snapshot WHERE run_id IS NOT NULL',
  );
  expect(loads).toEqual([{ n: 5 }]);
  const partitions = await selectRows<{ name: string }>(
    market.connection,
    `SELECT PARTITION_NAME AS name FROM information_schema.PARTITIONS
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'daily_bar' ORDER BY PARTITION_ORDINAL_POSITION`,
  );
  expect(partitions.map(({ name }) => name)).toEqual(['p2022', 'p2023', 'p2024', 'pmax']);
});

test('the same rows with other bytes merge into the same table', async () => {
  await load(files);
  const before = await digests();
  const bytes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
  );
  expect((await load(bytes)).outcomes['daily_bar']).toBe('loaded');
  expect(await digests()).toEqual(before);
});

test('a later file adds its days and corrects old ones, and leaves the rest', async () => {
  const lines = linesOf('daily_bar');
  const half = Math.floor(lines.length / 2);
  await load({ ...files, 'daily_bar.csv': `${lines.slice(0, half).join('\n')}\n` });
  const [header = ''] = lines;
  await load({ 'daily_bar.csv': `${[header, ...lines.slice(half - 50)].join('\n')}\n` });
  const parts = await digests();
  await market.drop();
  market = await scratchMarket();
  await load(files);
  expect(parts).toEqual(await digests());
});

test('one bad row loads none of its table, says where it is, and leaves what was there', async () => {
  const lines = linesOf('daily_bar');
  await load({ ...files, 'daily_bar.csv': `${lines.slice(0, 300).join('\n')}\n` });
  const before = await digests();
  const cells = (lines[400] ?? '').split(',');
  cells[5] = 'abc';
  const broken = [...lines.slice(0, 400), cells.join(','), ...lines.slice(401)].join('\n');
  const { outcomes, rejects } = await load({ 'daily_bar.csv': broken });
  expect(outcomes).toEqual({ daily_bar: 'failed' });
  expect(rejects).toBe('file,line,column,value,reason\ndaily_bar.csv,401,close,abc,not a number\n');
  expect(await digests()).toEqual(before);
});

test('a repeated key is found wherever it is, and nothing is loaded', async () => {
  const lines = linesOf('daily_bar');
  const { outcomes, rejects } = await load({ ...files, 'daily_bar.csv': [...lines, lines[3]].join('\n') });
  expect(outcomes['daily_bar']).toBe('failed');
  expect(rejects).toContain(`daily_bar.csv,${lines.length + 1},trade_date+security_id,`);
  expect(await count('daily_bar')).toBe(0);
});

test('tables that need a failed one are left out, the others load', async () => {
  const lines = linesOf('security');
  const { outcomes } = await load({ ...files, 'security.csv': [...lines, 'x'].join('\n') });
  expect(outcomes).toEqual({
    security: 'failed',
    sw_industry: 'loaded',
    sw_member: 'left out',
    trading_calendar: 'loaded',
    daily_bar: 'left out',
  });
});

test('a dry run checks everything, securities of the same folder included, and changes nothing', async () => {
  const before = await digests();
  const { outcomes } = await load(files, { dryRun: true });
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['checked']));
  expect(await digests()).toEqual(before);
  expect(await count('snapshot')).toBe(0);
  const twice = `${files['daily_bar.csv'] ?? ''}${linesOf('daily_bar')[1]}\n`;
  expect((await load({ ...files, 'daily_bar.csv': twice }, { dryRun: true })).outcomes['daily_bar']).toBe(
    'failed',
  );
});

test('leftovers of a killed load do not hinder the next', async () => {
  await market.connection.query('CREATE TABLE daily_bar_staging LIKE daily_bar');
  await market.connection.query(
    `INSERT INTO snapshot (table_name, source, is_demo, loaded_rows, skipped_rows, rejected_rows, status,
      content_hash, started_at) VALUES ('daily_bar', 'x', 0, 0, 0, 0, 'running', '', '2024-06-30 12:00:00')`,
  );
  expect((await load(files)).outcomes['daily_bar']).toBe('loaded');
  const rows = await selectRows(
    market.connection,
    `SELECT status, message FROM snapshot ORDER BY id LIMIT 1`,
  );
  expect(rows).toEqual([{ status: 'failed', message: 'interrupted' }]);
  const left = await selectRows(market.connection, `SHOW TABLES LIKE '%\\_staging'`);
  expect(left).toEqual([]);
});

test('a second import at the same time is refused', async () => {
  await selectRows(market.connection, `SELECT GET_LOCK(CONCAT('import:', DATABASE()), 0)`);
  await expect(load(files, { lockSeconds: 0 })).rejects.toThrow('another import is running');
});

test('demo rows never join real ones, nor the other way round', async () => {
  await load(files, { demo: true });
  await expect(load(files)).rejects.toThrow(/contains demo data.+another DATA_DIR and DEMO_SIZE=none/);
  await market.drop();
  market = await scratchMarket();
  await load(files);
  await expect(load(files, { demo: true })).rejects.toThrow(/contains real data.+another DATA_DIR/);
});

test('the next import catches up after one stopped before the latest quotes, though no file changed', async () => {
  const bars = { 'security.csv': files['security.csv'] ?? '', 'daily_bar.csv': files['daily_bar.csv'] ?? '' };
  await load(bars);
  const whole = await digests();
  for (const stopped of ['DELETE FROM snapshot', `UPDATE snapshot SET status = 'failed'`]) {
    await market.connection.query(`${stopped} WHERE table_name = 'latest_quote'`);
    await market.connection.query('DELETE FROM latest_quote');
    await market.connection.query('DELETE FROM trading_calendar');
    expect((await load(bars)).outcomes).toEqual({ security: 'unchanged', daily_bar: 'unchanged' });
    expect(await digests()).toEqual(whole);
  }
});

test('quotes that could not be derived are recorded as failed, and derived by the next import', async () => {
  await load({ 'security.csv': files['security.csv'] ?? '' });
  await refuseSnapshot('latest_quote');
  const bars = { 'daily_bar.csv': files['daily_bar.csv'] ?? '' };
  await expect(load(bars)).rejects.toThrow('injected');
  expect(await lastSnapshot()).toEqual({ table_name: 'latest_quote', status: 'failed', message: 'injected' });
  await market.connection.query('DROP TRIGGER refusal');
  expect((await load(bars)).outcomes).toEqual({ daily_bar: 'unchanged' });
  const quotes = await selectRows(
    market.connection,
    `SELECT status FROM snapshot WHERE table_name = 'latest_quote' ORDER BY id DESC LIMIT 1`,
  );
  expect(quotes).toEqual([{ status: 'loaded' }]);
});

test.each([
  ['replaced whole', 'sw_industry', files],
  ['empty before', 'daily_bar', { 'security.csv': files['security.csv'] ?? '' }],
])('a table %s is as it was when its load cannot be recorded', async (_, table, given) => {
  await load(given);
  const before = await digests();
  const lines = linesOf(table);
  // Fewer rows, so that the table shows which load it has; the tree's last nodes have no children.
  const fewer = { [`${table}.csv`]: `${lines.slice(0, -1).join('\n')}\n` };
  await refuseSnapshot(table);
  expect((await load(fewer)).outcomes).toEqual({ [table]: 'failed' });
  expect(await digests()).toEqual(before);
  expect(await lastSnapshot()).toEqual({ table_name: table, status: 'failed', message: 'injected' });
  expect(await selectRows(market.connection, `SHOW TABLES LIKE '${table}\\_%'`)).toEqual([]);
  await market.connection.query('DROP TRIGGER refusal');
  expect((await load(fewer)).outcomes).toEqual({ [table]: 'loaded' });
  expect(await count(table)).toBe(lines.length - 2);
});

test('every security has a latest quote, empty before its first bar', async () => {
  await load({ 'security.csv': files['security.csv'] ?? '' });
  const quotes = await selectRows<{ trade_date: string | null; close: number | null; suspended: number }>(
    market.connection,
    'SELECT trade_date, close, suspended FROM latest_quote',
  );
  expect(quotes.length).toBe(await count('security'));
  expect(quotes[0]).toEqual({ trade_date: null, close: null, suspended: 0 });
});

test('latest quotes equal a plain query for every security that traded', async () => {
  await load(files);
  const quotes = await selectRows<{ security_id: number; trade_date: string }>(
    market.connection,
    'SELECT * FROM latest_quote WHERE trade_date IS NOT NULL ORDER BY security_id',
  );
  expect(quotes.length).toBe(new Set((files['daily_bar.csv'] ?? '').match(/\d{6}\.[A-Z]{2}/g)).size);
  expect(await count('latest_quote')).toBe(await count('security'));
  for (const quote of quotes) {
    const [plain] = await selectRows(
      market.connection,
      `SELECT security_id, trade_date, open, high, low, close, pre_close, close / pre_close - 1 AS change_rate,
        volume, amount, turnover_rate, close * total_shares AS total_capital, close * float_shares AS float_capital,
        pe_ttm AS pe, pb, ps_ttm AS ps,
        (SELECT MAX(high) FROM daily_bar WHERE security_id = ? AND trade_date > ? - INTERVAL 365 DAY) AS high_52w,
        (SELECT MIN(low) FROM daily_bar WHERE security_id = ? AND trade_date > ? - INTERVAL 365 DAY) AS low_52w,
        suspended, st
      FROM daily_bar WHERE security_id = ? ORDER BY trade_date DESC LIMIT 1`,
      [quote.security_id, quote.trade_date, quote.security_id, quote.trade_date, quote.security_id],
    );
    expect(quote).toEqual(plain);
  }
});

test('bars without a calendar file are their own calendar', async () => {
  await load({ 'security.csv': files['security.csv'] ?? '', 'daily_bar.csv': files['daily_bar.csv'] ?? '' });
  expect(await count('trading_calendar')).toBe(
    new Set(files['daily_bar.csv']?.match(/\d{4}-\d\d-\d\d/g)).size,
  );
});

test('a header with an unknown or missing column is refused whole', async () => {
  const { dir, remove } = await csvFolder({ 'trading_calendar.csv': 'trade_date,open\n2024-01-02,1\n' });
  const reports = await importFolder({ url: market.url, dir, clock });
  await remove();
  expect(reports[0]?.message).toBe('unknown column open; missing column is_open');
});
