import { industryEntries } from '@console/contract-industry';
import { Parts, type Part } from '@console/subject';
import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { anIndustry } from '../../../testing/an-industry.ts';
import { IndustryProvider } from '../industry-provider.tsx';
import { MembersSwitch } from '../members-switch.tsx';
import { quotation } from './quotation-parts.tsx';
import { leverage, liquidity, preference, trading } from './trading-parts.ts';

const inConsole = consoleOn(client);
const COVERAGE = { corpNum: 23, memberNum: 25 };
const CHART = { points: [], asOf: null, ...COVERAGE };
const PAGE = { totalElements: 0, content: [] };

const e = industryEntries;
const answers: Answers = {
  ...Object.fromEntries(
    [e.leverage, e.tradingStatistics, e.liquidity, e.capitalPreference, e.quotes, e.quotation].map(
      ({ id }) => [id, () => PAGE],
    ),
  ),
  ...Object.fromEntries(
    [
      ...[e.totalCapital, e.historyTotalSingleRate, e.historyTurnoverRate, e.avgHsgtHeldCapitalRate],
      ...[e.avgLryeRate, e.avgTotalTradingAmt, e.marketValue],
    ].map(({ id }) => [id, () => CHART]),
  ),
  [e.investComparison.id]: () => [],
  [e.capitalShares.id]: () => [
    { industryName: '机器人', shortName: '本体', totalCapitalRate: 0.6, totalCapital: 6e9 },
    { industryName: '机器人', shortName: '未细分', totalCapitalRate: 0.4, totalCapital: 4e9 },
  ],
  [e.valuationLevels.id]: () => ({
    points: [{ date: '2026-07-02', data: 20 }],
    levels: { min: 20, lower: 20, median: 20, upper: 20, max: 20 },
    n: 1,
    rank: 1,
    asOf: '2026-07-02',
    ...COVERAGE,
  }),
};

const open = (parts: readonly Part[], address = '/detail?row=7', more: Answers = {}): Told =>
  inConsole(
    <IndustryProvider industry={anIndustry()} reload={() => Promise.resolve()}>
      <Parts parts={parts} />
    </IndustryProvider>,
    { address, answers: { ...answers, ...more } },
  );

describe('资金偏好 of an industry', () => {
  it('shows a row for each day, and of how many members the newest is', async () => {
    const row = {
      reportDate: '2026-07-02',
      ...COVERAGE,
      marginTrading: 1.5e9,
      shortSelling: 2e7,
      balance: 1.48e9,
      sum: 1.52e9,
      sumRate: 0.0321,
      sumDayChange: -3e6,
    };
    open(leverage, '/detail?row=7', { [e.leverage.id]: () => ({ totalElements: 1, content: [row] }) });
    expect(await screen.findByText('2026-07-02')).toBeDefined();
    expect(screen.getByText('15.00')).toBeDefined();
    expect(screen.getByText('3.21')).toBeDefined();
    expect(screen.getByText(/共 1 个交易日/).textContent).toContain('23 / 25 家');
  });

  it.each([
    ['每日交易统计', trading, '该行业没有每日交易统计'],
    ['流动性', liquidity, '该行业没有流动性数据'],
  ])('%s says why there are no rows', async (_, parts, empty) => {
    const { inputs } = open(parts);
    expect(await screen.findByText(empty)).toBeDefined();
    expect(inputs(e.capitalPreference.id)).toEqual([]);
  });

  it('compares the preference with the industries above and the market', async () => {
    const compared = (level: number, name: string, zbphIndex: number) => ({
      level,
      name,
      reportDate: '2026-07-02',
      ...COVERAGE,
      zbphIndex,
      fundHeldCapitalRate: null,
      lryeRate: null,
      hsgtHeldCapitalRate: null,
      mainOfTotalRate: null,
      turnoverOfFloatCapitalRate: null,
    });
    open(preference, '/detail?row=7', {
      [e.investComparison.id]: () => [compared(0, '机器人', 3.21), compared(4, '全市场', 2.5)],
    });
    expect(await screen.findByText('全市场')).toBeDefined();
    expect(screen.getByText('3.21')).toBeDefined();
  });
});

describe('市场行情 of an industry', () => {
  it('draws its market value and its parts', async () => {
    const { inputs } = open([quotation], '/detail?row=7&value.startTime=2026-01-01');
    expect(await screen.findByText('这段时间没有市值数据')).toBeDefined();
    expect(screen.getByText('行业市值占比')).toBeDefined();
    expect(inputs(e.marketValue.id)).toEqual([{ dataId: 7, startTime: '2026-01-01' }]);
    expect(inputs(e.capitalShares.id)).toEqual([{ industryId: 7 }]);
  });

  it('has multiples within their percentiles, with their coverage', async () => {
    const { inputs } = open([quotation], '/detail?row=7&part=valuation&span=3');
    const standing = /n = 1，当前 20.00，位于 100.00% 分位 · 23 \/ 25 家/;
    await waitFor(() => expect(screen.getAllByText(standing)).toHaveLength(3));
    expect(inputs(e.valuationLevels.id).map(({ indicator, years }) => [indicator, years])).toEqual([
      ['pe', '3'],
      ['pb', '3'],
      ['ps', '3'],
    ]);
  });

  it.each([
    ['quotes', e.quotes.id],
    ['quarters', e.quotation.id],
  ])('has a table by %s', async (part, id) => {
    const { inputs } = open([quotation], `/detail?row=7&part=${part}`);
    expect(await screen.findByText('该行业没有行情')).toBeDefined();
    expect(inputs(id)[0]).toMatchObject({ dataId: 7 });
  });
});

describe('the members that count', () => {
  const draw = (swid: string | null, address: string): Told =>
    inConsole(<MembersSwitch industry={anIndustry({ swid })} />, { address });

  it('are those of today of the tenant’s own industry', () => {
    draw(null, '/detail?row=7');
    expect(screen.getByText('按当前成分')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are chosen of a Shenwan industry, in the address', async () => {
    const { address } = draw('640701', '/detail?row=7');
    expect(screen.getByRole('radio', { name: '按历史成分' }).closest('label')?.className).toContain(
      'selected',
    );
    await userEvent.click(screen.getByText('按当前成分'));
    expect(address()).toBe('/detail?row=7&members=now');
    await userEvent.click(screen.getByText('按历史成分'));
    expect(address()).toBe('/detail?row=7');
  });
});
