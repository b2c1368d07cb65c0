import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, OTHER, VIEWER } from '../support/browser/browser.ts';
import { postedStrategy, type PostedStrategy } from '../support/invest/posted-strategy.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors } = stage();

const PAGE = '/investment/pcomparison';
const CALL = '/api/invest/strategy/comparison';
let one: PostedStrategy;
let other: PostedStrategy;
let theirs: PostedStrategy;
beforeAll(async () => {
  one = await postedStrategy('000000');
  other = await postedStrategy('000000');
  theirs = await postedStrategy('100001');
  // One that has earned something: cash that came from nowhere is enough here.
  await rows(
    `UPDATE {invest}.strategy_day SET cash = cash + 1234567, assets = assets + 1234567
      WHERE strategy_id = ? AND statis_days = 2`,
    [other.strategyId],
  );
});
afterAll(async () => {
  for (const strategy of [one, other, theirs]) await strategy.remove();
});

const nameOf = async ({ strategyId }: PostedStrategy): Promise<string> => {
  const [row] = await rows<{ name: string }>(`SELECT name FROM {invest}.strategy WHERE id = ?`, [strategyId]);
  return row?.name ?? '';
};
const both = (): string => `${PAGE}?ids=${one.strategyId},${other.strategyId}`;
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const cellsOf = (page: Page, region: string, header: string | RegExp): Promise<string[]> =>
  part(page, region)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header }) })
    .first()
    .getByRole('cell')
    .allInnerTexts();

interface Day {
  readonly date: string;
  readonly assets: number;
}
const daysOf = ({ strategyId }: PostedStrategy): Promise<Day[]> =>
  rows<Day>(
    `SELECT DATE_FORMAT(report_date, '%Y-%m-%d') AS date, CAST(assets AS DOUBLE) AS assets
      FROM {invest}.strategy_day WHERE strategy_id = ? ORDER BY report_date`,
    [strategyId],
  );
const percent = (value: number): string => {
  const text = (value * 100).toFixed(2);
  return text === '-0.00' ? '0.00' : text.replace('-', '−');
};

const totalOf = (days: readonly Day[]): string =>
  percent((days.at(-1)?.assets ?? 0) / (days[0]?.assets ?? 1) - 1);
async function weightOf({ strategyId }: PostedStrategy): Promise<string> {
  const [held] = await rows<{ weight: number }>(
    `SELECT h.value / d.assets AS weight FROM {invest}.strategy_holding h
      JOIN {invest}.strategy_day d USING (strategy_id, report_date) WHERE h.strategy_id = ?
      ORDER BY h.report_date DESC LIMIT 1`,
    [strategyId],
  );
  return percent(Number(held?.weight));
}

describe('the comparison of strategies', () => {
  it('is reached by ticking strategies in the list', async () => {
    const names = await Promise.all([nameOf(one), nameOf(other)]);
    const page = await visitors.signedIn(VIEWER, '/investment/strategy?search=旅');
    for (const name of names) await page.getByRole('checkbox', { name: `策略 ${name}` }).check();
    await page.getByRole('button', { name: '对比 2 个' }).click();
    await page.waitForURL(`**${PAGE}?ids=*`);
    await part(page, '指标与参数').waitFor();
    for (const name of names) await part(page, '指标与参数').getByRole('link', { name }).waitFor();
  });

  it('has the window, the returns and the holdings of the rows', async () => {
    const days = await daysOf(one);
    const [first, last] = [days[0], days.at(-1)];
    const page = await visitors.signedIn(ANALYST, both());
    await page
      .getByText(`共同区间 ${first?.date} 至 ${last?.date}，${days.length} 个交易日`, { exact: false })
      .first()
      .waitFor();
    const totals = (await Promise.all([daysOf(one), daysOf(other)])).map(totalOf);
    expect(totals).toEqual(['0.00', '1.23']);
    expect((await cellsOf(page, '指标与参数', /^累计收益率/)).slice(0, 2)).toEqual(totals);
    const weights = await Promise.all([weightOf(one), weightOf(other)]);
    expect((await cellsOf(page, '持仓', one.corpName)).slice(1, 3)).toEqual(weights);
    // Both hold the same stock: the smaller weight of it is the same.
    expect(await cellsOf(page, '持仓重合度', await nameOf(one))).toEqual(['—', weights[1], weights[0]]);
  });

  it('changes no row, and its figures are those of the detail over the same window', async () => {
    const state = (): Promise<unknown[]> =>
      rows(`SELECT * FROM {invest}.strategy WHERE id IN (?, ?) ORDER BY id`, [
        one.strategyId,
        other.strategyId,
      ]);
    const before = await state();
    const page = await visitors.signedIn(ANALYST, both());
    await part(page, '指标与参数').waitFor();
    const compared = await directCall(page, `${CALL}?ids=${one.strategyId}&ids=${other.strategyId}`);
    const { from, to, strategies } = compared.body.result as {
      readonly from: string;
      readonly to: string;
      readonly strategies: readonly { readonly figures: object }[];
    };
    const detail = await directCall(
      page,
      `/api/invest/strategy/report/performance?strategyId=${one.strategyId}&from=${from}&to=${to}`,
    );
    expect(detail.body.result).toMatchObject(strategies[0]?.figures ?? { missing: true });
    expect(await state()).toEqual(before);
  });

  it('leaves out strategies of another tenant, and refuses where there is none else', async () => {
    const page = await visitors.signedIn(ANALYST, `${both()},${theirs.strategyId}`);
    await page.getByText(`没有策略 ${theirs.strategyId}`).waitFor();
    await part(page, '指标与参数').waitFor();
    await page.getByRole('button', { name: '移出对比' }).click();
    await page.waitForURL((url) => !url.search.includes(String(theirs.strategyId)));
    expect((await directCall(page, `${CALL}?ids=${theirs.strategyId}`)).status).toBe(404);
    const stranger = await visitors.signedIn(OTHER, both());
    await stranger.getByText(`没有策略 ${one.strategyId}、${other.strategyId}`).waitFor();
  });

  it('is empty without strategies, and compares six of seven', async () => {
    const page = await visitors.signedIn(ANALYST, PAGE);
    await page.getByText('还没有选择要对比的策略').waitFor();
    await page.goto(`${both()},999001,999002,999003,999004,999005`);
    await page.getByText('链接中有 7 个策略，只对比前 6 个').waitFor();
    const session = await directCall(
      page,
      `${CALL}?${[1, 2, 3, 4, 5, 6, 7].map((id) => `ids=${id}`).join('&')}`,
    );
    expect(session.status).toBe(400);
  });
});

describe('the research of a company', () => {
  it('has the strategies that hold it, for users who may view them', async () => {
    const name = await nameOf(one);
    const path = `/investment/datacorpecology/selectData/commonDetail?row=${one.corpId}&backFlag=1`;
    const page = await visitors.signedIn(ANALYST, `${path}&tab=opinion&sub=research`);
    const held = part(page, '持有该公司的策略');
    await held.getByRole('link', { name }).waitFor();
    await held.getByRole('link', { name }).click();
    await page.waitForURL(`**/strategydetail?strategyId=${one.strategyId}&*`);
    const fund = await visitors.signedIn(ANALYST, `${path}&tab=funds&type=etf&sub=research`);
    await part(fund, '持有该公司的策略').getByRole('link', { name }).waitFor();
  });
});
