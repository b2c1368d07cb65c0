import { day } from '@console/contract-core';
import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';

/** C-20: the share day by day, prices unadjusted. */
const quotes = companyTable({
  id: 'company.quotes',
  title: '行情数据',
  path: '/api/dataStockPastQuotation/pageList',
  needs: 'gssjk_gn_view_marketData',
  source: '交易所行情',
  defaultSort: 'date,DESC',
  /** Days from and to, both included. */
  filter: { startTime: day().optional(), endTime: day().optional() },
  row: z.object({
    date: z.string(),
    close: figure,
    /** close ÷ the exchange's ex-rights reference − 1 */
    changeRate: figure,
    open: figure,
    high: figure,
    low: figure,
    /** Amount ÷ volume; null on a day without trade. */
    avgPrice: figure,
    totalShares: figure,
    floatShares: figure,
    totalCapital: figure,
    floatCapitalOfShares: figure,
    /** Yuan paid of the calendar year so far, before tax, up to the day. */
    annualCumulativeDividendAmt: figure,
    /** The newest count announced by the day. */
    shareHoldersNum: figure,
  }),
  columns: [
    { key: 'date', title: '日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'close', title: '收盘价', unit: 'yuan', sortable: true, width: 94 },
    { key: 'changeRate', title: '涨跌幅', unit: 'percent', format: 'change', sortable: true, width: 90 },
    { key: 'open', title: '开盘价', unit: 'yuan', sortable: true, width: 94 },
    { key: 'high', title: '最高价', unit: 'yuan', sortable: true, width: 94 },
    { key: 'low', title: '最低价', unit: 'yuan', sortable: true, width: 94 },
    { key: 'avgPrice', title: '均价', unit: 'yuan', sortable: true, width: 90 },
    { key: 'totalShares', title: '总股本', unit: 'millionShares', sortable: true, width: 118 },
    { key: 'floatShares', title: '流通股本', unit: 'millionShares', sortable: true, width: 128 },
    { key: 'totalCapital', title: '总市值', unit: 'hundredMillionYuan', sortable: true, width: 104 },
    {
      key: 'floatCapitalOfShares',
      title: '流通市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 116,
    },
    { key: 'annualCumulativeDividendAmt', title: '年度累计分红', unit: 'hundredMillionYuan', width: 132 },
    { key: 'shareHoldersNum', title: '股东户数（户）', unit: 'integer', width: 116 },
  ],
});

export const quoteTables = { quotes } as const;
