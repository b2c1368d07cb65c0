import { industryEntries, type ComparedFund } from '@console/contract-industry';
import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import { client } from '../../client.ts';
import { FundsPage, idsOf } from './funds-page.tsx';

const { fundComparison, options } = industryEntries;
const inConsole = consoleOn(client);

const aFund = (part: Partial<ComparedFund> = {}): ComparedFund => ({
  industryId: 52,
  fundName: '三百ETF',
  fundCode: '519001.SH',
  holdingsAsOf: '2026-06-30',
  parts: [
    { industryCode: '801120', industryName: '食品饮料', weight: 0.525, stocks: 2 },
    { industryCode: 'CASH', industryName: '现金、其他资产与未披露持仓', weight: 0.475, stocks: 0 },
  ],
  indexName: '大盘三百',
  tracking: [
    { span: 60, difference: -0.0012, meanDeviation: 0.00003, error: 0.0045 },
    { span: 250, difference: null, meanDeviation: null, error: null },
  ],
  ...part,
});
const OVERLAP = { weight: 0.4, common: 12, onlyFirst: 3, onlySecond: 4, activeShare: 0.6 };
const open = (address: string, funds: readonly ComparedFund[], overlap: object | null = null): Told => {
  const answers: Answers = {
    [options.id]: () => [],
    [fundComparison.id]: () => ({ funds, overlap, asOf: '2026-07-02' }),
  };
  return inConsole(<FundsPage />, { address, answers });
};
const rowOf = async (name: string): Promise<readonly (string | null)[]> => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('the look through funds', () => {
  it('shows a fund by industry, with what is not in stocks, summing to 100 %', async () => {
    const { inputs } = open('/funds?ids=52', [aFund()]);
    expect(await rowOf('食品饮料')).toEqual(['52.50%']);
    expect(await rowOf('现金、其他资产与未披露持仓')).toEqual(['47.50%']);
    expect(screen.getByText('100.00%')).toBeDefined();
    expect(inputs(fundComparison.id)).toEqual([{ industryIds: [52] }]);
    expect(screen.queryByText('持仓重合')).toBeNull();
  });

  it('shows what two funds have in common', async () => {
    const other = aFund({ industryId: 53, fundName: '银行ETF', parts: [], tracking: [], indexName: null });
    open('/funds?ids=52,53', [aFund(), other], OVERLAP);
    expect(await screen.findByText('持仓重合')).toBeDefined();
    expect(screen.getByText('40.00%')).toBeDefined();
    expect(await rowOf('食品饮料')).toEqual(['52.50%', '—']);
  });

  it('shows the tracking of an index, and — while the fund is too young', async () => {
    open('/funds?ids=52', [aFund()]);
    const rows = await screen.findAllByRole('rowheader', { name: '三百ETF' });
    expect(rows.map((row) => row.closest('tr')?.textContent)).toEqual([
      '三百ETF大盘三百60 个交易日−0.12000.00300.4500',
      '三百ETF大盘三百250 个交易日———',
    ]);
  });

  it('asks for nothing while no fund is chosen', () => {
    const { asked } = open('/funds', []);
    expect(screen.getByText('还没有选择基金')).toBeDefined();
    expect(asked.map(({ id }) => id)).toEqual([options.id]);
  });
});

it('an address names two different funds at most', () => {
  expect(idsOf('52,52,53,54,x')).toEqual([52, 53]);
});
