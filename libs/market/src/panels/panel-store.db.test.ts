import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tableName } from '@console/node-kit/database';
import { LONG_AGO, NEVER } from '@console/quant';
import { DataSettling } from './data-settling.ts';
import { FrameGone } from './frame-gone.ts';
import type { PanelFrame, PanelStore } from './panel-store.ts';
import { panelMarket, type PanelMarket } from './testing/panel-market.ts';
import { securityRows } from '../testing/sample-rows.ts';

const DAYS = ['2024-01-02', '2024-01-03', '2024-01-04'] as const;
const NEXT = '2024-01-05';

let market: PanelMarket;
beforeAll(async () => {
  market = await panelMarket();
});
afterAll(() => market.drop());
beforeEach(async () => {
  await market.put('security', securityRows(3));
  await market.put(
    'trading_calendar',
    ['2023-12-28', '2023-12-29', ...DAYS].map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  await market.putBars([
    { day: DAYS[0], security: 1, close: 10 },
    { day: DAYS[0], security: 3, close: 30, suspended: 1 },
    { day: DAYS[1], security: 1, close: 5.5, pre_close: 5, pb: 0.1 },
    { day: DAYS[2], security: 1, close: 6, st: 1 },
    { day: DAYS[2], security: 2, close: 20 },
  ]);
  await market.load('security', null);
  await market.load('daily_bar', null);
  await market.load('money_flow', null);
});
afterEach(() => market.empty());

/** A whole panel, of the newest frame or the given one. */
async function cells(store: PanelStore, id: string, given?: PanelFrame): Promise<number[]> {
  const frame = given ?? (await store.frame());
  const panel = await store.values(frame, id, { from: 0, to: frame.dates.length });
  return panel instanceof Float64Array ? [...panel] : [];
}

/** Changes rows without a load: a panel that still shows the earlier values was cached. */
const setClose = (close: number): Promise<unknown> =>
  market.data.database.query(
    `UPDATE ${tableName('market', 'daily_bar')} SET close = ? WHERE security_id = 1`,
    [close],
  );

/** The paths of the files, by name. */
async function kept(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(market.folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, join(parentPath, name)]);
  return new Map(paths as [string, string][]);
}
/** The names of the files without the mark of the load. */
const files = async (): Promise<string[]> =>
  [...(await kept()).keys()].map((name) => name.replace(/-[0-9a-f]{8}/, '')).sort();
const pathOf = async (start: string): Promise<string> =>
  [...(await kept())].find(([name]) => name.startsWith(start))?.[1] ?? start;

test('a panel has the values of the rows, date-major, NaN without a bar or a value', async () => {
  const store = market.open();
  const frame = await store.frame();
  expect(frame).toMatchObject({ dates: DAYS, stocks: 3, snapshotId: 3 });
  expect([...frame.days]).toEqual([19_724, 19_725, 19_726]);
  // The third is suspended on the first day: its row has a value for holdings, and no price.
  expect(await cells(store, 'daily_bar.close')).toEqual([10, NaN, NaN, 5.5, NaN, NaN, 6, 20, NaN]);
  expect((await cells(store, 'daily_bar.open')).slice(0, 3)).toEqual([10, NaN, NaN]);
  expect((await cells(store, 'daily_bar.pre_close')).slice(0, 3)).toEqual([10, NaN, 30]);
  expect((await cells(store, 'daily_bar.amount')).slice(0, 3)).toEqual([1000, NaN, 3000]);
  expect(await cells(store, 'daily_bar.pb')).toEqual([NaN, NaN, NaN, 0.1, NaN, NaN, NaN, NaN, NaN]);
  expect(await cells(store, 'daily_bar.suspended')).toEqual([0, NaN, 1, 0, NaN, NaN, 0, 0, NaN]);
  expect(await cells(store, 'daily_bar.st')).toEqual([0, NaN, 0, 0, NaN, NaN, 1, 0, NaN]);
  expect(await cells(store, 'daily_bar.float_capital')).toEqual([
    ...[5000, NaN, 15_000, 2750, NaN, NaN, 3000, 10_000, NaN],
  ]);
  const part = await store.values(frame, 'daily_bar.close', { from: 1, to: 2 });
  expect(part).toEqual(Float64Array.of(5.5, NaN, NaN));
  await expect(store.values(frame, 'daily_bar.close', { from: 1, to: 4 })).rejects.toThrow(RangeError);
  await expect(store.values(frame, 'daily_bar.secret', { from: 0, to: 1 })).rejects.toThrow(RangeError);
});

