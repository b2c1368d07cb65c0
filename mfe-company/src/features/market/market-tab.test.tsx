import { MESSAGES } from '@console/contract-core';
import { cellsOf, consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { marketTab } from './market-tab.ts';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const page = (...content: readonly object[]) => ({
  totalElements: content.length,
  content,
  asOf: '2026-03-31',
});
const holder = (rank: number, holderName: string, heldNumChange: number | null) => ({
  rank,
  holderName,
  holderType: null,
  heldNum: 12_345_600,
  heldRatio: 0.0617,
  heldNumChange,
  heldSharesNature: '流通A股',
});
const SHAREHOLDERS = {
  'company.shareholderPeriods': () => ['2026-03-31', '2025-12-31'],
  'company.shareholders': () => page(holder(1, '华岚集团', -500_000), holder(2, '某新基金', null)),
  'company.floatShareholders': () => page(holder(1, '香港中央结算', 0)),
  'company.holderCounts': () =>
    page({
      reportDate: '2026-03-31',
      noticeDate: '2026-04-29',
      shareHoldersNum: 18_462,
      shareHoldersNumChange: 0.0256,
      averageShares: 9000,
    }),
};

const open = (query: string, answers: Record<string, (input: object) => unknown>): Told =>
  consoleOn(client)(ofCompany(marketTab, COMPANY), { address: `/detail?row=12&${query}`, answers });

describe('the structure of shareholders', () => {
  test('shows the newest quarter’s lists in ten thousand shares and percent, with new holders marked', async () => {
    const { inputs } = open('', SHAREHOLDERS);
    expect(await cellsOf('华岚集团')).toEqual([
      ...['1', '华岚集团', '—', '1,234.56', '6.17', '−50.00', '流通A股'],
    ]);
    expect((await cellsOf('某新基金'))[5]).toBe('新进');
    expect((await cellsOf('香港中央结算'))[5]).toBe('0.00');
    expect(await cellsOf('18,462')).toEqual(['2026-03-31', '2026-04-29', '18,462', '+2.56', '9,000']);
    expect(inputs('company.shareholders')[0]).toMatchObject({ dataId: 12, reportPeriod: '2026-03-31' });
  });

  test('loads another quarter by its tab, which is in the address', async () => {
    const { inputs, address } = open('', SHAREHOLDERS);
    await userEvent.click(await screen.findByRole('tab', { name: '2025-12-31' }));
    await screen.findByText('华岚集团');
    expect(inputs('company.shareholders').at(-1)).toMatchObject({ reportPeriod: '2025-12-31' });
    expect(inputs('company.floatShareholders').at(-1)).toMatchObject({ reportPeriod: '2025-12-31' });
    expect(new URLSearchParams(address().split('?')[1]).get('part')).toBe('2025-12-31');
  });

  test('says that nothing was disclosed, and loads again after a failure', async () => {
    let broken = true;
    open('', {
      ...SHAREHOLDERS,
      'company.shareholderPeriods': () => (broken ? refusal(MESSAGES.internal) : []),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('报告期没有取到');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('该公司没有股东名单')).toBeDefined();
  });
});

describe('the expectations about the company', () => {
  test('opens the summary of an announcement from its row', async () => {
    open('sub=prediction&part=performance', {
      'company.performanceForecasts': () =>
        page(
          {
            reportDate: '2026-06-30',
            previewDate: '2026-07-01',
            type: '预增',
            typeScore: 5,
            lowerProfit: 100e6,
            upperProfit: 140e6,
            averageProfit: 120e6,
            tabloid: '订单饱满',
            lowerOperatingRevenue: null,
            upperOperatingRevenue: null,
            averageOperatingRevenue: null,
          },
          { reportDate: '2025-12-31', previewDate: '2026-01-20', type: '首亏', typeScore: 0, tabloid: null },
        ),
    });
    expect((await cellsOf('2026-06-30')).slice(2, 7)).toEqual(['预增', '5.00', '100.00', '140.00', '120.00']);
    expect((await cellsOf('2025-12-31')).at(-1)).toBe('—');
    await userEvent.click(screen.getByRole('button', { name: '查看摘要' }));
    expect(await screen.findByText('订单饱满')).toBeDefined();
  });

  test('marks a rating that changed, with the upside to its target', async () => {
    open('sub=prediction&part=ratings', {
      'company.analystRatings': () =>
        page({
          id: 'a',
          ratingDate: '2026-06-29',
          institution: '甲证券',
          analyst: null,
          rating: '买入',
          previousRating: '增持',
          ratingChange: '上调',
          targetPrice: 103.7,
          close: 86.42,
          targetRoom: 0.2,
          forecastYear: 2026,
          epsThisYear: 2.1,
          epsNextYear: null,
        }),
    });
    expect(await cellsOf('甲证券')).toEqual([
      ...['2026-06-29', '甲证券', '—', '买入', '增持', '上调', '103.70', '86.42', '+20.00', '2026'],
      ...['2.10', '—'],
    ]);
  });

  test('shows scores of the kinds of visitors by quarter above the visits', async () => {
    open('sub=prediction&part=research', {
      'company.researchStatistics': () =>
        page({
          period: '2026Q3',
          endDate: '2026-07-02',
          visitCount: 2,
          institutionCount: 31,
          personCount: 52,
          fundScore: 90.909,
          brokerScore: 50,
          privateFundScore: null,
          insuranceScore: 0,
          foreignScore: 50,
          otherScore: 50,
        }),
      'company.researchVisits': () => page(),
    });
    expect(await cellsOf('2026Q3')).toEqual([
      ...['2026Q3', '2026-07-02', '2', '31', '52', '90.91', '50.00', '—', '0.00', '50.00', '50.00'],
    ]);
    expect(await screen.findByText('该公司没有机构调研记录')).toBeDefined();
    expect(screen.getByText(/同值取半/)).toBeDefined();
  });

  test('says why there is no preliminary report', async () => {
    open('sub=prediction&part=express', { 'company.performanceExpresses': () => page() });
    expect(await screen.findByText('该公司没有业绩快报')).toBeDefined();
  });
});

describe('the quotation of the share', () => {
  test('is shown by day in the units of each column', async () => {
    open('sub=quotation&part=quotes', {
      'company.quotes': () =>
        page({
          date: '2026-07-02',
          close: 86.42,
          changeRate: 0.0253,
          open: 83.75,
          high: 86.66,
          low: null,
          avgPrice: 85.1,
          totalShares: 401_200_000,
          floatShares: 268_400_000,
          totalCapital: 34_672e6,
          floatCapitalOfShares: 23_195e6,
          annualCumulativeDividendAmt: 249e6,
          shareHoldersNum: 18_462,
        }),
    });
    expect(await cellsOf('2026-07-02')).toEqual([
      ...['2026-07-02', '86.42', '+2.53', '83.75', '86.66', '—', '85.10', '401.20', '268.40'],
      ...['346.72', '231.95', '2.49', '18,462'],
    ]);
  });

  test('has its popularity by day', async () => {
    open('sub=quotation&part=popularity', {
      'company.popularities': () =>
        page({
          popularityDate: '2026-07-02',
          totalHeat: 80_123,
          searchHeat: 50_000,
          optionalHeat: 30_123,
          heatRank: 3,
        }),
    });
    expect(await cellsOf('2026-07-02')).toEqual(['2026-07-02', '80,123', '50,000', '30,123', '3']);
  });
});
