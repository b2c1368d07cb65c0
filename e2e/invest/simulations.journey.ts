import { randomInt } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { SimulatedOrder } from '@console/contract-invest';
import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, VIEWER } from '../support/browser/browser.ts';
import { removeSimulation, succeededSimulation } from '../support/invest/own-simulation.ts';
import { postedStrategy, type PostedStrategy } from '../support/invest/posted-strategy.ts';
import { stage } from '../support/people/stage.ts';
import { LINES, tableLines } from '../support/screens/table-lines.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';
import { chooseStyle } from '../support/screens/choose-style.ts';

const { visitors } = stage();

const SIMULATIONS = '/investment/strategy/simulation';
const ADD = '/investment/strategy/addstrategy';

interface Kept {
  readonly id: number;
  readonly state: string;
  readonly totalReturn: number;
  readonly tradingDays: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly orders: Buffer;
}
const made: number[] = [];
afterAll(async () => {
  for (const id of made) await removeSimulation(id);
});
async function kept(id: number): Promise<Kept> {
  const [run] = await rows<Kept>(
    `SELECT r.id, j.state, r.total_return AS totalReturn, r.trading_days AS tradingDays, r.start_date AS startDate,
       r.end_date AS endDate, s.orders
     FROM {invest}.strategy_simulation r JOIN {invest}.job j ON j.id = r.job_id
     JOIN {invest}.strategy_simulation_result s ON s.simulation_id = r.id WHERE r.id = ?`,
    [id],
  );
  if (run === undefined) throw new Error(`no simulation ${id}`);
  return run;
}
const ordersOf = ({ orders }: Kept): readonly SimulatedOrder[] =>
  JSON.parse(gunzipSync(orders).toString('utf8')) as SimulatedOrder[];
const idIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('simulationId'));
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const signed = (rate: number): string => `${rate < 0 ? '−' : '+'}${(Math.abs(rate) * 100).toFixed(2)}%`;
async function demoStyle(): Promise<{ readonly id: number; readonly name: string }> {
  const [style] = await rows<{ id: number; name: string }>(
    `SELECT id, name FROM {invest}.style WHERE tenant_id = '000000' AND removed_at IS NULL ORDER BY id LIMIT 1`,
  );
  if (style === undefined) throw new Error('the demo has no style');
  return style;
}

describe('a historical simulation', () => {
  it('is started from what is composed, and its page has the values of the database', async () => {
    const style = await demoStyle();
    const page = await visitors.signedIn(ANALYST, ADD);
    const name = `算${String(randomInt(10 ** 5)).padStart(5, '0')}`;
    await page.getByRole('textbox', { name: /策略名称$/ }).fill(name);
    await chooseStyle(page, style.name);
    await page.getByRole('tab', { name: '策略配置', exact: true }).click();
    await button(page, '历史模拟').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '近 1 年' }).click();
    await dialog.getByRole('button', { name: '开始模拟' }).click();
    await page.waitForURL(`**${SIMULATIONS}?simulationId=*`);
    const id = idIn(page);
    made.push(id);
    await page.getByRole('img', { name: /累计收益率/ }).waitFor({ timeout: 60_000 });
    const run = await kept(id);
    expect(run.state).toBe('succeeded');
    expect(await page.getByLabel('模拟收益率').textContent()).toBe(signed(run.totalReturn));
    await page.getByText(`模拟 ${run.startDate} 至 ${run.endDate}`).first().waitFor();
    const orders = ordersOf(run);
    await page.getByText(`${orders.length.toLocaleString('en-US')} 笔`, { exact: true }).waitFor();
    const table = page.getByRole('region', { name: '模拟委托', exact: true });
    await tableLines(table).first().waitFor();
    const cells = await tableLines(table).first().locator('td').allTextContents();
    const [first] = orders.filter(({ date }) => date === orders.at(-1)?.date);
    expect(cells.slice(0, 3).map((cell) => cell.trim())).toEqual([
      first?.date,
      first?.corpName,
      first?.stockCode,
    ]);
    expect(
      await rows('SELECT action, username FROM {access}.audit_log WHERE subject = ?', [`simulation:${id}`]),
    ).toEqual([{ action: 'invest.submitSimulation', username: 'analyst' }]);
  });

  it('is read by a viewer, who cannot start one', async () => {
    const session = await httpSignIn(ANALYST);
    const { simulationId, remove } = await succeededSimulation(session, (await demoStyle()).id);
    await session.leave();
    try {
      const page = await visitors.signedIn(VIEWER, SIMULATIONS);
      const list = page.getByRole('region', { name: '历史模拟', exact: true });
      await list.locator(`${LINES} a`).first().waitFor();
      await page.goto(`${SIMULATIONS}?simulationId=${simulationId}`);
      const run = await kept(simulationId);
      await page.getByText(signed(run.totalReturn)).first().waitFor();
      const calls = '/api/invest/strategy/simulation';
      const session = await httpSignIn(VIEWER);
      const statuses = await Promise.all(
        ['submit', 'cancel', 'retry'].map(
          async (call) => (await session.send(`${calls}/${call}`, { body: { simulationId } })).status,
        ),
      );
      await session.leave();
      expect(statuses).toEqual([403, 403, 403]);
      expect((await directCall(page, `${calls}/run?simulationId=4294967`)).status).toBe(404);
    } finally {
      await remove();
    }
  });

  it('that does not exist says so', async () => {
    const page = await visitors.signedIn(ANALYST, `${SIMULATIONS}?simulationId=4294967`);
    await page.getByText('没有这次历史模拟').waitFor();
  });
});

describe('the next rebalancing of a running strategy', () => {
  let strategy: PostedStrategy;
  beforeAll(async () => {
    strategy = await postedStrategy('000000');
  });
  afterAll(() => strategy.remove());

  it('is planned from its newest day; the last plan is held against its bill, line by line', async () => {
    const page = await visitors.signedIn(
      ANALYST,
      `/investment/strategy/strategydetail?strategyId=${strategy.strategyId}&strategyType=2&tab=next`,
    );
    await page.getByText('交易后现金').waitFor();
    const plan = await directCall(
      page,
      `/api/invest/strategy/rebalance/next?strategyId=${strategy.strategyId}`,
    );
    expect(plan.body.result).toMatchObject({ asOf: strategy.assetsId.replace(/^\d+-/, '') });
    const review = page.getByRole('region', { name: '逐笔对照', exact: true });
    await review.locator('tbody tr').first().waitFor();
    const shown = await review
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.map((line) =>
          [...line.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
        ),
      );
    const orders = await rows<{ code: string; side: string; shares: number; wanted: number }>(
      `SELECT code, side, shares, wanted FROM {invest}.strategy_order WHERE bill_id = ? ORDER BY seq`,
      [strategy.billId],
    );
    const whole = (count: number): string => Number(count).toLocaleString('en-US');
    expect(shown.slice(0, orders.length).map((cells) => [cells[1], cells[2], cells[6], cells[7]])).toEqual(
      orders.map(({ code, side, wanted, shares }) => [
        code,
        side === 'buy' ? '买入' : '卖出',
        whole(wanted),
        whole(shares),
      ]),
    );
  });
});
