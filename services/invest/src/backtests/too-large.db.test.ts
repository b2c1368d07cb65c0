import { BACKTEST_MESSAGES, backtestCalls } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';

let backtests: RunningBacktests;
beforeAll(async () => {
  // Less than any process takes by itself.
  backtests = await runningBacktests({ PANEL_MAX_MB: '64' });
}, 60_000);
afterAll(() => backtests.invest.stop());

it('a backtest that would take more memory than one may is refused before it is queued', async () => {
  const { id } = await backtests.factor();
  const { body } = await backtests.post(backtestCalls.submitBacktest.path, { factorFormId: id });
  expect(body).toMatchObject({ success: false, appCode: BACKTEST_MESSAGES.tooLarge.code });
  expect(body.appMesg).toMatch(/^预计需要内存 \d+ MB，超过上限 64 MB/);
  for (const table of ['job', 'backtest_run'])
    expect(
      await backtests.invest.data.database.query<unknown[]>(`SELECT 1 FROM ${tableName('invest', table)}`),
    ).toEqual([]);
});
