import { date, hundredMillionYuan, percent } from '@console/contract-core/columns';
import { company } from '../company.ts';
import { AMOUNT_OVER_FLOAT_NOTE } from './amount-over-float.ts';
import { dayRange } from './day-range.ts';

/** The capital of the share on a day in yuan, and the fractions of it that were traded. */
export const liquidity = company.facts({
  id: 'company.liquidity',
  title: '流动性',
  path: '/api/dataStockLiquidity/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深北交易所',
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('交易日', { fixed: 'left' }),
    totalCapital: hundredMillionYuan('总市值'),
    floatCapitalOfShares: hundredMillionYuan('流通市值'),
    tradingDayAmt: hundredMillionYuan('成交额'),
    turnoverOfFloatCapitalRate: percent('成交额占流通市值', { note: AMOUNT_OVER_FLOAT_NOTE }),
    /** Amount over the capital outside the founders' hands; null before their first report. */
    turnoverOfNotfoundationCapitalRate: percent('成交额占非产业资本市值', {
      note: '成交额 ÷（收盘价 ×（总股本 − 当时已公告的产业资本持股））',
    }),
  },
});

/** Total and float capital by day, yuan. */
export const totalCapital = company.chart({
  id: 'company.totalCapital',
  title: '总市值与流通市值走势',
  path: '/api/dataStockLiquidity/getTotalCapital',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深北交易所',
  note: '近一年',
  input: dayRange,
  form: 'bare',
  over: { reportDate: date('日期') },
  lines: {
    totalCapital: hundredMillionYuan('总市值'),
    floatCapitalOfShares: hundredMillionYuan('流通市值'),
  },
});
