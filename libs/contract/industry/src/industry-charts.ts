import { sharedVariantAddresses } from '@console/contract-core';
import { hundredMillionYuan, percent, word } from '@console/contract-core/columns';
import { industry } from './industry.ts';

const REPORTS = {
  needs: 'hysjk_gn_view_information',
  source: '成份公司定期报告',
  over: { reportPeriod: word('期间') },
} as const;

/** The members' total revenue, and its like-for-like growth over members that reported both periods. */
const industryRevenue = industry.chart({
  ...REPORTS,
  id: 'industry.revenue',
  title: '营业总收入',
  path: '/api/ecology/dataBusiness/revenueChart',
  also: sharedVariantAddresses('dataBusiness/revenueChart'),
  note: '成份公司合计，当年累计，同比按两期均披露者计，不足半数披露的期间不画',
  bars: { operatingTotalRevenue: hundredMillionYuan('营业总收入') },
  lines: { operatingRevenueYoy: percent('同比') },
});

/** The sum of revenue less the sum of costs, over the sum of revenue, of members that report both. */
const industryGrossMargin = industry.chart({
  ...REPORTS,
  id: 'industry.grossMargin',
  title: '毛利率',
  path: '/api/ecology/dataBusiness/grossProfitMargin',
  also: sharedVariantAddresses('dataBusiness/grossProfitMargin'),
  note: '成份公司合计之比，当年累计，不足半数披露的期间不画',
  lines: { grossProfitMargin: percent('毛利率') },
});

/** The charts of an industry's overview: document 2 §2. */
export const industryCharts = { industryRevenue, industryGrossMargin } as const;
