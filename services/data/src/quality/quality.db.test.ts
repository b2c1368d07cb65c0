import type { Page, RowOf } from '@console/contract-core';
import { dataTables } from '@console/contract-data';
import { MARKET_TABLES } from '@console/market/schema';
import { tableName } from '@console/node-kit/database';
import { fillMarket } from '@console/node-kit/testing';
import { runningData, type RunningData } from '../testing/running-data.ts';

type Row = RowOf<typeof dataTables.tables>;

let running: RunningData;
beforeAll(async () => {
  running = await runningData();
  const { database } = running.data;
  await fillMarket(database);
  // The fixture's calendar has later days: by the clock of these tests they are over.
  await database.query(
    `DELETE FROM ${tableName('market', 'trading_calendar')} WHERE trade_date > '2026-07-02'`,
  );
  await database.query(
    `INSERT INTO ${tableName('market', 'coverage')} (table_name, day, present, expected) VALUES
       ('daily_bar', '2026-06-30', 9, 11), ('daily_bar', '2026-07-01', 10, 10), ('daily_bar', '2026-07-02', 9, 10),
       ('income_statement', '2026-03-31', 10, 10), ('margin_trading', '2026-06-29', 3, 3)`,
  );
}, 60_000);
afterAll(() => running.stop());

const page = async <T>(path: string, query: string): Promise<Page<T>> => {
  const { status, body } = await running.ask(`${path}?${query}`);
  expect(status).toBe(200);
  return body.result as Page<T>;
};
const tables = (query = ''): Promise<Page<Row>> => page(dataTables.tables.path, `size=200&${query}`);
const one = async (name: string): Promise<Row | undefined> =>
  (await tables()).content.find(({ table }) => table === name);