test('another table’s panel has the days of the bars', async () => {
  await market.put('money_flow', [
    { trade_date: DAYS[1], security_id: 2, main_net: -7 },
    { trade_date: '2024-01-01', security_id: 2, main_net: 1 },
  ]);
  expect(await cells(market.open(), 'money_flow.main_net')).toEqual([
    ...[NaN, NaN, NaN, NaN, -7, NaN, NaN, NaN, NaN],
  ]);
});

test('reports are by stock, in the order they became known, each once it is announced', async () => {
  const report = (security_id: number, report_period: string, announce_date: string, roa: number | null) => ({
    security_id,
    report_period,
    announce_date,
    roa,
  });
  await market.put('financial_analysis', [
    report(3, '2023-09-30', '2023-10-28', 0.3),
    report(1, '2023-12-31', '2024-01-03', null),
    report(1, '2023-09-30', '2024-01-03', 0.1),
  ]);
  await market.load('financial_analysis', null);
  for (const store of [market.open(), market.open()]) {
    const frame = await store.frame();
    const history = await store.values(frame, 'financial_analysis.roa', { from: 0, to: 1 });
    if (history instanceof Float64Array) throw new Error('a panel');
    expect([...history.starts]).toEqual([0, 2, 2, 3]);
    expect([...history.known]).toEqual([19_725, 19_725, 19_658]);
    const thirdOf2023 = 2023 * 4 + 2;
    expect([...history.reports]).toEqual([thirdOf2023, thirdOf2023 + 1, thirdOf2023]);
    expect([...history.values]).toEqual([0.1, NaN, 0.3]);
    expect(history.values.buffer).toBeInstanceOf(SharedArrayBuffer);
  }
  expect(await files()).toEqual(['financial_analysis.roa.4.panel']);
});

test('a panel is read once: then it is in memory, and for other processes in a file', async () => {
  const [first, second] = [market.open(), market.open()];
  const before = await cells(first, 'daily_bar.close');
  await setClose(99);
  expect(await cells(first, 'daily_bar.close')).toEqual(before);
  expect(await cells(second, 'daily_bar.close')).toEqual(before);
  // The panel of halts too, because suspended stocks have no price.
  expect(await files()).toEqual(['daily_bar.close.2.panel', 'daily_bar.suspended.2.panel']);
});

test('a load drops what it changed, and nothing else', async () => {
  const store = market.open();
  const old = await store.frame();
  await cells(store, 'daily_bar.close');
  await cells(store, 'money_flow.main_net');
  await market.put('money_flow', [{ trade_date: DAYS[0], security_id: 1, main_net: 5 }]);
  await setClose(99);
  await market.load('money_flow', null);
  for (const each of [store, market.open()]) {
    const frame = await each.frame();
    expect(frame.version).not.toBe(old.version);
    expect(frame.snapshotId).toBe(4);
    expect((await cells(each, 'money_flow.main_net'))[0]).toBe(5);
    // The same load as before: its rows were not read again.
    expect((await cells(each, 'daily_bar.close'))[0]).toBe(10);
  }
});

test('a table that panels do not depend on changes nothing', async () => {
  const store = market.open();
  const { version } = await store.frame();
  await market.load('news', null);
  await market.load('daily_bar', null, { status: 'failed' });
  expect((await store.frame()).version).toBe(version);
});

