import { industryEntries, industryTables, reportCalls } from '@console/contract-industry';
import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { accessClient } from '../../maintain/colleagues.ts';
import { anIndustry, CALLS, COLLEAGUES, STRIP } from '../../testing/an-industry.ts';
import { IndustryDetailPage } from './industry-detail-page.tsx';

const inConsole = consoleOn(client, accessClient);

const open = (query: string, answers: Answers, authorities?: readonly string[]): Told =>
  inConsole(<IndustryDetailPage />, {
    address: `/detail?row=7&${query}`,
    ...(authorities ? { authorities } : {}),
    answers: {
      [CALLS.industry]: () => anIndustry(),
      [CALLS.strip]: () => STRIP,
      [CALLS.colleagues]: () => COLLEAGUES,
      ...answers,
    },
  });

const INCOME = {
  lines: [
    {
      cn: '营业总收入',
      bold: true,
      '2026Q1': 4e8,
      '2025Y': 1.2e9,
      prior: { '2026Q1': 2e8, '2025Y': 1e9 },
      comparable: { '2026Q1': 3e8, '2025Y': 1.1e9 },
    },
    { cn: '披露公司', unit: 'count', '2026Q1': 3, '2025Y': 9 },
  ],
  coverage: {
    '2026Q1': { reported: 3, members: 10, capitalShare: 0.42 },
    '2025Y': { reported: 9, members: 10 },
  },
  asOf: '2026-04-28',
};

describe('财务数据 of an industry', () => {
  it('shows the sums, of how many members they are, and which period is not disclosed as a whole', async () => {
    const { inputs } = open('tab=financial', { [reportCalls.income.id]: () => INCOME });
    const statement = await screen.findByRole('region', { name: '利润表' });
    expect(await within(statement).findByText('1,200.00')).toBeDefined();
    expect(within(statement).getByText('2026Q1 3 / 10 家 · 市值占比 42.00% · 覆盖不足')).toBeDefined();
    const [head] = within(statement).getAllByRole('columnheader', { name: /2026Q1/ });
    expect(head?.textContent).toBe('2026Q1未披露完整');
    expect(within(statement).getAllByRole('columnheader', { name: /2025Y/ })[0]?.textContent).toBe('2025Y');
    expect(inputs(reportCalls.income.id)[0]).toEqual({
      dataId: 7,
      reportType: 'Q',
      yearSize: '5',
      single: '0',
    });
  });

  it('grows like for like: by the members that have both periods', async () => {
    open('tab=financial', { [reportCalls.income.id]: () => INCOME });
    await userEvent.click(await screen.findByRole('button', { name: '同比' }));
    expect(await screen.findByText('+50.00')).toBeDefined();
    expect(screen.getByText('+10.00')).toBeDefined();
  });

  it('keeps the filter of each sub-tab, and offers medians beside ratios of sums', async () => {
    const { inputs } = open('tab=financial&sub=analysis&income.yearSize=3', {
      [reportCalls.analysis.id]: () => ({ lines: [], asOf: null }),
      [reportCalls.analysisMedians.id]: () => ({ lines: [], asOf: null }),
    });
    await screen.findByText('没有财务分析');
    expect(inputs(reportCalls.analysis.id)[0]).toEqual({ dataId: 7, reportType: 'Q', yearSize: '5' });
    await userEvent.click(screen.getByText('成份公司中位数'));
    await screen.findByText('没有财务分析（成份公司中位数）');
    expect(inputs(reportCalls.analysisMedians.id)).toHaveLength(1);
  });

  it.each([
    ['tab=financial', reportCalls.income.id],
    ['tab=financial&sub=liabilities', reportCalls.balanceSheet.id],
    ['tab=financial&sub=cashflow', reportCalls.cashFlow.id],
    ['tab=financial&sub=analysis', reportCalls.analysis.id],
    ['tab=business&sub=expenses', reportCalls.operatingExpenses.id],
  ])('%s shows what was announced by the day of the address', async (tab, id) => {
    const nothing = { lines: [], content: [], asOf: null };
    const { inputs } = open(`${tab}&knownBy=2025-04-27`, { [id]: () => nothing });
    expect(await screen.findByRole('textbox', { name: '披露截至' })).toHaveProperty('value', '2025-04-27');
    await waitFor(() => expect(inputs(id)[0]).toMatchObject({ dataId: 7, time: '2025-04-27' }));
  });
});

