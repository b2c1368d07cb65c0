import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, OTHER, VIEWER } from '../support/browser/browser.ts';
import { postedStrategy, type PostedStrategy } from '../support/invest/posted-strategy.ts';
import { stage } from '../support/people/stage.ts';
import { columnsOf, shownLines, shownRows, shownTotal } from '../support/screens/shown-table.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors } = stage();

const CALLS = '/api/invest/strategy';
let strategy: PostedStrategy;
beforeAll(async () => {
  strategy = await postedStrategy('000000');
});
afterAll(() => strategy.remove());

const at = (tab: string): string =>
  `/investment/strategy/strategydetail?strategyId=${strategy.strategyId}&strategyType=2&tab=${tab}`;
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** Cents as they are shown in yuan: −1,000,600 is −10,006.00. */
function yuan(cents: number, signed = false): string {
  const text = Math.abs(cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  if (cents < 0) return `−${text}`;
  return signed && cents > 0 ? `+${text}` : text;
}

interface Bill {
  readonly id: number;
  readonly date: string;
  readonly bought: number;
  readonly sold: number;
  readonly fees: number;
}
const bills = (): Promise<Bill[]> =>
  rows<Bill>(
    `SELECT id, DATE_FORMAT(bill_date, '%Y-%m-%d') AS date, bought, sold, fees FROM {invest}.strategy_bill
      WHERE strategy_id = ? ORDER BY bill_date DESC`,
    [strategy.strategyId],
  );

interface Day {
  readonly date: string;
  readonly days: number;
  readonly cash: number;
  readonly stocks: number;
  readonly assets: number;
}
const days = (): Promise<Day[]> =>
  rows<Day>(
    `SELECT DATE_FORMAT(report_date, '%Y-%m-%d') AS date, statis_days AS days, CAST(cash AS DOUBLE) AS cash,
        CAST(stock_value AS DOUBLE) AS stocks, CAST(assets AS DOUBLE) AS assets
      FROM {invest}.strategy_day WHERE strategy_id = ? ORDER BY report_date DESC`,
    [strategy.strategyId],
  );

describe('the days of a strategy', () => {
  it('have their bills, each with its orders, their costs and what it held at the close', async () => {
    const page = await visitors.signedIn(VIEWER, at('bills'));
    const kept = await bills();
    expect(columnsOf(await shownRows(page, '调仓账单'), ['日期', '买入金额', '卖出金额', '费用'])).toEqual(
      kept.map(({ date, bought, sold, fees }) => [date, yuan(bought), yuan(sold), yuan(fees)]),
    );
    await button(page, `${strategy.day} 的账单明细`).click();
    const orders = await rows<Record<'code' | 'shares' | 'amount' | 'commission' | 'transfer', string>>(
      `SELECT code, shares, amount, commission, transfer_fee AS transfer FROM {invest}.strategy_order
        WHERE bill_id = ? ORDER BY seq`,
      [strategy.billId],
    );
    const table = `账单 ${strategy.billId} 的委托`;
    expect(
      columnsOf(await shownRows(page, table), ['股票代码', '方向', '成交股数', '成交金额', '佣金', '过户费']),
    ).toEqual(
      orders.map(({ code, shares, amount, commission, transfer }) => [
        code,
        '买入',
        Number(shares).toLocaleString('en-US'),
        yuan(Number(amount)),
        yuan(Number(commission)),
        yuan(Number(transfer)),
      ]),
    );
    expect(columnsOf(await shownTotal(page, table), ['佣金', '过户费'])).toEqual([['5.00', '1.00']]);
    expect(columnsOf(await shownRows(page, '当日收盘持仓'), ['公司简称', '持股数', '期末市值'])).toEqual([
      [strategy.corpName, '1,000', '10,000.00'],
    ]);
  });

  it('have a cash book that adds up to the cash of the day', async () => {
    const page = await visitors.signedIn(VIEWER, at('cash'));
    const [newest] = await days();
    const [{ bought = 0, fees = 0 } = {}] = await bills();
    const paid = -(bought + fees);
    await page
      .getByText(`账实相符：期末现金等于 ${strategy.day} 日报的现金 ${yuan(newest?.cash ?? 0)} 元`)
      .waitFor();
    expect(columnsOf(await shownRows(page, '资金流水'), ['日期', '事项', '收支', '现金余额'])).toEqual([
      [strategy.day, '买入', yuan(paid, true), yuan(newest?.cash ?? 0)],
      [(await days()).at(-1)?.date, '初始资金', yuan(100_000_000, true), yuan(100_000_000)],
    ]);
  });

  it('do not hide a cash book that does not add up', async () => {
    const broken = await postedStrategy('000000');
    await rows('UPDATE {invest}.strategy_day SET cash = cash - 1 WHERE strategy_id = ? AND statis_days = 2', [
      broken.strategyId,
    ]);
    try {
      const page = await visitors.signedIn(
        VIEWER,
        `/investment/strategy/strategydetail?strategyId=${broken.strategyId}&strategyType=2&tab=cash`,
      );
      await page.getByRole('alert').filter({ hasText: '账实不符' }).filter({ hasText: '+0.01' }).waitFor();
    } finally {
      await broken.remove();
    }
  });

  it('have a report each', async () => {
    const page = await visitors.signedIn(VIEWER, at('daily'));
    expect(
      columnsOf(await shownRows(page, '统计日报'), ['日期', '总资产', '统计天数', '现金', '持仓市值']),
    ).toEqual(
      (await days()).map(({ date, days: count, cash, stocks, assets }) => [
        date,
        yuan(assets),
        String(count),
        yuan(cash),
        yuan(stocks),
      ]),
    );
  });

  it('make its return, and end in what it holds', async () => {
    const page = await visitors.signedIn(VIEWER, at('profit'));
    const [newest, first] = await days();
    const rate = (newest?.assets ?? 0) / (first?.assets ?? 1) - 1;
    const percent = (rate * 100).toFixed(2).replace('-0.00', '0.00').replace('-', '−');
    const statistics = await shownLines(page, '绩效统计');
    expect(statistics.find((line) => line['指标']?.startsWith('累计收益率'))?.['策略']).toBe(percent);
    expect(columnsOf(await shownRows(page, '最新持仓'), ['公司简称', '持股数', '期末市值'])).toEqual([
      [strategy.corpName, '1,000', '10,000.00'],
    ]);
    await part(page, '月度收益率')
      .getByText(String(newest?.date.slice(0, 4)))
      .waitFor();
  });

  it('are made again from the seal on request: what differs is named', async () => {
    const page = await visitors.signedIn(ANALYST, at('basic'));
    await button(page, '核对').click();
    // It was not posted by the console: its days are not those that the seal makes.
    await page.getByText(/核对，\d{4}-\d{2}-\d{2} 起不一致：/).waitFor({ timeout: 60_000 });
    const [job] = await rows<{ state: string; result: string }>(
      `SELECT j.state, j.result FROM {invest}.job j JOIN {invest}.strategy s ON s.recheck_job = j.id WHERE s.id = ?`,
      [strategy.strategyId],
    );
    const { difference } = JSON.parse(job?.result ?? '{}') as {
      difference?: { date: string; place: string };
    };
    await page.getByText(`${difference?.date} 起不一致：${difference?.place}`).waitFor();
    expect(
      await rows('SELECT action, username FROM {access}.audit_log WHERE subject = ?', [
        `strategy:${strategy.strategyId}`,
      ]),
    ).toEqual([{ action: 'invest.recheckStrategy', username: 'analyst' }]);
    const viewer = await visitors.signedIn(VIEWER, at('basic'));
    await viewer.getByText(/起不一致：/).waitFor();
    expect(await button(viewer, '核对').count()).toBe(0);
  });
});

interface Risk {
  readonly system: number;
  readonly companies: string;
}
async function risk(): Promise<Risk> {
  const [row] = await rows<Risk>(
    'SELECT CAST(system_risk AS DOUBLE) AS `system`, company_risks AS companies FROM {invest}.strategy_risk WHERE id = ?',
    [strategy.riskId],
  );
  if (row === undefined) throw new Error('no caps');
  return row;
}

describe('the caps of a strategy', () => {
  it('of the whole are lowered after the sale was shown, never above the day before, and today’s alone', async () => {
    await rows('UPDATE {invest}.strategy_risk SET system_risk = 95 WHERE strategy_id = ?', [
      strategy.strategyId,
    ]);
    const page = await visitors.signedIn(ANALYST, at('risk'));
    const table = part(page, '系统风险');
    await button(table, `编辑 ${strategy.day} 的系统风险`).click();
    expect(await table.getByRole('button', { name: /^编辑/ }).count()).toBe(1);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('spinbutton');
    await field.fill('95.01');
    await dialog.getByText('系统风险不能高于95.00').waitFor();
    expect(await button(dialog, '确定').isDisabled()).toBe(true);
    await field.fill('0');
    await dialog.getByText('次日开盘将卖出 1 只').waitFor();
    expect(
      await dialog.getByRole('row', { name: strategy.corpName }).getByRole('cell').allInnerTexts(),
    ).toEqual(['1,000', '1,000', '0', '10,000.00']);
    await button(dialog, '取消').click();
    expect((await risk()).system).toBe(95);
    await button(table, `编辑 ${strategy.day} 的系统风险`).click();
    await field.fill('91.55');
    await button(dialog, '确定').click();
    await eventually(
      async () => (await risk()).system,
      (system) => system === 91.55,
    );
    await table.getByText('91.55').waitFor();
    const session = await httpSignIn(ANALYST);
    const raised = await session.send(`${CALLS}/system/risk/update`, {
      body: { id: strategy.riskId, risk: 95.01 },
    });
    await session.leave();
    expect(raised.body.appMesg).toBe('系统风险不能高于91.55');
    expect((await risk()).system).toBe(91.55);
  });

  it('of a company are lowered likewise', async () => {
    const page = await visitors.signedIn(ANALYST, `${at('risk')}&part=company`);
    const table = part(page, '公司风险');
    await button(table, `编辑 ${strategy.day} 的公司风险`).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('spinbutton', { name: `${strategy.corpName} 的公司风险` });
    await field.fill('50');
    await dialog.getByText(/次日开盘将卖出/).waitFor();
    await button(dialog, '确定').click();
    await eventually(
      async () => Object.values(JSON.parse((await risk()).companies) as Record<string, number>),
      ([cap]) => cap === 50,
    );
    await dialog.waitFor({ state: 'hidden' });
    await table.getByText('50.00').waitFor();
  });

  it('are raised by those with the authority for it alone, which no role has', async () => {
    const page = await visitors.signedIn(ANALYST, at('risk'));
    await part(page, '系统风险').getByText(strategy.day).waitFor();
    expect(await button(page, '重置系统风险').count()).toBe(0);
    const session = await httpSignIn(ANALYST);
    const { status } = await session.send(`${CALLS}/risk/raise`, {
      body: { strategyId: strategy.strategyId, systemRisk: 100, reason: '试一试' },
    });
    await session.leave();
    expect(status).toBe(403);
  });

  it('and positions by day are those of the rows', async () => {
    const page = await visitors.signedIn(VIEWER, at('position'));
    const [newest] = await days();
    const weight = ((newest?.stocks ?? 0) / (newest?.assets ?? 1)) * 100;
    const [shown] = await shownLines(page, '仓位控制');
    expect(shown?.['日期']).toBe(strategy.day);
    expect(shown?.[strategy.corpName]).toBe(weight.toFixed(2));
  });
});

describe('the assets of a strategy', () => {
  it('lead to the holdings of a day and their sum', async () => {
    const page = await visitors.signedIn(VIEWER, `${at('risk')}&part=assets`);
    const kept = await days();
    expect(columnsOf(await shownLines(page, '资产统计'), ['日期', '现金元', '总资产元'])).toEqual(
      kept.map(({ date, cash, assets }) => [date, yuan(cash), yuan(assets)]),
    );
    await button(page, `${strategy.day} 的资产明细`).click();
    const table = `资产明细 ${strategy.day}`;
    expect(columnsOf(await shownRows(page, table), ['公司简称', '期末市值'])).toEqual([
      [strategy.corpName, '10,000.00'],
    ]);
    expect(columnsOf(await shownTotal(page, table), ['公司简称', '期末市值'])).toEqual([
      ['合计', '10,000.00'],
    ]);
    await button(page, '返回').last().click();
    await shownLines(page, '资产统计');
  });
});

describe('a strategy', () => {
  it('is looked at by a viewer, who changes nothing', async () => {
    const page = await visitors.signedIn(VIEWER, at('risk'));
    await part(page, '系统风险').getByText(strategy.day).waitFor();
    for (const name of ['停止运行', '复制']) expect(await button(page, name).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^编辑/ }).count()).toBe(0);
    const { strategyId, riskId } = strategy;
    const session = await httpSignIn(VIEWER);
    const statuses = await Promise.all(
      [
        ['stop', { id: strategyId }],
        ['delete', { id: strategyId }],
        ['recheck', { strategyId }],
        ['system/risk/update', { id: riskId, risk: 1 }],
        ['company/risk/update', { id: riskId, risk: '[]' }],
      ].map(async ([call, body]) => (await session.send(`${CALLS}/${call as string}`, { body })).status),
    );
    await session.leave();
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
  });

  it('of another tenant is not there', async () => {
    const page = await visitors.signedIn(OTHER, at('bills'));
    await page.getByText('没有这个投资策略').waitFor();
    for (const call of [
      'bill/pageList',
      'report/pageList',
      'cash/pageList',
      'system/risk/list',
      'assets/list',
    ])
      expect((await directCall(page, `${CALLS}/${call}?strategyId=${strategy.strategyId}`)).status).toBe(404);
  });
});
