import { schemaName } from '@console/node-kit/database';
import { selectRows } from '../../database/select-rows.ts';
import { csvFolder } from '../../testing/csv-folder.ts';
import { sampleDays, sampleFiles } from '../../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { tableDigests } from '../../verify/database-figures.ts';
import { importFolder } from '../import-folder.ts';
import { Snapshots } from './snapshots.ts';
import { undoLastRun } from './undo-last-run.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const files = sampleFiles();
const days = sampleDays(40);
const bars = (files['daily_bar.csv'] ?? '').trimEnd().split('\n');
const [header = ''] = bars;
const barsUpTo = (day: string) => bars.slice(1).filter((line) => (line.split(',')[1] ?? '') <= day);
const barsFile = (rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const first: Readonly<Record<string, string>> = {
  ...files,
  'daily_bar.csv': barsFile(barsUpTo(days[29] ?? '')),
};
/** Ten more days, five changed ones, a security more and one renamed, a member less and one changed. */
const second = {
  'security.csv': `${(files['security.csv'] ?? '').replace('样本3号,', '改名,')}688999,SH,新股,,star,2024-01-02,,listed\n`,
  'sw_member.csv': (files['sw_member.csv'] ?? '').replace(/600001.*\n/, '').replace('857831', ''),
  'daily_bar.csv': `${barsFile(bars.slice(1).filter((line) => !barsUpTo(days[24] ?? '').includes(line)))}`
    .replaceAll(`,1.1,2.25,0,0`, ',1.1,2.5,0,0')
    .concat(`688999.SH,${days[39]},9,9,9,9,9,1,9,0,10,10,1,1,1,0,0\n`),
};

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

async function load(given: Readonly<Record<string, string>>) {
  const { dir, remove } = await csvFolder(given);
  try {
    const reports = await importFolder({ url: market.url, dir, clock });
    return Object.fromEntries(reports.map(({ table, outcome }) => [table, outcome]));
  } finally {
    await remove();
  }
}
const undo = (lockSeconds = 30) => undoLastRun({ url: market.url, clock, lockSeconds });
const digests = async () => Object.fromEntries(await tableDigests(market.connection));
const runs = async () =>
  (await selectRows<{ status: string }>(market.connection, 'SELECT status FROM import_run ORDER BY id')).map(
    ({ status }) => status,
  );
const loadedTables = async () =>
  (
    await selectRows<{ name: string }>(
      market.connection,
      `SELECT table_name AS name FROM snapshot WHERE status = 'loaded' AND run_id IS NOT NULL ORDER BY id`,
    )
  ).map(({ name }) => name);
const idOf = async (code: string) =>
  (await selectRows<{ id: number }>(market.connection, 'SELECT id FROM security WHERE code = ?', [code]))[0]
    ?.id;
const twins = () =>
  selectRows(
    market.connection,
    `SELECT TABLE_NAME FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME REGEXP '_(old|staging|difference|undo)$'`,
  );

test('loaded and derived tables are as before the import, and the same files load again', async () => {
  await load(first);
  const before = await digests();
  const loaded = await load(second);
  const after = await digests();
  const id = await idOf('688999');
  expect(after).not.toEqual(before);

  const report = await undo();
  expect(report.tables.map(({ table }) => table)).toEqual(['daily_bar', 'sw_member', 'security']);
  expect(report.tables[2]).toEqual({ table: 'security', removed: 1, restored: 1, returned: 0 });
  expect(report.tables[1]).toEqual({ table: 'sw_member', removed: 0, restored: 1, returned: 1 });
  expect(await digests()).toEqual(before);
  expect(await runs()).toEqual(['loaded', 'undone']);
  expect(await twins()).toEqual([]);

  expect(await load(second)).toEqual(loaded);
  expect(await digests()).toEqual(after);
  expect(await idOf('688999')).toBe(id);
  expect(await selectRows(market.connection, 'SELECT * FROM retired_security')).toEqual([]);
});

test('a first import undone leaves empty tables, and loads again under the same ids', async () => {
  const empty = await digests();
  await load(first);
  const loaded = await digests();
  const id = await idOf('600005');
  await undo();
  expect(await digests()).toEqual(empty);
  await expect(undo()).rejects.toThrow('nothing to undo');
  const reversed = (files['security.csv'] ?? '').trimEnd().split('\n');
  await load({ ...first, 'security.csv': [reversed[0], ...reversed.slice(1).toReversed()].join('\n') });
  expect(await digests()).toEqual(loaded);
  expect(await idOf('600005')).toBe(id);
});

test('days that the calendar had only from the bars are removed with them, days of a file stay', async () => {
  const calendar = (last: number) => `trade_date,is_open\n${days.slice(0, last).join(',1\n')},1\n`;
  const daysThen = async () =>
    (await selectRows<{ n: number }>(market.connection, 'SELECT COUNT(*) AS n FROM trading_calendar'))[0]?.n;
  await load({ ...first, 'trading_calendar.csv': calendar(35) });
  await load({ 'daily_bar.csv': files['daily_bar.csv'] ?? '' });
  expect(await daysThen()).toBe(40);
  await undo();
  expect(await daysThen()).toBe(35);
});

test('derived data gets the changes of the undo, under a later number than the load', async () => {
  await load(first);
  await load({ 'daily_bar.csv': barsFile(bars.slice(1).filter((line) => line.includes(days[30] ?? '-'))) });
  const snapshots = new Snapshots(market.connection, clock);
  const { through } = await snapshots.changesSince(['daily_bar'], 0);
  await undo();
  const { changes } = await snapshots.changesSince(['daily_bar'], through);
  expect(changes.get('daily_bar')?.days).toEqual([days[30]]);
  const record = await selectRows(
    market.connection,
    `SELECT inserted_rows, deleted_rows, table_rows FROM snapshot WHERE undoes_id IS NOT NULL`,
  );
  expect(record).toEqual([{ inserted_rows: 0, deleted_rows: 12, table_rows: 12 * 30 }]);
});

test('the import before the last is undone next, unless the last one overwrote what the undo needs', async () => {
  await load(first);
  const before = await digests();
  await load({ 'sw_member.csv': second['sw_member.csv'] });
  await load({ 'daily_bar.csv': second['daily_bar.csv'].replace(/688999.*\n/, '') });
  await undo();
  await undo();
  expect(await digests()).toEqual(before);

  await load({ 'sw_member.csv': second['sw_member.csv'] });
  await load({ 'sw_member.csv': `${second['sw_member.csv']}000999.SZ,801780,,,2010-01-04,2020-06-30\n` });
  await undo();
  const kept = await digests();
  await expect(undo()).rejects.toThrow('import 4 cannot be undone: a later load of sw_member replaced');
  expect(await digests()).toEqual(kept);
  expect(await runs()).toEqual(['loaded', 'undone', 'undone', 'loaded', 'undone']);
});

test('an older import is not undone in place of the newest', async () => {
  await load(first);
  await load({ 'sw_member.csv': second['sw_member.csv'] });
  const kept = await digests();
  const meant = undoLastRun({ url: market.url, clock, expectedRun: 1 });
  await expect(meant).rejects.toThrow('import 1 is not the newest one loaded: that is 2');
  expect(await digests()).toEqual(kept);
  expect((await undoLastRun({ url: market.url, clock, expectedRun: 2 })).run).toBe(2);
});

test('nothing is undone while an import runs, nor where nothing was ever imported', async () => {
  await expect(undo()).rejects.toThrow('nothing to undo');
  await load(first);
  await market.connection.query('SELECT GET_LOCK(?, 0)', [`import:${schemaName('market')}`]);
  await expect(undo(0)).rejects.toThrow('another import is running');
});

test('an import that failed or changed nothing is passed over', async () => {
  await load(first);
  await load(first);
  await load({ 'daily_bar.csv': `${header}\nx\n` });
  expect((await undo()).run).toBe(1);
});

describe('an undo that was stopped', () => {
  /** The database refuses to record the undo of one table, as if the process ended there. */
  const stopAt = (table: string) =>
    market.connection.query(
      `CREATE TRIGGER refusal BEFORE UPDATE ON snapshot FOR EACH ROW
        IF NEW.status = 'undone' AND NEW.table_name = '${table}' THEN
          SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'injected';
        END IF`,
    );

  test.each(['daily_bar', 'sw_member', 'security'])('at %s is finished by the next', async (table) => {
    await load(first);
    const before = await digests();
    await load(second);
    await stopAt(table);
    await expect(undo()).rejects.toThrow('injected');
    await market.connection.query('DROP TRIGGER refusal');
    expect((await undo()).run).toBe(2);
    expect(await digests()).toEqual(before);
    expect(await runs()).toEqual(['loaded', 'undone']);
  });

  test('in the middle of emptying is finished by the next', async () => {
    await load(first);
    await stopAt('trading_calendar');
    await expect(undo()).rejects.toThrow('injected');
    await market.connection.query('DROP TRIGGER refusal');
    await undo();
    expect(new Set(Object.values(await digests()))).toEqual(new Set(['0 rows, 0']));
    expect(await runs()).toEqual(['undone']);
  });

  test('is finished by an import before it loads', async () => {
    await load(first);
    const before = await digests();
    await load(second);
    await stopAt('sw_member');
    await expect(undo()).rejects.toThrow('injected');
    await market.connection.query('DROP TRIGGER refusal');
    await load({ 'sw_industry.csv': first['sw_industry.csv'] ?? '' });
    expect(await digests()).toEqual(before);
    expect(await runs()).toEqual(['loaded', 'undone', 'loaded']);
    expect(await loadedTables()).toHaveLength(5);
  });
});