test('of a load that only added a day, only that day is read', async () => {
  await cells(market.open(), 'daily_bar.close');
  await setClose(99);
  await market.putBars([{ day: NEXT, security: 2, close: 21 }]);
  await market.put('trading_calendar', [{ trade_date: NEXT, is_open: 1 }]);
  await market.load('daily_bar', [NEXT]);
  const store = market.open();
  expect((await store.frame()).dates).toEqual([...DAYS, NEXT]);
  expect(await cells(store, 'daily_bar.close')).toEqual([
    ...[10, NaN, NaN, 5.5, NaN, NaN, 6, 20, NaN, NaN, 21, NaN],
  ]);
  // The same rows, now from the new load's own file.
  expect(await files()).toContain('daily_bar.close.4.panel');
  expect((await cells(market.open(), 'daily_bar.close')).slice(9)).toEqual([NaN, 21, NaN]);
});

test('a corrected day is read again, also when its load is undone; a new security gets a column', async () => {
  await cells(market.open(), 'daily_bar.close');
  await setClose(99);
  await market.put('security', securityRows(4).slice(3));
  await market.load('daily_bar', [DAYS[1]]);
  expect(await cells(market.open(), 'daily_bar.close')).toEqual([
    ...[10, NaN, NaN, NaN, 99, NaN, NaN, NaN, 6, 20, NaN, NaN],
  ]);
  await setClose(5.5);
  await market.load('daily_bar', [DAYS[1]], { status: 'undone' });
  expect((await cells(market.open(), 'daily_bar.close'))[4]).toBe(5.5);
});

test('adjusted closes change from the first changed day on, all of them when they are derived in another way', async () => {
  const derived = { changes: null, content_hash: 'a'.repeat(64) };
  await market.put('adjust_factor', [{ security_id: 1, ex_date: DAYS[1], factor: 2 }]);
  await market.load('adjust_factor', null, { ...derived, derived_through: 3 });
  expect(await cells(market.open(), 'daily_bar.adjusted_close')).toEqual([
    ...[10, NaN, NaN, 11, NaN, NaN, 12, 20, NaN],
  ]);
  await setClose(100);
  const corrected = await market.load('daily_bar', [DAYS[1]]);
  await market.load('adjust_factor', null, { ...derived, derived_through: corrected });
  expect(await cells(market.open(), 'daily_bar.adjusted_close')).toEqual([
    ...[10, NaN, NaN, 200, NaN, NaN, 200, 20, NaN],
  ]);
  const other = { content_hash: 'b'.repeat(64), derived_through: corrected };
  await market.load('adjust_factor', null, { ...derived, ...other });
  expect((await cells(market.open(), 'daily_bar.adjusted_close'))[0]).toBe(100);
});

test('adjusted closes of bars whose factors are not derived yet are refused', async () => {
  const store = market.open();
  await expect(cells(store, 'daily_bar.adjusted_close')).rejects.toThrow('复权因子尚在整理');
  expect((await cells(store, 'daily_bar.close'))[0]).toBe(10);
  await market.load('adjust_factor', null, { derived_through: 2 });
  expect((await cells(store, 'daily_bar.adjusted_close'))[3]).toBe(5.5);
  const later = await market.load('daily_bar', [DAYS[1]]);
  // A file of the load before is not used either.
  for (const each of [store, market.open()])
    await expect(cells(each, 'daily_bar.adjusted_close')).rejects.toThrow(DataSettling);
  await market.put('adjust_factor', [{ security_id: 1, ex_date: DAYS[1], factor: 2 }]);
  await market.load('adjust_factor', null, { derived_through: later });
  expect((await cells(store, 'daily_bar.adjusted_close'))[3]).toBe(11);
});