const snapshot = (values: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const row = {
    source: 'test',
    is_demo: 0,
    loaded_rows: 0,
    skipped_rows: 0,
    rejected_rows: 0,
    content_hash: 'x',
    started_at: '2026-07-02 20:00:00',
    finished_at: '2026-07-02 20:01:00',
    ...values,
  };
  const names = Object.keys(row);
  return running.data.database.query(
    `INSERT INTO ${tableName('market', 'snapshot')} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
};

describe('the tables of the mart', () => {
  it('are complete, in the order of loading, each in its group', async () => {
    const { totalElements, content, asOf } = await tables();
    expect([totalElements, asOf]).toEqual([MARKET_TABLES.length, '2026-07-02']);
    expect(content.map(({ table }) => table).sort()).toEqual(MARKET_TABLES.map(({ name }) => name).sort());
    expect(content.map(({ order }) => order)).toEqual(content.map((_, at) => at + 1));
    expect(content[0]).toMatchObject({ table: 'security', title: '证券', group: '基础资料', kind: 'file' });
  });

  it('are counted where their loads do not record how many rows they have', async () => {
    expect(await one('security')).toMatchObject({ rows: 12, loadedAt: null, source: null, state: 'ok' });
    expect(await one('sw_industry')).toMatchObject({ rows: 12, rejected: 0, gapDays: null });
  });

  it('show why the newest attempt failed, and the state since the newest load', async () => {
    expect(await one('daily_bar')).toMatchObject({
      state: 'failed',
      asOf: '2026-07-02',
      loadedAt: '2026-07-02 18:01:00',
      source: 'fixture',
      gapDays: 2,
      missingNow: 1,
    });
  });

  it('have gaps once the load succeeds, and their counts from it', async () => {
    await snapshot({
      table_name: 'daily_bar',
      status: 'loaded',
      as_of: '2026-07-02',
      table_rows: 77,
      inserted_rows: 5,
      updated_rows: 2,
      deleted_rows: 1,
      rejected_rows: 0,
    });
    expect(await one('daily_bar')).toMatchObject({
      rows: 77,
      inserted: 5,
      updated: 2,
      deleted: 1,
      state: 'gaps',
      message: null,
    });
  });

  it('have their row count from an undoing, and the rest from the load that is still valid', async () => {
    await snapshot({ table_name: 'sw_member', status: 'loaded', as_of: '2026-07-01', table_rows: 20 });
    await snapshot({ table_name: 'sw_member', status: 'undone', as_of: '2026-07-02', table_rows: 30 });
    await snapshot({ table_name: 'sw_member', status: 'undone', table_rows: 20, undoes_id: 1 });
    expect(await one('sw_member')).toMatchObject({ rows: 20, asOf: '2026-07-01', state: 'ok' });
  });

  it('show in Chinese what the importer refused', async () => {
    await snapshot({
      table_name: 'security',
      status: 'failed',
      rejected_rows: 3,
      message: '3 bad rows, nothing loaded',
    });
    expect(await one('security')).toMatchObject({
      rejected: 3,
      state: 'failed',
      message: '3 行有误，整表未载入',
    });
  });

  it('are late when the calendar goes on without bars', async () => {
    const calendar = tableName('market', 'trading_calendar');
    await running.data.database.query(`INSERT INTO ${calendar} VALUES ('2026-07-03', 1)`);
    expect(await one('daily_bar')).toMatchObject({ state: 'late' });
    await running.data.database.query(`DELETE FROM ${calendar} WHERE trade_date > '2026-07-02'`);
    expect(await one('daily_bar')).toMatchObject({ state: 'gaps' });
  });

  it('are filtered by name, title, group and state, and sorted', async () => {
    const names = async (query: string): Promise<readonly string[]> =>
      (await tables(query)).content.map(({ table }) => table);
    expect(await names('search=DAILY_B')).toEqual(['daily_bar']);
    expect(await names(`search=${encodeURIComponent('日行情')}`)).toContain('daily_bar');
    expect(await names('state=gaps')).toEqual(['daily_bar']);
    expect(await names(`group=${encodeURIComponent('衍生数据')}`)).toContain('latest_quote');
    expect((await names('sort=rows,DESC'))[0]).toBe('daily_bar');
    expect((await running.ask(`${dataTables.tables.path}?sort=message,ASC`)).status).toBe(400);
  });
});

describe('the gaps of a table', () => {
  it('are its days with less than expected, newest first', async () => {
    expect(await page(dataTables.gaps.path, 'table=daily_bar')).toEqual({
      totalElements: 2,
      content: [
        { day: '2026-07-02', present: 9, expected: 10, missing: 1 },
        { day: '2026-06-30', present: 9, expected: 11, missing: 2 },
      ],
    });
    const { content } = await page<{ day: string }>(
      dataTables.gaps.path,
      'table=daily_bar&sort=missing,DESC',
    );
    expect(content[0]?.day).toBe('2026-06-30');
  });

  it('are open days without any row too, for which no expected number is known', async () => {
    const { content } = await page(dataTables.gaps.path, 'table=margin_trading&sort=day,ASC');
    expect(content).toEqual(
      ['2026-06-30', '2026-07-01', '2026-07-02'].map((day) => ({
        day,
        present: 0,
        expected: null,
        missing: null,
      })),
    );
  });

  it('are empty for a table without any', async () => {
    expect((await page(dataTables.gaps.path, 'table=income_statement')).totalElements).toBe(0);
    expect((await page(dataTables.gaps.path, 'table=latest_quote')).totalElements).toBe(0);
    expect((await page(dataTables.gaps.path, 'table=nowhere')).totalElements).toBe(0);
  });

  it('list the securities that were listed and have no row', async () => {
    const missing = (day: string): Promise<Page<unknown>> =>
      page(dataTables.missing.path, `table=daily_bar&day=${day}`);
    // In the fixture only 000002 is listed and never traded.
    expect(await missing('2026-07-02')).toEqual({
      totalElements: 1,
      content: [{ code: '000002.SZ', name: '万科A' }],
    });
    expect((await missing('2026-07-03')).totalElements).toBeGreaterThan(1);
  });

  it.each([
    'table=daily_bar',
    'table=x`;DROP&day=2026-07-02',
    'day=2026-07-02',
    'table=daily_bar&day=2026-02-30',
  ])('are refused without a table and a day: %s', async (query) => {
    expect((await running.ask(`${dataTables.missing.path}?${query}`)).status).toBe(400);
  });
});
