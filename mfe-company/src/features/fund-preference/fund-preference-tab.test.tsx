import { MESSAGES } from '@console/contract-core';
import { cellsOf, consoleOn, drawNothing, refusal, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { FundPreferenceTab } from './fund-preference-tab.tsx';

beforeAll(drawNothing);

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const page = (content: readonly object[]) => ({ totalElements: content.length, content, asOf: '2026-07-02' });

const open = (query: string, answers: Record<string, (input: object) => unknown>): Told =>
  consoleOn(client)(ofCompany(FundPreferenceTab, COMPANY), { address: `/detail?row=12&${query}`, answers });

const HELD = {
  reportDate: '2026-03-31',
  fundHeldNum: 12_340_000,
  qfiiHeld: 0,
  sifHeldNum: null,
  brokerHeld: 10_000,
  insuranceCorpHeld: 1,
  trustCorpHeld: null,
  nonFundHeld: 2_000_000,
  fundHeldPercent: 0.0617,
  nonFundHeldPercent: 0.01,
};
const CAPITAL = {
  reportDate: '2026-03-31',
  fundHeldCapital: 1_060_000_000,
  qfiiHeldCapital: null,
  sifHeldCapital: null,
  brokerHeldCapital: null,
  insuranceCorpHeldCapital: null,
  trustCorpHeldCapital: null,
  nonFundHeldCapital: 5_000_000,
  fundHeldPercent: 0.0617,
  nonFundHeldPercent: 0.01,
};
const LIQUIDITY = {
  'company.totalCapital': () => [
    { reportDate: '2026-07-01', totalCapital: 34_000e6, floatCapitalOfShares: 23_000e6 },
    { reportDate: '2026-07-02', totalCapital: 34_672e6, floatCapitalOfShares: 23_195e6 },
  ],
  'company.liquidity': () =>
    page([
      {
        reportDate: '2026-07-02',
        totalCapital: 34_672e6,
        floatCapitalOfShares: 23_195e6,
        tradingDayAmt: 5.35e8,
        turnoverOfFloatCapitalRate: 0.0231,
        turnoverOfNotfoundationCapitalRate: null,
      },
    ]),
};

describe('institutional holdings', () => {
  it('are in million shares at first, and in yuan by the choice beside the title', async () => {
    const { address, asked } = open('', {
      'company.orgHeld': () => page([HELD]),
      'company.orgHeldCapital': () => page([CAPITAL]),
    });
    expect(await cellsOf('2026-03-31')).toEqual([
      ...['2026-03-31', '12.34', '0.00', '—', '0.01', '0.00', '—', '2.00', '6.17', '1.00'],
    ]);
    await userEvent.click(screen.getByText('持股市值'));
    expect(await screen.findByText('10.60')).toBeDefined();
    expect(address()).toContain('part=capital');
    expect(asked.map(({ id }) => id)).toEqual(['company.orgHeld', 'company.orgHeldCapital']);
  });

  it('ask for twenty rows, newest first', async () => {
    const { inputs } = open('', { 'company.orgHeld': () => page([HELD]) });
    await screen.findByText('12.34');
    expect(inputs('company.orgHeld')).toEqual([{ dataId: 12, sort: 'reportDate,DESC', page: 0, size: 20 }]);
  });

  it('say why there is nothing, with a reason of its own for a share without an industry', async () => {
    open('part=industry', { 'company.orgHeldIndustry': () => page([]) });
    expect(await screen.findByText('没有同行业机构持股')).toBeDefined();
  });
});

describe('the other holdings', () => {
  it('total flows, not balances at the end of a day', async () => {
    const day = (reportDate: string, bought: number) => ({
      reportDate,
      hsgtNetBuyVol: bought,
      hsgtNetBuyAmount: 86 * bought,
      hsgtHeldNum: 9_000_000,
      hsgtHeldCapitalRate: 0.03,
      hsgtHeldNumDayChange: bought,
    });
    open('sub=connect', {
      'company.connectHeld': () => page([day('2026-07-02', 3_000_000), day('2026-07-01', -1_000_000)]),
    });
    await screen.findByText('2026-07-01');
    expect(await cellsOf('合计')).toEqual(['合计', '+2.00', '+1.72', '—', '—', '+2.00']);
  });

  it('say that a share is not marginable', async () => {
    open('sub=leverage', { 'company.leverage': () => page([]) });
    expect(await screen.findByText('该公司没有融资融券记录')).toBeDefined();
  });
});

describe('liquidity', () => {
  it('shows its capital as lines, and the same figures as a table', async () => {
    open('sub=liquidity', LIQUIDITY);
    await userEvent.click(await screen.findByRole('button', { name: '数据表' }));
    const [table] = screen.getAllByRole('table');
    expect(table?.textContent).toContain('346.72');
    expect(
      screen.getByText(/来源 沪深北交易所 · 截至 2026-07-02/, { selector: '.chart-caption' }),
    ).toBeDefined();
  });

  it('is shown without other preferences for a company opened as part of an ETF', async () => {
    const { asked } = open('type=etf', LIQUIDITY);
    expect(await screen.findByText('2.31')).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '流动性',
      '策略与生态池',
    ]);
    expect(asked.map(({ id }) => id).sort()).toEqual(['company.liquidity', 'company.totalCapital']);
  });

  it('shows a chart that could not be loaded as failed, and loads it again', async () => {
    let broken = true;
    open('sub=liquidity', {
      ...LIQUIDITY,
      'company.totalCapital': () =>
        broken ? refusal(MESSAGES.internal) : LIQUIDITY['company.totalCapital'](),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('总市值与流通市值走势没有取到');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '数据表' })).toBeDefined();
  });
});

describe('the capital-preference index', () => {
  const RATES = {
    reportDate: '2026-07-02',
    fundHeldCapitalRate: 0.1,
    lryeRate: 0.05,
    hsgtHeldCapitalRate: null,
    mainOfTotalRate: 0.6,
    turnoverOfFloatCapitalRate: 0.02,
  };
  const means = (industryName: string | null) => ({
    industryName,
    points: [{ reportDate: '2026-07-02', value: 0.05, industryAvg: 0.04, marketAvg: 0.03 }],
  });

  it('is shown beside the industries and the market, in the order of the answer', async () => {
    open('sub=preference', {
      'company.investComparison': () => [
        { ...RATES, name: '本公司', level: 0, zbphIndex: 3.2 },
        { ...RATES, name: '机械设备', level: 1, zbphIndex: 2.6 },
      ],
      'company.avgHsgtHeldCapitalRate': () => means('机械设备'),
      'company.avgLryeRate': () => means('机械设备'),
      'company.avgTotalTradingAmt': () => means(null),
      'company.capitalPreference': () => page([]),
    });
    expect(await cellsOf('本公司')).toEqual([
      ...['本公司', '2026-07-02', '3.20', '10.00', '5.00', '—', '60.00', '2.00'],
    ]);
    const [own, industry] = [screen.getByText('本公司'), screen.getByText('机械设备')];
    expect(own.compareDocumentPosition(industry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [first, , last] = await screen.findAllByRole('button', { name: '数据表' });
    if (!first || !last) throw new Error('there are three charts');
    await userEvent.click(first);
    expect(screen.getByText(/机械设备均值/)).toBeDefined();
    await userEvent.click(last);
    expect(screen.getAllByText(/全市场均值/)).toHaveLength(2);
    expect(screen.getAllByText(/机械设备均值/)).toHaveLength(1);
    expect(await screen.findByText('该公司没有资本偏好指数')).toBeDefined();
  });
});
