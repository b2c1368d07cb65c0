import { MESSAGES } from '@console/contract-core';
import { Parts, type Part } from '@console/subject';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import type { Company } from '../../../tabs/company-tab.ts';
import { ofCompany } from '../../../tabs/testing/of-company.tsx';
import { CandlePanel } from './candle-panel.tsx';
import { marketValue, valuations } from '../quotation.tsx';
import { profitCharts } from './profit-charts.tsx';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;

const bar = (date: string, close: number) => ({
  date,
  close,
  open: close,
  high: close,
  low: close,
  volume: 20_000,
  amount: 2e8,
  turnoverRate: 0.0123,
});
const ANSWERS = {
  'company.quotationBars': () => ({
    bars: [bar('2026-07-01', 10), bar('2026-07-02', 10.5)],
    events: [{ date: '2026-07-02', kind: 'dividend', title: '除权除息 10派3.50元' }],
    asOf: '2026-07-02',
  }),
  'company.marketValue': () => ({
    points: [{ reportDate: '2026-07-02', totalCapital: 346.724e8, floatCapitalOfShares: null }],
    asOf: '2026-07-02',
  }),
  'company.valuationLevels': () => ({
    points: [
      { date: '2026-07-01', data: 40 },
      { date: '2026-07-02', data: 43.62 },
    ],
    levels: { min: 40, lower: 40.905, median: 41.81, upper: 42.715, max: 43.62 },
    n: 2,
    rank: 1,
    asOf: '2026-07-02',
  }),
  'company.netMargin': () => ({
    points: [{ reportDate: '2026-03-31', npToRevenue: 0.2345 }],
    asOf: '2026-04-28',
  }),
  'company.roe': () => ({
    points: [
      { year: 2024, roeFy: 0.15 },
      { year: 2025, roeFy: 0.3 },
    ],
    asOf: '2026-03-30',
  }),
  'company.roic': () => ({ points: [{ year: 2025, roicFy: 0.12 }], asOf: '2026-03-30' }),
};

const open = (parts: readonly Part[], answers: object = ANSWERS, address = '/detail'): Told =>
  consoleOn(client)(
    ofCompany(() => <Parts parts={parts} />, COMPANY),
    { address, answers: answers as typeof ANSWERS },
  );

/** The figures of the chart under a heading, read from its table. */
async function figuresOf(title: string): Promise<(string | null)[][]> {
  const panel = await screen.findByRole('region', { name: title });
  await userEvent.click(await within(panel).findByRole('button', { name: '数据表' }));
  const rows = [...panel.querySelectorAll('tr')];
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the charts of quotation', () => {
  test('show prices, volume, averages and events, forward adjusted by default', async () => {
    const { inputs } = open([CandlePanel, marketValue]);
    expect(await figuresOf('日K线')).toEqual([
      [
        ...['日期', '开盘元', '最高元', '最低元', '收盘元', '涨跌幅%', '成交量万股', '成交额亿元', '换手率%'],
        ...['MA5元', 'MA10元', 'MA20元', 'MA60元', '事件'],
      ],
      [
        ...['2026-07-02', '10.50', '10.50', '10.50', '10.50', '+5.00', '2.00', '2.00', '1.23'],
        ...['—', '—', '—', '—', '除权除息 10派3.50元'],
      ],
      [
        ...['2026-07-01', '10.00', '10.00', '10.00', '10.00', '—', '2.00', '2.00', '1.23'],
        ...['—', '—', '—', '—', ''],
      ],
    ]);
    expect(inputs('company.quotationBars')).toEqual([{ dataId: 12, adjust: 'forward' }]);
    expect(inputs('company.marketValue')).toEqual([{ dataId: 12 }]);
  });

  test('load another adjustment, which is stored in the address', async () => {
    const { inputs, address } = open([CandlePanel, marketValue]);
    await userEvent.click(await screen.findByText('后复权'));
    expect(await screen.findByText(/后复权 · 来源/)).toBeDefined();
    expect(inputs('company.quotationBars').at(-1)).toEqual({ dataId: 12, adjust: 'backward' });
    expect(address()).toBe('/detail?adjust=backward');
  });

  test('show the capital of the range in the address, in 亿元', async () => {
    const address = '/detail?value.startTime=2026-01-01&value.endTime=nonsense';
    const { inputs } = open([CandlePanel, marketValue], ANSWERS, address);
    expect(await figuresOf('市值走势')).toEqual([
      ['日期', '总市值亿元', '流通市值亿元'],
      ['2026-07-02', '346.72', '—'],
    ]);
    expect(inputs('company.marketValue')).toEqual([{ dataId: 12, startTime: '2026-01-01' }]);
  });

  test('say why there is nothing, and load a failed chart again', async () => {
    let broken = true;
    const bars = () => (broken ? refusal(MESSAGES.internal) : ANSWERS['company.quotationBars']());
    const answers = {
      'company.quotationBars': bars,
      'company.marketValue': () => ({ points: [], asOf: null }),
    };
    open([CandlePanel, marketValue], answers);
    expect(await screen.findByText('这段时间没有市值数据')).toBeDefined();
    expect(await screen.findByText('日K线没有取到')).toBeDefined();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/前复权 · 来源 交易所行情 · 截至 2026-07-02/)).toBeDefined();
  });
});

describe('the percentile bands', () => {
  test('are three, with n, the newest value and its percentile, since 1 January by default', async () => {
    const { inputs } = open([valuations]);
    const standings = () => screen.getAllByText('n = 2，当前 43.62，位于 100.00% 分位');
    await waitFor(() => expect(standings()).toHaveLength(3));
    expect(inputs('company.valuationLevels')).toEqual(
      ['pe', 'pb', 'ps'].map((indicator) => ({ dataId: 12, indicator, years: '0' })),
    );
    const panel = screen.getByRole('region', { name: 'PE(TTM) 分位' });
    expect(panel.querySelector<HTMLElement>('.chart-frame')?.style.height).toBe('400px');
  });

  test('leave a gap for days of a loss, and say so instead of a percentile', async () => {
    const levels = ANSWERS['company.valuationLevels']();
    open([valuations], {
      ...ANSWERS,
      'company.valuationLevels': () => ({ ...levels, rank: null, losses: ['2026-07-03'] }),
    });
    await waitFor(() => expect(screen.getAllByText('n = 2，当前亏损')).toHaveLength(3));
    expect(screen.getAllByText(/今年，n = 2，亏损 1 日留空/)).toHaveLength(3);
  });

  test('go back as far as chosen, all three', async () => {
    const { inputs, address } = open([valuations]);
    await waitFor(() => expect(screen.getAllByText(/今年，n = 2/)).toHaveLength(3));
    await userEvent.click(screen.getAllByText('5 年')[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText(/5 年，n = 2/)).toHaveLength(3));
    expect(inputs('company.valuationLevels').slice(3)).toEqual(
      ['pe', 'pb', 'ps'].map((indicator) => ({ dataId: 12, indicator, years: '5' })),
    );
    expect(address()).toBe('/detail?span=5');
  });
});

describe('the charts of profit', () => {
  test('show the net margin by report and both returns by year', async () => {
    open(profitCharts);
    expect(await figuresOf('净利率')).toEqual([
      ['日期', '净利率%'],
      ['2026-03-31', '23.45'],
    ]);
    expect(await figuresOf('ROE 与 ROIC')).toEqual([
      ['期间', 'ROE%', 'ROIC%'],
      ['2025', '30.00', '12.00'],
      ['2024', '15.00', '—'],
    ]);
  });
});
