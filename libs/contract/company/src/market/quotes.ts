import { dayRange } from '@console/contract-core';
import {
  date,
  hundredMillionYuan,
  integer,
  percent,
  shareColumns,
  yuan,
} from '@console/contract-core/columns';
import { company } from '../company.ts';

/** C-20: the share day by day, prices unadjusted. */
const quotes = company.facts({
  id: 'company.quotes',
  title: '行情数据',
  path: '/api/dataStockPastQuotation/pageList',
  needs: 'gssjk_gn_view_marketData',
  source: '交易所行情',
  key: 'date',
  counter: '个交易日',
  defaultSort: 'date,DESC',
  filter: dayRange,
  columns: {
    date: date('日期', { fixed: 'left' }),
    close: yuan('收盘价'),
    /** close ÷ the exchange's ex-rights reference − 1 */
    changeRate: percent('涨跌幅', { signed: true }),
    open: yuan('开盘价'),
    high: yuan('最高价'),
    low: yuan('最低价'),
    /** Amount ÷ volume; null on a day without trade. */
    avgPrice: yuan('均价'),
    ...shareColumns,
    /** Dividends paid in the calendar year up to the day, in yuan, before tax. */
    annualCumulativeDividendAmt: hundredMillionYuan('年度累计分红', { sort: false }),
    /** The newest count announced by the day. */
    shareHoldersNum: integer('股东户数（户）', { sort: false }),
  },
});

export const quoteTables = { quotes } as const;
