import { readdir } from 'node:fs/promises';
import type { Entry } from '@console/contract-core';
import { indicatorCalls, INDICATOR_MESSAGES } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import type { Answer } from '@console/node-kit/testing';
import { runningIndicators, type Person, type RunningIndicators } from '../testing/running-indicators.ts';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly frequency: string;
  readonly points: readonly { readonly date: string; readonly value: number | null }[];
}

const DAYS = ['2026-06-26', '2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'];
const CLOSE = 'daily_bar.close';
const HOLDERS = 'holder_count.holder_num';

let invest: RunningIndicators;
beforeAll(async () => {
  invest = await runningIndicators();
}, 30_000);
afterAll(() => invest.stop());
beforeEach(() => invest.empty());

const ask = (input: object, who?: Person): Promise<Answer> =>
  invest.ask(indicatorCalls.indicatorLines, input, who);
const lines = async (input: object): Promise<readonly Line[]> => {
  const { status, body } = await ask(input);
  expect([status, body.success]).toEqual([200, true]);
  return (body.result as { lines: Line[] }).lines;
};
const values = async (input: object): Promise<readonly (number | null)[][]> =>
  (await lines(input)).map(({ points }) => points.map(({ value }) => value));
const saved = async (
  name: string,
  formula: string,
  entry: Entry = indicatorCalls.calcOne,
): Promise<number> => {
  const { body } = await invest.ask(entry, { name, formula });
  expect(body.success).toBe(true);
  return (body.result as { id: number }).id;
};
const expectRefusal = (answer: Answer, message: { code: string }, text = ''): void => {
  expect(answer.body.appCode).toBe(message.code);
  expect(answer.body.appMesg).toContain(text);
};

describe('lines of a company', () => {
  it('have a value for every trading day of the year up to the business date', async () => {
    const { body } = await ask({ dataId: 101, indicators: [CLOSE, 'daily_bar.day_return'] });
    const [close, change] = (body.result as { lines: Line[] }).lines;
    expect(body.result).toMatchObject({ asOf: '2026-07-02' });
    expect(close).toEqual({
      id: CLOSE,
      name: '收盘价',
      unit: 'yuan',
      frequency: 'daily',
      points: DAYS.map((date, at) => ({ date, value: [1450, 1460, 1480, 1500, 1500][at] })),
    });
    expect(change?.points.at(-2)?.value).toBeCloseTo(1500 / 1480 - 1, 12);
  });

  it('have the values of reports from their announcement on', async () => {
    expect(await values({ dataId: 101, indicators: [HOLDERS] })).toEqual([[1000, 1000, 1200, 1200, 1200]]);
    // It has announced nothing.
    expect(await values({ dataId: 103, indicators: [HOLDERS] })).toEqual([[null, null, null, null, null]]);
  });

  it('begin and end where requested, and never after the business date', async () => {
    const input = { dataId: 101, indicators: [CLOSE] };
    expect(await values({ ...input, from: '2026-06-28', to: '2026-06-30' })).toEqual([[1460, 1480]]);
    expect(await values({ ...input, from: '2026-07-02', to: '2027-01-01' })).toEqual([[1500]]);
    expect(await values({ ...input, to: '2026-06-27' })).toEqual([[1450]]);
    expect(await values({ ...input, from: '2026-07-04', to: '2026-07-05' })).toEqual([[]]);
    const backwards = await ask({ ...input, from: '2026-07-02', to: '2026-07-01' });
    expect([backwards.status, backwards.body.appMesg]).toEqual([
      400,
      '请求参数有误：结束日期（to）：结束 2026-07-01 早于开始 2026-07-02，应不早于开始',
    ]);
  });

  it('are comparable over an ex-rights day where adjusted', async () => {
    const factor = tableName('market', 'adjust_factor');
    await invest.data.database.query(
      `INSERT INTO ${factor} VALUES (1, '2026-07-01', 2), (2, '2026-06-29', 9)`,
    );
    const [adjusted] = await values({ dataId: 101, indicators: ['daily_bar.adjusted_close'] });
    await invest.data.database.query(`DELETE FROM ${factor}`);
    expect(adjusted).toEqual([1450, 1460, 1480, 3000, 3000]);
  });

  it('of another tenant, or of a company that was deleted, are not found', async () => {
    for (const dataId of [201, 110, 999])
      expect((await ask({ dataId, indicators: [CLOSE] })).status).toBe(404);
    expect((await ask({ dataId: 101, indicators: [CLOSE] }, 'stranger')).status).toBe(404);
    expect((await ask({ dataId: 201, indicators: [CLOSE] }, 'stranger')).status).toBe(200);
  });
});

