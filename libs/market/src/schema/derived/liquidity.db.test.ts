import { selectRows } from '../../database/select-rows.ts';
import { putBars, putRows, putSecurities } from '../../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';

let market: ScratchMarket;
beforeAll(async () => {
  market = await scratchMarket();
  await putSecurities(market, 1);
  const shares = { total_shares: 1000, float_shares: 400 };
  await putBars(market, [
    { day: '2024-01-02', security: 1, close: 10, amount: 200, ...shares },
    { day: '2024-05-06', security: 1, close: 20, amount: 600, ...shares },
    { day: '2024-09-02', security: 1, close: 5, amount: 0, ...shares },
  ]);
  await putRows(market, 'industrial_capital', [
    held('2024-03-31', '2024-04-30', 700),
    held('2024-06-30', '2024-08-31', 1000),
  ]);
});
afterAll(() => market.drop());

const held = (report_period: string, announce_date: string, shares: number) => ({
  security_id: 1,
  report_period,
  announce_date,
  foundation_holder_held_num: shares,
});

test('liquidity is capital and its turnover, the founders’ part as last announced', async () => {
  const rows = await selectRows<Record<string, unknown>>(
    market.connection,
    `SELECT trade_date, total_capital, float_capital, trading_day_amount, turnover_of_float_rate,
        turnover_of_not_foundation_rate FROM liquidity WHERE security_id = 1 ORDER BY trade_date`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['2024-01-02', 10_000, 4000, 200, 0.05, null],
    ['2024-05-06', 20_000, 8000, 600, 0.075, 0.1],
    // Founders own everything: there is no capital for a turnover.
    ['2024-09-02', 5000, 2000, 0, 0, null],
  ]);
});
