import { dayRange, variantAddresses } from '@console/contract-core';
import {
  date,
  hundredMillionYuan,
  integer,
  millionShares,
  number,
  percent,
  shareColumns,
  word,
  yuan,
} from '@console/contract-core/columns';
import { byDay, dayCoverage } from '../daily.ts';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

const NEEDS = 'hysjk_gn_view_marketData';
const INDEX_NOTE =
  '首日为 1000，之后逐日按前一日流通市值加权成份公司涨跌幅（对除权参考价），成份变动与分红不使其跳动';
const RANGE_NOTE = '指数 × Σ（该价 × 流通股本）÷ Σ 流通市值；各公司的该价不在同一时刻';

/** The industry day by day: its index, and sums over its members. */
const quotes = industry.facts({
  ...byDay,
  ...sharedAddress('dataStockPastQuotation/pageList'),
  id: 'industry.quotes',
  title: '市场行情',
  needs: NEEDS,
  source: '交易所行情，成份公司合计',
  key: 'date',
  defaultSort: 'date,DESC',
  filter: dayRange,
  columns: {
    date: date('日期', { fixed: 'left' }),
    ...dayCoverage,
    close: number('行业指数', { note: INDEX_NOTE }),
    changeRate: percent('涨跌幅', { signed: true }),
    open: number('开盘指数', { note: RANGE_NOTE }),
    high: number('最高指数', { note: RANGE_NOTE }),
    low: number('最低指数', { note: RANGE_NOTE }),
    /** Amount ÷ volume of the members that traded. */
    avgPrice: yuan('均价'),
    ...shareColumns,
    /** Dividends paid by members in the calendar year up to the day, in yuan, before tax. */
    annualCumulativeDividendAmt: hundredMillionYuan('年度累计分红'),
    /** The sum of each member's newest count announced by the day. */
    shareHoldersNum: integer('股东户数（户）'),
  },
});

/** 行业行情: the industry quarter by quarter; figures at its end are those of its last trading day. */
const quotation = industry.facts({
  id: 'industry.quotation',
  title: '行业行情',
  path: '/api/dataIndustryQuotation/pageList',
  also: variantAddresses('dataIndustryQuotation/pageList'),
  needs: NEEDS,
  source: '交易所行情，成份公司合计',
  key: 'quarter',
  counter: '个季度',
  defaultSort: 'reportDate,DESC',
  columns: {
    /** `2026Q3` */
    quarter: word('季度', { fixed: 'left' }),
    /** Its last trading day so far. */
    reportDate: date('截至'),
    industryIndex: number('行业指数', { note: INDEX_NOTE }),
    industryIndexHigh: number('最高收盘指数'),
    industryIndexLow: number('最低收盘指数'),
    /** On its first trading day. */
    initCapital: hundredMillionYuan('期初总市值'),
    totalCapital: hundredMillionYuan('期末总市值'),
    highTotalCapital: hundredMillionYuan('最高总市值'),
    lowTotalCapital: hundredMillionYuan('最低总市值'),
    floatCapital: hundredMillionYuan('期末流通市值'),
    totalHeld: millionShares('总股本'),
    floatHeld: millionShares('流通股本'),
    shareHoldersNum: integer('股东户数（户）'),
    ...dayCoverage,
  },
});

/** I-08: the industry's market quotes. */
export const quoteTables = { quotes, quotation } as const;
