import { selectRows } from '../../database/select-rows.ts';
import { dailyBar } from '../../schema/trading/daily-bar.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { Difference } from './difference.ts';

const ROWS = 5000;
const DAY_ROWS = 50;

let market: ScratchMarket;
beforeAll(async () => {
  market = await scratchMarket();
  const { connection } = market;
  await connection.query('CREATE TABLE daily_bar_staging LIKE daily_bar');
  for (const [table, from, to] of [
    ['daily_bar', 0, ROWS - 1],
    ['daily_bar_staging', ROWS - DAY_ROWS / 2, ROWS + DAY_ROWS / 2 - 1],
  ] as const) {
    await connection.query(
      `INSERT INTO \`${table}\` (trade_date, security_id, close, pre_close, amount, suspended, st)
        SELECT '2020-01-01' + INTERVAL seq DAY, 1, seq + 1, 1, 1, 1, 0 FROM seq_${from}_to_${to}`,
    );
  }
  await connection.query(`UPDATE daily_bar SET close = 9 WHERE close = ${ROWS}`);
});
afterAll(() => market.drop());

async function rowsRead(): Promise<number> {
  const counters = await selectRows<{ Value: string }>(
    market.connection,
    `SHOW SESSION STATUS WHERE Variable_name IN ('Handler_read_key', 'Handler_read_next', 'Handler_read_rnd_next')`,
  );
  return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
}

test('a day’s rows are compared and applied by key: the rows read do not grow with the table', async () => {
  const difference = new Difference(market.connection, dailyBar);
  const before = await rowsRead();
  await difference.build('daily_bar_staging', 1);
  expect(await difference.counts()).toEqual({ inserted: DAY_ROWS / 2, updated: 1, deleted: 0 });
  await difference.apply('daily_bar_staging');
  expect((await rowsRead()) - before).toBeLessThan(ROWS / 5);
  const [row] = await selectRows(market.connection, 'SELECT COUNT(*) AS n, MAX(close) AS c FROM daily_bar');
  expect(row).toEqual({ n: ROWS + DAY_ROWS / 2, c: ROWS + DAY_ROWS / 2 });
});