describe('经营数据 of an industry', () => {
  it('shows expenses as shares of the revenue of the members that have them', async () => {
    open('tab=business&sub=expenses', {
      [reportCalls.operatingExpenses.id]: () => ({
        content: [
          {
            reportPeriod: '2025Y',
            salesFee: 5,
            salesFeeRevenue: 50,
            manageFee: 10,
            radCostSum: null,
            financingExpenses: null,
            operatingTotalRevenue: 100,
            corpNum: 3,
            memberNum: 4,
          },
        ],
        asOf: '2026-04-28',
      }),
    });
    const sales = (await screen.findByText('销售费用率')).closest('tr');
    expect(sales?.textContent).toContain('10.00');
    expect(screen.getByText('管理费用率').closest('tr')?.textContent).toContain('10.00');
    expect(screen.getByText('披露公司').closest('tr')?.textContent).toContain('3');
  });

  it('marks a period that fewer than half of the members reported', async () => {
    const row = (reportDate: string, corpNum: number) => ({ reportDate, corpNum, memberNum: 10 });
    open('tab=business', {
      [industryTables.revenueCosts.id]: () => ({
        totalElements: 2,
        content: [row('2026-03-31', 4), row('2025-12-31', 5)],
      }),
    });
    expect((await screen.findByText('未披露完整')).closest('td')?.textContent).toBe('2026-03-31 未披露完整');
    expect(screen.getAllByText('未披露完整')).toHaveLength(1);
  });
});

it('分产品 says of how many members its newest period is', async () => {
  open('tab=business&sub=segments', {
    [reportCalls.productSegments.id]: () => ({
      reportPeriods: ['2026H1', '2025Y'],
      contents: [{ mainProjprod: '整机', periods: { '2026H1': { projprodIncome: 5e8 } } }],
      totals: { '2026H1': { operatingRevenue: 5e8 } },
      coverage: { '2026H1': { reported: 50, members: 57, capitalShare: 0.96 } },
      asOf: '2026-08-30',
    }),
  });
  expect(
    await screen.findByText(/^营业收入 · 单位 百万元 · 2026H1 50 \/ 57 家 · 市值占比 96.00% · 来源/),
  ).toBeDefined();
});

describe('高管变动 of an industry', () => {
  const TRADE = { id: '1', corpId: 5, stockCode: '600005', shortName: '甲', date: '2026-03-05' };
  const answers: Answers = {
    [industryEntries.tradeYears.id]: () => [2026, 2024],
    [industryEntries.executiveYears.id]: () => [2025],
    [industryTables.memberTrades.id]: () => ({
      totalElements: 2,
      content: [
        { ...TRADE, changeName: '张三', volume: 30_000, avgAmount: 2, amount: 60_000 },
        { ...TRADE, id: '2', changeName: '李四', volume: -10_000, avgAmount: null, amount: null },
      ],
    }),
    [industryTables.memberExecutives.id]: () => ({
      totalElements: 2,
      content: [
        { ...TRADE, id: '5|2025|张三|董事长', year: 2025, name: '张三', post: '董事长', pay: 1_000_000 },
        { ...TRADE, id: '5|2025|王五|独立董事', year: 2025, name: '王五', post: '独立董事', pay: 10_000 },
      ],
    }),
  };
  const means = async (): Promise<string> =>
    (await screen.findByText('均值')).closest('tr')?.textContent ?? '';

  it('shows a year of trades, with the means of the values that are there', async () => {
    const { inputs } = open('sub=trades', answers);
    await screen.findByText('李四');
    expect(await means()).toContain('+1.00');
    expect(await means()).toContain('2.00');
    expect(inputs(industryTables.memberTrades.id)[0]).toMatchObject({ dataId: 7, year: 2026 });
  });

  it('lists executives with the mean pay of managers, one replaced by their trades until 返回', async () => {
    const { inputs, address } = open('sub=trades&part=list', answers);
    await screen.findByText('王五');
    expect(await means()).toContain('100.00');
    await userEvent.click(screen.getByRole('button', { name: '查看张三的持股变动' }));
    await screen.findByRole('region', { name: '张三的持股变动' });
    expect(inputs(industryTables.memberTrades.id)[0]).toMatchObject({ detailId: '5|2025|张三|董事长' });
    await userEvent.click(screen.getByRole('button', { name: '返回高管明细' }));
    expect(await screen.findByText('王五')).toBeDefined();
    expect(address()).not.toContain('executive=');
  });
});

it('each tab is there for users who may see it', async () => {
  open('tab=funds', { [industryTables.orgHeld.id]: () => ({ totalElements: 0, content: [] }) }, [
    'hysjk_gn_view_fundPreference',
    'hysjk_gn_view_financial',
  ]);
  expect(await screen.findByText('该行业没有机构持股记录')).toBeDefined();
  const tabs = within(screen.getByRole('tablist', { name: '行业资料' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['财务数据', '资金偏好']);
});