test('a load that changed no row drops nothing: adjusted closes are read from disk as before', async () => {
  await market.load('adjust_factor', null, { derived_through: 2 });
  await cells(market.open(), 'daily_bar.adjusted_close');
  const same = await market.load('daily_bar', []);
  await setClose(99);
  for (let times = 0; times < 2; times += 1)
    expect((await cells(market.open(), 'daily_bar.adjusted_close'))[0]).toBe(10);
  expect(await files()).toContain(`daily_bar.adjusted_close.${same}.panel`);
});

test('blocks that the importer keeps of a field are read instead of its rows, while they are up to date', async () => {
  const block = (day: string, values: readonly number[]): Promise<unknown> =>
    market.data.database.query(
      `REPLACE INTO ${tableName('market', 'panel_block')} (field, trade_date, cells) VALUES ('close', ?, ?)`,
      [day, Buffer.from(Float64Array.from(values).buffer)],
    );
  await block(DAYS[0], [77, NaN, 78]);
  await block(DAYS[1], [79]);
  // No blocks were written for the bars' load.
  expect((await cells(market.open({ directory: join(market.folder, 'a') }), 'daily_bar.close'))[0]).toBe(10);
  await market.load('panel_block', null, { derived_through: 2 });
  expect(await cells(market.open({ directory: join(market.folder, 'b') }), 'daily_bar.close')).toEqual([
    ...[77, NaN, NaN, 79, NaN, NaN, 6, 20, NaN],
  ]);
  await market.data.database.query(`TRUNCATE TABLE ${tableName('market', 'panel_block')}`);
});

test('what a later load has replaced is gone, unless it is cached', async () => {
  const store = market.open();
  const old = await store.frame();
  await cells(store, 'daily_bar.close');
  await market.putBars([{ day: NEXT, security: 2, close: 21 }]);
  await market.put('trading_calendar', [{ trade_date: NEXT, is_open: 1 }]);
  await market.load('daily_bar', [NEXT]);
  await expect(cells(store, 'daily_bar.amount', old)).rejects.toThrow(FrameGone);
  expect(await cells(market.open(), 'daily_bar.close', old)).toHaveLength(9);
  expect(await cells(store, 'daily_bar.amount')).toHaveLength(12);
});

test('rows that are being loaded or derived are not kept in files', async () => {
  await market.load('money_flow', null, { status: 'running' });
  await cells(market.open(), 'money_flow.main_net');
  expect(await files()).toEqual([]);
});

test('a file of a load is not taken for another load with the same number', async () => {
  await cells(market.open(), 'daily_bar.close');
  const snapshot = tableName('market', 'snapshot');
  // The database was restored to before the load, and another load came.
  await market.data.database.query(`UPDATE ${snapshot} SET content_hash = 'other' WHERE id = 2`);
  await setClose(99);
  expect((await cells(market.open(), 'daily_bar.close'))[0]).toBe(99);
  await market.data.database.query(`UPDATE ${snapshot} SET content_hash = 'again' WHERE id = 2`);
  await setClose(98);
  await market.load('daily_bar', []);
  expect((await cells(market.open(), 'daily_bar.close'))[0]).toBe(98);
});

test('a truncated or changed file is written again', async () => {
  const expected = await cells(market.open(), 'daily_bar.close');
  const path = await pathOf('daily_bar.close');
  const whole = await readFile(path);
  const warned: unknown[] = [];
  const logger = { warn: (detail: unknown) => warned.push(detail) };
  await truncate(path, whole.length - 8);
  expect(await cells(market.open({ logger }), 'daily_bar.close')).toEqual(expected);
  expect(await readFile(path)).toEqual(whole);
  const turned = Buffer.from(whole);
  turned[turned.length - 9] = 1 ^ (turned[turned.length - 9] ?? 0);
  await writeFile(path, turned);
  expect(await cells(market.open({ logger }), 'daily_bar.close')).toEqual(expected);
  expect(await readFile(path)).toEqual(whole);
  expect(warned).toHaveLength(2);
});

