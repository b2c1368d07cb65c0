import { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { fillMarket } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../testing/running-invest.ts';

type Calendar = OutputOf<typeof investEntries.tradingCalendar>;

let invest: RunningInvest;
beforeAll(async () => {
  invest = await runningInvest({ filled: false });
}, 30_000);
afterAll(() => invest.stop());
beforeEach(async () => {
  for (const table of [
    'security',
    'sw_industry',
    'sw_member',
    'trading_calendar',
    'daily_bar',
    'latest_quote',
    'snapshot',
  ])
    await invest.data.database.query(`DELETE FROM ${tableName('market', table)}`);
});

const calendar = async (): Promise<Calendar> => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'] });
  const { status, body } = await invest.service.send(investEntries.tradingCalendar.path, { token });
  expect(status).toBe(200);
  return body.result as Calendar;
};

describe('the trading calendar', () => {
  it('lists the signal days: the last of each week, month and quarter, also future ones', async () => {
    await fillMarket(invest.data.database);
    expect(await calendar()).toEqual({
      businessDate: '2026-07-02',
      firstDate: '2026-06-26',
      tradingDays: 5,
      universe: { listed: 10, suspended: 1, st: 1, recent: 1, eligible: 7 },
      signals: [
        { frequency: 1, title: '日', last: '2026-07-02', next: '2026-07-03' },
        { frequency: 2, title: '周', last: '2026-06-26', next: '2026-07-03' },
        { frequency: 3, title: '月', last: '2026-06-30', next: '2026-07-31' },
        { frequency: 4, title: '季', last: '2026-06-30', next: '2026-09-30' },
      ],
    });
  });

  it('moves the week’s signal when the calendar closes its Friday', async () => {
    await fillMarket(invest.data.database);
    await invest.data.database.query(
      `UPDATE ${tableName('market', 'trading_calendar')} SET is_open = 0 WHERE trade_date = '2026-07-03'`,
    );
    const { signals } = await calendar();
    expect(signals[1]).toEqual({ frequency: 2, title: '周', last: '2026-07-02', next: '2026-07-10' });
    expect(signals[0]?.next).toBe('2026-07-07');
  });

  it('does not count calendar days before the first bar', async () => {
    await fillMarket(invest.data.database);
    await invest.data.database.query(
      `INSERT INTO ${tableName('market', 'trading_calendar')} VALUES ('2020-01-02', 1)`,
    );
    expect(await calendar()).toMatchObject({ firstDate: '2026-06-26', tradingDays: 5 });
  });

  it('before the first import is empty', async () => {
    expect(await calendar()).toEqual({
      businessDate: null,
      firstDate: null,
      tradingDays: 0,
      universe: { listed: 0, suspended: 0, st: 0, recent: 0, eligible: 0 },
      signals: ['日', '周', '月', '季'].map((title, index) => ({
        frequency: index + 1,
        title,
        last: null,
        next: null,
      })),
    });
  });

  it('is for holders of its authority', async () => {
    const token = await invest.service.signIn({ authorities: ['tzgl_edit'] });
    expect((await invest.service.send(investEntries.tradingCalendar.path, { token })).status).toBe(403);
  });
});