describe('lines of the market', () => {
  it('are the median of all securities that have a value on the day', async () => {
    // Closes of the last day: 1500 120 41 11 100 20 11 20 20, without the suspended; of the first day without the newly
    // listed.
    const [close] = await values({ indicators: [CLOSE] });
    expect(close?.[4]).toBe(20);
    expect(close?.[0]).toBe(29.5);
    expect(await values({ indicators: [HOLDERS] })).toEqual([[750, 750, 850, 850, 850]]);
  });

  it('equal the panels, of days and of reports, in the requested order', async () => {
    const found = await lines({ indicators: [HOLDERS, 'daily_bar.day_return', CLOSE] });
    expect(found.map(({ id }) => id)).toEqual([HOLDERS, 'daily_bar.day_return', CLOSE]);
    expect(found[2]?.points.at(-1)).toEqual({ date: '2026-07-02', value: 20 });
    const panels = await readdir(invest.panelDir, { recursive: true });
    expect(panels.map((path) => path.split('/').at(-1)?.split('.').slice(0, 2).join('.'))).toEqual(
      expect.arrayContaining(['daily_bar.day_return', 'daily_bar.close']),
    );
  });

  it('of days between those requested before are found too', async () => {
    const input = { indicators: ['daily_bar.amount'] };
    const [middle] = await values({ ...input, from: '2026-06-30', to: '2026-06-30' });
    const [all] = await values(input);
    expect(all).toHaveLength(5);
    expect(all?.every((value) => value !== null)).toBe(true);
    expect(all?.[2]).toBe(middle?.[0]);
    const [part] = await values({ ...input, from: '2026-06-29', to: '2026-07-01' });
    expect(part).toEqual(all?.slice(1, 4));
  });

  it('follow the data: a later load is used, and cached values are not read again until then', async () => {
    const before = await values({ indicators: ['daily_bar.pb'] });
    const bars = tableName('market', 'daily_bar');
    await invest.data.database.query(`UPDATE ${bars} SET pb = pb + 100`);
    expect(await values({ indicators: ['daily_bar.pb'] })).toEqual(before);
    await invest.data.database.query(
      `INSERT INTO ${tableName('market', 'snapshot')}
         (table_name, source, is_demo, as_of, loaded_rows, skipped_rows, rejected_rows, status, content_hash, started_at)
       VALUES ('daily_bar', 'fixture', 1, '2026-07-02', 1, 0, 0, 'loaded', 'x', '2026-07-02 19:00:00')`,
    );
    const after = await values({ indicators: ['daily_bar.pb'] });
    await invest.data.database.query(`UPDATE ${bars} SET pb = pb - 100`);
    expect(after).toEqual(before.map((line) => line.map((value) => Number(value) + 100)));
  });
});

describe('lines of calculations', () => {
  it('are computed from the company’s own figures, with windows reaching back before the range', async () => {
    const id = await saved('三日均价', 'mean(收盘价, 3)');
    const [line] = await lines({ dataId: 101, calcs: [id], from: '2026-07-01' });
    expect(line).toMatchObject({ id: `calc:${id}`, name: '三日均价', unit: 'yuan', frequency: 'daily' });
    expect(line?.points.map(({ value }) => value)).toEqual([1480, 4480 / 3]);
  });

  it('mix days and reports, in the requested order after the indicators', async () => {
    const ratio = await saved('户均成交额', '成交额 / 股东户数', indicatorCalls.calcSeveral);
    const change = await saved('户数变动', 'change(股东户数, n: 1, kind: difference, counts: reports)');
    const found = await lines({ dataId: 101, indicators: [CLOSE], calcs: [change, ratio] });
    expect(found.map(({ name }) => name)).toEqual(['收盘价', '户数变动', '户均成交额']);
    expect(found[1]?.points.map(({ value }) => value)).toEqual([null, null, 200, 200, 200]);
    expect(found[2]?.points[4]?.value).toBe(150_000 / 1200);
  });

  it('that compare stocks are left out and named with their steps, and the others are drawn', async () => {
    const across = await saved('截面', 'cs_rank(收盘价)');
    const mean = await saved('均价', 'mean(收盘价, 3)');
    const { body } = await ask({ dataId: 101, indicators: [CLOSE], calcs: [across, mean] });
    const { lines: drawn, left } = body.result as { lines: Line[]; left: unknown };
    expect(drawn.map(({ name }) => name)).toEqual(['收盘价', '均价']);
    expect(left).toEqual([
      { name: '截面', reason: '含有截面计算（cs_rank），需要全市场数据，不能按单个公司计算' },
    ]);
    expect(await lines({ dataId: 101, calcs: [across] })).toEqual([]);
  });

  it('need a company', async () => {
    const id = await saved('均价', 'mean(收盘价, 3)');
    expectRefusal(await ask({ calcs: [id] }), INDICATOR_MESSAGES.needsCompany, '均价');
  });

  it('of another user are not found', async () => {
    const id = await saved('均价', 'mean(收盘价, 3)');
    expect((await ask({ dataId: 101, calcs: [id] }, 'editor')).status).toBe(404);
    expect((await ask({ dataId: 201, calcs: [id] }, 'stranger')).status).toBe(404);
  });
});

it('more than 2,500 trading days are refused', async () => {
  const days = `SELECT DATE_ADD('2010-01-01', INTERVAL seq DAY) AS day FROM ${tableName('market', 'seq_1_to_2496')}`;
  const { database } = invest.data;
  await database.query(
    `INSERT INTO ${tableName('market', 'trading_calendar')} (trade_date, is_open) SELECT day, 1 FROM (${days}) d`,
  );
  await database.query(
    `INSERT INTO ${tableName('market', 'daily_bar')}
       (trade_date, security_id, close, pre_close, amount, suspended, st)
     SELECT day, 10, 5, 5, 1, 0, 0 FROM (${days}) d`,
  );
  const asked = { dataId: 101, indicators: [CLOSE], to: '2026-12-31' };
  expectRefusal(await ask({ ...asked, from: '2010-01-01' }), INDICATOR_MESSAGES.tooManyDays, '2501 个交易日');
  expect((await values({ ...asked, from: '2010-01-03' }))[0]).toHaveLength(2500);
});

it('unknown indicators and more than six lines are refused', async () => {
  const unknown = await ask({ indicators: ['daily_bar.gone'] });
  expect(unknown.status).toBe(400);
  expectRefusal(unknown, INDICATOR_MESSAGES.unknownIndicator, 'daily_bar.gone');
  expect((await ask({ indicators: ["daily_bar.close' OR 1"] })).status).toBe(400);
  expectRefusal(
    await ask({ indicators: Array<string>(6).fill(CLOSE), calcs: [1] }),
    INDICATOR_MESSAGES.tooManyLines,
  );
  expect(await lines({})).toEqual([]);
});
