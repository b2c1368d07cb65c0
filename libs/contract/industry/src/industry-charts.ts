import { hundredMillionYuan, percent, word } from '@console/contract-core/columns';
import { chartCoverage } from './coverage.ts';
import { industry } from './industry.ts';
import { sharedAddress } from './shared-address.ts';

const REPORTS = {
  needs: 'hysjk_gn_view_information',
  source: '成份公司定期报告',
  over: { reportPeriod: word('期间') },
  beside: chartCoverage,
} as const;

/** The members' total revenue, and its like-for-like growth over members that reported both periods. */
const industryRevenue = industry.chart({
  ...REPORTS,
  id: 'industry.revenue',
  title: '营业总收入',
  ...sharedAddress('dataBusiness/revenueChart'),
  note: '成份公司合计，当年累计，同比按两期均披露者计，不足半数披露的期间不画',
  bars: { operatingTotalRevenue: hundredMillionYuan('营业总收入') },
  lines: { operatingRevenueYoy: percent('同比') },
});

/** The sum of revenue less the sum of costs, over the sum of revenue, of members that report both. */
const industryGrossMargin = industry.chart({
  ...REPORTS,
  id: 'industry.grossMargin',
  title: '毛利率',
  ...sharedAddress('dataBusiness/grossProfitMargin'),
  note: '成份公司合计之比，当年累计，不足半数披露的期间不画',
  lines: { grossProfitMargin: percent('毛利率') },
});

/** Ratios of sums over the last four quarters, each of the members that have both parts. */
const industryReturns = industry.chart({
  ...REPORTS,
  ...sharedAddress('dataBusiness/returns'),
  id: 'industry.returns',
  title: '净利率、ROE 与 ROIC',
  note: '成份公司合计之比，近四季，净资产与投入资本取期初期末平均，不足半数披露的期间不画',
  lines: {
    netMargin: percent('净利率'),
    roe: percent('ROE'),
    roic: percent('ROIC'),
  },
});

/** The charts of an industry's overview: document 2 §2. */
export const industryCharts = { industryRevenue, industryGrossMargin, industryReturns } as const;