test('two stores that begin at once on one folder agree, and leave one file', async () => {
  const stores = [market.open(), market.open()];
  const ids = ['daily_bar.close', 'daily_bar.amount'];
  const read = await Promise.all(stores.flatMap((store) => ids.map((id) => cells(store, id))));
  expect(read[0]).toEqual(read[2]);
  expect(read[1]).toEqual([1000, NaN, 3000, 550, NaN, NaN, 600, 2000, NaN]);
  expect(await files()).toEqual([
    ...['daily_bar.amount.2.panel', 'daily_bar.close.2.panel', 'daily_bar.suspended.2.panel'],
  ]);
});

test('files used longest ago make room, and files of killed processes are deleted', async () => {
  const store = market.open();
  await cells(store, 'daily_bar.pb');
  await cells(store, 'daily_bar.amount');
  const { size } = await stat(await pathOf('daily_bar.pb'));
  const leftover = `${await pathOf('daily_bar.pb')}.abc.tmp`;
  await writeFile(leftover, 'x');
  await utimes(leftover, 1, 1);
  for (const name of ['daily_bar.pb', 'daily_bar.amount']) await utimes(await pathOf(name), 1, 1);
  // Used by another process: newer than the other one's time.
  await cells(market.open(), 'daily_bar.pb');
  await cells(market.open({ mostBytes: 2 * size }), 'daily_bar.volume');
  expect(await files()).toEqual(['daily_bar.pb.2.panel', 'daily_bar.volume.2.panel']);
});

test('a folder that cannot be written only prevents the files', async () => {
  const warned: unknown[] = [];
  const directory = join(market.folder, 'no-folder');
  await mkdir(market.folder, { recursive: true });
  await writeFile(directory, 'a file');
  const store = market.open({ directory, logger: { warn: (detail: unknown) => warned.push(detail) } });
  expect((await cells(store, 'daily_bar.close'))[0]).toBe(10);
  expect(warned.length).toBeGreaterThan(0);
});

test('industries and listings are those of the day', async () => {
  await market.put('sw_industry', [
    { code: '801780', name: '银行', level: 1, parent_code: null, valid_from: '2014-02-21', valid_to: null },
    {
      code: '801080',
      name: '电子元件',
      level: 1,
      parent_code: null,
      valid_from: '2000-01-01',
      valid_to: '2014-02-21',
    },
    { code: '801080', name: '电子', level: 1, parent_code: null, valid_from: '2014-02-21', valid_to: null },
  ]);
  const member = (security_id: number, l1_code: string, valid_from: string, valid_to: string | null) => ({
    security_id,
    l1_code,
    l2_code: `${l1_code}2`,
    l3_code: null,
    valid_from,
    valid_to,
  });
  await market.put('sw_member', [
    member(1, '801780', '2014-02-21', DAYS[1]),
    member(1, '801080', DAYS[1], null),
    member(2, '801780', DAYS[2], null),
  ]);
  const store = market.open();
  const frame = await store.frame();
  const { cells: numbers, names } = await store.industries(frame, { from: 0, to: 3 });
  expect(names).toEqual(['未分类', '电子', '银行']);
  expect([...numbers]).toEqual([2, 0, 0, 1, 0, 0, 1, 2, 0]);
  expect([...(await store.industries(frame, { from: 1, to: 2 })).cells]).toEqual([1, 0, 0]);
  expect([...(await store.industryMask(frame, { from: 1, to: 3 }, '8010802'))]).toEqual([1, 0, 0, 1, 0, 0]);
  const ofSecurity = (id: number, set: string): Promise<unknown> =>
    market.data.database.query(`UPDATE ${tableName('market', 'security')} SET ${set} WHERE id = ${id}`);
  await ofSecurity(2, `list_date = '${DAYS[1]}'`);
  await ofSecurity(3, `list_date = '2023-12-29', delist_date = '${DAYS[2]}'`);
  const { listed, delisted } = await store.listings(frame);
  expect([...listed]).toEqual([LONG_AGO, 1, -1]);
  expect([...delisted]).toEqual([NEVER, NEVER, 2]);
});
