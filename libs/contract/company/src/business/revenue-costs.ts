import { date, millionYuan, percent } from '@console/contract-core/columns';
import { company } from '../company.ts';

/** C-15: revenue and cost by report period, cumulated from 1 January. */
const revenueCosts = company.facts({
  id: 'company.revenueCosts',
  title: '营业收入与成本',
  path: '/api/dataBusiness/revenueCost',
  needs: 'gssjk_gn_view_businessData',
  source: '定期报告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('报告期', { fixed: 'left' }),
    noticeDate: date('公告日期'),
    operatingTotalRevenue: millionYuan('营业总收入'),
    /** Against the same period a year before, like the other growth columns. */
    operatingRevenueYoy: percent('收入同比', { signed: true, why: true }),
    operatingTotalCost: millionYuan('营业总成本'),
    operatingTotalCostYoy: percent('总成本同比', { signed: true, why: true }),
    /** Null for banks and insurers, which have none, like gross profit and margin. */
    operatingCost: millionYuan('营业成本'),
    operatingCostYoy: percent('成本同比', { signed: true, why: true }),
    /** Operating revenue − operating cost. */
    grossProfit: millionYuan('毛利'),
    grossMargin: percent('毛利率'),
  },
});

export const revenueCostTables = { revenueCosts } as const;
