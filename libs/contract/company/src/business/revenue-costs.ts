import { why } from '@console/contract-core';
import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';

/** C-15: revenue and cost by report period, cumulated from 1 January. */
const revenueCosts = companyTable({
  id: 'company.revenueCosts',
  title: '营业收入与成本',
  path: '/api/dataBusiness/revenueCost',
  needs: 'gssjk_gn_view_businessData',
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    noticeDate: z.string(),
    operatingTotalRevenue: figure,
    /** Against the same period a year before; so are the others. */
    operatingRevenueYoy: figure,
    operatingRevenueYoyWhy: why,
    operatingTotalCost: figure,
    operatingTotalCostYoy: figure,
    operatingTotalCostYoyWhy: why,
    /** Null of banks and insurers, which have none; so are gross profit and margin. */
    operatingCost: figure,
    operatingCostYoy: figure,
    operatingCostYoyWhy: why,
    /** Operating revenue − operating cost. */
    grossProfit: figure,
    grossMargin: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告期', format: 'date', sortable: true, fixed: 'left', width: 104 },
    { key: 'noticeDate', title: '公告日期', format: 'date', sortable: true, width: 104 },
    { key: 'operatingTotalRevenue', title: '营业总收入', unit: 'millionYuan', sortable: true, width: 140 },
    {
      key: 'operatingRevenueYoy',
      title: '收入同比',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 108,
    },
    { key: 'operatingTotalCost', title: '营业总成本', unit: 'millionYuan', sortable: true, width: 140 },
    {
      key: 'operatingTotalCostYoy',
      title: '总成本同比',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 120,
    },
    { key: 'operatingCost', title: '营业成本', unit: 'millionYuan', sortable: true, width: 130 },
    {
      key: 'operatingCostYoy',
      title: '成本同比',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 108,
    },
    { key: 'grossProfit', title: '毛利', unit: 'millionYuan', sortable: true, width: 120 },
    { key: 'grossMargin', title: '毛利率', unit: 'percent', sortable: true, width: 92 },
  ],
});

export const revenueCostTables = { revenueCosts } as const;
